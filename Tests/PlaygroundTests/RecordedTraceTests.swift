import Foundation
import RefreshSystems
import Testing
import ViewTreeInspection

@testable import Playground

@Suite("A recorded trace")
@MainActor
struct RecordedTraceTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func run(_ arguments: [String]) -> (code: Int32, console: RecordingConsole) {
    let console = RecordingConsole()
    let code = CommandTable.standard.run(arguments, console: console.console)
    return (code, console)
  }

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

  @Test(
    "the trace of each running system is replayed by validate without a difference",
    arguments: RefreshSystemName.allCases)
  func trace(system: RefreshSystemName) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "up.txt").path
    try Self.pullUp.write(toFile: script, atomically: true, encoding: .utf8)
    let hasSides = [.PullToRefresh, .ZKRefresh].contains(system)
    let file = folder.appending(path: "trace.json").path
    for gesture in StandardGesture.allCases.map(\.rawValue) + [script] {
      for side in hasSides ? [["--side", "header"], ["--side", "footer"]] : [[]] {
        let recorded = run(["record", system.number, gesture, "--trace", file] + side)
        #expect(recorded.code == 0, "\(recorded.console.errors)")
        let validated = run(["validate", file])
        #expect(validated.code == 0, "\(gesture) \(side) \(validated.console.output.suffix(500))")
        #expect(validated.console.lastLine == "validated 1/1")
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
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "up.txt").path
    try Self.pullUp.write(toFile: script, atomically: true, encoding: .utf8)
    let file = folder.appending(path: "trace.json").path
    for gesture in ["pull-140-release", script] {
      for side in system == .PullToRefresh ? [["--side", "header"], ["--side", "footer"]] : [[]] {
        let recorded = run(
          ["record", system.number, gesture, "--trace", file, "--version", version] + side)
        #expect(recorded.code == 0, "\(recorded.console.errors)")
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"\(version)\""))
        let validated = run(["validate", file])
        #expect(validated.code == 0, "\(gesture) \(side) \(validated.console.output.suffix(500))")
      }
    }
  }

  @Test("each system's trace has a request in it, and a wrong number in its file is found")
  func wrongNumber() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "trace.json")
    let requests: [RefreshSystemName: String] = [
      .LKRefresh: "refreshTrigger", .PullToRefresh: "onHeaderRefresh",
      .ZHRefresh: "header handler", .ZKRefresh: "refreshing closure", .WBRefresh: "valueChanged",
    ]
    for system in RefreshSystemName.allCases {
      #expect(
        run(["record", system.number, "pull-140-release", "--trace", file.path]).code == 0)
      let text = try String(contentsOf: file, encoding: .utf8)
      let request = try #require(requests[system])
      #expect(text.contains("\"\(request)\""), "\(system)")
      try text.replacingOccurrences(of: "\"\(request)\"", with: "\"something else\"")
        .write(to: file, atomically: true, encoding: .utf8)
      let validated = run(["validate", file.path])
      #expect(validated.code == 1, "\(system)")
      #expect(validated.console.output.contains("something else"), "\(system)")
    }
  }

  @Test("a scene that is no refresh system, and a side that a trace does not have, are refused")
  func refused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "trace.json").path
    let golden = run([
      "record", "golden/hstack-fixed-flex-fixed", "pull-140-release", "--trace", file,
    ])
    #expect(golden.code == 2)
    #expect(golden.console.errors.contains("a refresh system and a gesture"))
    let side = run(["record", "LKRefresh", "pull-140-release", "--trace", file, "--side", "footer"])
    #expect(side.code == 2)
    #expect(side.console.errors.contains("a trace of LKRefresh is of both sides"))
    let version = run([
      "record", "LKRefresh", "pull-140-release", "--trace", file, "--version", "v1",
    ])
    #expect(version.code == 2)
    #expect(version.console.errors.contains("'--version' for LKRefresh"))
    let later = run([
      "record", "ZHRefresh", "pull-140-release", "--trace", file, "--version", "kvo",
    ])
    #expect(later.code == 2)
    #expect(later.console.errors.contains("one after the other"))
    let noTrace = run(["record", "ZHRefresh", "pull-140-release", "-o", file, "--version", "kvo"])
    #expect(noTrace.code == 2)
    #expect(noTrace.console.errors.contains("--version without --trace"))
    let wrong = run(["record", "ZKRefresh", "pull-140-release", "--trace", file, "--side", "left"])
    #expect(wrong.code == 2)
    #expect(wrong.console.errors.contains("header or footer"))
  }
}
