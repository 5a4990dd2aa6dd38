import SwiftUI

extension PullToRefreshMachine {
  /// The conditions of rule S1.10 for the next delivery, with the side's present state and
  /// threshold.
  ///
  /// A side requests data when it comes back across its line, so a side that is not triggered yet
  /// is two steps away from that.
  ///
  /// - Parameters:
  ///   - side: the header or the footer.
  ///   - pull: how far the side has been pulled, its dead zone included. Points.
  public func guards(of side: RefreshSide, pull: CGFloat) -> [RefreshGuard] {
    let data = side == .header ? headerRefreshData : footerRefreshData
    let otherIsBusy = side == .header ? isFooterRefreshing : isHeaderRefreshing
    let zone = side == .header ? version.headerDeadZone : version.footerDeadZone
    let other: RefreshSide = side == .header ? .footer : .header
    return [
      RefreshGuard(
        rule: "S1.10", "the \(side) is not loading", data.refreshState != .loading,
        else: .application("is\(side == .header ? "Header" : "Footer")Refreshing set to false")),
      RefreshGuard(
        rule: "S1.10", "the \(other) is not busy", !(version.sidesExclude && otherIsBusy),
        else: .application("is\(side == .header ? "Footer" : "Header")Refreshing set to false")),
      RefreshGuard(
        rule: "S1.09", "the \(side) has stood at its place of rest", data.refreshState != .invalid,
        else: .application("a layout in which it does")),
    ] + steps(data, pull: pull, zone: zone)
  }

  private func steps(_ data: RefreshData, pull: CGFloat, zone: CGFloat) -> [RefreshGuard] {
    guard data.refreshState == .triggered else {
      return [
        RefreshGuard(
          rule: "S1.16", "pull - dead zone", pull - zone, .above, "height", data.thresold,
          else: .pull),
        RefreshGuard(
          rule: "S1.16", "the content has been beyond the height and comes back", false,
          else: .comeBackOrLetGo),
      ]
    }
    return [
      RefreshGuard(rule: "S1.16", "pull", pull, .above, "dead zone", zone, else: .pull),
      RefreshGuard(
        rule: "S1.16", "pull - dead zone", pull - zone, .atMost, "height", data.thresold,
        else: .comeBackOrLetGo),
    ]
  }
}
