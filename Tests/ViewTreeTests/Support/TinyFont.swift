import Foundation

/// A font file of four glyphs, table by table: the missing one, A, V and é.
///
/// An em has 1,000 units. Advances are 500, 600, 700 and 400; the ascender is 800, the descender 200,
/// the gap between lines 100, and capitals are 650 high.
struct TinyFont {
  var tables: [(name: String, bytes: [UInt8])] = [
    ("head", zeros(18) + words(1000) + zeros(34)),
    ("hhea", zeros(4) + words(800, -200, 100) + zeros(24) + words(4)),
    ("maxp", words(0, 0x5000, 4)),
    ("hmtx", words(500, 0, 600, 0, 700, 0, 400, 0)),
    ("OS/2", words(2) + zeros(86) + words(650)),
    ("cmap", cmap(platform: 3, encoding: 1, segments)),
  ]

  /// The file: a directory, and the tables behind it.
  var data: Data {
    var directory: [UInt8] = Self.words(1, 0, tables.count, 0, 0, 0)
    var body: [UInt8] = []
    for table in tables {
      let offset = 12 + 16 * tables.count + body.count
      directory += Array(table.name.utf8) + Self.words(0, 0) + Self.long(offset)
      directory += Self.long(table.bytes.count)
      body += table.bytes
    }
    return Data(directory + body)
  }

  func with(_ name: String, _ bytes: [UInt8]) -> TinyFont {
    var font = without(name)
    font.tables.append((name, bytes))
    return font
  }

  func without(_ name: String) -> TinyFont {
    var font = self
    font.tables.removeAll { $0.name == name }
    return font
  }

  static func words(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  static func long(_ value: Int) -> [UInt8] { words(value >> 16, value) }

  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  static func cmap(platform: Int, encoding: Int, _ map: [UInt8]) -> [UInt8] {
    words(0, 1, platform, encoding) + long(12) + map
  }

  /// Format 4: A by its difference, V by a list that lies 6 bytes behind its offset, é, and the end.
  static let segments =
    words(4, 50, 0, 8, 0, 0, 0) + words(65, 86, 0xE9, 0xFFFF, 0) + words(65, 86, 0xE9, 0xFFFF)
    + words(1 - 65, 0, 3 - 0xE9, 1) + words(0, 6, 0, 0) + words(2)

  /// Format 12: three groups of one character.
  static let groups =
    words(12, 0) + long(52) + long(0) + long(3)
    + long(65) + long(65) + long(1) + long(86) + long(86) + long(2)
    + long(0xE9) + long(0xE9) + long(3)

  /// The table `kern`: V is 80 units nearer to an A before it.
  static let kern = words(0, 1, 0, 20, 1, 1, 0, 0, 0, 1, 2, -80)

  /// Four hundred subtables of 200 pairs, each of 8 bytes by its own account: they are read 75,000
  /// times and more, in a file that has less than 4,000 bytes.
  static let overlappingKern =
    words(0, 400) + (0..<400).flatMap { _ in words(0, 8, 1, 200) }

  /// The pair A V, 90 units nearer; an adjustment of the second glyph is not looked at.
  static let listedPair =
    words(1, 22, 5, 4, 1, 12) + words(1, 2, 30, -90, 7) + words(1, 1, 1)

  /// Class 1 before class 1, 70 units nearer; A is in the first one and V in the second.
  static let classedPair =
    words(2, 24, 4, 0, 34, 42, 2, 2) + words(0, 0, 0, -70) + words(2, 1, 1, 1, 0)
    + words(1, 1, 1, 1) + words(2, 1, 2, 2, 1)

  /// The table `GPOS` with the feature `kern` of one script, which has one subtable.
  static func positions(_ subtable: [UInt8], kind: Int = 2, script: String = "latn") -> [UInt8] {
    words(1, 0, 10, 30, 44)
      + words(1) + Array(script.utf8) + words(8) + words(4, 0) + words(0, 0xFFFF, 1, 0)
      + words(1) + Array("kern".utf8) + words(8) + words(0, 1, 0)
      + words(1, 4) + words(kind, 0, 1, 8) + subtable
  }

  /// A subtable behind a longer offset.
  static func extended(_ subtable: [UInt8]) -> [UInt8] { words(1, 2) + long(8) + subtable }
}
