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
  /// The list has appeared: the header refreshes automatically where the version says so.
  ///
  /// The rule stores no threshold, and a loading header stores none either, so the finished header
  /// is on screen with no padding for one turn (B001-11). The second version does this on every
  /// appearance (B001-13). The flag is not read again after the callback: a host that finishes at
  /// once leaves the header loading.
  package mutating func appear() {
    switch version.autoRefresh {
    case .never: return
    case .onEveryAppearance: break
    case .onAppearanceWhileInvalid:
      guard headerRefreshData.refreshState == .invalid else { return }
    }
    setHeader(.loading, by: .appears, pull: nil)
    headerRefreshData.progress = 1
    isHeaderRefreshing = true
    callOnHeaderRefresh()
  }

  /// The host's header flag was cleared: loading ends, the progress stays (B001-5).
  package mutating func headerFlagWentDown() {
    setHeader(.stopped, by: .ends, pull: nil)
  }

  /// The host's footer flag was cleared: loading ends, the progress stays.
  package mutating func footerFlagWentDown() {
    setFooter(.stopped, by: .ends, pull: nil)
  }

  /// Writes the header's state and reports it only if it changed.
  mutating func setHeader(_ state: RefreshState, by rule: PullToRefreshRule, pull: CGFloat?) {
    let old = headerRefreshData.refreshState
    headerRefreshData.refreshState = state
    guard old != state else { return }
    note(
      PullToRefreshChange(
        side: .header, state: state, rule: rule, pull: pull, deadZone: version.headerDeadZone,
        thresold: headerRefreshData.thresold))
  }

  /// Writes the footer's state and reports it only if it changed.
  mutating func setFooter(_ state: RefreshState, by rule: PullToRefreshRule, pull: CGFloat?) {
    let old = footerRefreshData.refreshState
    footerRefreshData.refreshState = state
    guard old != state else { return }
    note(
      PullToRefreshChange(
        side: .footer, state: state, rule: rule, pull: pull, deadZone: version.footerDeadZone,
        thresold: footerRefreshData.thresold))
  }
}
