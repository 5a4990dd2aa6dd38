import SwiftUI

@testable import RefreshSystems

/// Steps in the terms of the traces: sides of 60 points in a viewport of 390 by 800.
extension PullToRefreshMachine {
  static let viewport = CGSize(width: 390, height: 800)

  /// Both sides stopped at rest.
  static func atRest(_ version: PullToRefreshVersion = .third) -> PullToRefreshMachine {
    var machine = PullToRefreshMachine(version: version)
    machine.headerRefreshData = RefreshData(thresold: 60, refreshState: .stopped)
    machine.footerRefreshData = RefreshData(thresold: 60, refreshState: .stopped)
    return machine
  }

  /// One header pass with the list pulled down so far.
  mutating func header(pull: CGFloat, height: CGFloat = 60, width: CGFloat = 390) {
    evaluateHeader(
      CGRect(x: 0, y: pull - height, width: width, height: height), viewport: Self.viewport)
  }

  /// One footer pass with the list scrolled up so far.
  mutating func footer(
    scroll: CGFloat, content: CGFloat = 2000, height: CGFloat = 60, width: CGFloat = 390
  ) {
    evaluateFooter(
      content: CGRect(x: 0, y: -scroll, width: width, height: content),
      footer: CGRect(x: 0, y: content - scroll, width: width, height: height),
      viewport: Self.viewport)
  }

  var headerState: RefreshState { headerRefreshData.refreshState }
  var footerState: RefreshState { footerRefreshData.refreshState }
}
