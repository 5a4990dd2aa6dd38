/// The tables of a font file by name.
///
/// - Source: Microsoft, OpenType specification, "Organization of an OpenType Font".
struct FontTables {
  private let file: FontBytes
  private var places: [String: (offset: Int, length: Int)] = [:]

  /// Reads the table directory; in a collection, that of the first font.
  init(_ data: Data) throws(FontFileError) {
    file = FontBytes(file: data)
    var start = 0
    if data.starts(with: Array("ttcf".utf8)) { start = try file.long(12) }
    guard try Self.kinds.contains(file.long(start)) else {
      throw .notAFont(found: Self.words(try file.long(start)))
    }
    for index in try 0..<file.word(start + 4) {
      let record = start + 12 + 16 * index
      places[try file.tag(record)] = (try file.long(record + 8), try file.long(record + 12))
    }
  }

  /// The table; nil if the font has none.
  func table(ifThere name: String) throws(FontFileError) -> FontBytes? {
    guard let place = places[name] else { return nil }
    return try file.table(name, at: place.offset, length: place.length)
  }

  func table(_ name: String) throws(FontFileError) -> FontBytes {
    guard let table = try table(ifThere: name) else {
      throw .missingTable(name, found: places.keys.sorted())
    }
    return table
  }

  /// 1.0, `true` and `OTTO`.
  private static let kinds: Set<Int> = [0x0001_0000, 0x7472_7565, 0x4F54_544F]

  private static func words(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
