import Testing

@testable import RefreshTraces

@MainActor @Suite("View states of document 000") struct LKViewStateReplayTests {
  /// The first difference in a layout step, whose fields are given without their braces.
  private func difference(_ input: String, _ expect: String) throws -> TraceDifference? {
    let text = """
      {"schema": "refresh-trace/1", "suite": "lk_view_state", "traces": [{"id": "V", "steps":
      [{"n": 1, "do": "layout", "in": {\(input)}, "expect": {\(expect)}}]}]}
      """
    guard case .traces(let suite) = try TraceFile(file: "v.json", text: text),
      let trace = suite.traces.first
    else { return nil }
    return try LKViewStateReplay.firstDifference(in: trace)
  }

  @Test(
    "a header takes room and shows its parts as its flags say",
    arguments: [
      // At rest it lies over the content and is drawn one threshold higher.
      (
        #""threshold": 120, "contentHeight": 600, "headerHidden": false, "#
          + #""headerRefreshing": false, "headerFrozen": false"#,
        #""contentTopGuide": 0, "contentY": 0, "stackHeight": 600, "headerFrameY": 0, "#
          + #""headerFrameHeight": 120, "headerDrawnAtY": -120, "headerIndicator": "arrow.down", "#
          + #""headerTextSource": "正在刷新数据", "headerTextIntended": "下拉刷新数据""#
      ),
      // Refreshing alone makes no space, frozen alone neither.
      (
        #""threshold": 80, "contentHeight": 40, "headerRefreshing": true, "headerFrozen": false"#,
        #""contentTopGuide": 0, "contentY": 0, "stackHeight": 80, "headerDrawnAtY": -80, "#
          + #""headerIndicator": "spinner""#
      ),
      (
        #""threshold": 80, "contentHeight": 40, "headerRefreshing": false, "headerFrozen": true"#,
        #""contentTopGuide": 0, "contentY": 0, "stackHeight": 80, "headerDrawnAtY": -80, "#
          + #""headerIndicator": "arrow.down""#
      ),
      // Refreshing and frozen push the content down by the threshold.
      (
        #""threshold": 120, "contentHeight": 600, "headerRefreshing": true, "headerFrozen": true"#,
        #""contentTopGuide": -120, "contentY": 120, "stackHeight": 720, "headerFrameY": 0, "#
          + #""headerFrameHeight": 120, "headerDrawnAtY": 0, "headerIndicator": "spinner", "#
          + #""headerTextSource": "下拉刷新数据", "headerTextIntended": "正在刷新数据""#
      ),
      // A hidden header has neither parts nor space.
      (
        #""threshold": 120, "contentHeight": 600, "headerHidden": true, "#
          + #""headerRefreshing": true, "headerFrozen": true"#,
        #""contentTopGuide": 0, "contentY": 0, "stackHeight": 600, "headerFrameY": 0, "#
          + #""headerFrameHeight": 0, "headerDrawnAtY": null, "headerIndicator": null, "#
          + #""headerTextSource": null, "headerTextIntended": null"#
      ),
    ])
  func header(input: String, expect: String) throws {
    #expect(try difference(input, expect) == nil)
  }

  @Test("an argument that no layout step has is the file's mistake")
  func unknownArgument() {
    #expect(throws: TraceFileError.self) { try difference(#""color": 1"#, "") }
  }
}
