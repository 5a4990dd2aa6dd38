import Testing

@testable import RefreshTraces

/// The traces of the documents, replayed by the ports.
@MainActor @Suite("Traces of the documents") struct RefreshTraceTests {
  /// A trace as a test argument, shown by its suite and identifier.
  struct NamedTrace: Sendable, CustomTestStringConvertible {
    let suite: String
    let trace: RefreshTrace
    var testDescription: String { "\(suite) \(trace.id)" }
  }

  /// A file that cannot be read gives none; the counts miss them.
  private nonisolated static let traces = TraceSuiteName.allNames
    .filter { !$0.hasPrefix("ref_") }
    .flatMap { name in
      ((try? TraceFixtures.suite(name))?.traces ?? []).map { NamedTrace(suite: name, trace: $0) }
    }

  @Test("every field of a trace is what the port or its laid-out views give", arguments: traces)
  func trace(_ named: NamedTrace) throws {
    let replay = try #require(TraceSuiteName(named.suite)?.replay)
    #expect(try replay.firstDifference(in: named.trace) == nil)
  }

  @Test("the files hold so many traces")
  func counts() {
    let counts = Dictionary(grouping: Self.traces, by: \.suite).mapValues(\.count)
    #expect(
      counts == [
        "lk_calculate": 13, "lk_rotation": 3, "lk_preference_reduce": 13, "lk_view_state": 1,
        "sr_header": 7, "sr_footer": 9, "sr_layout": 3,
        "zh_delegate": 9, "zh_kvo": 5,
        "zk_header": 7, "zk_footer": 7,
        "wb_refresh_control": 8,
      ])
  }

  /// Rules: S0.23, S0.24, S0.25, S2.11, S4.02, S4.11.
  @Test(
    "every constant of a document is the port's",
    arguments: [("000", 31), ("001", 22), ("002", 19), ("003", 37), ("004", 17)])
  func constants(document: String, count: Int) throws {
    let rows = try TraceFixtures.constants().filter { $0.seed.hasPrefix(document) }
    #expect(rows.count == count)
    #expect(rows.compactMap(\.failure) == [])
  }
}
