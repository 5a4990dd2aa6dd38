import SwiftUI

/// Everything that the rules of document 002 read and write, wherever it is kept.
///
/// The running views keep it in a scroll view, ``ZHRefreshMachine`` in plain properties; both run
/// the same rules, so a test of the machine tests the views' algorithm.
///
/// - Units: points.
package protocol ZHRefreshStorage {
  var version: ZHRefreshVersion { get }
  var creation: ZHRefreshCreation { get }

  /// The scroll view's, as all that follow.
  var contentOffsetY: CGFloat { get }
  var contentHeight: CGFloat { get }
  var frameHeight: CGFloat { get }
  var isDragging: Bool { get }
  var contentInsetTop: CGFloat { get set }
  var contentInsetBottom: CGFloat { get set }

  var header: ZHHeaderState { get set }
  var footer: ZHFooterState { get set }
  /// Whether the application has given the header a callback.
  var hasHeaderHandler: Bool { get }
  /// Whether the application has given the footer a callback.
  var hasFooterHandler: Bool { get }

  /// Makes the header and puts it into the scroll view, whose top inset it captures.
  mutating func makeHeader()
  /// Makes the footer and puts it into the scroll view, whose bottom inset it captures.
  mutating func makeFooter()
  /// Makes changes at once, animated; calls `animationCompleted(_:)` after the duration.
  mutating func animate(_ animation: ZHRefreshAnimation, _ changes: @escaping (inout Self) -> Void)
  /// Gives the scroll indicators the insets of the content.
  mutating func matchIndicatorInsets()
  mutating func callHeaderHandler()
  mutating func callFooterHandler()
  /// Hears of everything that a rule did, in order.
  mutating func note(_ change: ZHRefreshChange)
}

extension ZHRefreshStorage {
  /// How far the content is pulled down beyond rest, as it stands with the present inset.
  package var refreshOffset: CGFloat { -(contentOffsetY + contentInsetTop) }

  /// How much of the content, with the bottom inset, lies below the viewport; negative beyond the
  /// end, and at any time when the content is short (B002-1).
  package var loadMoreOffset: CGFloat {
    contentHeight - contentOffsetY - (frameHeight - contentInsetBottom)
  }

  package mutating func matchIndicatorInsets() {}
  package mutating func note(_ change: ZHRefreshChange) {}

  mutating func note(_ rule: ZHRefreshRule, _ step: RefreshEvent.Step) {
    note(
      ZHRefreshChange(
        rule: rule, step: step, refreshOffset: refreshOffset, loadMoreOffset: loadMoreOffset,
        contentHeight: contentHeight, frameHeight: frameHeight, insetTop: contentInsetTop,
        insetBottom: contentInsetBottom,
        pull: -(contentOffsetY + (header.exists ? header.insetTop : contentInsetTop))))
  }
}

/// The memory and the look of a header.
public struct ZHHeaderState: Equatable, Sendable {
  /// Whether it has been made.
  public var exists = false
  /// Every assignment copies the value before, an equal one too (S2.05).
  public var status = ZHRefreshStatus.pullToRefresh {
    didSet { oldStatus = oldValue }
  }
  /// The value of `status` before its last assignment.
  public package(set) var oldStatus = ZHRefreshStatus.pullToRefresh
  public var isRefreshing = false
  /// The scroll view's top inset when the header was put into it. Points; never read again
  /// (B002-3).
  public var insetTop: CGFloat = 0
  public var title = ZHRefresh.pullToRefreshTitle
  public var isArrowHidden = false
  public var isIndicatorHidden = true
  /// How far the arrow is turned: 0 or half a turn.
  public var arrowTurns = 0.0

  public init() {}

  /// Takes on title, arrow and spinner of a status.
  mutating func show(_ status: ZHRefreshStatus) {
    title =
      switch status {
      case .pullToRefresh: ZHRefresh.pullToRefreshTitle
      case .releaseToRefresh: ZHRefresh.releaseToRefreshTitle
      case .loading: ZHRefresh.loadingTitle
      }
    isArrowHidden = status == .loading
    isIndicatorHidden = status != .loading
  }
}

/// The memory and the look of a footer; its title and spinner never change.
public struct ZHFooterState: Equatable, Sendable {
  /// Whether it has been made.
  public var exists = false
  public var isRefreshing = false
  /// The scroll view's bottom inset when the footer was put into it. Points; never read again
  /// (B002-3).
  public var insetBottom: CGFloat = 0
  /// 0 or 1; the document's version never hides it.
  public var alpha: CGFloat = 1
  /// Its upper edge in the content. Points.
  public var frameY: CGFloat = 0

  public init() {}
}

/// A change that document 002 animates.
///
/// The model has the new values when the animation begins; its completion runs after its duration.
public enum ZHRefreshAnimation: String, CaseIterable, Hashable, Sendable {
  /// Half a turn more.
  case arrowTurns
  /// Back to where it was drawn.
  case arrowReturns
  /// Room for the header.
  case headerBegin
  case headerEnd
  /// Room for the footer.
  case footerBegin
  case footerEnd

  /// In seconds.
  ///
  /// - Rules: S2.12, S2.13.
  public var duration: Double {
    switch self {
    case .arrowTurns, .arrowReturns, .headerBegin: 0.3
    case .headerEnd, .footerBegin, .footerEnd: 0.5
    }
  }

  /// The side that the animation is of.
  package var side: RefreshSide {
    switch self {
    case .arrowTurns, .arrowReturns, .headerBegin, .headerEnd: .header
    case .footerBegin, .footerEnd: .footer
    }
  }

  /// Whether something follows the animation, or the next one of its kind counts from it.
  package var isAwaited: Bool {
    switch self {
    case .arrowTurns, .arrowReturns: false
    case .headerBegin, .headerEnd, .footerBegin, .footerEnd: true
    }
  }
}
