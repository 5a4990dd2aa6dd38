import SwiftUI

/// A rule of document 001 that changes a side's state.
///
/// Its conditions, its effect and its words are written once, here: the passes run them, the change
/// log and ``PullToRefreshMachine/guards(of:pull:)`` quote them, and diagrams are drawn from them.
///
/// - Rules: S1.06 to S1.20.
public enum PullToRefreshRule: String, CaseIterable, Hashable, Sendable {
  /// The side was seen at its place of rest.
  case activates
  /// The pull exceeded dead zone plus threshold.
  case triggers
  /// The pull came back to dead zone plus threshold.
  case loads
  /// The host finished before its callback returned.
  case endsAtOnce
  /// The host cleared its flag.
  case ends
  /// The header refreshes automatically.
  case appears

  /// The rule's id in the catalog.
  public var row: String {
    switch self {
    case .activates, .triggers, .endsAtOnce: "S1.16"
    case .loads: "S1.06"
    case .ends: "S1.07"
    case .appears: "S1.20"
    }
  }

  /// The state that it leads to.
  public var state: RefreshState {
    switch self {
    case .activates, .endsAtOnce, .ends: .stopped
    case .triggers: .triggered
    case .loads, .appears: .loading
    }
  }
}

extension PullToRefreshStorage {
  /// The conditions under which a rule changes a side, with the present numbers.
  ///
  /// - Parameters:
  ///   - pull: how far the side is pulled, its dead zone included. Points.
  ///   - isAtRest: whether the side was seen at its place of rest.
  package func guards(
    of rule: PullToRefreshRule, _ side: RefreshSide, pull: CGFloat = 0, isAtRest: Bool = true
  ) -> [RefreshGuard] {
    let (id, data, zone) = (rule.row, self[side], deadZone(of: side))
    switch rule {
    case .activates:
      return [
        RefreshGuard(
          id, "the \(side) is invalid", data.refreshState == .invalid,
          else: .application("a new list")),
        RefreshGuard(
          id, "the \(side) is exactly at its place of rest", isAtRest, else: .comeBackOrLetGo),
      ]
    case .triggers:
      return [
        RefreshGuard(
          id, "the \(side) is stopped", data.refreshState == .stopped,
          else: .application("a layout at rest")),
        RefreshGuard(
          id, "pull - dead zone", pull - zone, .above, "height", data.thresold, else: .pull),
      ]
    case .loads:
      return [
        RefreshGuard(
          id, "the \(side) is triggered", data.refreshState == .triggered,
          else: .application("a pull beyond the height")),
        RefreshGuard("S1.16", "pull", pull, .above, "dead zone", zone, else: .pull),
        RefreshGuard(
          "S1.16", "pull - dead zone", pull - zone, .atMost, "height", data.thresold,
          else: .comeBackOrLetGo),
      ]
    case .endsAtOnce:
      return [
        RefreshGuard(
          id, "the host was done before its callback returned",
          version.checksFlagAfterCallback && !isRefreshing(side),
          else: .application("its flag set to false"))
      ]
    case .ends:
      return [.said(id, "the host has set its flag to false")]
    case .appears:
      return [
        RefreshGuard(
          id, "the list appears", refreshesOnAppearance, else: .application("a new list"))
      ]
    }
  }

  /// The conditions under which a pass looks at a side at all.
  ///
  /// - Rules: S1.10, S1.18.
  package func guards(evaluating side: RefreshSide) -> [RefreshGuard] {
    let other: RefreshSide = side == .header ? .footer : .header
    return [
      RefreshGuard(
        "S1.10", "the \(side) is not loading", self[side].refreshState != .loading,
        else: .application("\(Self.flag(of: side)) set to false")),
      RefreshGuard(
        "S1.10", "the \(other) is not busy", !(version.sidesExclude && isRefreshing(other)),
        else: .application("\(Self.flag(of: other)) set to false")),
    ]
  }

  private var refreshesOnAppearance: Bool {
    switch version.autoRefresh {
    case .never: false
    case .onEveryAppearance: true
    case .onAppearanceWhileInvalid: headerRefreshData.refreshState == .invalid
    }
  }

  private static func flag(of side: RefreshSide) -> String {
    side == .header ? "isHeaderRefreshing" : "isFooterRefreshing"
  }
}

extension PullToRefreshMachine {
  /// The conditions of rule S1.10 for the next delivery, with the side's present state and
  /// threshold.
  ///
  /// A side requests data when it comes back across its line, so a side that is not triggered yet
  /// is two steps away from that.
  ///
  /// - Parameters:
  ///   - side: the header or the footer.
  ///   - pull: how far the side has been pulled, its dead zone included. Points.
  public func guards(of side: RefreshSide, pull: CGFloat) -> [RefreshGuard] {
    let state = self[side].refreshState
    let wasAtRest = RefreshGuard(
      "S1.09", "the \(side) has been at its place of rest", state != .invalid,
      else: .application("a layout in which it is"))
    let steps =
      state == .triggered
      ? guards(of: .loads, side, pull: pull).dropFirst()
      : guards(of: .triggers, side, pull: pull).dropFirst() + [
        RefreshGuard(
          "S1.16", "the content has been beyond the height and comes back", false,
          else: .comeBackOrLetGo)
      ]
    return guards(evaluating: side) + [wasAtRest] + steps
  }
}

extension PullToRefreshRule {
  /// When the rule changes the header, in the document's names and without numbers.
  package var formula: String { PullToRefreshMachine().guards(of: self, .header).formula }
}
