import Testing

@testable import Playground

@Suite("Message text")
@MainActor
struct MessageTextTests {
  @Test(
    "control characters and turns of direction are shown by their number, line ends and tabs stay",
    arguments: [
      ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\nb\tc", "a\nb\tc"), ("a\u{0}b", "a\\u{0}b"),
      ("a\rb", "a\\u{D}b"), ("\u{202E}abc", "\\u{202E}abc"), ("a\u{85}b", "a\\u{85}b"),
      ("é 刷新", "é 刷新"),
    ])
  func visible(text: String, expected: String) {
    #expect(MessageText.visible(text) == expected)
  }

  @Test("a text that is too long keeps its beginning and its end, one that fits stays")
  func shortened() {
    #expect(MessageText.shortened("abcdef", to: 6) == "abcdef")
    // 20 characters: 5 for the gap, a quarter of the other 15 for the end.
    #expect(MessageText.shortened("abcdefghijklmnopqrstuvwxyz", to: 20) == "abcdefghijkl ... xyz")
  }

  @Test(
    "no message is longer than 500 characters, whatever is echoed in it",
    arguments: [
      String(repeating: "x", count: 100_000), String(repeating: "\u{1}", count: 100_000),
      // One character of 100,000 scalars.
      "e" + String(repeating: "\u{301}", count: 100_000), String(repeating: "/", count: 4000),
    ])
  func bounded(word: String) {
    for arguments in [
      ["tree", word], [word], ["tree", "LKRefresh", word], ["tree", "--\(word)"],
      ["compare", word], ["bench", "--only", word], ["bench", "--iterations", word],
      ["bench", "--\(word)", word], ["drag", word], ["drag", "000", "--threshold", word],
      ["document", word], ["validate", word],
    ] {
      var messages: [String] = []
      let console = Console(output: { messages.append($0) }, errors: { messages.append($0) })
      #expect(CommandTable.standard.run(arguments, console: console) == 2)
      #expect(!messages.isEmpty)
      // The last character is the line's end.
      #expect(messages.allSatisfy { $0.unicodeScalars.count <= 501 }, "\(arguments[0].prefix(20))")
      #expect(!messages.contains { $0.unicodeScalars.contains("\u{1}") })
    }
  }

  @Test("a complaint of many lines keeps the first and the last")
  func manyLines() {
    let recording = RecordingConsole()
    recording.console.complain((1...1000).map { "line \($0)" }.joined(separator: "\n"))
    #expect(recording.errors.hasPrefix("line 1\n") && recording.errors.hasSuffix("line 1000\n"))
    #expect(recording.errors.count == 501)
  }
}
