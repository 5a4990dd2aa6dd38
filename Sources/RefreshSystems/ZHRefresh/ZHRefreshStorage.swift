import SwiftUI

/// What the rules of document 002 read and write, wherever it is kept.
///
/// The running views keep it in a scroll view, ``ZHRefreshMachine`` in plain properties; both run the
/// same rules, so a replayed trace proves the views' algorithm.
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
