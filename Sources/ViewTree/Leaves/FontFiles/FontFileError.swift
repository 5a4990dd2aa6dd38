/// A fault of a font file: what was found, and what was expected in its place.
public enum FontFileError: Error, Equatable, CustomStringConvertible {
  /// The file begins with other four bytes than a TrueType or OpenType font.
  case notAFont(found: String)

  /// A table without which nothing is measured is not there.
  case missingTable(String, found: [String])

  /// A read would pass the end of a table, or of the file.
  ///
  /// - Units: bytes from the beginning of the table.
  case truncated(table: String, expected: Int, found: Int)

  /// A field has a value that no font has.
  case invalid(table: String, field: String, found: String, expected: String)

  /// The tables are read over and over, as they lie on top of each other.
  case overlapping(table: String)

  public var description: String {
    switch self {
    case .notAFont(let found):
      "not a font: the file begins with \(found); "
        + "expected 00010000, 'true', 'OTTO' or 'ttcf', a TrueType or OpenType file"
    case .missingTable(let name, let found):
      "table '\(name)' is missing; found \(found.isEmpty ? "none" : found.joined(separator: ", "))"
    case .truncated(let table, let expected, let found):
      "\(table) ends after \(found) bytes; expected at least \(expected)"
    case .invalid(let table, let field, let found, let expected):
      "\(table): \(field) is \(found); expected \(expected)"
    case .overlapping(let table):
      "\(table): its parts lie on top of each other; expected each of them in a place of its own"
    }
  }
}
