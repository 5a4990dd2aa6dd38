import SwiftUI

/// Everything that the rules of document 002 read and write, independent of where it is kept.
///
/// The running views keep it in a scroll view, ``ZHRefreshMachine`` in plain properties; both run
/// the same rules, so a test of the machine tests the views' algorithm.
///
/// - Units: points.
package protocol ZHRefreshStorage {
  var version: ZHRefreshVersion { get }
  var creation: ZHRefreshCreation { get }

  /// The scroll view's, like the properties below.
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

  /// Creates the header and adds it to the scroll view, whose top inset it captures.
  mutating func makeHeader()
  /// Creates the footer and adds it to the scroll view, whose bottom inset it captures.
  mutating func makeFooter()
  /// Makes changes at once, animated; calls `animationCompleted(_:)` after the duration.
  mutating func animate(_ animation: ZHRefreshAnimation, _ changes: @escaping (inout Self) -> Void)
  /// Sets the scroll indicators' insets to those of the content.
  mutating func matchIndicatorInsets()
  mutating func callHeaderHandler()
  mutating func callFooterHandler()
  /// Receives every effect of a rule, in order.
  mutating func note(_ change: ZHRefreshChange)
}

extension ZHRefreshStorage {
  /// How far the content is pulled down beyond its place of rest with the present inset.
  package var refreshOffset: CGFloat { -(contentOffsetY + contentInsetTop) }

  /// How much of the content, including the bottom inset, lies below the viewport; negative beyond
  /// the end, and always negative when the content is short (B002-1).
  package var loadMoreOffset: CGFloat {
    contentHeight - contentOffsetY - (frameHeight - contentInsetBottom)
  }

  package mutating func matchIndicatorInsets() {}
  package mutating func note(_ change: ZHRefreshChange) {}

  /// Reports a rule's effect.
  ///
  /// - Parameter guards: the conditions that it was based on.
  mutating func note(_ rule: ZHRefreshRule, _ guards: [RefreshGuard]) {
    note(
      ZHRefreshChange(
        rule: rule, guards: guards,
        inset: rule.side == .header ? contentInsetTop : contentInsetBottom,
        pull: -(contentOffsetY + (header.exists ? header.insetTop : contentInsetTop))))
  }

  /// Reports a rule's effect, with the conditions as they are now.
  mutating func note(_ rule: ZHRefreshRule) {
    note(rule, position(rule))
  }
}

/// The state and the appearance of a header.
public struct ZHHeaderState: Equatable, Sendable {
  /// Whether it has been created.
  public var exists = false
  /// The status; every assignment saves the previous value, even an equal one (S2.05).
  public var status = ZHRefreshStatus.pullToRefresh {
    didSet { oldStatus = oldValue }
  }
  /// The value of `status` before its last assignment.
  public package(set) var oldStatus = ZHRefreshStatus.pullToRefresh
  public var isRefreshing = false
  /// The scroll view's top inset when the header was added to it. Points; never read from the
  /// scroll view again (B002-3).
  public var insetTop: CGFloat = 0
  public var title = ZHRefresh.pullToRefreshTitle
  public var isArrowHidden = false
  public var isIndicatorHidden = true
  /// The arrow's rotation: 0 or half a turn.
  public var arrowTurns = 0.0

  public init() {}

  /// Sets title, arrow and spinner for a status.
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

/// The state and the appearance of a footer; its title and spinner never change.
public struct ZHFooterState: Equatable, Sendable {
  /// Whether it has been created.
  public var exists = false
  public var isRefreshing = false
  /// The scroll view's bottom inset when the footer was added to it. Points; never read from the
  /// scroll view again (B002-3).
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
  /// Back to its initial rotation.
  case arrowReturns
  /// Space for the header.
  case headerBegin
  case headerEnd
  /// Space for the footer.
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

  /// The side that the animation belongs to.
  package var side: RefreshSide {
    switch self {
    case .arrowTurns, .arrowReturns, .headerBegin, .headerEnd: .header
    case .footerBegin, .footerEnd: .footer
    }
  }

  /// Whether something waits for the animation's end, or the next of its kind starts from it.
  package var isAwaited: Bool {
    switch self {
    case .arrowTurns, .arrowReturns: false
    case .headerBegin, .headerEnd, .footerBegin, .footerEnd: true
    }
  }
}
