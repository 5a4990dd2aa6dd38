import SwiftUI

/// A rule of document 002 that changes a side.
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

  /// The rule's id in the catalog.
  public var row: String {
    switch self {
    case .pullBeyondHeader, .pullWithinHeader: "S2.07"
    case .dragEndedBeyondHeader: "S2.08"
    case .dragEndedBeyondFooter: "S2.09"
    case .observedBeyondHeader, .observedAtEnd, .observedShortContent: "S2.15"
    case .called, .footerCalled: "S2.02"
    case .headerHolds, .footerHolds, .headerEnds, .footerEnds: "S2.12"
    }
  }

  public var side: RefreshSide {
    switch self {
    case .pullBeyondHeader, .pullWithinHeader, .dragEndedBeyondHeader, .observedBeyondHeader,
      .called, .headerHolds, .headerEnds:
      .header
    case .dragEndedBeyondFooter, .observedAtEnd, .observedShortContent, .footerCalled,
      .footerHolds, .footerEnds:
      .footer
    }
  }
}

/// An effect of a rule, with the numbers that it was based on.
///
/// - Units: points.
public struct ZHRefreshChange: Equatable, Sendable, CustomStringConvertible {
  public let rule: ZHRefreshRule
  /// The rule's effect, in the vocabulary that all five systems share.
  public let step: RefreshEvent.Step
  public let refreshOffset: CGFloat
  public let loadMoreOffset: CGFloat
  public let contentHeight: CGFloat
  public let frameHeight: CGFloat
  public let insetTop: CGFloat
  public let insetBottom: CGFloat
  /// How far the content was below its place of rest, without the header's space.
  public let pull: CGFloat

  /// The change in the vocabulary that all five systems share.
  public var event: RefreshEvent {
    RefreshEvent(side: rule.side, step: step, text: description(decimals: 1), pull: pull)
  }

  /// The rule with its numbers filled in.
  public var description: String { description(decimals: 2) }

  /// The rule with its numbers filled in, each with at most `decimals` decimals, from 0 to 3:
  /// `status = releaseToRefresh: refreshOffset 60.5 > 60 (S2.07)`.
  public func description(decimals: Int) -> String {
    "\(effect(decimals: decimals)): \(reason(decimals: decimals)) (\(rule.row))"
  }

  /// The change, under the document's names.
  private func effect(decimals: Int) -> String {
    let text = { (number: CGFloat) in RuleText.number(number, decimals: decimals) }
    let side = rule.side.rawValue
    return switch step {
    case .armed: "status = \(ZHRefreshStatus.releaseToRefresh)"
    case .disarmed: "status = \(ZHRefreshStatus.pullToRefresh)"
    case .requested: "\(side) isRefreshing = true"
    case .ended: "\(side) isRefreshing = false"
    case .held, .freed:
      rule.side == .header
        ? "contentInset.top = \(text(insetTop))" : "contentInset.bottom = \(text(insetBottom))"
    case .readied, .exhausted: side
    }
  }

  /// Why it changed: the rule's comparison in numbers.
  public func reason(decimals: Int) -> String {
    let text = { (number: CGFloat) in RuleText.number(number, decimals: decimals) }
    let (header, footer) = (text(headerViewH), text(footerViewH))
    let pull = text(refreshOffset)
    return switch rule {
    case .pullBeyondHeader: "refreshOffset \(pull) > \(header)"
    case .pullWithinHeader: "refreshOffset \(pull) <= \(header)"
    case .dragEndedBeyondHeader: "the drag ended at refreshOffset \(pull) > \(header)"
    case .dragEndedBeyondFooter:
      "the drag ended at loadMoreOffset \(text(loadMoreOffset)) < -\(footer)"
    case .observedBeyondHeader: "refreshOffset \(pull) > \(header) without a finger"
    case .observedAtEnd:
      "content \(text(contentHeight)) + top inset \(text(insetTop)) > frame \(text(frameHeight)), "
        + "loadMoreOffset \(text(loadMoreOffset)) <= 0"
    case .observedShortContent:
      "content \(text(contentHeight)) + top inset \(text(insetTop)) <= frame \(text(frameHeight)), "
        + "pulled up \(text(-refreshOffset)) >= \(text(footerViewH * ZHRefresh.shortContentShare))"
    case .called, .footerCalled: "the application asked for it"
    case .headerHolds:
      "\(header) above the captured inset; the callback follows in "
        + "\(text(ZHRefreshAnimation.headerBegin.duration)) s"
    case .footerHolds:
      "\(footer) more than before; the callback follows in "
        + "\(text(ZHRefreshAnimation.footerBegin.duration)) s"
    case .headerEnds, .footerEnds:
      step == .freed ? "the captured inset" : "the application is done"
    }
  }
}

/// Something that reaches a side of document 002 from outside.
package enum ZHRefreshDelivery: Equatable, Sendable {
  /// The content has moved to an offset. Points.
  case scroll(CGFloat, isDragging: Bool)
  /// The finger has let go at an offset. Points.
  case dragEnd(CGFloat)
  /// An animation has completed.
  case completion(ZHRefreshAnimation)
  /// A call of the application, by the document's name.
  case call(String)
}
