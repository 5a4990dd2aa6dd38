import SwiftUI

/// Everything that the passes of document 001 read and write, independent of where it is kept.
///
/// The running modifier keeps it in `@State` and `@Binding`, ``PullToRefreshMachine`` in plain
/// properties; both run the same steps, so a test of the machine tests the modifier's algorithm.
/// The names are the document's.
///
/// A callback may write the two flags before it returns, and the next step must see the new value.
/// So the steps always read the storage and never keep a copy of a flag.
package protocol PullToRefreshStorage {
  var headerRefreshData: RefreshData { get set }
  var footerRefreshData: RefreshData { get set }
  /// The host's flag for a running refresh.
  var isHeaderRefreshing: Bool { get set }
  /// The host's flag for running "load more".
  var isFooterRefreshing: Bool { get set }
  var version: PullToRefreshVersion { get }

  /// Tells the host that a refresh has begun.
  mutating func callOnHeaderRefresh()
  /// Tells the host to load more.
  mutating func callOnFooterRefresh()
  /// Receives every state that a rule changed, in order.
  mutating func note(_ change: PullToRefreshChange)
}

extension PullToRefreshStorage {
  /// The state, progress and threshold of a side.
  package subscript(side: RefreshSide) -> RefreshData {
    get { side == .header ? headerRefreshData : footerRefreshData }
    set {
      switch side {
      case .header: headerRefreshData = newValue
      case .footer: footerRefreshData = newValue
      }
    }
  }

  /// The host's flag for a side.
  func isRefreshing(_ side: RefreshSide) -> Bool {
    side == .header ? isHeaderRefreshing : isFooterRefreshing
  }

  /// How far a side must be pulled before the pull counts. Points.
  func deadZone(of side: RefreshSide) -> CGFloat {
    side == .header ? version.headerDeadZone : version.footerDeadZone
  }

  /// The list has appeared: the header refreshes automatically where the version says so.
  ///
  /// The rule stores no threshold, and a loading header stores none either, so the finished header
  /// is on screen with no padding for one turn (B001-11). The second version does this on every
  /// appearance (B001-13). The flag is not read again after the callback: a host that finishes at
  /// once leaves the header loading.
  package mutating func appear() {
    guard apply(.appears, .header) else { return }
    headerRefreshData.progress = 1
    request(.header)
  }

  /// The host's flag for a side was cleared: loading ends, the progress stays (B001-5).
  package mutating func flagWentDown(_ side: RefreshSide) {
    apply(.ends, side)
  }

  /// Sets the host's flag and calls the host.
  mutating func request(_ side: RefreshSide) {
    switch side {
    case .header:
      isHeaderRefreshing = true
      callOnHeaderRefresh()
    case .footer:
      isFooterRefreshing = true
      callOnFooterRefresh()
    }
  }

  /// Writes the state that a rule leads to if its conditions hold, and reports it if it changed.
  ///
  /// - Parameters:
  ///   - pull: how far the side is pulled, dead zone included; nil where no pass measured it.
  ///     Points.
  ///   - isAtRest: whether the side was seen at its place of rest.
  /// - Returns: whether the conditions held.
  @discardableResult
  mutating func apply(
    _ rule: PullToRefreshRule, _ side: RefreshSide, pull: CGFloat? = nil, isAtRest: Bool = true
  ) -> Bool {
    let guards = guards(of: rule, side, pull: pull ?? 0, isAtRest: isAtRest)
    guard guards.hold else { return false }
    let old = self[side].refreshState
    self[side].refreshState = rule.state
    if old != rule.state {
      note(PullToRefreshChange(side: side, rule: rule, pull: pull, guards: guards))
    }
    return true
  }
}
