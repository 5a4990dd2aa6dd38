import SwiftUI

/// The algorithm of document 001 for the header, which runs whenever its bounds are delivered.
extension PullToRefreshStorage {
  /// Runs one header pass.
  ///
  /// Steps:
  /// 1. A missing header, a loading one and, from the third version on, a busy footer end the pass.
  /// 2. `storeHeaderHeight`: the current height is the threshold.
  /// 3. `activateHeader`: an invalid header at its place of rest becomes usable.
  /// 4. `headerPull`: exactly at rest the progress is 0; inside the dead zone the pass ends.
  /// 5. `raiseHeaderProgress`: the progress follows the pull, upwards only.
  /// 6. `triggerHeader`: beyond the threshold the header is triggered.
  /// 7. `loadHeader`: a triggered header that comes back loads.
  ///
  /// Release is inferred from the content's return, not from the finger (B001-1). A bounce that
  /// skips from beyond the threshold into the dead zone never reaches step 7 and leaves the header
  /// triggered, so that the next pull of 31 points loads (B001-2).
  ///
  /// - Parameters:
  ///   - header: the header's frame in the viewport's space; nil without a header. Points.
  ///   - viewport: the size of the reader that encloses the scroll view. Points.
  /// - NaN: every comparison with a frame that is not a number fails; only the threshold is stored.
  /// - Rules: S1.09, S1.10, S1.16, S1.18.
  package mutating func headerPass(header: CGRect?, viewport: CGSize) {
    guard let header, headerRefreshData.refreshState != .loading,
      !(version.sidesExclude && isFooterRefreshing)
    else { return }
    storeHeaderHeight(header.height)
    activateHeader(header, viewport: viewport)
    guard let pull = headerPull(header) else { return }
    raiseHeaderProgress(pull)
    triggerHeader(pull)
    loadHeader(pull)
  }

  private mutating func storeHeaderHeight(_ height: CGFloat) {
    headerRefreshData.thresold = height
  }

  /// Both comparisons are exact (B001-12): half a point sideways, or a narrower header, and it
  /// stays invalid.
  private mutating func activateHeader(_ header: CGRect, viewport: CGSize) {
    guard headerRefreshData.refreshState == .invalid,
      -header.minY == headerRefreshData.thresold, header.width == viewport.width
    else { return }
    setHeader(.stopped, by: .activates, pull: nil)
  }

  /// How far the header is pulled beyond the dead zone; nil inside it. Points.
  private mutating func headerPull(_ header: CGRect) -> CGFloat? {
    let pull = header.minY + header.height
    if pull == 0 {
      headerRefreshData.progress = 0
    }
    return pull > version.headerDeadZone ? pull - version.headerDeadZone : nil
  }

  /// The progress only rises until the header is exactly at rest again (B001-3).
  private mutating func raiseHeaderProgress(_ pull: CGFloat) {
    let height = headerRefreshData.thresold
    guard headerRefreshData.refreshState == .stopped, pull <= height else { return }
    let share = Double(pull / height)
    if share >= headerRefreshData.progress {
      headerRefreshData.progress = min(1, share)
    }
  }

  private mutating func triggerHeader(_ pull: CGFloat) {
    guard headerRefreshData.refreshState == .stopped, pull > headerRefreshData.thresold
    else { return }
    setHeader(.triggered, by: .triggers, pull: pull + version.headerDeadZone)
    headerRefreshData.progress = 1
  }

  /// Sets the flag before the callback. A host that finishes at once clears it inside the callback,
  /// which only the third version notices (B001-6).
  private mutating func loadHeader(_ pull: CGFloat) {
    guard headerRefreshData.refreshState == .triggered, pull <= headerRefreshData.thresold
    else { return }
    setHeader(.loading, by: .loads, pull: pull + version.headerDeadZone)
    headerRefreshData.progress = 1
    isHeaderRefreshing = true
    callOnHeaderRefresh()
    if version.checksFlagAfterCallback, !isHeaderRefreshing {
      setHeader(.stopped, by: .endsAtOnce, pull: nil)
    }
  }
}

/// The algorithm of document 001 for the footer, which runs whenever content and footer report.
extension PullToRefreshStorage {
  /// Runs one footer pass.
  ///
  /// Steps:
  /// 1. A missing footer, a loading one and, from the third version on, a busy header end the pass.
  /// 2. `storeFooterHeight`: the current height is the threshold.
  /// 3. `activateFooter`: an invalid footer becomes usable where the version says so.
  /// 4. `footerPull`: exactly at rest the progress is 0; inside the dead zone the pass ends.
  /// 5. `setFooterProgress`: the progress rises and falls with the pull.
  /// 6. `triggerFooter`: beyond the threshold the footer is triggered.
  /// 7. `loadFooter`: a triggered footer that comes back loads.
  ///
  /// The pull is measured from the end of the content or of the viewport, whichever is nearer, so a
  /// short list behaves like a long one. As with the header, release is inferred (B001-1) and a
  /// fast bounce leaves the footer triggered (B001-2). The "no more data" state is text only: the
  /// pass does not check it (B001-9).
  ///
  /// - Parameters:
  ///   - content: the content's frame in the viewport's space; without a footer it is also given
  ///     as the footer (B001-8). Nil ends the pass. Points.
  ///   - footer: the footer's frame in the viewport's space. Points.
  ///   - viewport: the size of the reader that encloses the scroll view. Points.
  /// - NaN: every comparison with a frame that is not a number fails; only the threshold is stored.
  /// - Rules: S1.16, S1.18.
  package mutating func footerPass(content: CGRect?, footer: CGRect?, viewport: CGSize) {
    guard let content, let footer, footerRefreshData.refreshState != .loading,
      !(version.sidesExclude && isHeaderRefreshing)
    else { return }
    let edge = min(viewport.height, content.height)
    storeFooterHeight(footer.height)
    activateFooter(footer, edge: edge, viewport: viewport)
    guard let pull = footerPull(footer, edge: edge) else { return }
    setFooterProgress(pull)
    triggerFooter(pull)
    loadFooter(pull)
  }

  private mutating func storeFooterHeight(_ height: CGFloat) {
    footerRefreshData.thresold = height
  }

  private mutating func activateFooter(_ footer: CGRect, edge: CGFloat, viewport: CGSize) {
    guard footerRefreshData.refreshState == .invalid, footer.width == viewport.width,
      version.activatesFooter(
        y: footer.minY, edge: edge, thresold: footerRefreshData.thresold, width: viewport.width)
    else { return }
    setFooter(.stopped, by: .activates, pull: nil)
  }

  /// How far the footer is pulled beyond the dead zone; nil inside it. Points.
  private mutating func footerPull(_ footer: CGRect, edge: CGFloat) -> CGFloat? {
    let pull = edge - footer.minY
    if pull == 0 {
      footerRefreshData.progress = 0
    }
    return pull > version.footerDeadZone ? pull - version.footerDeadZone : nil
  }

  /// Unlike the header's progress, this one also falls (B001-3).
  private mutating func setFooterProgress(_ pull: CGFloat) {
    let height = footerRefreshData.thresold
    guard footerRefreshData.refreshState == .stopped, pull <= height else { return }
    footerRefreshData.progress = min(1, Double(pull / height))
  }

  private mutating func triggerFooter(_ pull: CGFloat) {
    guard footerRefreshData.refreshState == .stopped, pull > footerRefreshData.thresold
    else { return }
    setFooter(.triggered, by: .triggers, pull: pull + version.footerDeadZone)
    footerRefreshData.progress = 1
  }

  /// Like the header's, but the progress is 0 while the footer loads.
  private mutating func loadFooter(_ pull: CGFloat) {
    guard footerRefreshData.refreshState == .triggered, pull <= footerRefreshData.thresold
    else { return }
    setFooter(.loading, by: .loads, pull: pull + version.footerDeadZone)
    footerRefreshData.progress = 0
    isFooterRefreshing = true
    callOnFooterRefresh()
    if version.checksFlagAfterCallback, !isFooterRefreshing {
      setFooter(.stopped, by: .endsAtOnce, pull: nil)
    }
  }
}
