import SwiftUI

/// A rule of document 000's pass that changes flags.
///
/// Its conditions, its effects and its words are written once, here: the pass runs them, the change
/// log and ``LKRefreshMachine/guards(of:)`` quote them, and diagrams are drawn from them.
///
/// - Rules: S0.12 to S0.21.
public enum LKRefreshRule: String, CaseIterable, Hashable, Sendable {
  case headerFires
  case headerCancelsFooter
  case headerFreezes
  case headerThaws
  case footerFiresBelowLongList
  case footerFiresBelowShortList
  case footerCancelsHeader
  case footerFreezes
  case footerThaws

  /// The rule's id in the catalog.
  public var row: String {
    switch self {
    case .headerFires: "S0.12"
    case .headerCancelsFooter: "S0.13"
    case .headerFreezes, .headerThaws: "S0.14"
    case .footerFiresBelowLongList: "S0.15"
    case .footerFiresBelowShortList: "S0.16"
    case .footerCancelsHeader: "S0.18"
    case .footerFreezes, .footerThaws: "S0.21"
    }
  }

  /// The flags that it writes, in order, with their new values.
  public var effects: [(flag: LKRefreshFlag, value: Bool)] {
    switch self {
    case .headerFires: [(.headerRefreshing, true)]
    case .headerCancelsFooter: [(.footerRefreshing, false), (.footerFrozen, false)]
    case .headerFreezes: [(.headerFrozen, true)]
    case .headerThaws: [(.headerFrozen, false)]
    case .footerFiresBelowLongList, .footerFiresBelowShortList: [(.footerRefreshing, true)]
    case .footerCancelsHeader: [(.headerRefreshing, false), (.headerFrozen, false)]
    case .footerFreezes: [(.footerFrozen, true)]
    case .footerThaws: [(.footerFrozen, false)]
    }
  }
}

extension LKRefreshStorage {
  /// The conditions under which a rule acts, with the present numbers.
  ///
  /// - Parameter previous: the offset of the previous pass. Points.
  package func guards(of rule: LKRefreshRule, previous: CGFloat) -> [RefreshGuard] {
    let id = rule.row
    return switch rule {
    case .headerFires, .headerCancelsFooter:
      [
        RefreshGuard(
          id, "headerRefreshing is false", !headerRefreshing,
          else: .application("headerRefreshing set to false")),
        RefreshGuard(id, "offset", offset, .above, "threshold", threshold, else: .pull),
        RefreshGuard(
          id, "previous offset", previous, .atMost, "threshold", threshold, else: .comeBack),
      ]
    case .headerFreezes:
      [
        isRefreshing(id, .header),
        RefreshGuard(
          id, "previous offset", previous, .above, "threshold", threshold, else: .pull),
        RefreshGuard(id, "offset", offset, .atMost, "threshold", threshold, else: .comeBack),
      ]
    case .headerThaws: [isDone(id, .header)]
    case .footerFiresBelowLongList, .footerFiresBelowShortList, .footerCancelsHeader:
      [
        RefreshGuard(
          id, "footerRefreshing is false", !footerRefreshing,
          else: .application("footerRefreshing set to false")),
        RefreshGuard(
          id, "the footer is not frozen", !footerFrozen, else: .application("one pass more")),
        RefreshGuard(
          id, "the list has content", listContentH > 0, else: .application("content")),
        RefreshGuard(id, "offset", offset, .below, "rest", 0, else: .pull),
        beyondEnd(id, shortName: "-offset", -offset),
      ]
    case .footerFreezes:
      [isRefreshing(id, .footer), beyondEnd(id, shortName: "|offset|", abs(offset))]
    case .footerThaws: [isDone(id, .footer)]
    }
  }

  /// The rule by which the footer fires for the present content.
  package var footerRule: LKRefreshRule {
    isLong ? .footerFiresBelowLongList : .footerFiresBelowShortList
  }

  private var isLong: Bool { listContentH > listSizeH }

  /// The list is beyond its end. Long content is compared with the end of the content, including
  /// equality; short or equally long content with the offset alone, excluding equality (B000-4).
  ///
  /// - Parameters:
  ///   - shortName: how the rule writes the distance of short content.
  ///   - distance: of short content from its place of rest. Points.
  private func beyondEnd(
    _ id: String, shortName: String, _ distance: CGFloat
  ) -> RefreshGuard {
    isLong
      ? RefreshGuard(
        id, "list - offset", listSizeH - offset, .atLeast, "content + threshold",
        listContentH + threshold, else: .pull)
      : RefreshGuard(id, shortName, distance, .above, "threshold", threshold, else: .pull)
  }

  private func isRefreshing(_ id: String, _ side: RefreshSide) -> RefreshGuard {
    RefreshGuard(
      id, "the \(side) is refreshing", side == .header ? headerRefreshing : footerRefreshing,
      else: .application("a request"))
  }

  private func isDone(_ id: String, _ side: RefreshSide) -> RefreshGuard {
    RefreshGuard(
      id, "the \(side) is not refreshing",
      side == .header ? !headerRefreshing : !footerRefreshing,
      else: .application("\(side)Refreshing set to false"))
  }
}

extension LKRefreshMachine {
  /// The conditions of the rules S0.12, S0.15 and S0.16 for a pass at the present offset.
  ///
  /// That pass finds the present `preOffset` as its previous offset. Units: points.
  public func guards(of side: RefreshSide) -> [RefreshGuard] {
    let evaluates = RefreshGuard(
      "S0.30", "one of the sides is shown",
      LKRefresh.evaluates(headerHidden: headerHidden, footerHidden: footerHidden),
      else: .application("show a side"))
    return [evaluates]
      + guards(of: side == .header ? .headerFires : footerRule, previous: preOffset)
  }
}

extension LKRefreshRule {
  /// When the rule acts, in the document's names and without numbers.
  package var formula: String { LKRefreshMachine().guards(of: self, previous: 0).formula }
}
