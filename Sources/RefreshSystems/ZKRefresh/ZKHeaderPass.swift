import SwiftUI

/// The values that the rules of document 003's header need in addition to those of every component.
package protocol ZKHeaderStorage: ZKComponentStorage {
  /// Whether the scroll view bounces.
  var bounces: Bool { get set }
  /// Whether it bounced when the header was installed (B003-4).
  var scrollViewBouncesDefaultValue: Bool { get }
}

/// The rules of document 003 for the header.
extension ZKHeaderStorage {
  /// Runs the rules for one notification of the content offset.
  ///
  /// Steps:
  /// 1. A header that is not listening drops the notification; the previous offset stays.
  /// 2. `pull`: under a finger the state says whether letting go would refresh. Any drag makes it
  ///    `pullingInRect`, even one that scrolls the content (B003-13).
  /// 3. `release`: without a finger, after a first drag, a pull beyond the height refreshes and a
  ///    smaller one is parked in `releaseing` (B003-2).
  /// 4. This offset becomes the previous one.
  ///
  /// Steps 2 and 3 evaluate the offset of the previous notification. Label and decision lag by one
  /// event, and a flick whose last visible pull was 10 points may refresh (B003-1).
  ///
  /// - Rule: S3.15.
  package mutating func headerOffsetDidChange() {
    guard isListening else { return }
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
      begin()
    } else if guards(of: .releasedInside).hold {
      enter(by: .releasedInside)
    }
  }

  private mutating func enter(by rule: ZKRefreshRule) {
    enter(by: rule, of: .header, guards(of: rule))
  }

  /// The offset returns to the evaluated one, so that the animation starts there; bouncing is off
  /// until the end.
  private mutating func begin() {
    isRefreshing = true
    contentOffset.y = previousOffset
    bounces = false
    start(.begin, of: .header)
  }

  /// The application has its data, or just makes the call.
  ///
  /// There is no guard: an idle header ends as well and calls the end closure (B003-14). With the
  /// previous offset at or below the top edge of the viewport everything happens at once.
  ///
  /// - Rule: S3.15.
  package mutating func endHeader() {
    bounces = scrollViewBouncesDefaultValue
    guard previousOffset >= 0 else {
      start(.end(.idle), of: .header)
      return
    }
    contentInset = scrollViewInsetsDefaultValue
    finish(by: .ends, of: .header)
  }

  /// The values that an animation changes at once.
  ///
  /// The end scrolls to offset zero even where the list rests below its upper edge, so that content
  /// with an inset at the top ends under the bar that the inset was for (B003-3). The horizontal
  /// offset is lost as well.
  package mutating func applyHeader(_ animation: ZKRefreshAnimation) {
    switch animation {
    case .begin:
      contentInset.top += componentHeight
      contentOffset = CGPoint(x: contentOffset.x, y: -contentInset.top)
    case .end:
      contentInset = scrollViewInsetsDefaultValue
      contentOffset = .zero
    case .disable: applyDisabling()
    }
  }

  /// Runs an animation's completion.
  package mutating func completeHeader(_ animation: ZKRefreshAnimation) {
    switch animation {
    case .begin:
      note(ZKRefreshChange(side: .header, step: .refreshingClosure))
      postRefreshing()
    case .end: finish(by: .ends, of: .header)
    case .disable: finish(by: .disabled, of: .header)
    }
  }
}
