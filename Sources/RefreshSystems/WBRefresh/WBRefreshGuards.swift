import SwiftUI

extension WBRefreshControl {
  /// The conditions under which the system's control requests data.
  ///
  /// Document 004 has no rule of its own for that; these are the stand-in's (PLATFORM-17).
  public var guards: [RefreshGuard] {
    let scroll = superview as? UIScrollView
    return [
      RefreshGuard(
        rule: "PLATFORM-17", "the control is not refreshing", !isRefreshing,
        else: .application("endRefreshing()")),
      RefreshGuard(
        rule: "PLATFORM-17", "the control is enabled", isEnabled,
        else: .application("isEnabled set to true")),
      RefreshGuard(
        rule: "PLATFORM-17", "it has not asked in this drag", !hasTriggered, else: .letGo),
      RefreshGuard(
        rule: "PLATFORM-17", "a finger drags", scroll?.isTracking == true, else: .drag),
      RefreshGuard(
        rule: "PLATFORM-17", "pull", -frameY, .above, "trigger",
        scroll.map(trigger(in:)) ?? .infinity, else: .pull),
    ]
  }
}
