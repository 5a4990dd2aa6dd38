import SwiftUI

/// The algorithm of document 001 for the footer: what happens when content and footer report.
extension PullToRefreshStorage {
  /// Runs one footer pass.
  ///
  /// Steps:
  /// 1. A missing footer, a loading one and, from the third version on, a busy header end the pass.
  /// 2. `storeFooterHeight`: the live height is the threshold.
  /// 3. `activateFooter`: an invalid footer becomes usable where the version says so.
  /// 4. `footerPull`: exactly at rest the progress is 0; the dead zone ends the pass.
  /// 5. `setFooterProgress`: the progress follows the pull both ways.
  /// 6. `triggerFooter`: beyond the threshold the footer is triggered.
  /// 7. `loadFooter`: a triggered footer that comes back loads.
  ///
  /// The pull is measured from the end of the content or of the viewport, whichever is nearer, so a
  /// short list behaves like a long one. As with the header, release is inferred (B001-1) and a fast
  /// bounce leaves the footer triggered (B001-2). That there is no more to load is text only: the
  /// pass does not ask (B001-9).
  ///
  /// - Parameters:
  ///   - content: the content's frame in the viewport's space; without a footer it is also given
  ///     as the footer (B001-8). Nil ends the pass. Points.
  ///   - footer: the footer's frame in the viewport's space. Points.
  ///   - viewport: the size of the reader round the scroll view. Points.
  /// - NaN: a frame that is no number passes no comparison; only the threshold is stored.
  /// - Source: `systems.md` 3.1, "Footer pass" (rows S1.16, S1.18).
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

  /// Unlike the header's progress this one also falls (B001-3).
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

  /// As the header's, but the progress is 0 while the footer loads.
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
