import SwiftUI

extension WBRefreshStorage {
  /// The conditions under which the arrow turns over, or back, with the present numbers.
  ///
  /// It turns over strictly below the offset. It turns back at the offset or above it in the first
  /// listing, strictly above it in the adjusted one (B004-1).
  ///
  /// - Rules: S4.11, S4.12.
  package func guards(turningOver: Bool) -> [RefreshGuard] {
    let flag = RefreshGuard(
      "S4.11", turningOver ? "the arrow points down" : "the arrow points up",
      rotateFlag != turningOver, else: .application("a turn"))
    let relation: RefreshGuard.Comparison.Relation =
      switch (turningOver, variant.comparison) {
      case (true, _): .below
      case (false, .first): .atLeast
      case (false, .adjusted): .above
      }
    return [
      flag,
      RefreshGuard(
        turningOver ? "S4.11" : "S4.12", "frame y", frameY, relation, "offset",
        WBRefreshControlOffset, else: turningOver ? .pull : .comeBack),
    ]
  }
}

extension WBRefreshControl {
  /// The conditions under which the system's control requests data.
  ///
  /// Document 004 has no rule of its own for that; these are the stand-in's (PLATFORM-17).
  public var guards: [RefreshGuard] {
    let scroll = superview as? UIScrollView
    return [
      RefreshGuard(
        "PLATFORM-17", "the control is not refreshing", !isRefreshing,
        else: .application("endRefreshing()")),
      RefreshGuard(
        "PLATFORM-17", "the control is enabled", isEnabled,
        else: .application("isEnabled set to true")),
      RefreshGuard(
        "PLATFORM-17", "it has not asked in this drag", !hasTriggered, else: .letGo),
      RefreshGuard(
        "PLATFORM-17", "a finger drags", scroll?.isTracking == true, else: .drag),
      RefreshGuard(
        "PLATFORM-17", "pull", -frameY, .above, "trigger",
        scroll.map(trigger(in:)) ?? .infinity, else: .pull),
    ]
  }
}

extension WBRefreshVariant {
  /// When the arrow turns, in the document's names and without numbers.
  package func formula(turningOver: Bool) -> String {
    WBRefreshMachine(variant: self).guards(turningOver: turningOver).formula
  }
}
