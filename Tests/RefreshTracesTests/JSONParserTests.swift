import Testing

@testable import RefreshTraces

@Suite("JSON") struct JSONParserTests {
  @Test("an object keeps the order of its keys")
  func order() throws {
    let value = try JSONParser.parse("{\"z\": 1, \"a\": [true, null, -2.5e1], \"m\": {}}")
    #expect(value.description == "{\"z\": 1, \"a\": [true, null, -25], \"m\": {}}")
  }

  @Test("a flag is not a number")
  func flags() throws {
    #expect(try JSONParser.parse("true") == .flag(true))
    #expect(try JSONParser.parse("1") == .number(1))
  }

  @Test("texts keep their characters, escaped or not")
  func texts() throws {
    #expect(try JSONParser.parse(#""正在\u5237\n\"\uD83D\uDE00""#) == .text("正在刷\n\"😀"))
  }

  @Test(
    "what is no JSON is refused with line and column",
    arguments: [
      ("", 1, 1, "expected a value, found the end of the file"),
      ("{\n \"a\": 1,\n}", 3, 1, "expected a key, found \"}\""),
      ("{\"a\" 1}", 1, 6, "expected \":\" after a key, found \"1\""),
      ("[1 2]", 1, 4, "expected \",\" or \"]\", found \"2\""),
      ("{\"a\": 1 \"b\": 2}", 1, 9, "expected \",\" or \"}\", found \"\"\""),
      ("nul", 1, 1, "expected a value, found \"n\""),
      ("01", 1, 2, "expected the end of the file, found \"1\""),
      ("-", 1, 2, "expected a digit, found the end of the file"),
      ("1.", 1, 3, "expected a digit, found the end of the file"),
      ("1e999", 1, 1, "the number 1e999 is too large"),
      ("\"abc", 1, 5, "a text without its closing quotation mark"),
      ("\"\\x\"", 1, 3, "unknown escape, found \"x\""),
      ("\"\\uD800\"", 1, 8, "half of a surrogate pair"),
      ("\"\\u12\"", 1, 4, "expected four hexadecimal digits after \\u"),
      ("{\"a\": 1, \"a\": 2}", 1, 10, "the key \"a\" occurs twice in one object"),
      ("1 2", 1, 3, "expected the end of the file, found \"2\""),
    ])
  func refused(text: String, line: Int, column: Int, reason: String) {
    #expect(throws: JSONSyntaxError(line: line, column: column, reason: reason)) {
      try JSONParser.parse(text)
    }
  }

  @Test("a value nested 201 deep is refused, 200 deep is read")
  func depth() throws {
    let read = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(throws: Never.self) { try JSONParser.parse(read) }
    let refused = "[" + read + "]"
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(refused) }
  }
}
