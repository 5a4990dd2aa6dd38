import Testing
import ViewTreeInspection

/// Expects the answer to a file of a gesture that cannot be read: its line, and parts of what is
/// given and of what was expected.
func expectFailure(
  line: Int, given: String, expected: String, sourceLocation: SourceLocation = #_sourceLocation,
  reading read: () throws -> Void
) throws {
  let error = try #require(
    throws: GestureFileError.self, sourceLocation: sourceLocation, performing: read)
  #expect(error.line == line, sourceLocation: sourceLocation)
  #expect(error.given.contains(given), sourceLocation: sourceLocation)
  #expect(error.expected.contains(expected), sourceLocation: sourceLocation)
}
