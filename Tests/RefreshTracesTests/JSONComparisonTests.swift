import Testing

@testable import RefreshTraces

@Suite("Comparison of fields") struct JSONComparisonTests {
  private func difference(_ expected: String, _ actual: String) throws -> String? {
    let difference = try JSONParser.parse(expected)
      .firstDifference(from: try JSONParser.parse(actual), path: "expect")
    return difference.map { "\($0.path): expected \($0.expected), got \($0.actual)" }
  }

  @Test("numbers may differ by a millionth and zero has no sign")
  func tolerance() throws {
    #expect(try difference("120", "120.000001") == nil)
    #expect(try difference("120", "120.0000011") == "expect: expected 120, got 120.0000011")
    #expect(try difference("-0.0", "0") == nil)
  }

  @Test("the first differing field is the first in the trace's order")
  func first() throws {
    #expect(
      try difference("{\"b\": 1, \"a\": 2}", "{\"a\": 3, \"b\": 4}")
        == "expect.b: expected 1, got 4")
  }

  @Test("a field that the system does not report is a difference, one it adds is none")
  func missing() throws {
    #expect(
      try difference("{\"a\": {\"x\": 1}}", "{\"a\": {\"y\": 1}}")
        == "expect.a.x: expected 1, got nothing: the system does not report it")
    #expect(try difference("{\"a\": 1}", "{\"a\": 1, \"b\": 2}") == nil)
  }

  @Test("lists differ by length and by element; kinds differ")
  func listsAndKinds() throws {
    #expect(try difference("[1, 2]", "[1]") == "expect: expected [1, 2], got [1]")
    #expect(try difference("[1, 2]", "[1, 3]") == "expect[1]: expected 2, got 3")
    #expect(try difference("1", "true") == "expect: expected 1, got true")
    #expect(try difference("null", "0") == "expect: expected null, got 0")
  }
}
