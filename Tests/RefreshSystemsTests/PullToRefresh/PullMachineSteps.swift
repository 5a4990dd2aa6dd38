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

  /// A header pass for each distance that the list is pulled down.
  mutating func header(pull: CGFloat..., height: CGFloat = 60, width: CGFloat = 390) {
    for pull in pull {
      evaluateHeader(
        CGRect(x: 0, y: pull - height, width: width, height: height), viewport: Self.viewport)
    }
  }

  /// A footer pass for each distance that the list is scrolled up.
  mutating func footer(
    scroll: CGFloat..., content: CGFloat = 2000, height: CGFloat = 60, width: CGFloat = 390
  ) {
    for scroll in scroll {
      evaluateFooter(
        content: CGRect(x: 0, y: -scroll, width: width, height: content),
        footer: CGRect(x: 0, y: content - scroll, width: width, height: height),
        viewport: Self.viewport)
    }
  }

  var headerState: RefreshState { headerRefreshData.refreshState }
  var footerState: RefreshState { footerRefreshData.refreshState }

  static func == (left: Self, right: Self) -> Bool {
    left.headerRefreshData == right.headerRefreshData
      && left.footerRefreshData == right.footerRefreshData
      && left.isHeaderRefreshing == right.isHeaderRefreshing
      && left.isFooterRefreshing == right.isFooterRefreshing
      && left.headerCalls == right.headerCalls && left.footerCalls == right.footerCalls
  }
}

extension PullToRefreshVersion {
  /// The third version and the copy of it.
  var isLate: Bool { self == .third || self == .copy }
}

extension PullToRefreshChange {
  /// As `header loading`.
  var text: String { "\(side.rawValue) \(state)" }
}
