import Foundation
import RefreshSystems
import Testing
import ViewTreeInspection

@testable import Playground

@Suite("A recorded trace")
@MainActor
struct RecordedTraceTests {
  private let folder = TemporaryFolder()

  /// A pull past the end of the list and back, let go; twice, so that a second request follows.
  private static let pullUp = """
    down 150,550
    move 150,100 over 1
    hold 0.2
    up
    hold 5
    down 150,550
    move 150,50 over 1
    up
    """

  /// Records a trace, and expects `validate` to replay it without a difference.
  private func expectReplayed(
    _ system: RefreshSystemName, _ gesture: String, _ options: [String] = []
  ) {
    let file = folder.path("trace.json")
    playground(["record", system.number, gesture, "--trace", file] + options).expectOutput()
    let validated = playground("validate", file)
    #expect(validated.code == 0, "\(gesture) \(options) \(validated.output.suffix(500))")
    #expect(validated.lastLine == "validated 1/1")
  }

  @Test(
    "the trace of each running system is replayed by validate without a difference",
    arguments: RefreshSystemName.allCases)
  func trace(system: RefreshSystemName) throws {
    let script = try folder.write(Self.pullUp, to: "up.txt")
    for gesture in StandardGesture.allCases.map(\.rawValue) + [script] {
      if [.PullToRefresh, .ZKRefresh].contains(system) {
        for side in ["header", "footer"] { expectReplayed(system, gesture, ["--side", side]) }
      } else {
        expectReplayed(system, gesture)
      }
    }
  }

  @Test(
    "the trace of each published version is replayed by validate without a difference",
    arguments: [
      (.PullToRefresh, "v1"), (.PullToRefresh, "v2"), (.PullToRefresh, "copy with > 0.001"),
      (.ZHRefresh, "doc"),
    ] as [(RefreshSystemName, String)])
  func versions(system: RefreshSystemName, version: String) throws {
    let script = try folder.write(Self.pullUp, to: "up.txt")
    for gesture in ["pull-140-release", script] {
      for side in ["header", "footer"] {
        let sides = system == .PullToRefresh ? ["--side", side] : []
        expectReplayed(system, gesture, ["--version", version] + sides)
        #expect(try folder.text("trace.json").contains("\"\(version)\""))
      }
    }
  }

  @Test(
    "each system's trace has a request in it, and a wrong number in its file is found",
    arguments: [
      (.LKRefresh, "refreshTrigger"), (.PullToRefresh, "onHeaderRefresh"),
      (.ZHRefresh, "header handler"), (.ZKRefresh, "refreshing closure"),
      (.WBRefresh, "valueChanged"),
    ] as [(RefreshSystemName, String)])
  func wrongNumber(system: RefreshSystemName, request: String) throws {
    let file = folder.path("trace.json")
    playground("record \(system.number) pull-140-release --trace", file).expectOutput()
    let text = try folder.text("trace.json")
    #expect(text.contains("\"\(request)\""))
    try folder.write(
      text.replacing("\"\(request)\"", with: "\"something else\""), to: "trace.json")
    playground("validate", file).expectOutput("something else", code: 1)
  }

  @Test(
    "a scene that is no refresh system, and a side or version that a trace does not have, are refused",
    arguments: [
      ("golden/hstack-fixed-flex-fixed", "--trace", "", "a refresh system and a gesture"),
      ("LKRefresh", "--trace", "--side footer", "a trace of LKRefresh is of both sides"),
      ("LKRefresh", "--trace", "--version v1", "'--version' for LKRefresh"),
      ("ZHRefresh", "--trace", "--version kvo", "one after the other"),
      ("ZHRefresh", "-o", "--version kvo", "--version without --trace"),
      ("ZKRefresh", "--trace", "--side left", "header or footer"),
    ])
  func refused(scene: String, output: String, options: String, accepted: String) {
    playground(
      "record \(scene) pull-140-release \(options) \(output)", folder.path("trace.json")
    ).expectErrors(accepted)
  }
}
