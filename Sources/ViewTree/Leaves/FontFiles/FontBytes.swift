/// A range of a font file's bytes; every read is checked against its end.
///
/// - Shape: numbers are big-endian, and offsets count from the start of the range.
/// - Errors: a read past the end throws an error that names the table. If parts of the file overlap
///   so much that they are read many times over, reading ends with an error, so that the cost stays
///   linear in the file's length.
struct FontBytes {
  /// The number of reads left, shared by all ranges of a file.
  private final class Budget {
    var reads: Int

    init(reads: Int) {
      self.reads = reads
    }
  }

  /// The table's name, for errors.
  let name: String
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let budget: Budget

  /// Fonts that share parts read them several times; a valid one needs less than one read per byte.
  private static let readsPerByte = 16

  /// The whole file.
  init(file: Data) {
    name = "the file"
    bytes = Array(file)
    range = 0..<bytes.count
    budget = Budget(reads: bytes.count * Self.readsPerByte)
  }

  private init(_ whole: FontBytes, _ range: Range<Int>, name: String) {
    self.name = name
    bytes = whole.bytes
    self.range = range
    budget = whole.budget
  }

  var count: Int { range.count }

  /// An unsigned 16-bit number.
  func word(_ offset: Int) throws(FontFileError) -> Int {
    let start = try place(offset, 2)
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  /// A signed 16-bit number.
  func signedWord(_ offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try word(offset)))
  }

  /// An unsigned 32-bit number.
  func long(_ offset: Int) throws(FontFileError) -> Int {
    try expect(4, at: offset)
    return try word(offset) << 16 | word(offset + 2)
  }

  /// A four-character tag.
  func tag(_ offset: Int) throws(FontFileError) -> String {
    let start = try place(offset, 4)
    return String(decoding: bytes[start..<start + 4], as: UTF8.self)
  }

  /// The bytes from an offset up to the end.
  func part(at offset: Int) throws(FontFileError) -> FontBytes {
    let start = try place(offset, 0)
    return FontBytes(self, start..<range.upperBound, name: name)
  }

  /// A table of the file.
  func table(_ name: String, at offset: Int, length: Int) throws(FontFileError) -> FontBytes {
    guard offset <= count, length <= count - offset else {
      throw .truncated(table: "table '\(name)'", expected: length, found: max(count - offset, 0))
    }
    return FontBytes(self, offset..<offset + length, name: "table '\(name)'")
  }

  /// Checks that a number of bytes follow an offset, before they are read one by one.
  func expect(_ length: Int, at offset: Int) throws(FontFileError) {
    guard offset + length <= count else {
      throw .truncated(table: name, expected: offset + length, found: count)
    }
  }

  func invalid(_ field: String, _ found: Int, expected: String) -> FontFileError {
    .invalid(table: name, field: field, found: "\(found)", expected: expected)
  }

  private func place(_ offset: Int, _ length: Int) throws(FontFileError) -> Int {
    try expect(length, at: offset)
    budget.reads -= 1
    guard budget.reads >= 0 else { throw .overlapping(table: name) }
    return range.lowerBound + offset
  }
}
