import SwiftUI

/// The rules of document 002 for a moving list.
extension ZHRefreshStorage {
  /// The content has moved, under a finger or on its own.
  ///
  /// The document's version is notified through the header, which is the only delegate; without one
  /// no side is notified (B002-2). In the later version each side observes the offset for itself.
  ///
  /// - Rules: S2.07, S2.15.
  package mutating func scrolled() {
    switch version {
    case .delegate:
      if header.exists { followPull() }
    case .observation:
      if header.exists { headerObserves() }
      if footer.exists { footerObserves() }
    }
  }

  /// The finger has let go.
  ///
  /// Both comparisons exclude equality (B002-5). The second has no lower bound on the content: a
  /// list that does not fill its frame loads more whenever a drag ends, and a real pull starts both
  /// sides (B002-1).
  ///
  /// - Rules: S2.08, S2.09.
  package mutating func dragEnded() {
    guard version == .delegate, header.exists else { return }
    begin(.dragEndedBeyondHeader)
    guard position(.dragEndedBeyondFooter).hold, findFooter(creating: creation == .everyCall)
    else { return }
    begin(.dragEndedBeyondFooter)
  }

  /// The content's size has changed; only the later version's footer follows (B002-11).
  package mutating func contentSizeChanged() {
    guard version == .observation, footer.exists else { return }
    footer.frameY = contentHeight + footer.insetBottom
  }

  /// Assigns the status, `loading` included (B002-6), and shows it if it has changed.
  private mutating func followPull() {
    if position(.pullBeyondHeader).hold {
      header.status = .releaseToRefresh
      showRelease()
    } else {
      header.status = .pullToRefresh
      showPull()
    }
  }

  /// The later header: beyond the line without a finger it begins, no matter what moved the content
  /// there (B002-12).
  package mutating func headerObserves() {
    guard position(.observedBeyondHeader).hold else { return followPull() }
    header.status = .releaseToRefresh
    begin(.observedBeyondHeader)
  }

  /// The later footer: hidden at the top of the list. It begins at the end without being pulled, so
  /// a list that is still at its end when loading ends loads again with the next move (B002-12).
  ///
  /// - Rule: S2.15.
  package mutating func footerObserves() {
    guard !footer.isRefreshing else { return }
    let rule = observedFooterRule
    footer.alpha = pulledUp(rule.row).hold ? 1 : 0
    begin(rule)
  }

  /// Shows that the pull is not far enough, unless it already does or a refresh is running.
  ///
  /// After a refresh the status is parked at release, so this happens with the next pull (B002-4).
  private mutating func showPull() {
    guard header.oldStatus != header.status, !header.isRefreshing else { return }
    header.show(.pullToRefresh)
    animate(.arrowReturns) { $0.header.arrowTurns = 0 }
    note(.pullWithinHeader)
  }

  /// Shows that letting go would refresh, unless it already does or a refresh is running.
  ///
  /// The turn is relative: two in a row bring the arrow back.
  private mutating func showRelease() {
    guard header.oldStatus != header.status, !header.isRefreshing else { return }
    header.show(.releaseToRefresh)
    animate(.arrowTurns) {
      $0.header.arrowTurns = ($0.header.arrowTurns + 0.5).truncatingRemainder(dividingBy: 1)
    }
    note(.pullBeyondHeader)
  }
}
