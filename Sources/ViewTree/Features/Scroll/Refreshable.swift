/// Reloads what a view shows; read from the environment as `refresh`.
///
/// - Source: Apple documentation, `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action to its end.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

private enum RefreshControlKey: EnvironmentKey {
  static let defaultValue = RefreshControlMetrics()
}

extension EnvironmentValues {
  /// The action that reloads the views here; nil if there is none.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  fileprivate var settableRefresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// The lengths of the system's refresh control.
  package var refreshControl: RefreshControlMetrics {
    get { self[RefreshControlKey.self] }
    set { self[RefreshControlKey.self] = newValue }
  }
}

/// The lengths of a refresh control.
///
/// - Source: none public (PLATFORM-17: the trigger is undocumented and scales with the scroll
///   view's height; a height of 60 is folklore), so both are parameters.
package struct RefreshControlMetrics: Equatable, Sendable {
  /// The height that the control takes above the content while it refreshes, in points.
  package var height: CGFloat
  /// The pull beyond which the action starts, as a share of the viewport's height.
  package var triggerShare: CGFloat

  package init(height: CGFloat = 60, triggerShare: CGFloat = 0.125) {
    self.height = height
    self.triggerShare = triggerShare
  }
}

extension View {
  /// Lets the vertical scroll views inside be pulled to run an action.
  ///
  /// When the content is pulled past the control's trigger, the action starts at once, as a task of
  /// the host. When the finger leaves, the content rests below the control until the action has
  /// ended. It is cancelled when the scroll view leaves the tree.
  ///
  /// - Source: Apple documentation, `refreshable(action:)`; PLATFORM-16, PLATFORM-17.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.settableRefresh, RefreshAction(action: action))
  }
}

/// The state of a scroll view's refresh control.
struct RefreshState {
  /// The running action; nil while none runs.
  var task: Task<Void, Never>?
  /// The room that the control has at present.
  var inset: CGFloat = 0
  /// Whether the current touch has started the action: a pull starts it only once.
  var isPullSpent = false
}

extension ScrollNode {
  /// Starts the refresh action when the content has been pulled far enough, once until it has
  /// ended.
  func refreshIfPulled() {
    let values = EnvironmentValues(environment)
    guard refreshing.task == nil, refreshing.inset == 0, !refreshing.isPullSpent,
      let refresh = values.refresh
    else { return }
    let pull = limits(.vertical).range.lowerBound - contentOffset.y
    guard pull > max(0, values.refreshControl.triggerShare * viewport.height) else { return }
    let inbox = host.inbox
    let ended = RefreshEnd(self)
    refreshing.isPullSpent = true
    refreshing.task = host.tasks.start(.userInitiated) {
      await refresh()
      inbox.perform { ended.tell() }
    }
  }

  /// Reserves the control's space while the action runs, and removes it afterwards. While the
  /// finger is down the content would jump, so this waits for its release.
  func makeRoomForRefresh() {
    if refreshing.task != nil {
      setRefreshInset(EnvironmentValues(environment).refreshControl.height)
    } else if refreshing.inset > 0 {
      setRefreshInset(0)
    }
  }

  /// Removes the control's room. Resting content springs to its edge, and moving content continues
  /// in the new limits.
  fileprivate func refreshEnded() {
    refreshing.task = nil
    guard isAlive, !isDragging, refreshing.inset > 0 else { return }
    setRefreshInset(0)
    if isDecelerating { decelerateAgain() } else { release(velocity: .zero) }
  }
}

/// Leads from a refresh action back to its scroll view.
///
/// - Safety: `@unchecked` because the node is touched on the host's thread only, through its inbox.
private final class RefreshEnd: @unchecked Sendable {
  private weak var scroll: ScrollNode?

  init(_ scroll: ScrollNode) {
    self.scroll = scroll
  }

  func tell() { scroll?.refreshEnded() }
}
