import SwiftUI

/// A callback of the application, as document 002 names it.
public typealias CompleteHandler = () -> Void

/// The header's height, and how far the content must be pulled beyond rest before it fires. Points.
public let headerViewH: CGFloat = 60

/// The footer's height, and how far a drag must end beyond the end before it fires. Points.
public let footerViewH: CGFloat = 44

/// The space between spinner, title and arrow, spelt as in the document. Points.
public let componentsMarin: CGFloat = 10

/// The height of the screen. Points.
@MainActor public var screenH: CGFloat { UIScreen.main.bounds.height }

/// The width of the screen, which header and footer share. Points.
@MainActor public var screenW: CGFloat { UIScreen.main.bounds.width }

/// The status of a header, under document 002's names.
public enum ZHRefreshStatus: CaseIterable, Hashable, Sendable {
  case loading, pullToRefresh, releaseToRefresh
}

/// Numbers and texts of document 002 that are not among its constants.
///
/// - Rule: S2.13. The published code has the texts in Chinese only.
public enum ZHRefresh {
  public static let pullToRefreshTitle = "下拉刷新..."
  public static let releaseToRefreshTitle = "松手刷新..."
  public static let loadingTitle = "正在刷新..."
  public static let footerTitle = "加载更多..."

  /// The size of a title's system font. Points.
  public static let titleFontSize: CGFloat = 14
  /// The white component of a title's colour, 0 to 1.
  public static let titleGray: CGFloat = 160.0 / 255.0
  /// The name of the arrow's image.
  public static let arrowImage = "refresh_arrow"

  /// How far short content must be pulled up before more is loaded, as a share of the footer's
  /// height.
  ///
  /// - Rule: S2.15; only the later version has it.
  public static let shortContentShare: CGFloat = 0.5
}

/// The versions of the code published for the one text of document 002.
///
/// - Rules: S2.06 to S2.09, S2.15.
public enum ZHRefreshVersion: String, CaseIterable, Hashable, Sendable {
  /// The document's: the header is the scroll view's delegate and evaluates where a drag ends.
  case delegate = "doc"
  /// The later one: both sides observe the offset and evaluate every change of it (S2.15, B002-12).
  case observation = "kvo"
}

/// Which calls create a header or footer that does not exist yet (S2.04).
public enum ZHRefreshCreation: String, CaseIterable, Hashable, Sendable {
  /// Only the two calls that add one, as the document says; the others have no effect without one.
  case addCalls
  /// Every call, and a drag that ends beyond the end of the content, as published.
  case everyCall
}

/// The numbers of the published demo (S2.16).
///
/// Selecting a row of the demo begins a header refresh.
public enum ZHRefreshDemo {
  public static let rows = 2
  /// How many rows loading more appends.
  public static let rowsPerLoad = 5
  /// How long the application takes to refresh or load. Seconds.
  public static let delay: Double = 4
}
