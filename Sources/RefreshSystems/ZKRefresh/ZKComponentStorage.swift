import SwiftUI

/// The state of a header or a footer of document 003, under the document's names and spelling.
///
/// Inside ``RefreshComponent`` and its subclasses the type is also called `RefreshState`, as in the
/// document; at file level that name belongs to document 001.
///
/// - Rule: S3.06; the meaning of each case is the document's.
public enum ZKRefreshState: String, CaseIterable, Hashable, Sendable {
  /// Nothing happens.
  case idle
  /// A finger pulls, the component is not fully visible, letting go would not refresh.
  case pullingInRect
  /// A finger pulls, the component is fully visible, letting go would refresh.
  case pullingOutRect
  /// The finger has let go while ``pullingInRect``; only the next drag, an end or a refresh leaves
  /// this state (B003-2).
  case releaseing
  /// The finger has let go while ``pullingOutRect``.
  case refreshing
  /// There is nothing more to load; for footers only (S3.07).
  case noMoreData
}

/// Everything that the rules of document 003 read and write for one component, independent of where
/// it is kept.
///
/// The running controls keep it in their views and in the scroll view, the machines in plain
/// properties; both run the same rules, so a test of a machine tests the controls' algorithm. The
/// names are the published code's.
///
/// Assigning ``contentOffset`` notifies the component before the assignment returns, so a rule that
/// writes it is reentered. Rules therefore read the storage again after each write.
package protocol ZKComponentStorage {
  var state: ZKRefreshState { get set }
  /// Whether a refresh has begun and its end has not completed.
  var isRefreshing: Bool { get set }
  /// Whether no finger has dragged the list yet; until then nothing can refresh.
  var isFirstLoad: Bool { get set }
  /// The content offset of the previous notification, inset included. Points.
  var previousOffset: CGFloat { get set }
  /// The component's height, which is also how far it must be pulled. Points.
  var componentHeight: CGFloat { get }
  /// Whether notifications are processed: touchable, visible, enabled, in a scroll view.
  var isListening: Bool { get }
  /// Whether the application allows the component to refresh.
  var enableRefresh: Bool { get set }
  var isHidden: Bool { get set }

  /// The scroll view's content offset; an assignment notifies. Points.
  var contentOffset: CGPoint { get set }
  /// The scroll view's insets. Points.
  var contentInset: UIEdgeInsets { get set }
  /// The scroll view's insets when the component was installed (B003-4). Points.
  var scrollViewInsetsDefaultValue: UIEdgeInsets { get }
  /// Whether a finger drags the scroll view.
  var isDragging: Bool { get }
  /// Whether there is a scroll view to animate.
  var hasScrollView: Bool { get }

  /// Applies the values of an animation at once and completes it after its duration.
  mutating func animate(_ animation: ZKRefreshAnimation)
  /// Calls the application's closure for the beginning.
  mutating func postRefreshing()
  /// Calls the application's closure for the end.
  mutating func postEndRefreshing()
  /// Receives every effect of a rule, in order.
  mutating func note(_ change: ZKRefreshChange)
}

extension ZKComponentStorage {
  /// The offset that every rule evaluates: that of the previous notification, from the place of
  /// rest at the time of installation (B003-1, B003-4). Points.
  package var offsetWithoutInsets: CGFloat {
    previousOffset + scrollViewInsetsDefaultValue.top
  }

  /// The application has enabled or disabled the component.
  ///
  /// Disabling hides it and animates the insets back; at the completion the end closure is called,
  /// whether or not a refresh was running (B003-14).
  ///
  /// - Rule: S3.17.
  package mutating func enableRefreshDidChange(of side: RefreshSide) {
    guard isHidden == enableRefresh else { return }
    isHidden = !enableRefresh
    guard !enableRefresh, hasScrollView else { return }
    start(.disable, of: side)
  }

  /// Gives back the space of a disabled component.
  package mutating func applyDisabling() {
    contentInset = scrollViewInsetsDefaultValue
  }

  /// The last step of every end: the component is idle, or has nothing more, and the application is
  /// told.
  package mutating func finish(by rule: ZKRefreshRule, of side: RefreshSide) {
    isRefreshing = false
    enter(by: rule, of: side, [.said(rule)])
    note(ZKRefreshChange(side: side, step: .endClosure))
    postEndRefreshing()
  }

  /// Records an animation and starts it.
  mutating func start(_ animation: ZKRefreshAnimation, of side: RefreshSide) {
    note(
      ZKRefreshChange(side: side, step: .animation(animation), judged: offsetWithoutInsets))
    animate(animation)
  }

  /// Writes the state that a rule leads to, and reports it only if it changed.
  ///
  /// - Parameter guards: the conditions that the rule was based on.
  mutating func enter(by rule: ZKRefreshRule, of side: RefreshSide, _ guards: [RefreshGuard]) {
    let (old, new) = (state, rule.state)
    guard old != new else { return }
    note(
      ZKRefreshChange(
        side: side, step: .state(new, from: old), rule: rule, guards: guards,
        judged: rule.judgesOffset ? offsetWithoutInsets : nil))
    state = new
  }
}

/// A change of insets that document 003 animates.
///
/// The values change at once; the completion runs after ``duration``.
public enum ZKRefreshAnimation: Hashable, Sendable {
  /// The list opens space for a component that refreshes.
  case begin
  /// The space is given back, or kept for the text that there is nothing more; the state follows.
  case end(ZKRefreshState)
  /// A disabled component gives its space back.
  case disable

  /// The duration of each. Seconds.
  ///
  /// - Rule: S3.15.
  public static let duration = 0.3
}
