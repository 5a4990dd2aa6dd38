import Testing

@testable import RefreshTraces

@MainActor @Suite("Traces of document 004")
struct WBRefreshTraceTests {
  @Test("every field of a trace is what the port gives", arguments: traces)
  func trace(_ named: NamedTrace) throws {
    #expect(try WBRefreshReplay.firstDifference(in: named.trace) == nil)
  }

  /// Rules: S4.02, S4.11.
  @Test("every constant of document 004 is the port's")
  func constants() throws {
    let rows = try TraceFixtures.constants().filter { $0.seed.hasPrefix("004") }
    #expect(rows.count == 17)
    #expect(rows.compactMap(\.failure) == [])
  }

  @Test("the file holds 8 traces")
  func counts() throws {
    #expect(try TraceFixtures.suite("wb_refresh_control").traces.count == 8)
  }

  @Test("an unknown variant, angle, call or duration is the file's mistake and named")
  func mistakes() throws {
    let text = try TraceFixtures.text("wb_refresh_control")
    for (given, wrong, complaint) in [
      ("\"variant\": \"A\"", "\"variant\": \"C\"", "unknown variant \"C\""),
      ("\"angle\": \"adjusted\"", "\"angle\": \"half\"", "unknown angle \"half\""),
      ("\"api\": \"endRefreshing\"", "\"api\": \"end\"", "unknown call \"end\""),
      ("\"duration\": 20", "\"duration\": 0", "expected a duration above 0"),
    ] {
      let changed = text.replacingOccurrences(of: given, with: wrong)
      try #require(changed != text)
      var validation = TraceValidation()
      validation.validate(file: "wb_refresh_control.json", text: changed)
      let report = validation.finished()
      #expect(report.exitCode == 2)
      #expect(report.complaints.contains { $0.contains(complaint) }, "\(report.complaints)")
    }
  }

  private nonisolated static let traces = NamedTrace.all(of: "wb_refresh_control")
}
