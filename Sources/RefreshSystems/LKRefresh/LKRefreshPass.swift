import SwiftUI

/// The algorithm of document 000, which runs whenever the markers have moved.
extension LKRefreshStorage {
  /// Runs one pass for one delivered preference change.
  ///
  /// Steps:
  /// 1. `readOffset`: the moving marker's distance below the fixed one.
  /// 2. `turnArrow`: header angle when pulled down, footer angle when pulled up.
  /// 3. `fireHeader`: the header fires when the content crosses the threshold downwards.
  /// 4. `freezeHeader`: the header freezes when the content comes back across it.
  /// 5. `rememberOffset`: this offset becomes the previous one.
  /// 6. `fireFooter`: the footer fires beyond the end of the content.
  /// 7. `freezeFooter`: the footer freezes in the pass that fires.
  ///
  /// Header and footer cannot fire in one pass, since one needs an offset above the threshold and
  /// the other one below zero; but step 4 may freeze the header and step 6 drop it again (B000-18).
  ///
  /// - Units: points, both rectangles in the same space.
  /// - Nil: a missing marker counts as the zero rectangle, so a missing moving marker reads as a
  ///   pull of -fixed.minY (B000-12).
  /// - Rules: S0.10 to S0.22; the document gives them all but the angles (S0.27).
  package mutating func pass(moving: CGRect?, fixed: CGRect?) {
    let previous = preOffset
    readOffset(moving: moving ?? .zero, fixed: fixed ?? .zero)
    turnArrow()
    fireHeader(previous: previous)
    freezeHeader(previous: previous)
    rememberOffset()
    fireFooter(previous: previous)
    freezeFooter(previous: previous)
  }

  private mutating func readOffset(moving: CGRect, fixed: CGRect) {
    offset = moving.minY - fixed.minY
  }

  /// Recomputes the angle of the side that is being pulled; the other keeps its last value, so a
  /// jump across zero leaves a stale arrow behind (B000-14).
  private mutating func turnArrow() {
    if offset >= 0 {
      headerRotation = LKRefreshRotation.header(offset: offset, threshold: threshold)
    } else {
      footerRotation = LKRefreshRotation.footer(
        offset: offset, threshold: threshold, listHeight: listSizeH, contentHeight: listContentH)
    }
  }

  /// Starts a refresh when the threshold is crossed downwards; the crossing is the re-arm guard.
  ///
  /// A hidden header fires like a visible one (B000-13). If "load more" is running it is cancelled,
  /// and the host is not told (B000-9).
  private mutating func fireHeader(previous: CGFloat) {
    guard !headerRefreshing, offset > threshold, previous <= threshold else { return }
    set(.footerRefreshing, to: false, by: .headerCancelsFooter, previous: previous)
    set(.footerFrozen, to: false, by: .headerCancelsFooter, previous: previous)
    set(.headerRefreshing, to: true, by: .headerFires, previous: previous)
    callRefreshTrigger()
  }

  /// Holds the header's space open once the content comes back through the threshold.
  ///
  /// A refresh that has already ended never freezes (B000-11). The flag outlives the refresh until
  /// the next pass.
  private mutating func freezeHeader(previous: CGFloat) {
    if !headerRefreshing {
      set(.headerFrozen, to: false, by: .headerThaws, previous: previous)
    } else if previous > threshold, offset <= threshold {
      set(.headerFrozen, to: true, by: .headerFreezes, previous: previous)
    }
  }

  private mutating func rememberOffset() {
    preOffset = offset
    logOffset()
  }

  /// Starts "load more" beyond the end of the content; no crossing is required (B000-5).
  ///
  /// A hidden footer still latches its flag; only the host's call is suppressed (B000-8). A running
  /// refresh is cancelled, and the host is not told (B000-9).
  private mutating func fireFooter(previous: CGFloat) {
    guard !footerRefreshing, !footerFrozen, preOffset < 0, listContentH > 0,
      isBeyondEnd(distance: abs(preOffset - listSizeH))
    else { return }
    let rule: LKRefreshRule =
      listContentH > listSizeH ? .footerFiresBelowLongList : .footerFiresBelowShortList
    set(.headerRefreshing, to: false, by: .footerCancelsHeader, previous: previous)
    set(.headerFrozen, to: false, by: .footerCancelsHeader, previous: previous)
    set(.footerRefreshing, to: true, by: rule, previous: previous)
    if !footerHidden {
      callMoreTrigger()
    }
  }

  /// Freezes the footer in the pass that fires it and frees it one pass after the host is done:
  /// that one pass is all the debouncing there is (B000-5). A host that finishes at once loses even
  /// that (B000-6).
  private mutating func freezeFooter(previous: CGFloat) {
    if !footerRefreshing {
      set(.footerFrozen, to: false, by: .footerThaws, previous: previous)
    } else if isBeyondEnd(distance: -(preOffset - listSizeH)) {
      set(.footerFrozen, to: true, by: .footerFreezes, previous: previous)
    }
  }

  /// Whether the list is beyond its end. Long content is compared with the end of the content,
  /// including equality; short or equally long content with the offset alone, excluding equality
  /// (B000-4).
  ///
  /// - Parameter distance: from the top of the content to the lower edge of the viewport. Points.
  private func isBeyondEnd(distance: CGFloat) -> Bool {
    listContentH > listSizeH
      ? listContentH + threshold <= distance
      : abs(preOffset) > threshold
  }

  /// Writes a flag as the document does, equal or not, and reports it only if it changed.
  private mutating func set(
    _ flag: LKRefreshFlag, to value: Bool, by rule: LKRefreshRule, previous: CGFloat
  ) {
    let old = self[flag]
    self[flag] = value
    guard old != value else { return }
    note(
      LKRefreshChange(
        flag: flag, value: value, rule: rule, offset: offset, previousOffset: previous,
        threshold: threshold, listHeight: listSizeH, contentHeight: listContentH))
  }
}
