import Testing

@testable import RefreshTraces

@MainActor @Suite("Traces of document 002")
struct ZHRefreshTraceTests {
  @Test("every field of a delegate trace is what the port gives", arguments: delegate)
  func delegate(_ named: NamedTrace) throws {
    #expect(try ZHRefreshReplay.firstDifference(in: named.trace) == nil)
  }

  @Test("every field of an observation trace is what the port gives", arguments: observation)
  func observation(_ named: NamedTrace) throws {
    #expect(try ZHRefreshReplay.firstDifference(in: named.trace) == nil)
  }

  /// Rule: S2.11.
  @Test("every constant of document 002 is the port's")
  func constants() throws {
    let rows = try TraceFixtures.constants().filter { $0.seed.hasPrefix("002") }
    #expect(rows.count == 19)
    #expect(rows.compactMap(\.failure) == [])
  }

  @Test("the files hold 9 delegate and 5 observation traces")
  func counts() throws {
    #expect(try TraceFixtures.suite("zh_delegate").traces.count == 9)
    #expect(try TraceFixtures.suite("zh_kvo").traces.count == 5)
  }

  @Test("an unknown profile, event, call or animation is the file's mistake, with its place")
  func mistakes() throws {
    let original = try TraceFixtures.text("zh_delegate")
    for (old, new, complaint) in [
      ("\"profile\": \"doc\"", "\"profile\": \"old\"", "traces[0].profile: unknown profile"),
      ("\"do\": \"scroll\"", "\"do\": \"scrol\"", "traces[0].steps[0]: unknown event"),
      ("\"api\": \"headerEnd", "\"api\": \"headEnd", "traces[0].steps[8].api: unknown call"),
      ("\"which\": \"headerB", "\"which\": \"arrowB", "traces[0].steps[7].which: unknown anim"),
    ] {
      var validation = TraceValidation()
      validation.validate(
        file: "f", text: original.replacingOccurrences(of: old, with: new))
      let report = validation.finished()
      #expect(report.complaints.first?.contains(complaint) == true, "\(report.complaints)")
      #expect(report.exitCode == 2)
    }
  }

  private nonisolated static let delegate = NamedTrace.all(of: "zh_delegate")
  private nonisolated static let observation = NamedTrace.all(of: "zh_kvo")
}
