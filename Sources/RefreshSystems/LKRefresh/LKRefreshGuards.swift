import SwiftUI

extension LKRefreshMachine {
  /// The conditions of the rules S0.12, S0.15 and S0.16 for a pass at the present offset.
  ///
  /// That pass finds the present `preOffset` as its previous offset. Units: points.
  public func guards(of side: RefreshSide) -> [RefreshGuard] {
    let evaluates = RefreshGuard(
      rule: "S0.30", "one of the sides is shown",
      LKRefresh.evaluates(headerHidden: headerHidden, footerHidden: footerHidden),
      else: .application("show a side"))
    return [evaluates] + (side == .header ? headerGuards : footerGuards)
  }

  private var headerGuards: [RefreshGuard] {
    [
      RefreshGuard(
        rule: "S0.12", "headerRefreshing is false", !headerRefreshing,
        else: .application("headerRefreshing set to false")),
      RefreshGuard(
        rule: "S0.12", "previous offset", preOffset, .atMost, "threshold", threshold,
        else: .comeBack),
      RefreshGuard(
        rule: "S0.12", "offset", offset, .above, "threshold", threshold, else: .pull),
    ]
  }

  private var footerGuards: [RefreshGuard] {
    let isLong = listContentH > listSizeH
    let beyond =
      isLong
      ? RefreshGuard(
        rule: "S0.15", "list - offset", listSizeH - offset, .atLeast,
        "content + threshold", listContentH + threshold, else: .pull)
      : RefreshGuard(
        rule: "S0.16", "-offset", -offset, .above, "threshold", threshold, else: .pull)
    return [
      RefreshGuard(
        rule: beyond.rule, "footerRefreshing is false", !footerRefreshing,
        else: .application("footerRefreshing set to false")),
      RefreshGuard(
        rule: beyond.rule, "the footer is not frozen", !footerFrozen,
        else: .application("one pass more")),
      RefreshGuard(
        rule: beyond.rule, "the list has content", listContentH > 0,
        else: .application("content")),
      RefreshGuard(rule: beyond.rule, "offset", offset, .below, "rest", 0, else: .pull), beyond,
    ]
  }
}
