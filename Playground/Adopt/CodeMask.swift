/// The code of a Swift text: comments and literal contents are blanked, every byte keeps its
/// offset.
///
/// Lenient like ``SwiftOutline``: text that is not Swift is masked somehow.
struct CodeMask {
  /// ASCII only, as long as the text's UTF-8, with line ends kept.
  let code: [UInt8]

  init(_ text: String) {
    var bytes = Array(text.utf8)
    var position = 0
    func has(_ word: StaticString) -> Bool {
      word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }
    func blank(_ count: Int) {
      for index in position..<min(position + count, bytes.count)
      where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
      position = min(position + count, bytes.count)
    }
    func blankComment() {
      var depth = 0
      repeat {
        let step = has("/*") ? 1 : has("*/") ? -1 : 0
        depth += step
        blank(step == 0 ? 1 : 2)
      } while depth > 0 && position < bytes.count
    }
    func blankLiteral(_ signs: Int) {
      let isLong = bytes[(position + signs)...].starts(with: "\"\"\"".utf8)
      let end =
        Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
        + Array(repeating: UInt8(ascii: "#"), count: signs)
      blank(signs + (isLong ? 3 : 1))
      while position < bytes.count, !bytes[position...].starts(with: end) {
        if !isLong, bytes[position] == UInt8(ascii: "\n") { return }
        blank(signs == 0 && bytes[position] == UInt8(ascii: "\\") ? 2 : 1)
      }
      blank(end.count)
    }
    while position < bytes.count {
      let signs = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
      if has("//") {
        blank(bytes[position...].prefix { $0 != UInt8(ascii: "\n") }.count)
      } else if has("/*") {
        blankComment()
      } else if bytes[(position + signs)...].first == UInt8(ascii: "\"") {
        blankLiteral(signs)
      } else {
        if bytes[position] >= 0x80 { bytes[position] = UInt8(ascii: "_") }
        position += max(signs, 1)
      }
    }
    code = bytes
  }

  /// The mask as text; its offsets are those of the original's UTF-8.
  var text: String { String(decoding: code, as: UTF8.self) }

  /// The places of the identifiers and keywords, in order.
  var words: [Range<Int>] {
    code.indices.split { !Self.isPart(code[$0]) }.map { Range($0.first!...$0.last!) }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// By how much a bracket changes the depth.
  static func step(_ byte: UInt8) -> Int {
    "([{".utf8.contains(byte) ? 1 : ")]}".utf8.contains(byte) ? -1 : 0
  }

  /// The offset of the bracket that closes the one at `place`; nil if none does.
  func close(of open: Int) -> Int? {
    var depth = 0
    for index in open..<code.count {
      depth += Self.step(code[index])
      if depth == 0 { return index }
    }
    return nil
  }

  /// The line of a place, from 1.
  func line(of place: Int) -> Int {
    code[..<place].count { $0 == UInt8(ascii: "\n") } + 1
  }
}

extension StringProtocol {
  /// The place of an index in the text's UTF-8.
  func offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}
