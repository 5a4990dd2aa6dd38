import Testing

@testable import RefreshTraces

@Suite("Bad trace files") struct TraceFileTests {
  private static let step = #"{"n": 1, "do": "calculate", "expect": {}}"#

  private static func suite(_ traces: String, name: String = "lk_calculate") -> String {
    #"{"schema": "refresh-trace/1", "suite": "\#(name)", "traces": \#(traces)}"#
  }

  @Test(
    "a bad file is refused with file, place and reason",
    arguments: [
      (
        "{", "bad.json: line 1, column 2: not JSON: expected a key, found the end of the file"
      ),
      ("[]", "bad.json: expected an object, found a list"),
      ("{}", "bad.json: missing field \"schema\""),
      (
        #"{"schema": "refresh-trace/2"}"#,
        "bad.json: schema: wrong schema \"refresh-trace/2\", expected \"refresh-trace/1\" or "
          + "\"refresh-constants/1\""
      ),
      (#"{"schema": "refresh-trace/1"}"#, "bad.json: missing field \"suite\""),
      (
        #"{"schema": "refresh-trace/1", "suite": "lk_calculate"}"#,
        "bad.json: missing field \"traces\""
      ),
      (suite("3"), "bad.json: traces: expected a list, found a number"),
      (suite("[{}]"), "bad.json: traces[0]: missing field \"id\""),
      (suite(#"[{"id": 3}]"#), "bad.json: traces[0].id: expected a text, found 3"),
      (suite(#"[{"id": "A"}]"#), "bad.json: traces[0]: missing field \"steps\""),
      (
        suite(#"[{"id": "A", "steps": [\#(step), {"n": 2, "do": "host"}]}]"#),
        "bad.json: traces[0].steps[1]: missing field \"expect\""
      ),
      (
        suite(#"[{"id": "A", "steps": [{"n": 1.5}]}]"#),
        "bad.json: traces[0].steps[0].n: expected a whole number, found 1.5"
      ),
      (
        #"{"schema": "refresh-constants/1", "rows": [{"seed": "000_a.txt", "name": "x"}]}"#,
        "bad.json: rows[0]: missing field \"value\""
      ),
    ])
  func refused(text: String, message: String) {
    let error = #expect(throws: TraceFileError.self) {
      try TraceFile(file: "bad.json", text: text)
    }
    #expect(error?.description == message)
  }

  @Test("an unknown suite is refused with the names that are known")
  func unknownSuite() {
    let error = #expect(throws: TraceFileError.self) {
      try TraceFile(file: "bad.json", text: Self.suite("[]", name: "lk_calculat"))
    }
    #expect(error?.place == "suite")
    #expect(error?.reason.contains("unknown suite \"lk_calculat\"") == true)
    #expect(error?.reason.contains("lk_calculate, lk_preference_reduce") == true)
  }

  @Test("the reference suites and the constants are readable")
  func fixtures() throws {
    for name in ["ref_globulus", "ref_mjrefresh_header"] {
      #expect(throws: Never.self) { try TraceFixtures.suite(name) }
    }
    #expect(try TraceFixtures.constants().count == 126)
  }
}
