import Foundation
import RefreshSystems
import SwiftUI

/// A gesture on document 000's running view as a file of the form `refresh-trace/1`, suite
/// `lk_calculate`: each pass that the view has run, and every flag after it.
///
/// `validate` replays it through the algorithm without a view, so that the two are compared.
@MainActor struct TraceRecording {
  private let scene: LKRefreshScene
  private let passes = ChangeInbox<CGFloat>()
  private var flags: [LKRefreshFlag: Bool] = [:]
  private var calls: [LKRefreshCall: Int] = [:]
  private var steps: [[String: Any]] = []

  /// - Errors: `BadArgument` for a scene of another system, whose traces need more than its view
  ///   tells.
  init(_ run: SceneRun) throws {
    guard run.scene.system == .LKRefresh, let gesture = run.gesture else {
      throw BadArgument(
        given: "a trace of \(run.recordedTitle)", accepted: "LKRefresh and a gesture",
        nearest: "record LKRefresh pull-140-release --trace pull.json")
    }
    let passes = passes
    scene = LKRefreshScene(
      log: LKRefreshLog { line in
        let prefix = LKRefresh.logLine(offset: "")
        if line.hasPrefix(prefix), let offset = Double(line.dropFirst(prefix.count)) {
          passes.append(CGFloat(offset))
        }
      })
    take()
    scene.host.play(gesture.path, rest: SceneRun.rest) { take() }
  }

  /// Notes one frame: what the host has written, then the passes.
  private mutating func take() {
    let changes = scene.takeChanges()
    noteHost(changes)
    let offsets = passes.take()
    for (index, offset) in offsets.enumerated() {
      let isLast = index == offsets.count - 1
      if isLast { for change in changes { flags[change.flag] = change.value } }
      let called = isLast ? Self.calls(of: changes) : []
      for call in called { calls[call, default: 0] += 1 }
      add(
        "calculate",
        [
          "in": [
            "movingY": Double(offset), "fixedY": 0, "listHeight": sizes.list,
            "contentHeight": sizes.content,
          ]
        ], called.map(\.rawValue), isLast ? state(offset) : ["offset": Double(offset)])
    }
  }

  /// A flag that is down although no rule has taken it down: the application has.
  private mutating func noteHost(_ changes: [LKRefreshChange]) {
    let now: [(LKRefreshFlag, Bool)] = [
      (.headerRefreshing, scene.model.headerRefreshing),
      (.footerRefreshing, scene.model.footerRefreshing),
    ]
    for (flag, value) in now
    where !value && flags[flag] == true && !changes.contains(where: { $0.flag == flag }) {
      flags[flag] = false
      add("host", ["set": [flag.rawValue: false]], [], [flag.rawValue: false])
    }
  }

  private static func calls(of changes: [LKRefreshChange]) -> [LKRefreshCall] {
    changes.compactMap { change in
      guard change.value else { return nil }
      switch change.flag {
      case .headerRefreshing: return .refreshTrigger
      case .footerRefreshing: return .moreTrigger
      case .headerFrozen, .footerFrozen: return nil
      }
    }
  }

  private mutating func add(
    _ event: String, _ input: [String: Any], _ calls: [String], _ expected: [String: Any]
  ) {
    var step = input
    step["n"] = steps.count + 1
    step["do"] = event
    step["calls"] = calls
    step["expect"] = expected
    steps.append(step)
  }

  private func state(_ offset: CGFloat) -> [String: Any] {
    var state: [String: Any] = [
      "offset": Double(offset), "preOffset": Double(offset),
      "refreshCalls": calls[.refreshTrigger] ?? 0,
      "moreCalls": calls[.moreTrigger] ?? 0,
    ]
    for flag in LKRefreshFlag.allCases { state[flag.rawValue] = flags[flag] ?? false }
    return state
  }

  private var sizes: (list: Double, content: Double) {
    let list = scene.host.scrollNode(LKRefreshIdentifier.list)
    return (Double(list?.viewport.height ?? 0), Double(list?.contentSize.height ?? 0))
  }

  /// The file, its keys in order.
  func json(title: String) throws -> Data {
    var initial: [String: Any] = [
      "offset": 0, "preOffset": 0, "headerRotation": 0, "footerRotation": 0, "refreshCalls": 0,
      "moreCalls": 0,
    ]
    for flag in LKRefreshFlag.allCases { initial[flag.rawValue] = false }
    let trace: [String: Any] = [
      "id": "recorded", "title": title, "basis": "the running view",
      "config": [
        "threshold": Double(scene.threshold), "headerHidden": false, "footerHidden": false,
      ],
      "geometry": ["fixedY": 0, "listHeight": sizes.list, "contentHeight": sizes.content],
      "initial": initial, "steps": steps,
    ]
    let file: [String: Any] = [
      "schema": "refresh-trace/1", "suite": "lk_calculate",
      "seed": "\(RefreshSystemName.LKRefresh.number)_recorded.txt",
      "about": "Recorded by Playground from the running view.", "traces": [trace],
    ]
    return try JSONSerialization.data(
      withJSONObject: file, options: [.prettyPrinted, .sortedKeys])
  }
}
