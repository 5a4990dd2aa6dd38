import SwiftUI

/// The rules of document 002 for beginning and ending, and the application's calls.
///
/// There is no state for "nothing more" (B002-13).
extension ZHRefreshStorage {
  /// Creates the header if there is none.
  package mutating func addHeader() {
    _ = findHeader(creating: true)
  }

  /// Creates the footer if there is none.
  package mutating func addFooter() {
    _ = findFooter(creating: true)
  }

  /// Begins as a pull would, but leaves the content where it is: the header stays hidden
  /// (B002-7).
  package mutating func headerBeginRefreshing() {
    guard findHeader(creating: creation == .everyCall) else { return }
    begin(.called)
  }

  /// Ends in any state (B002-9). The inset is set to the captured one, so a change that the
  /// application has made since is lost (B002-3).
  package mutating func headerEndRefreshing() {
    guard findHeader(creating: creation == .everyCall) else { return }
    let wasRefreshing = header.isRefreshing
    header.isRefreshing = false
    if wasRefreshing { note(.headerEnds) }
    animate(.headerEnd) {
      $0.contentInsetTop = $0.header.insetTop
      $0.matchIndicatorInsets()
    }
    if wasRefreshing { note(.headerFrees) }
  }

  package mutating func footerBeginRefreshing() {
    guard findFooter(creating: creation == .everyCall) else { return }
    begin(.footerCalled)
  }

  /// Ends in any state (B002-9). The inset is set to the captured one, so a change that the
  /// application has made since is lost (B002-3).
  package mutating func footerEndRefreshing() {
    guard findFooter(creating: creation == .everyCall) else { return }
    let wasRefreshing = footer.isRefreshing
    footer.isRefreshing = false
    if wasRefreshing { note(.footerEnds) }
    animate(.footerEnd) { $0.contentInsetBottom = $0.footer.insetBottom }
    if wasRefreshing { note(.footerFrees) }
  }

  /// Runs an animation's completion: the callback after a begin, even if the application has ended
  /// the refresh in the meantime; the parked status after the header's end (B002-4).
  package mutating func animationCompleted(_ animation: ZHRefreshAnimation) {
    switch animation {
    case .headerBegin: callHeaderHandler()
    case .footerBegin: callFooterHandler()
    case .headerEnd: header.status = .releaseToRefresh
    case .footerEnd, .arrowTurns, .arrowReturns: break
    }
  }

  /// Starts a side's request if the rule's conditions hold; without a callback nothing happens
  /// (B002-8).
  mutating func begin(_ rule: ZHRefreshRule) {
    let guards = guards(of: rule)
    guard guards.hold else { return }
    switch rule.side {
    case .header: beginHeader(rule, guards)
    case .footer: beginFooter(rule, guards)
    }
  }

  /// The inset is computed from the captured one, not from the present one (B002-3).
  private mutating func beginHeader(_ rule: ZHRefreshRule, _ guards: [RefreshGuard]) {
    header.isRefreshing = true
    header.status = .loading
    header.show(.loading)
    note(rule, guards)
    animate(.headerBegin) {
      $0.contentInsetTop = headerViewH + $0.header.insetTop
      $0.matchIndicatorInsets()
    }
    note(.headerHolds)
  }

  private mutating func beginFooter(_ rule: ZHRefreshRule, _ guards: [RefreshGuard]) {
    footer.isRefreshing = true
    note(rule, guards)
    animate(.footerBegin) { $0.contentInsetBottom += footerViewH }
    note(.footerHolds)
  }

  private mutating func findHeader(creating: Bool) -> Bool {
    if !header.exists, creating { makeHeader() }
    return header.exists
  }

  mutating func findFooter(creating: Bool) -> Bool {
    if !footer.exists, creating { makeFooter() }
    return footer.exists
  }
}
