import Testing

@testable import RefreshTraces

/// Trace files that name something unknown, or leave something out.
@MainActor @Suite("Mistakes in traces") struct TraceMistakeTests {
  @Test(
    "an unknown name in a file is the file's mistake, and is named",
    arguments: [
      ("wb_refresh_control", #""variant": "A""#, #""variant": "C""#, #"unknown variant "C""#),
      (
        "wb_refresh_control", #""angle": "adjusted""#, #""angle": "half""#, #"unknown angle "half""#
      ),
      ("wb_refresh_control", #""api": "endRefreshing""#, #""api": "end""#, #"unknown call "end""#),
      ("wb_refresh_control", #""duration": 20"#, #""duration": 0"#, "expected a duration above 0"),
      (
        "zh_delegate", #""profile": "doc""#, #""profile": "old""#,
        "traces[0].profile: unknown profile"
      ),
      ("zh_delegate", #""do": "scroll""#, #""do": "scrol""#, "traces[0].steps[0]: unknown event"),
      (
        "zh_delegate", #""api": "headerEnd"#, #""api": "headEnd"#,
        "traces[0].steps[8].api: unknown call"
      ),
      (
        "zh_delegate", #""which": "headerB"#, #""which": "arrowB"#,
        "traces[0].steps[7].which: unknown anim"
      ),
      ("zk_footer", #""resetNoMoreData""#, #""reset""#, #"unknown call "reset""#),
      (
        "zk_footer", "\"noMoreData\",\n     \"title\"", "\"nomore\",\n     \"title\"",
        #"unknown state "nomore""#
      ),
      ("zk_footer", #""which": "begin""#, #""which": "start""#, #"unknown animation "start""#),
    ])
  func unknown(suite: String, old: String, new: String, complaint: String) throws {
    let text = try TraceFixtures.text(suite, replacing: old, with: new)
    let report = report(on: ["\(suite).json": text])
    #expect(report.exitCode == 2)
    #expect(report.complaints.first?.contains(complaint) == true, "\(report.complaints)")
  }

  /// The first complaint about a file of one step, with one edit.
  private func complaint(_ text: String, _ old: String, _ new: String) throws -> String? {
    try #require(text.contains(old))
    return report(on: ["bad.json": text.replacingOccurrences(of: old, with: new)])
      .complaints.first
  }

  private nonisolated static let passOf000 = """
    {"schema": "refresh-trace/1", "suite": "lk_calculate", "traces": [{"id": "A",
    "config": {"threshold": 120, "headerHidden": false, "footerHidden": false},
    "geometry": {"fixedY": 91, "listHeight": 800, "contentHeight": 2000},
    "initial": {"offset": 0, "preOffset": 0, "headerRefreshing": false,
    "footerRefreshing": false, "headerFrozen": false, "footerFrozen": false,
    "headerRotation": 0, "footerRotation": 0, "refreshCalls": 0, "moreCalls": 0},
    "steps": [{"n": 1, "do": "calculate",
    "in": {"movingY": 0, "fixedY": 0, "listHeight": 800, "contentHeight": 2000},
    "calls": [], "expect": {"offset": 0}}]}]}
    """

  @Test(
    "in a pass of document 000 the unknown and the missing are named, with their place",
    arguments: [
      (#""id": "A""#, #""id": "B""#, nil),
      (
        #""do": "calculate""#, #""do": "scroll""#,
        #".steps[0]: unknown event "scroll", expected calculate or host"#
      ),
      (#""movingY": 0, "#, "", #".steps[0].in: missing field "movingY""#),
      (#""threshold": 120, "#, "", #".config: missing field "threshold""#),
      (#""headerFrozen": false, "#, "", #".initial: missing field "headerFrozen""#),
      (#""calls": [], "#, "", #".steps[0]: missing field "calls""#),
      (
        #""threshold": 120,"#, #""threshold": 120, "onMoreTrigger": "explode","#,
        #".config.onMoreTrigger: unknown behaviour "explode", "#
          + #"expected "finish footer synchronously""#
      ),
      (
        #""do": "calculate""#, #""do": "host", "set": {"frozen": true}"#,
        ".steps[0].set.frozen: unknown binding, expected headerRefreshing or footerRefreshing"
      ),
    ])
  func passOf000(old: String, new: String, reason: String?) throws {
    #expect(try complaint(Self.passOf000, old, new) == reason.map { "bad.json: traces[0]\($0)" })
  }

  private nonisolated static let passOf001 = """
    {"schema": "refresh-trace/1", "suite": "sr_header", "traces": [{"id": "A", "version": "v3",
    "config": {"headerHeight": 60, "onHeaderRefresh": null, "isFooterRefreshing": false},
    "initial": {"refreshState": "stopped", "progress": 0, "thresold": 60, "isRefreshing": false,
    "calls": 0}, "steps": [{"n": 1, "do": "calculateHeader", "pull": 0,
    "in": {"headerMinY": -60, "headerHeight": 60, "headerWidth": 390, "proxyWidth": 390},
    "events": [], "expect": {"progress": 0}}]}]}
    """

  @Test(
    "in a pass of document 001 the unknown is refused with the known",
    arguments: [
      (#""pull": 0"#, #""pull": 1"#, nil),
      (
        #""v3""#, #""v4""#,
        #"unknown version "v4", expected "v1", "v2", "v3", "copy with > 0.001""#
      ),
      (
        #""stopped", "progress""#, #""resting", "progress""#,
        #"unknown state "resting", expected "invalid", "stopped", "triggered", "loading""#
      ),
      (
        #""onHeaderRefresh": null"#, #""onHeaderRefresh": "explode""#,
        #"unknown behaviour "explode", expected "finish synchronously""#
      ),
      (
        #""do": "calculateHeader""#, #""do": "host", "set": {"busy": true}"#,
        "unknown binding, expected isHeaderRefreshing or isFooterRefreshing"
      ),
      (
        #""do": "calculateHeader""#, #""do": "scroll""#,
        #"unknown event "scroll", expected calculateHeader or host"#
      ),
    ])
  func passOf001(old: String, new: String, reason: String?) throws {
    let complaint = try complaint(Self.passOf001, old, new)
    if let reason {
      #expect(complaint?.hasSuffix(reason) == true, "\(complaint ?? "none")")
    } else {
      #expect(complaint == nil)
    }
  }
}
