import Foundation
import TestSupport
import Testing

@testable import RefreshTraces

@MainActor @Suite("Messages about trace files") struct TraceMessageTests {
  /// Everything that is printed about one file.
  private func messages(_ text: String, file: String = "bad.json") -> [String] {
    let report = report(on: [file: text])
    // The first line of a suite and the last line of all are results, the rest is about something.
    return report.complaints + report.lines.filter { $0.hasPrefix("  ") }
  }

  private static let long = String(repeating: "long ", count: 20_000)

  private nonisolated static func suite(_ traces: String, name: String = "lk_rotation") -> String {
    #"{"schema": "refresh-trace/1", "suite": "\#(name)", "traces": \#(traces)}"#
  }

  /// A trace of suite `lk_rotation` with one step.
  private static func trace(
    id: String = "A", which: String = "header", event: String = "rotation",
    expect: String = "{\"degrees\": 1}"
  ) -> String {
    #"[{"id": "\#(id)", "which": "\#(which)", "threshold": 120, "steps": [{"n": 1, "#
      + #""do": "\#(event)", "in": {"offset": 0}, "expect": \#(expect)}]}]"#
  }

  private static let hostile: [String] = [
    "", " \n", "{", "[]", "{}", String(repeating: "[", count: 5000), "1e999",
    String(repeating: "9", count: 100_000), "\"" + long, "{\"\(long)\": 1, \"\(long)\": 2}",
    "{\"schema\": \"\(long)\"}", "{\"schema\": [\"\(long)\"]}",
    suite("[]"), suite("[]", name: long), suite("[]", name: "ref_" + long),
    suite("[{\"id\": \"\(long)\"}]"), suite(trace(id: long)), suite(trace(which: long)),
    suite(trace(id: long, event: long)), suite(trace(expect: "{\"\(long)\": \"\(long)\"}")),
    suite(trace(expect: "[\"\(long)\"]")),
    #"{"schema": "refresh-constants/1", "rows": []}"#,
    #"{"schema": "refresh-constants/1", "rows": [{"seed": "\#(long)", "name": "\#(long)","#
      + #""value": 1}]}"#,
    #"{"schema": "refresh-constants/1", "rows": [{"seed": "000_a", "name": "\#(long)","#
      + #""value": ["\#(long)"]}]}"#,
  ]

  @Test("every message names the file, is one line, and at most 500 characters long")
  func bounded() {
    for text in Self.hostile {
      let messages = messages(text)
      #expect(!messages.isEmpty, "\(text.prefix(80))")
      for message in messages {
        #expect(message.contains("bad.json"), "\(message)")
        #expect(message.unicodeScalars.count <= 500, "\(message)")
        #expect(!message.contains("\n"), "\(message)")
      }
    }
  }

  @Test("the end of a long path stays in a message, since the file's name is there")
  func longPath() {
    let path = String(repeating: "folder/", count: 500) + "bad.json"
    for text in Self.hostile {
      for message in messages(text, file: path) {
        #expect(message.contains("/bad.json: "), "\(message)")
        #expect(message.unicodeScalars.count <= 500, "\(message)")
      }
    }
  }

  @Test("a file cannot write into the terminal")
  func controlCharacters() {
    for (text, complaint) in [
      (#"{"schema": "\u001b[2J\n\u009b31m"}"#, #"wrong schema "\u001b[2J\n\u009b31m""#),
      (#"{"schema": "refresh-trace/1", "suite": "\u0007"}"#, #"unknown suite "\u0007""#),
    ] {
      #expect(messages(text).first?.contains(complaint) == true)
    }
  }

  @Test("the beginning and the end of a long number are shown")
  func longNumber() {
    let digits = "12" + String(repeating: "0", count: 1000) + "98"
    // 60 characters: 37 of the beginning, three dots, and the last third.
    let shown = "12" + String(repeating: "0", count: 35) + "..." + String(repeating: "0", count: 18)
    #expect(
      messages(digits) == [
        "bad.json: line 1, column 1: not JSON: the number \(shown)98 is too large"
      ])
  }

  @Test(
    "a file without content, traces or rows, or with one mistake, gets one complaint",
    arguments: [
      ("", "is empty, expected JSON with a field \"schema\""),
      (" \n\t\r\n", "is empty, expected JSON with a field \"schema\""),
      ("\u{FEFF}", "is empty, expected JSON with a field \"schema\""),
      ("\u{FEFF}{}", "missing field \"schema\""), ("{}", "missing field \"schema\""),
      (suite("[]"), "no trace found: suite lk_rotation has no traces"),
      (
        #"{"schema": "refresh-constants/1", "rows": []}"#,
        "no trace found: there are no rows of constants"
      ),
    ])
  func nothingFound(text: String, complaint: String) {
    #expect(messages(text) == ["bad.json: \(complaint)"])
  }

  @Test("an empty directory is named")
  func emptyDirectory() {
    var validation = TraceValidation()
    validation.noteEmpty("traces", reason: "the directory has no *.json")
    #expect(
      validation.finished().complaints
        == ["traces: no trace found: the directory has no *.json"])
  }

  @Test("a reference suite beside traces is no complaint")
  func referenceAmongOthers() throws {
    let report = report(on: [
      "a.json": try TraceFixtures.text("ref_globulus"),
      "b.json": try TraceFixtures.text("lk_rotation"),
    ])
    #expect((report.complaints, report.exitCode) == ([], 0))
  }
}

@MainActor @Suite("Large trace files") struct LargeTraceTests {
  private func object(keys: Int) -> String {
    "{" + (0..<keys).map { "\"key\($0)\": 1" }.joined(separator: ",") + "}"
  }

  @Test("an object of sixteen times the keys takes sixteen times as long, not 256")
  func keysAreLinear() throws {
    let (few, many) = (object(keys: 2_000), object(keys: 32_000))
    _ = try JSONParser.parse(few)
    func seconds(_ text: String) throws -> Double {
      try (0..<3).map { _ in try processorSeconds { _ = try JSONParser.parse(text) } }.min() ?? 0
    }
    let (short, long) = (try seconds(few), try seconds(many))
    #expect(long < 64 * short, "\(short) s, then \(long) s")
  }

  @Test("a key that occurs twice is found among many, and equal by its characters")
  func duplicateAmongMany() {
    let text = "{" + (0..<1000).map { "\"k\($0)\": 1, " }.joined() + "\"k500\": 1}"
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(text) }
    // One letter with its accent, and the letter followed by the accent.
    #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse("{\"\u{E9}\": 1, \"e\u{301}\": 2}")
    }
  }

  @Test("a tree of views too wide for its types is refused, 100 children are built")
  func wideTree() {
    func complaints(_ tree: String) -> [String] {
      let text = """
        {"schema": "refresh-trace/1", "suite": "lk_preference_reduce", "traces": [{"id": "W",
        "key": "LKScrollOffsetPreferenceKey", "tree": \(tree), "steps": [],
        "expect": {"value": 0}}]}
        """
      return report(on: ["wide.json": text]).complaints
    }
    func list(_ count: Int, of element: String) -> String {
      "[" + Array(repeating: element, count: count).joined(separator: ", ") + "]"
    }
    #expect(
      complaints(list(101, of: "1"))
        == ["wide.json: traces[0].tree: 101 views in one stack, expected at most 100"])
    #expect(
      complaints(list(40, of: list(40, of: "1")))
        == ["wide.json: traces[0].tree: more than 1000 values in one tree"])
    #expect(complaints(list(100, of: "1")) == [])
  }

  @Test("a count is a whole number that can be counted on from")
  func hugeCounts() throws {
    let huge = try TraceFixtures.text(
      "lk_calculate", replacing: "\"refreshCalls\": 0",
      with: "\"refreshCalls\": 9223372036854774784")
    #expect(
      report(on: ["huge.json": huge]).complaints.first?.hasSuffix(
        "refreshCalls: expected a whole number, found 9223372036854774784") == true)
  }
}
