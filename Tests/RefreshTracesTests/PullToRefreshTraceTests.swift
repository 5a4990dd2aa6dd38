import Testing

@testable import RefreshTraces

@MainActor @Suite("Traces of document 001")
struct PullToRefreshTraceTests {
  @Test("every field of a header trace is what the port gives", arguments: header)
  func header(_ named: NamedTrace) throws {
    #expect(try PullToRefreshHeaderReplay.firstDifference(in: named.trace) == nil)
  }

  @Test("every field of a footer trace is what the port gives", arguments: footer)
  func footer(_ named: NamedTrace) throws {
    #expect(try PullToRefreshFooterReplay.firstDifference(in: named.trace) == nil)
  }

  @Test(
    "every frame and state of a layout trace is what the laid-out views give", arguments: layout)
  func layout(_ named: NamedTrace) throws {
    #expect(try PullToRefreshLayoutReplay.firstDifference(in: named.trace) == nil)
  }

  @Test("every constant of document 001 is the port's")
  func constants() throws {
    let rows = try TraceFixtures.constants().filter { $0.seed.hasPrefix("001") }
    #expect(rows.count == 22)
    #expect(rows.compactMap(\.failure) == [])
  }

  @Test("the files hold 7 header, 9 footer and 3 layout traces")
  func counts() throws {
    #expect(try TraceFixtures.suite("sr_header").traces.count == 7)
    #expect(try TraceFixtures.suite("sr_footer").traces.count == 9)
    #expect(try TraceFixtures.suite("sr_layout").traces.count == 3)
  }

  @Test("an unknown version, state, behaviour or binding is refused with what is known")
  func refused() throws {
    #expect(
      try message(("\"v3\"", "\"v4\""))?.hasSuffix(
        "unknown version \"v4\", expected \"v1\", \"v2\", \"v3\", \"copy with > 0.001\"") == true)
    #expect(
      try message(("\"stopped\", \"progress\"", "\"resting\", \"progress\""))?.hasSuffix(
        "unknown state \"resting\", expected \"invalid\", \"stopped\", \"triggered\", \"loading\"")
        == true)
    #expect(
      try message(("\"onHeaderRefresh\": null", "\"onHeaderRefresh\": \"explode\""))?.hasSuffix(
        "unknown behaviour \"explode\", expected \"finish synchronously\"") == true)
    #expect(
      try message(("\"do\": \"calculateHeader\"", "\"do\": \"host\", \"set\": {\"busy\": true}"))?
        .hasSuffix("unknown binding, expected isHeaderRefreshing or isFooterRefreshing") == true)
    #expect(
      try message(("\"do\": \"calculateHeader\"", "\"do\": \"scroll\""))?.hasSuffix(
        "unknown event \"scroll\", expected calculateHeader or host") == true)
    #expect(try message(("\"pull\": 0", "\"pull\": 1")) == nil)
  }

  /// The message for a one-step trace with one edit.
  private func message(_ edit: (String, String)) throws -> String? {
    let text = """
      {"schema": "refresh-trace/1", "suite": "sr_header", "traces": [{"id": "A", "version": "v3",
      "config": {"headerHeight": 60, "onHeaderRefresh": null, "isFooterRefreshing": false},
      "initial": {"refreshState": "stopped", "progress": 0, "thresold": 60, "isRefreshing": false,
      "calls": 0}, "steps": [{"n": 1, "do": "calculateHeader", "pull": 0,
      "in": {"headerMinY": -60, "headerHeight": 60, "headerWidth": 390, "proxyWidth": 390},
      "events": [], "expect": {"progress": 0}}]}]}
      """
    try #require(text.contains(edit.0))
    var validation = TraceValidation()
    validation.validate(
      file: "bad.json", text: text.replacingOccurrences(of: edit.0, with: edit.1))
    return validation.finished().complaints.first
  }

  private nonisolated static let header = NamedTrace.all(of: "sr_header")
  private nonisolated static let footer = NamedTrace.all(of: "sr_footer")
  private nonisolated static let layout = NamedTrace.all(of: "sr_layout")
}
