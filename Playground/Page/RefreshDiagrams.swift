import RefreshSystems
import ViewTreeInspection

/// The header's states and guards of each system, in the words of its document.
enum RefreshDiagrams {
  typealias Transition = StateDiagram.Transition

  static func diagram(of system: RefreshSystemName) -> StateDiagram {
    let (states, transitions) =
      switch system {
      case .LKRefresh: lkRefresh
      case .PullToRefresh: pullToRefresh
      case .ZHRefresh: zhRefresh
      case .ZKRefresh: zkRefresh
      case .WBRefresh: wbRefresh
      }
    return StateDiagram(
      name: "\(system.number) \(system.rawValue)", states: states, transitions: transitions)
  }

  /// T is the threshold, o the offset of this evaluation, p that of the one before.
  private static let lkRefresh = (
    ["idle", "refreshing", "refreshing and frozen"],
    [
      Transition("idle", "refreshing", when: "o > T and p ≤ T"),
      Transition("refreshing", "refreshing and frozen", when: "o ≤ T and p > T"),
      Transition(
        "refreshing", "idle", when: "the host sets its flag false, or the footer fires"),
      Transition(
        "refreshing and frozen", "idle", when: "the host sets its flag false, or the footer fires"),
    ]
  )

  /// k is the pull beyond a dead zone of 30, h the header's height.
  private static let pullToRefresh = (
    ["invalid", "stopped", "triggered", "loading"],
    [
      Transition(
        "invalid", "stopped", when: "the header lies exactly above the viewport, in full width"),
      Transition("stopped", "triggered", when: "k > h"),
      Transition("triggered", "loading", when: "0 < k ≤ h"),
      Transition("loading", "stopped", when: "the host sets its binding false"),
      Transition("invalid", "loading", when: "the list appears"),
    ]
  )

  /// r is the negated content offset minus the top inset.
  private static let zhRefresh = (
    ["pullToRefresh", "releaseToRefresh", "loading"],
    [
      Transition("pullToRefresh", "releaseToRefresh", when: "r > 60"),
      Transition("releaseToRefresh", "loading", when: "the drag ends, r > 60"),
      Transition("pullToRefresh", "loading", when: "headerBeginRefreshing is called"),
      Transition("releaseToRefresh", "pullToRefresh", when: "r ≤ 60"),
      Transition("loading", "releaseToRefresh", when: "headerEndRefreshing is called"),
    ]
  )

  /// q is the offset of the previous event, H the component's height.
  private static let zkRefresh = (
    ["idle", "pullingInRect", "pullingOutRect", "releaseing", "refreshing", "noMoreData"],
    [
      Transition("idle", "pullingInRect", when: "a finger drags, q ≥ -H"),
      Transition("pullingInRect", "pullingOutRect", when: "a finger drags, q < -H"),
      Transition("pullingInRect", "releaseing", when: "no finger, -H ≤ q < 0"),
      Transition("pullingOutRect", "releaseing", when: "no finger, -H ≤ q < 0"),
      Transition("pullingOutRect", "refreshing", when: "no finger, q < -H"),
      Transition("pullingOutRect", "pullingInRect", when: "a finger drags, q ≥ -H"),
      Transition("releaseing", "pullingInRect", when: "a finger drags, q ≥ -H"),
      Transition("refreshing", "idle", when: "endRefreshing is called"),
    ]
  )

  /// y is the top of the control's frame.
  private static let wbRefresh = (
    ["arrow down", "arrow up", "refreshing"],
    [
      Transition("arrow down", "arrow up", when: "y < -60"),
      Transition("arrow up", "refreshing", when: "the system decides on a refresh"),
      Transition("arrow up", "arrow down", when: "y > -60, or y = -60 in the first listing"),
      Transition("refreshing", "arrow up", when: "endRefreshing is called, the arrow is up"),
      Transition("refreshing", "arrow down", when: "endRefreshing is called, the arrow is down"),
    ]
  )
}
