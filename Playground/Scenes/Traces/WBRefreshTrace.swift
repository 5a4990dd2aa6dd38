import Foundation
import RefreshSystems
import SwiftUI

/// Document 004's running control as a trace of suite `wb_refresh_control`: notifications of its
/// frame, decisions of the system's control and calls, arrow and loading icon after each.
@MainActor final class WBRefreshTrace: TracedSystem {
  private let scene = WBRefreshScene()
  private let draft = TraceDraft()
  private var initial: [String: Any] = [:]
  private var rotation = WBTipRotation()
  private var valueChangedCount = 0
  private var events: [String] = []

  init() {
    initial = state
    control.changeHandler = { [weak self] in self?.note($0) }
    control.deliveryHandler = { [weak self] in self?.note($0) }
  }

  var host: TreeHost { scene.host }

  private var control: WBRefreshControl { scene.demo.refreshControl }

  private func note(_ change: WBRefreshChange) {
    switch change.step {
    case .turns(let over):
      let direction = rotation.turn(by: control.refreshView.variant.angle(turningOver: over))
      events.append("rotate \(direction.rawValue) \(WBTipRotation.duration)s")
    case .loadingStarts: events.append("add loading animation")
    case .loadingStops: events.append("remove all animations")
    case .valueChanged:
      valueChangedCount += 1
      events.append("valueChanged")
    case .begins, .ends: break
    }
  }

  private func note(_ delivery: WBRefreshDelivery) {
    switch delivery {
    case .frame(let y): add("frame", ["y": Double(y)])
    case .systemRefreshes: add("uikitEntersRefreshing", [:])
    case .call(let name): add("call", ["api": name])
    }
  }

  private func add(_ event: String, _ input: [String: Any]) {
    draft.add(event, input, emitted: (name: "events", events), expect: state)
    events = []
  }

  private var state: [String: Any] {
    [
      "frameY": Double(control.frame.minY), "rotateFlag": control.refreshView.rotateFlag,
      "flips": rotation.flips, "modelAngle": rotation.modelAngle,
      "visualAngle": rotation.visualAngle, "isRefreshing": control.isRefreshing,
      "tipHidden": control.refreshView.tipView.isHidden,
      "loadingAnimations": control.hasLoadingAnimation ? 1 : 0,
      "valueChangedCount": valueChangedCount,
    ]
  }

  func json(title: String) throws -> Data {
    let variant = control.refreshView.variant
    return try draft.json(
      suite: "wb_refresh_control", of: .WBRefresh, title: title, initial: initial,
      parameters: [
        "config": [
          "variant": variant.comparison.rawValue,
          "angle": variant.turnEpsilon == 0 ? "pi" : "adjusted",
          "animationKeyCheck": variant.animationKeyCheck,
          "loadingDuration": variant.loadingDuration, "refreshingCheck": variant.refreshingCheck,
          "observingAtStart": true,
        ]
      ])
  }
}
