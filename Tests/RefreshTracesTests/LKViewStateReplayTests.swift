import Testing

@testable import RefreshTraces

@MainActor @Suite("View states of document 000") struct LKViewStateReplayTests {
  private func difference(_ input: String, _ expect: String) throws -> TraceDifference? {
    let text = """
      {"schema": "refresh-trace/1", "suite": "lk_view_state", "traces": [{"id": "V", "steps":
      [{"n": 1, "do": "layout", "in": \(input), "expect": \(expect)}]}]}
      """
    guard case .traces(let suite) = try TraceFile(file: "v.json", text: text),
      let trace = suite.traces.first
    else { return nil }
    return try LKViewStateReplay.firstDifference(in: trace)
  }

  @Test("a header at rest lies over the content and is drawn one threshold higher")
  func atRest() throws {
    let difference = try difference(
      """
      {"threshold": 120, "contentHeight": 600, "headerHidden": false, "headerRefreshing": false,
      "headerFrozen": false}
      """,
      """
      {"contentTopGuide": 0, "contentY": 0, "stackHeight": 600, "headerFrameY": 0,
      "headerFrameHeight": 120, "headerDrawnAtY": -120, "headerIndicator": "arrow.down",
      "headerTextSource": "正在刷新数据", "headerTextIntended": "下拉刷新数据"}
      """)
    #expect(difference == nil)
  }

  @Test("refreshing alone makes no space, frozen alone neither")
  func half() throws {
    for (refreshing, frozen, indicator) in [
      (true, false, "spinner"), (false, true, "arrow.down"),
    ] {
      let difference = try difference(
        """
        {"threshold": 80, "contentHeight": 40, "headerRefreshing": \(refreshing),
        "headerFrozen": \(frozen)}
        """,
        """
        {"contentTopGuide": 0, "contentY": 0, "stackHeight": 80, "headerDrawnAtY": -80,
        "headerIndicator": "\(indicator)"}
        """)
      #expect(difference == nil)
    }
  }

  @Test("refreshing and frozen push the content down by the threshold")
  func frozen() throws {
    let difference = try difference(
      """
      {"threshold": 120, "contentHeight": 600, "headerRefreshing": true, "headerFrozen": true}
      """,
      """
      {"contentTopGuide": -120, "contentY": 120, "stackHeight": 720, "headerFrameY": 0,
      "headerFrameHeight": 120, "headerDrawnAtY": 0, "headerIndicator": "spinner",
      "headerTextSource": "下拉刷新数据", "headerTextIntended": "正在刷新数据"}
      """)
    #expect(difference == nil)
  }

  @Test("a hidden header has neither parts nor space")
  func hidden() throws {
    let difference = try difference(
      """
      {"threshold": 120, "contentHeight": 600, "headerHidden": true, "headerRefreshing": true,
      "headerFrozen": true}
      """,
      """
      {"contentTopGuide": 0, "contentY": 0, "stackHeight": 600, "headerFrameY": 0,
      "headerFrameHeight": 0, "headerDrawnAtY": null, "headerIndicator": null,
      "headerTextSource": null, "headerTextIntended": null}
      """)
    #expect(difference == nil)
  }

  @Test("an argument that no layout step has is the file's mistake")
  func unknownArgument() {
    #expect(throws: TraceFileError.self) { try difference("{\"color\": 1}", "{}") }
  }
}
