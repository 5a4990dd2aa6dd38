import RefreshSystems
import ViewTreeInspection

/// The header's states of each system. The guards are those that its port runs.
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

  private static let lkRefresh = (
    ["idle", "refreshing", "refreshing and frozen"],
    [
      Transition("idle", "refreshing", when: LKRefreshRule.headerFires.formula),
      Transition(
        "refreshing", "refreshing and frozen", when: LKRefreshRule.headerFreezes.formula),
      Transition(
        "refreshing", "idle", when: "the host sets its flag false, or the footer fires"),
      Transition(
        "refreshing and frozen", "idle", when: "the host sets its flag false, or the footer fires"),
    ]
  )

  private static let pullToRefresh = (
    ["invalid", "stopped", "triggered", "loading"],
    [
      Transition("invalid", "stopped", when: PullToRefreshRule.activates.formula),
      Transition("stopped", "triggered", when: PullToRefreshRule.triggers.formula),
      Transition("triggered", "loading", when: PullToRefreshRule.loads.formula),
      Transition("loading", "stopped", when: "the host sets its binding false"),
      Transition("invalid", "loading", when: PullToRefreshRule.appears.formula),
    ]
  )

  private static let zhRefresh = (
    ["pullToRefresh", "releaseToRefresh", "loading"],
    [
      Transition("pullToRefresh", "releaseToRefresh", when: ZHRefreshRule.pullBeyondHeader.formula),
      Transition(
        "releaseToRefresh", "loading",
        when: ZHRefreshRule.dragEndedBeyondHeader.formula),
      Transition("pullToRefresh", "loading", when: "headerBeginRefreshing is called"),
      Transition(
        "releaseToRefresh", "pullToRefresh", when: ZHRefreshRule.pullWithinHeader.formula),
      Transition("loading", "releaseToRefresh", when: "headerEndRefreshing is called"),
    ]
  )

  private static let zkRefresh = (
    ["idle", "pullingInRect", "pullingOutRect", "releaseing", "refreshing", "noMoreData"],
    [
      Transition("idle", "pullingInRect", when: ZKRefreshRule.pulledInside.formula),
      Transition("pullingInRect", "pullingOutRect", when: ZKRefreshRule.pulledOutside.formula),
      Transition("pullingInRect", "releaseing", when: ZKRefreshRule.releasedInside.formula),
      Transition("pullingOutRect", "releaseing", when: ZKRefreshRule.releasedInside.formula),
      Transition("pullingOutRect", "refreshing", when: ZKRefreshRule.releasedOutside.formula),
      Transition("pullingOutRect", "pullingInRect", when: ZKRefreshRule.pulledInside.formula),
      Transition("releaseing", "pullingInRect", when: ZKRefreshRule.pulledInside.formula),
      Transition("refreshing", "idle", when: "endRefreshing is called"),
    ]
  )

  private static let wbRefresh = (
    ["arrow down", "arrow up", "refreshing"],
    [
      Transition(
        "arrow down", "arrow up", when: WBRefreshVariant.adjusted.formula(turningOver: true)),
      Transition("arrow up", "refreshing", when: "the system decides on a refresh"),
      Transition(
        "arrow up", "arrow down",
        when: WBRefreshVariant.adjusted.formula(turningOver: false) + "; in the first listing "
          + WBRefreshVariant.first.formula(turningOver: false)),
      Transition("refreshing", "arrow up", when: "endRefreshing is called, the arrow is up"),
      Transition("refreshing", "arrow down", when: "endRefreshing is called, the arrow is down"),
    ]
  )
}
