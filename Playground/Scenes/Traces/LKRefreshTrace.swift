import Foundation
import RefreshSystems
import SwiftUI

/// Document 000's running view as a trace of suite `lk_calculate`: each pass that it has run, and
/// every flag after it.
@MainActor final class LKRefreshTrace: TracedSystem {
  private let scene: LKRefreshScene
  private let passes = ChangeInbox<CGFloat>()
  private let draft = TraceDraft()
  private var flags: [LKRefreshFlag: Bool] = [:]
  private var calls: [LKRefreshCall: Int] = [:]

  init() {
    let passes = passes
    scene = LKRefreshScene(
      log: LKRefreshLog { line in
        let prefix = LKRefresh.logLine(offset: "")
        if line.hasPrefix(prefix), let offset = Double(line.dropFirst(prefix.count)) {
          passes.append(CGFloat(offset))
        }
      })
    noteFrame()
  }

  var host: TreeHost { scene.host }

  /// Notes one frame: what the host has written, then the passes.
  func noteFrame() {
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
  private func noteHost(_ changes: [LKRefreshChange]) {
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

  private func add(
    _ event: String, _ input: [String: Any], _ calls: [String], _ expected: [String: Any]
  ) {
    draft.add(event, input, emitted: (name: "calls", calls), expect: expected)
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

  func json(title: String) throws -> Data {
    var initial: [String: Any] = [
      "offset": 0, "preOffset": 0, "headerRotation": 0, "footerRotation": 0, "refreshCalls": 0,
      "moreCalls": 0,
    ]
    for flag in LKRefreshFlag.allCases { initial[flag.rawValue] = false }
    return try draft.json(
      suite: "lk_calculate", of: .LKRefresh, title: title, initial: initial,
      parameters: [
        "config": [
          "threshold": Double(scene.threshold), "headerHidden": false, "footerHidden": false,
        ],
        "geometry": ["fixedY": 0, "listHeight": sizes.list, "contentHeight": sizes.content],
      ])
  }
}
