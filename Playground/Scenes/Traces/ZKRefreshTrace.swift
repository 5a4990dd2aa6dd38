import Foundation
import RefreshSystems
import RefreshTraces
import SwiftUI

/// Document 003's running header or footer as a trace of suite `zk_header` or `zk_footer`:
/// notifications, ends of animations and calls, the component after each.
@MainActor final class ZKRefreshTrace: TracedSystem {
  private let side: RefreshSide
  private let scene = ZKRefreshScene()
  private let component: RefreshComponent
  private let draft = TraceDraft()
  private var initial: [String: Any] = [:]
  private let config: [String: Any]
  private var hasTitle = false
  private var running: [String] = []
  private var queued: [String] = []
  private var refreshingCalls = 0
  private var endCalls = 0
  private var events: [String] = []

  init(_ side: RefreshSide) {
    let table = scene.demo.table
    let found: RefreshComponent? = side == .header ? table.zk_header : table.zk_footer
    guard let found else {
      preconditionFailure("The table of document 003's demo has no \(side.rawValue).")
    }
    self.side = side
    component = found
    let insets = found.scrollViewInsetsDefaultValue
    config =
      side == .header
      ? ["insetTop": Double(insets.top)]
      : [
        "insetBottom": Double(insets.bottom), "frameHeight": Double(table.frame.height),
        "contentHeight": Double(table.contentSize.height),
      ]
    if let footer = found as? RefreshFooterControl {
      // The suite is the published footer's, which never enters `releaseing` (S3.09).
      footer.entersReleaseing = false
    }
    initial = state
    found.changeHandler = { [weak self] in self?.note($0) }
    found.deliveryHandler = { [weak self] in self?.note($0) }
  }

  var host: TreeHost { scene.host }

  private func note(_ change: ZKRefreshChange) {
    events.append(change.traceText)
    switch change.step {
    case .state: hasTitle = true
    case .animation(let animation):
      // An end that had waited begins.
      if case .end = animation, !queued.isEmpty { queued.removeFirst() }
      running.append(name(animation))
    case .refreshingClosure: refreshingCalls += 1
    case .endClosure: endCalls += 1
    case .queued(let state): queued.append("end:\(state.rawValue)")
    }
  }

  private func note(_ delivery: ZKRefreshDelivery) {
    switch delivery {
    case .offset(let y, let isDragging): add("offset", ["y": Double(y), "dragging": isDragging])
    case .contentHeight(let height): add("contentSize", ["height": Double(height)])
    case .completion(let animation):
      let name = name(animation)
      if let index = running.firstIndex(of: name) { running.remove(at: index) }
      add("animationCompletes", ["which": name])
    case .end(let state):
      add("call", ["api": state == .noMoreData ? "endRefreshingWithNoMoreData" : "endRefreshing"])
    }
  }

  /// A header has one kind of end; a footer's says where it leads.
  private func name(_ animation: ZKRefreshAnimation) -> String {
    switch animation {
    case .begin: "begin"
    case .end(let state): side == .header ? "end" : "end:\(state.rawValue)"
    case .disable: "disable"
    }
  }

  private func add(_ event: String, _ input: [String: Any]) {
    draft.add(event, input, emitted: (name: "events", events), expect: state)
    events = []
  }

  private var state: [String: Any] {
    var state: [String: Any] = [
      "state": component.state.rawValue, "isRefreshing": component.isRefreshing,
      "title": hasTitle ? component.titleLabel?.text ?? NSNull() : NSNull(),
      "previousOffset": Double(component.previousOffset),
      "contentOffsetY": Double(component.contentOffset.y), "isHidden": component.isHidden,
      "refreshingCalls": refreshingCalls, "endCalls": endCalls, "running": running,
    ]
    if let header = component as? RefreshHeaderControl {
      state["insetTop"] = Double(header.contentInset.top)
      state["bounces"] = header.bounces
    } else if let footer = component as? RefreshFooterControl {
      state["insetBottom"] = Double(footer.contentInset.bottom)
      state["frameY"] = Double(footer.originY)
      state["queued"] = queued
    }
    return state
  }

  func json(title: String) throws -> Data {
    try draft.json(
      suite: side == .header ? "zk_header" : "zk_footer", of: .ZKRefresh, title: title,
      initial: initial, parameters: ["config": config])
  }
}
