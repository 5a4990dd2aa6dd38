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
    let guards = guards(of: .headerFires, previous: previous)
    guard guards.hold else { return }
    apply(.headerCancelsFooter, guards)
    apply(.headerFires, guards)
    callRefreshTrigger()
  }

  /// Holds the header's space open once the content comes back through the threshold.
  ///
  /// A refresh that has already ended never freezes (B000-11). The flag outlives the refresh until
  /// the next pass.
  private mutating func freezeHeader(previous: CGFloat) {
    apply(.headerThaws, guards(of: .headerThaws, previous: previous))
    apply(.headerFreezes, guards(of: .headerFreezes, previous: previous))
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
    let rule = footerRule
    let guards = guards(of: rule, previous: previous)
    guard guards.hold else { return }
    apply(.footerCancelsHeader, guards)
    apply(rule, guards)
    if !footerHidden {
      callMoreTrigger()
    }
  }

  /// Freezes the footer in the pass that fires it and frees it one pass after the host is done:
  /// that one pass is all the debouncing there is (B000-5). A host that finishes at once loses even
  /// that (B000-6).
  private mutating func freezeFooter(previous: CGFloat) {
    apply(.footerThaws, guards(of: .footerThaws, previous: previous))
    apply(.footerFreezes, guards(of: .footerFreezes, previous: previous))
  }

  /// Writes a rule's flags if its conditions hold, equal or not, as the document does; reports only
  /// those that changed.
  private mutating func apply(_ rule: LKRefreshRule, _ guards: [RefreshGuard]) {
    guard guards.hold else { return }
    for (flag, value) in rule.effects {
      let old = self[flag]
      self[flag] = value
      guard old != value else { continue }
      note(
        LKRefreshChange(flag: flag, value: value, rule: rule, offset: offset, guards: guards))
    }
  }
}
