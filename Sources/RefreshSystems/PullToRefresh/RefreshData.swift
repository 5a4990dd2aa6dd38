import SwiftUI

/// The state of one side of document 001.
///
/// - Rule: S1.09; the raw values are the published code's.
public enum RefreshState: Int, CaseIterable, Hashable, Sendable {
  /// Not usable yet: the side has not been at its place of rest.
  case invalid = 0
  /// At rest, or being pulled.
  case stopped
  /// Pulled far enough; it loads when it is released or comes back.
  case triggered
  /// Loading until the host's flag is cleared.
  case loading
}

/// State, progress and threshold of one side of document 001, as views read it from the
/// environment.
///
/// - Rule: S1.08; `thresold` is spelt as published.
public struct RefreshData: Equatable, Sendable {
  /// The current height of the side's view: how far beyond the dead zone it must be pulled. Points.
  ///
  /// A pass stores it if it gets that far, so it is 0 before the first one and stale while the side
  /// loads. Since the default views have two heights, it changes with the state (B001-10).
  public var thresold: CGFloat
  /// The share of the pull that is done, 0 to 1.
  public var progress: Double
  public var refreshState: RefreshState

  public init(
    thresold: CGFloat = 0, progress: Double = 0, refreshState: RefreshState = .invalid
  ) {
    self.thresold = thresold
    self.progress = progress
    self.refreshState = refreshState
  }

  /// The opacity of the side, 0 to 1: the whole indicator follows the distance (S1.11).
  ///
  /// A side that has loaded keeps the progress that it had at the start, so a header stays opaque
  /// until it is next exactly at rest (B001-5).
  public var opacity: Double {
    switch refreshState {
    case .invalid: 0
    case .stopped: progress
    case .triggered, .loading: 1
    }
  }

  /// The padding at the side's edge of the list, which hides the side unless it loads (S1.17).
  /// Points.
  ///
  /// It is not animated: content jumps by the side's height when loading begins and again when it
  /// ends (B001-4).
  public var padding: CGFloat {
    refreshState == .loading ? 0 : -thresold
  }
}

private enum HeaderRefreshDataKey: EnvironmentKey {
  static let defaultValue = RefreshData()
}

private enum FooterRefreshDataKey: EnvironmentKey {
  static let defaultValue = RefreshData()
}

extension EnvironmentValues {
  /// The header's state and progress; a fresh value outside `addPullToRefresh`.
  ///
  /// - Rule: S1.08.
  public var headerRefreshData: RefreshData {
    get { self[HeaderRefreshDataKey.self] }
    set { self[HeaderRefreshDataKey.self] = newValue }
  }

  /// The footer's state and progress; a fresh value outside `addPullToRefresh`.
  ///
  /// - Rule: S1.08.
  public var footerRefreshData: RefreshData {
    get { self[FooterRefreshDataKey.self] }
    set { self[FooterRefreshDataKey.self] = newValue }
  }
}
