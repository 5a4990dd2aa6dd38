import SwiftUI

/// The algorithm of document 001, which runs whenever the bounds of a side are delivered.
///
/// Header and footer run the same steps:
/// 1. A side that loads and, from the third version on, one whose other side is busy end the pass.
/// 2. The side's current height becomes its threshold.
/// 3. An invalid side at its place of rest becomes usable.
/// 4. Exactly at rest the progress is 0; inside the dead zone the pass ends.
/// 5. `follow`: the progress follows the pull.
/// 6. Beyond the threshold the side is triggered.
/// 7. `load`: a triggered side that comes back loads.
///
/// Release is inferred from the content's return, not from the finger (B001-1). A bounce that skips
/// from beyond the threshold into the dead zone never reaches step 7 and leaves the side triggered,
/// so that the next pull of 31 points loads (B001-2).
///
/// - NaN: every comparison with a frame that is not a number fails; only the threshold is stored.
/// - Rules: S1.09, S1.10, S1.16, S1.18.
extension PullToRefreshStorage {
  /// Runs one header pass.
  ///
  /// The place of rest is exact (B001-12): half a point sideways, or a narrower header, and the
  /// header stays invalid.
  ///
  /// - Parameters:
  ///   - header: the header's frame in the viewport's space; nil without a header, which ends the
  ///     pass. Points.
  ///   - viewport: the size of the reader that encloses the scroll view. Points.
  package mutating func headerPass(header: CGRect?, viewport: CGSize) {
    guard let header else { return }
    pass(
      .header, height: header.height,
      isAtRest: -header.minY == header.height && header.width == viewport.width,
      pull: header.minY + header.height)
  }

  /// Runs one footer pass.
  ///
  /// The pull is measured from the end of the content or of the viewport, whichever is nearer, so a
  /// short list behaves like a long one. The "no more data" state is text only: the pass does not
  /// check it (B001-9).
  ///
  /// - Parameters:
  ///   - content: the content's frame in the viewport's space; without a footer it is also given
  ///     as the footer (B001-8). Nil ends the pass. Points.
  ///   - footer: the footer's frame in the viewport's space. Points.
  ///   - viewport: the size of the reader that encloses the scroll view. Points.
  package mutating func footerPass(content: CGRect?, footer: CGRect?, viewport: CGSize) {
    guard let content, let footer else { return }
    let edge = min(viewport.height, content.height)
    let isAtRest =
      footer.width == viewport.width
      && version.activatesFooter(
        y: footer.minY, edge: edge, thresold: footer.height, width: viewport.width)
    pass(.footer, height: footer.height, isAtRest: isAtRest, pull: edge - footer.minY)
  }

  /// - Parameter pull: how far the side is pulled, dead zone included. Points.
  private mutating func pass(
    _ side: RefreshSide, height: CGFloat, isAtRest: Bool, pull: CGFloat
  ) {
    guard guards(evaluating: side).hold else { return }
    self[side].thresold = height
    apply(.activates, side, isAtRest: isAtRest)
    if pull == 0 {
      self[side].progress = 0
    }
    guard pull > deadZone(of: side) else { return }
    follow(side, pull)
    if apply(.triggers, side, pull: pull) {
      self[side].progress = 1
    }
    load(side, pull)
  }

  /// The header's progress only rises until it is exactly at rest again; the footer's also falls
  /// (B001-3).
  private mutating func follow(_ side: RefreshSide, _ pull: CGFloat) {
    let distance = pull - deadZone(of: side)
    let data = self[side]
    guard data.refreshState == .stopped, distance <= data.thresold else { return }
    let share = Double(distance / data.thresold)
    if side == .footer || share >= data.progress {
      self[side].progress = min(1, share)
    }
  }

  /// Sets the flag before the callback. A host that finishes at once clears it inside the callback,
  /// which only the third version notices (B001-6). The progress of a loading header is 1, that of
  /// a footer 0.
  private mutating func load(_ side: RefreshSide, _ pull: CGFloat) {
    guard apply(.loads, side, pull: pull) else { return }
    self[side].progress = side == .header ? 1 : 0
    request(side)
    apply(.endsAtOnce, side)
  }
}
