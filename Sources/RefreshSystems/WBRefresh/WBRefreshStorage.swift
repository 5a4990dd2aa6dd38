import SwiftUI

/// Everything that the rules of document 004 read and write, independent of where it is kept.
///
/// The running control keeps it in its views and layers, ``WBRefreshMachine`` in plain properties;
/// both run the same rules, so a test of the machine tests the control's algorithm.
package protocol WBRefreshStorage {
  var variant: WBRefreshVariant { get }
  /// The upper edge of the control's frame: 0 at rest, negative while pulled, positive when the
  /// list is scrolled up. Points.
  var frameY: CGFloat { get }
  /// Whether the system's control is refreshing.
  var isRefreshing: Bool { get }
  /// Whether the arrow is turned over; writing it turns the arrow.
  var rotateFlag: Bool { get set }
  var isTipHidden: Bool { get set }
  /// Whether there is a loading animation under the key.
  var hasLoadingAnimation: Bool { get }

  mutating func addLoadingAnimation()
  mutating func removeAllAnimations()
  /// Receives every effect of a rule, in order.
  mutating func note(_ change: WBRefreshChange)
}

/// The rules of document 004.
extension WBRefreshStorage {
  /// Runs the rules for one notification of the control's frame.
  ///
  /// Steps:
  /// 1. Scrolled up: nothing happens. A jump from a pull beyond the offset to above zero leaves the
  ///    arrow turned (B004-3).
  /// 2. Refreshing: the loading animation starts, and nothing else happens. The arrow is still
  ///    turned when loading ends, and turns back on the next notification (B004-4).
  /// 3. The arrow turns over strictly below the offset. It turns back at the offset or above it in
  ///    the first listing, strictly above it in the adjusted one (B004-1). Nothing keeps it from
  ///    turning at every crossing (B004-2).
  ///
  /// - Rules: S4.11, S4.12, S4.20.
  package mutating func frameDidChange() {
    let y = frameY
    guard y <= 0 else { return }
    if variant.refreshingCheck, isRefreshing {
      startAnimation()
      return
    }
    for isOver in [true, false] {
      let guards = guards(turningOver: isOver)
      guard guards.hold else { continue }
      note(WBRefreshChange(step: .turns(over: isOver), y: y, guards: guards))
      rotateFlag = isOver
      return
    }
  }

  /// Hides the arrow and starts the loading animation.
  ///
  /// With the key check one animation is enough, and an application that begins a refresh that the
  /// user has already begun does no harm (B004-9).
  package mutating func startAnimation() {
    if variant.animationKeyCheck, hasLoadingAnimation { return }
    isTipHidden = true
    note(WBRefreshChange(step: .loadingStarts))
    addLoadingAnimation()
  }

  /// Shows the arrow and stops the icon's animations, whether or not anything was loading
  /// (B004-10).
  ///
  /// It stops the icon's layer; a public copy stops the view's own layer and turns for ever
  /// (B004-8).
  package mutating func stopAnimation() {
    isTipHidden = false
    note(WBRefreshChange(step: .loadingStops))
    removeAllAnimations()
  }
}

/// How far the control must be pulled for the arrow to turn over: beyond its height of 60.
///
/// - Units: points, in the scroll view's space.
/// - Rule: S4.11.
public let WBRefreshControlOffset: CGFloat = -60
