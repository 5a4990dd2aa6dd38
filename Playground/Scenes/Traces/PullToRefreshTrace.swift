import Foundation
import RefreshSystems
import SwiftUI

/// Document 001's running modifier as a trace of suite `sr_header` or `sr_footer`: the bounds that
/// were delivered to one side, and the host's flags.
///
/// It begins after the refresh that the list begins when it appears.
@MainActor final class PullToRefreshTrace: TracedSystem {
  /// A delivery, or the state that a rule has left behind.
  private enum Entry: Sendable {
    case delivery(PullToRefreshDelivery)
    case state(PullToRefreshSides)
  }

  private let side: RefreshSide
  private let scene: PullToRefreshScene
  private let entries = ChangeInbox<Entry>()
  private let draft = TraceDraft()
  private let start: PullToRefreshSides
  private var last: PullToRefreshSides
  private var calls = 0

  init(_ side: RefreshSide, _ version: PullToRefreshVersion) {
    let entries = entries
    self.side = side
    scene = .afterFirstRefresh(
      version: version,
      log: PullToRefreshLog(
        { entries.append(.delivery($0)) }, ran: { entries.append(.state($0)) }))
    let states = entries.take().compactMap { entry in
      if case .state(let state) = entry { state } else { nil as PullToRefreshSides? }
    }
    guard let state = states.last else {
      preconditionFailure("The list of document 001 has run no rule by the time it has appeared.")
    }
    (start, last) = (state, state)
  }

  var host: TreeHost { scene.host }

  func noteFrame() {
    var delivery: PullToRefreshDelivery?
    for entry in entries.take() {
      switch entry {
      case .delivery(let next): delivery = next
      case .state(let state):
        note(state, after: delivery)
        (last, delivery) = (state, nil)
      }
    }
  }

  /// Notes the pass of a delivery, or without one the flag that the host has taken down.
  private func note(_ state: PullToRefreshSides, after delivery: PullToRefreshDelivery?) {
    guard let pass = delivery.flatMap(pass) else { return noteFlags(of: state) }
    let begins = !isRefreshing(last) && isRefreshing(state)
    if begins { calls += 1 }
    add(
      side == .header ? "calculateHeader" : "calculateFooter", ["in": pass],
      begins ? [side == .header ? "onHeaderRefresh" : "onFooterRefresh"] : [], state)
  }

  /// The arguments of the side's pass; nil for a delivery to the other side, and for one that has
  /// nothing to judge.
  private func pass(_ delivery: PullToRefreshDelivery) -> [String: Any]? {
    switch (delivery, side) {
    case (.header(let header?, let viewport), .header):
      [
        "headerMinY": Double(header.minY), "headerHeight": Double(header.height),
        "headerWidth": Double(header.width), "proxyWidth": Double(viewport.width),
      ]
    case (.footer(let content?, let footer?, let viewport), .footer):
      [
        "contentHeight": Double(content.height), "footerMinY": Double(footer.minY),
        "footerHeight": Double(footer.height), "footerWidth": Double(footer.width),
        "proxyWidth": Double(viewport.width), "proxyHeight": Double(viewport.height),
      ]
    default: nil
    }
  }

  /// The host writes its own side's flag; the other side's is written by its rules as well.
  private func noteFlags(of state: PullToRefreshSides) {
    var written: [String: Any] = [:]
    if state.isHeaderRefreshing != last.isHeaderRefreshing {
      written["isHeaderRefreshing"] = state.isHeaderRefreshing
    }
    if state.isFooterRefreshing != last.isFooterRefreshing {
      written["isFooterRefreshing"] = state.isFooterRefreshing
    }
    if !written.isEmpty { add("host", ["set": written], [], state) }
  }

  private func add(
    _ event: String, _ input: [String: Any], _ events: [String], _ state: PullToRefreshSides
  ) {
    draft.add(event, input, emitted: (name: "events", events), expect: fields(of: state))
  }

  private func isRefreshing(_ state: PullToRefreshSides) -> Bool {
    side == .header ? state.isHeaderRefreshing : state.isFooterRefreshing
  }

  private func fields(of state: PullToRefreshSides, calls: Int? = nil) -> [String: Any] {
    let data = side == .header ? state.header : state.footer
    return [
      "refreshState": "\(data.refreshState)", "progress": data.progress,
      "thresold": Double(data.thresold), "opacity": data.opacity,
      "padding": Double(data.padding), "isRefreshing": isRefreshing(state),
      "calls": calls ?? self.calls,
    ]
  }

  func json(title: String) throws -> Data {
    let isHeader = side == .header
    return try draft.json(
      suite: isHeader ? "sr_header" : "sr_footer", of: .PullToRefresh, title: title,
      initial: fields(of: start, calls: 0),
      parameters: [
        "version": scene.version.rawValue,
        "config": [
          isHeader ? "isFooterRefreshing" : "isHeaderRefreshing":
            isHeader ? start.isFooterRefreshing : start.isHeaderRefreshing
        ],
      ])
  }
}
