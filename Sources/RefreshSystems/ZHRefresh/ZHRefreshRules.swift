import SwiftUI

/// A rule of document 002 that changes a side.
///
/// Its conditions, its effect and its words are written once, here: the passes run them, change
/// handlers and guards quote them, and diagrams are drawn from them.
///
/// - Rules: S2.02 to S2.15.
public enum ZHRefreshRule: String, CaseIterable, Hashable, Sendable {
  case pullBeyondHeader
  case pullWithinHeader
  case dragEndedBeyondHeader
  case dragEndedBeyondFooter
  case observedBeyondHeader
  case observedAtEnd
  case observedShortContent
  /// The application called for the header.
  case called
  /// The application called for the footer.
  case footerCalled
  case headerHolds
  case footerHolds
  case headerEnds
  case footerEnds
  case headerFrees
  case footerFrees

  /// The rule's id in the catalog.
  public var row: String {
    switch self {
    case .pullBeyondHeader, .pullWithinHeader: "S2.07"
    case .dragEndedBeyondHeader: "S2.08"
    case .dragEndedBeyondFooter: "S2.09"
    case .observedBeyondHeader, .observedAtEnd, .observedShortContent: "S2.15"
    case .called, .footerCalled: "S2.02"
    case .headerHolds, .footerHolds, .headerEnds, .footerEnds, .headerFrees, .footerFrees: "S2.12"
    }
  }

  public var side: RefreshSide {
    switch self {
    case .pullBeyondHeader, .pullWithinHeader, .dragEndedBeyondHeader, .observedBeyondHeader,
      .called, .headerHolds, .headerEnds, .headerFrees:
      .header
    case .dragEndedBeyondFooter, .observedAtEnd, .observedShortContent, .footerCalled,
      .footerHolds, .footerEnds, .footerFrees:
      .footer
    }
  }

  /// Its effect, in the vocabulary that all five systems share.
  public var step: RefreshEvent.Step {
    switch self {
    case .pullBeyondHeader: .armed
    case .pullWithinHeader: .disarmed
    case .dragEndedBeyondHeader, .dragEndedBeyondFooter, .observedBeyondHeader, .observedAtEnd,
      .observedShortContent, .called, .footerCalled:
      .requested
    case .headerHolds, .footerHolds: .held
    case .headerEnds, .footerEnds: .ended
    case .headerFrees, .footerFrees: .freed
    }
  }
}

extension ZHRefreshStorage {
  /// The conditions under which a rule acts, with the present numbers: for a request, that the side
  /// is there and idle, and its position.
  ///
  /// - Parameter dragEnds: whether a drag is ending at this moment.
  package func guards(of rule: ZHRefreshRule, dragEnds: Bool = true) -> [RefreshGuard] {
    (rule.step == .requested ? readiness(rule) : []) + position(rule, dragEnds: dragEnds)
  }

  /// A request needs a callback and a side that does not refresh.
  ///
  /// The footer of the document's version is notified through the header (B002-2).
  private func readiness(_ rule: ZHRefreshRule) -> [RefreshGuard] {
    let (id, side) = (rule.row, rule.side)
    let isReady =
      side == .header ? header.exists && hasHeaderHandler : footer.exists && hasFooterHandler
    let listens = RefreshGuard(
      id, "a header listens", header.exists, else: .application("a header"))
    return (rule == .dragEndedBeyondFooter ? [listens] : []) + [
      RefreshGuard(
        id, "there is a \(side) with a callback", isReady,
        else: .application("a \(side) with a callback")),
      RefreshGuard(
        id, "the \(side) is not refreshing",
        side == .header ? !header.isRefreshing : !footer.isRefreshing,
        else: .application("\(side)EndRefreshing()")),
    ]
  }

  /// The conditions that a rule adds to a side's readiness.
  package func position(_ rule: ZHRefreshRule, dragEnds: Bool = true) -> [RefreshGuard] {
    let id = rule.row
    let beyondHeader = RefreshGuard(
      id, "refreshOffset", refreshOffset, .above, "headerViewH", headerViewH, else: .pull)
    let dragEnd = RefreshGuard(
      id, "a drag ends", dragEnds, else: isDragging ? .letGo : .drag)
    switch rule {
    case .pullBeyondHeader: return [beyondHeader]
    case .dragEndedBeyondHeader: return [beyondHeader, dragEnd]
    case .pullWithinHeader:
      return [
        RefreshGuard(
          id, "refreshOffset", refreshOffset, .atMost, "headerViewH", headerViewH, else: .comeBack)
      ]
    case .dragEndedBeyondFooter:
      return [
        RefreshGuard(
          id, "loadMoreOffset", loadMoreOffset, .below, "-footerViewH", -footerViewH, else: .pull),
        dragEnd,
      ]
    case .observedBeyondHeader:
      return [beyondHeader, RefreshGuard(id, "no finger drags", !isDragging, else: .letGo)]
    case .observedAtEnd:
      return pulledUp(id) + [
        RefreshGuard(
          id, "content below the upper edge", contentHeight - contentOffsetY + contentInsetBottom,
          .atMost, "frame", frameHeight, else: .pull)
      ]
    case .observedShortContent:
      return pulledUp(id) + [
        RefreshGuard(
          id, "offset", contentOffsetY + contentInsetTop, .atLeast, "half of footerViewH",
          footerViewH * ZHRefresh.shortContentShare, else: .pull)
      ]
    case .called, .footerCalled: return [.said(id, "the application asks for it")]
    case .headerHolds:
      let height = RuleText.number(headerViewH, decimals: 1)
      return [.said(id, "\(height) above the captured inset; \(callback(after: .headerBegin))")]
    case .footerHolds:
      let height = RuleText.number(footerViewH, decimals: 1)
      return [.said(id, "\(height) more than before; \(callback(after: .footerBegin))")]
    case .headerEnds, .footerEnds: return [.said(id, "the application is done")]
    case .headerFrees, .footerFrees: return [.said(id, "the captured inset")]
    }
  }

  /// The later footer is shown only for a list with content that is away from its top.
  package func pulledUp(_ id: String) -> [RefreshGuard] {
    [
      RefreshGuard(id, "the list has content", contentHeight > 0, else: .application("content")),
      RefreshGuard(
        id, "offset", contentOffsetY + contentInsetTop, .above, "rest", 0, else: .pull),
    ]
  }

  /// The rule by which the later footer begins for the present content.
  ///
  /// Content counts as long by the present top inset, so the header's space can turn a short list
  /// into a long one (B002-12).
  package var observedFooterRule: ZHRefreshRule {
    contentHeight + contentInsetTop > frameHeight ? .observedAtEnd : .observedShortContent
  }

  private func callback(after animation: ZHRefreshAnimation) -> String {
    "the callback follows in \(RuleText.number(animation.duration, decimals: 1)) s"
  }
}

extension ZHRefreshStorage {
  /// The conditions of the rules S2.08 and S2.09, or of S2.15 in the later version, for the scroll
  /// view in its present state.
  ///
  /// In the document's version a side requests data at the moment a drag ends: until then, that
  /// condition fails.
  package func guards(of side: RefreshSide) -> [RefreshGuard] {
    switch (version, side) {
    case (.delegate, .header): guards(of: .dragEndedBeyondHeader, dragEnds: false)
    case (.delegate, .footer): guards(of: .dragEndedBeyondFooter, dragEnds: false)
    case (.observation, .header): guards(of: .observedBeyondHeader)
    case (.observation, .footer): guards(of: observedFooterRule)
    }
  }
}

extension UIScrollView {
  /// The conditions under which a side of document 002 requests data now; empty without the side.
  public func zhGuards(of side: RefreshSide, version: ZHRefreshVersion) -> [RefreshGuard] {
    ZHRefreshScreen(self, version: version, creation: .addCalls).guards(of: side)
  }
}

extension ZHRefreshRule {
  /// When the rule acts, in the document's names and without numbers.
  package var formula: String {
    ZHRefreshMachine(contentHeight: 0, frameHeight: 0).position(self).formula
  }
}
