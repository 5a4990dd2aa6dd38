import Foundation
import RefreshSystems
import ViewTree

/// A gesture on a running refresh system as a file of the form `refresh-trace/1`.
///
/// Each step is something that reached the system from outside, with the state that the running
/// view had after it. `validate` replays the steps through the algorithm without a view, so that
/// the two are compared.
@MainActor struct TraceRecording {
  private let traced: any TracedSystem
  private let title: String

  /// Plays the run's gesture.
  ///
  /// - Parameters:
  ///   - run: its scene is made again, with a listener for what reaches the system.
  ///   - side: `header` or `footer`, for a system whose traces are of one side; nil for its header.
  ///   - version: one of the system's published versions by its name in the traces; nil for the one
  ///     that its scene shows.
  /// - Errors: `BadArgument` for a scene that is no refresh system, a run without a gesture, and a
  ///   side or a version that the system's traces do not have.
  init(_ run: SceneRun, side: String?, version: String?) throws {
    guard let system = run.scene.system, let gesture = run.gesture else {
      throw BadArgument(
        given: "a trace of \(run.recordedTitle)", accepted: "a refresh system and a gesture",
        nearest: "record LKRefresh pull-140-release --trace pull.json")
    }
    let sides: [RefreshSide] =
      switch system {
      case .PullToRefresh, .ZKRefresh: [.header, .footer]
      case .LKRefresh, .ZHRefresh, .WBRefresh: []
      }
    let wanted = side.flatMap(RefreshSide.init)
    if let side, !sides.contains(where: { $0 == wanted }) {
      throw BadArgument(
        given: "--side \(side)",
        accepted: sides.isEmpty
          ? "none: a trace of \(system.rawValue) is of both sides" : "header or footer",
        nearest: sides.isEmpty ? "no --side" : "--side header")
    }
    let parameters = try SceneParameters(version.map { ["--version": $0] } ?? [:], of: system)
    guard parameters.zhRefreshVersion == .delegate else {
      throw BadArgument(
        given: "--version \(parameters.zhRefreshVersion.rawValue)",
        accepted: "doc: in the later version header and footer hear of a move one after the other",
        nearest: "--version doc")
    }
    title = run.recordedTitle
    traced =
      switch system {
      case .LKRefresh: LKRefreshTrace()
      case .PullToRefresh: PullToRefreshTrace(wanted ?? .header, parameters.pullToRefreshVersion)
      case .ZHRefresh: ZHRefreshTrace()
      case .ZKRefresh: ZKRefreshTrace(wanted ?? .header)
      case .WBRefresh: WBRefreshTrace()
      }
    traced.host.play(gesture.path, rest: SceneRun.rest) { [traced] in traced.noteFrame() }
  }

  /// The file, its keys in order.
  func json() throws -> Data { try traced.json(title: title) }
}

/// A refresh system on a screen that writes down its trace.
@MainActor protocol TracedSystem: AnyObject {
  var host: TreeHost { get }

  func noteFrame()

  func json(title: String) throws -> Data
}

extension TracedSystem {
  func noteFrame() {}
}

/// The steps of a trace that is being written.
@MainActor final class TraceDraft {
  private var steps: [[String: Any]] = []

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - event: the step's name in its suite.
  ///   - input: the event's arguments.
  ///   - emitted: the events that it has led to, in order, under the suite's name for them.
  ///   - expected: the state after the step.
  func add(
    _ event: String, _ input: [String: Any], emitted: (name: String, texts: [String]),
    expect expected: [String: Any]
  ) {
    var step = input
    step["n"] = steps.count + 1
    step["do"] = event
    step[emitted.name] = emitted.texts
    step["expect"] = expected
    steps.append(step)
  }

  /// The file.
  ///
  /// - Parameters:
  ///   - initial: the state before the first step.
  ///   - parameters: further fields of the trace: its configuration.
  func json(
    suite: String, of system: RefreshSystemName, title: String, initial: [String: Any],
    parameters: [String: Any]
  ) throws -> Data {
    var trace = parameters
    trace["id"] = "recorded"
    trace["title"] = title
    trace["basis"] = "the running view"
    trace["initial"] = initial
    trace["steps"] = steps
    let file: [String: Any] = [
      "schema": "refresh-trace/1", "suite": suite, "seed": "\(system.number)_recorded.txt",
      "about": "Recorded by Playground from the running view.", "traces": [trace],
    ]
    return try JSONSerialization.data(
      withJSONObject: file, options: [.prettyPrinted, .sortedKeys])
  }
}
