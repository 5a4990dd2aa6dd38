import SwiftUI

/// The values that the rules of document 003's footer need in addition to those of every component.
package protocol ZKFooterStorage: ZKComponentStorage {
  /// The height of the viewport. Points.
  var viewportHeight: CGFloat { get }
  /// The height of the content. Points.
  var contentHeight: CGFloat { get }
  /// The footer's position in the content. Points.
  var originY: CGFloat { get set }
  /// Whether the scroll view takes touches.
  var scrollViewTakesTouches: Bool { get }
  /// Whether a footer released while `pullingInRect` becomes `releaseing`.
  ///
  /// - Rule: S3.09. The document lists the state and a text for it; the published footer never
  ///   enters it.
  var entersReleaseing: Bool { get }
  /// Whether an end holds the lock that makes ends wait for each other.
  var isEnding: Bool { get set }
  /// The states that the waiting ends lead to, the oldest first.
  var waitingEnds: [ZKRefreshState] { get set }
}

/// The rules of document 003 for the footer.
extension ZKFooterStorage {
  /// Runs the rules for one notification of the content offset.
  ///
  /// Steps:
  /// 1. The notification is dropped if the footer is not listening, if the list takes no touches or
  ///    has no content, or if the footer has nothing more; even the previous offset stays (B003-7).
  /// 2. `pull`: under a finger the state says whether letting go would load. Short content counts
  ///    as pulled beyond its end at any position, even while the header is pulled (B003-5).
  /// 3. `release`: without a finger, after a first drag, a pull beyond the end loads. No crossing
  ///    is required: an end that comes while the list is still there loads again (B003-9).
  /// 4. This offset becomes the previous one.
  ///
  /// - Rule: S3.15.
  package mutating func footerOffsetDidChange() {
    guard following.hold else { return }
    if state != .refreshing {
      if isDragging {
        pull()
      } else {
        release()
      }
    }
    previousOffset = contentOffset.y
  }

  private mutating func pull() {
    isFirstLoad = false
    enter(by: guards(of: .pulledOutside).hold ? .pulledOutside : .pulledInside)
  }

  private mutating func release() {
    if guards(of: .releasedOutside).hold {
      enter(by: .releasedOutside)
      isRefreshing = true
      start(.begin, of: .footer)
    } else if guards(of: .releasedInside).hold {
      enter(by: .releasedInside)
    }
  }

  private mutating func enter(by rule: ZKRefreshRule) {
    enter(by: rule, of: .footer, guards(of: rule))
  }

  /// Runs the rule for one notification of the content size: the footer moves to the content's end.
  ///
  /// The notification sent while a footer is installed is dropped, since the footer is not in a
  /// scroll view yet: it lies on the first row until the size changes again (B003-12).
  package mutating func footerContentSizeDidChange() {
    guard isListening else { return }
    originY = contentHeight
  }

  /// The application has its data, has nothing more, or starts over; ends wait for each other.
  ///
  /// An end after one that said "nothing more" clears that again (B003-8).
  ///
  /// The published code makes a worker thread wait for a lock that the main thread releases
  /// (B003-15). An application can only observe the order of the ends, which the port keeps without
  /// a lock.
  ///
  /// - Rules: S3.12, S3.16.
  package mutating func endFooter(_ state: ZKRefreshState) {
    guard !isEnding else {
      waitingEnds.append(state)
      note(ZKRefreshChange(side: .footer, step: .queued(state)))
      return
    }
    isEnding = true
    start(.end(state), of: .footer)
  }

  /// The values that an animation changes at once.
  ///
  /// The footer's space replaces the previous bottom inset (B003-6).
  package mutating func applyFooter(_ animation: ZKRefreshAnimation) {
    switch animation {
    case .begin, .end(.noMoreData): contentInset.bottom = componentHeight
    case .end: contentInset = scrollViewInsetsDefaultValue
    case .disable: applyDisabling()
    }
  }

  /// Runs an animation's completion.
  package mutating func completeFooter(_ animation: ZKRefreshAnimation) {
    switch animation {
    case .begin:
      note(ZKRefreshChange(side: .footer, step: .refreshingClosure))
      postRefreshing()
    case .end(let state):
      finish(by: state == .noMoreData ? .endsForGood : .ends, of: .footer)
      isEnding = false
      if !waitingEnds.isEmpty {
        endFooter(waitingEnds.removeFirst())
      }
    case .disable: finish(by: .disabled, of: .footer)
    }
  }
}
