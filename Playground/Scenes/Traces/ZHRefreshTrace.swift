import Foundation
import RefreshSystems
import RefreshTraces
import SwiftUI

/// Document 002's running views as a trace of suite `zh_delegate`: moves, ends of drags, ends of
/// animations and calls, both sides after each.
@MainActor final class ZHRefreshTrace: TracedSystem {
  private let scene = ZHRefreshScene()
  private let draft = TraceDraft()
  private let config: [String: Any]
  private var initial: [String: Any] = [:]
  private var running: [ZHRefreshAnimation] = []
  private var calls: [RefreshSide: Int] = [:]
  private var events: [String] = []
  /// The delivery whose rules are at work, as a step.
  private var open: (event: String, input: [String: Any])?
  private var contentHeight: CGFloat
  private var last: [String: Any] = [:]

  init() {
    let table = scene.table
    contentHeight = table.contentSize.height
    config = [
      "frameH": Double(table.frame.height), "contentH": Double(table.contentSize.height),
      "headerHandler": true, "footerHandler": true,
    ]
    initial = state
    last = initial
    for view in [table.headerView, table.footerView] as [ZHRefreshComponent?] {
      view?.occurrenceHandler = { [weak self] in self?.note($0) }
      view?.deliveryHandler = { [weak self] delivery, hasRun in
        if hasRun { self?.close() } else { self?.begin(delivery) }
      }
    }
  }

  var host: TreeHost { scene.host }

  private func note(_ occurrence: ZHRefreshOccurrence) {
    events.append(occurrence.traceText)
    switch occurrence {
    case .animation(let animation): if animation.isAwaited { running.append(animation) }
    case .headerHandler: calls[.header, default: 0] += 1
    case .footerHandler: calls[.footer, default: 0] += 1
    case .headerMade, .footerMade: break
    }
  }

  /// A delivery inside of another one's rules ends the other's step: they have nothing left to do.
  private func begin(_ delivery: ZHRefreshDelivery) {
    close(isMoved: true)
    noteContentHeight()
    switch delivery {
    case .scroll(let y, let isDragging):
      open = ("scroll", ["offsetY": Double(y), "dragging": isDragging])
    case .dragEnd(let y): open = ("endDragging", ["offsetY": Double(y)])
    case .call(let name): open = ("call", ["api": name])
    case .completion(let animation):
      guard animation.isAwaited else { return }
      if let index = running.firstIndex(of: animation) { running.remove(at: index) }
      open = ("animationCompletes", ["which": animation.rawValue])
    }
  }

  /// - Parameter isMoved: the content has moved since, which belongs to the next step.
  private func close(isMoved: Bool = false) {
    guard let step = open else { return }
    open = nil
    last = state
    var expected = last
    if isMoved {
      for name in ["offsetY", "refreshOffset", "loadMoreOffset"] { expected[name] = nil }
    }
    draft.add(
      step.event, step.input, emitted: (name: "events", events), expect: expected)
    events = []
  }

  /// New rows make the content longer, which no rule of the document's version hears of: nothing but
  /// the distance to the end changes.
  private func noteContentHeight() {
    let height = scene.table.contentSize.height
    guard height != contentHeight else { return }
    contentHeight = height
    var expected = last
    expected["loadMoreOffset"] = nil
    draft.add(
      "contentSize", ["height": Double(height)], emitted: (name: "events", []), expect: expected)
  }

  private var state: [String: Any] {
    let table = scene.table
    let (offset, insets) = (table.contentOffset.y, table.contentInset)
    return [
      "offsetY": Double(offset), "insetTop": Double(insets.top),
      "insetBottom": Double(insets.bottom), "refreshOffset": Double(-(offset + insets.top)),
      "loadMoreOffset":
        Double(table.contentSize.height - offset - (table.frame.height - insets.bottom)),
      "running": running.map(\.rawValue), "header": header, "footer": footer,
    ]
  }

  private var header: [String: Any] {
    guard let view = scene.table.headerView else { return ["exists": false] }
    let turn = view.arrowView.transform
    return [
      "exists": true, "status": view.status.traceText, "oldStatus": view.oldStatus.traceText,
      "isRefreshing": view.isRefreshing, "title": view.titleLabel.text ?? "",
      "arrowHidden": view.arrowView.isHidden, "indicatorHidden": view.indicatorView.isHidden,
      "arrowTurns": abs(atan2(Double(turn.b), Double(turn.a))) / (2 * .pi),
      "calls": calls[.header] ?? 0,
    ]
  }

  private var footer: [String: Any] {
    guard let view = scene.table.footerView else { return ["exists": false] }
    return [
      "exists": true, "isRefreshing": view.isRefreshing, "alpha": Double(view.alpha),
      "frameY": Double(view.frame.minY), "calls": calls[.footer] ?? 0,
    ]
  }

  func json(title: String) throws -> Data {
    try draft.json(
      suite: "zh_delegate", of: .ZHRefresh, title: title, initial: initial,
      parameters: ["profile": scene.version.rawValue, "config": config])
  }
}
