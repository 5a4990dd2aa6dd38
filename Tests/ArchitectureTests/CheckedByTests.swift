import Testing

@Suite("Checked by")
struct CheckedByTests {
  @Test("a test that a doc comment names exists")
  func namedTestsExist() throws {
    let tests = try Repository.tests.get()
    let text = tests.flatMap(\.lines).joined(separator: "\n")
    for file in try Repository.code.get() {
      for (suite, sentence) in references(in: file) {
        let hasSuite = tests.contains { $0.path.hasSuffix("/\(suite).swift") }
        let hasSentence = text.contains("\"\(sentence)\"")
        #expect(hasSuite, "\(file.path) names \(suite), which is no test file")
        #expect(hasSentence, "\(file.path) names \"\(sentence)\", which is no test")
      }
    }
  }

  /// The suites and sentences behind `Checked by:`, joined where a comment breaks the line.
  private func references(in file: SourceFile) -> [(suite: String, sentence: String)] {
    let comments = file.lines
      .map { $0.trimmingPrefix(/\s*/) }
      .filter { $0.hasPrefix("///") }
      .map { $0.dropFirst(3).trimmingPrefix(/\s*/) }
      .joined(separator: " ")
    return comments.matches(of: /Checked by: `(\w+)`, "([^"]+)"/)
      .map { (String($0.output.1), String($0.output.2)) }
  }
}
