import SwiftUI

/// What a header remembers and shows.
public struct ZHHeaderState: Equatable, Sendable {
  /// Whether it has been made.
  public var exists = false
  /// Every assignment copies the value before, an equal one too (S2.05).
  public var status = ZHRefreshStatus.pullToRefresh {
    didSet { oldStatus = oldValue }
  }
  /// What `status` was before its last assignment.
  public package(set) var oldStatus = ZHRefreshStatus.pullToRefresh
  public var isRefreshing = false
  /// The scroll view's top inset when the header was put into it. Points; never read again (B002-3).
  public var insetTop: CGFloat = 0
  public var title = ZHRefresh.pullToRefreshTitle
  public var isArrowHidden = false
  public var isIndicatorHidden = true
  /// How far the arrow is turned: 0 or half a turn.
  public var arrowTurns = 0.0

  public init() {}

  /// Takes on title, arrow and spinner of a status.
  mutating func show(_ status: ZHRefreshStatus) {
    title =
      switch status {
      case .pullToRefresh: ZHRefresh.pullToRefreshTitle
      case .releaseToRefresh: ZHRefresh.releaseToRefreshTitle
      case .loading: ZHRefresh.loadingTitle
      }
    isArrowHidden = status == .loading
    isIndicatorHidden = status != .loading
  }
}

/// What a footer remembers and shows; its title and spinner never change.
public struct ZHFooterState: Equatable, Sendable {
  /// Whether it has been made.
  public var exists = false
  public var isRefreshing = false
  /// The scroll view's bottom inset when the footer was put into it. Points; never read again
  /// (B002-3).
  public var insetBottom: CGFloat = 0
  /// 0 or 1; the document's version never hides it.
  public var alpha: CGFloat = 1
  /// Its upper edge in the content. Points.
  public var frameY: CGFloat = 0

  public init() {}
}
