/// A fault in a font file: the value found, and the one expected.
public enum FontFileError: Error, Equatable, CustomStringConvertible {
  /// The file does not begin with the signature of a TrueType or OpenType font.
  case notAFont(found: String)

  /// A table that measuring requires is missing.
  case missingTable(String, found: [String])

  /// A read goes past the end of a table, or of the file.
  ///
  /// - Units: bytes from the start of the table.
  case truncated(table: String, expected: Int, found: Int)

  /// A field has an invalid value.
  case invalid(table: String, field: String, found: String, expected: String)

  /// The tables overlap so much that they would be read over and over.
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
