import SwiftUI

/// The classes that `zk_header { }` and `zk_footer { }` make, and their height.
///
/// - Rules: S3.10, S3.18.
@MainActor enum ZKRefreshDefaults {
  static var header: RefreshHeader.Type = RefreshIndicatorHeader.self
  static var footer: RefreshFooter.Type = RefreshIndicatorFooter.self
  /// Points.
  static var componentHeight = ZKRefreshLook.componentHeight
  static var language = ZKRefreshLanguage.chinese
}

/// Sets the class of the headers that `zk_header { }` makes from now on.
@MainActor @preconcurrency
public func ZKRefreshSetDefaultHeader(_ header: RefreshHeader.Type) {
  ZKRefreshDefaults.header = header
}

/// The class of the headers that `zk_header { }` makes; `RefreshIndicatorHeader` at first.
@MainActor @preconcurrency
public func ZKRefreshGetDefaultHeader() -> RefreshHeader.Type { ZKRefreshDefaults.header }

/// Sets the class of the footers that `zk_footer { }` makes from now on.
@MainActor @preconcurrency
public func ZKRefreshSetDefaultFooter(_ footer: RefreshFooter.Type) {
  ZKRefreshDefaults.footer = footer
}

/// The class of the footers that `zk_footer { }` makes; `RefreshIndicatorFooter` at first.
@MainActor @preconcurrency
public func ZKRefreshGetDefaultFooter() -> RefreshFooter.Type { ZKRefreshDefaults.footer }

/// Sets the height of components installed from now on that do not set their own. Points.
@MainActor @preconcurrency
public func ZKRefreshSetDefaultComponentHeight(_ h: CGFloat) {
  ZKRefreshDefaults.componentHeight = h
}

/// The height of components that do not set their own; 50 at first. Points.
@MainActor @preconcurrency
public func ZKRefreshGetDefaultComponentHeight() -> CGFloat { ZKRefreshDefaults.componentHeight }

/// Sets the language of components made from now on; at first Chinese, as in the document.
@MainActor @preconcurrency
public func ZKRefreshSetDefaultLanguage(_ language: ZKRefreshLanguage) {
  ZKRefreshDefaults.language = language
}

/// The language of the components' own texts in document 003.
///
/// - Rule: S3.08. The document gives the Chinese texts, which are the default; the published code
///   ships the English ones and has the Chinese ones commented out.
public enum ZKRefreshLanguage: String, CaseIterable, Hashable, Sendable {
  /// The texts of the document.
  case chinese
  /// The texts of the published code.
  case english

  /// A header's text in each state; it has none for ``ZKRefreshState/noMoreData``.
  public var headerTitles: [ZKRefreshState: String] {
    switch self {
    case .chinese:
      [
        .idle: "下拉刷新", .pullingInRect: "下拉刷新", .pullingOutRect: "松开刷新",
        .releaseing: "下拉刷新", .refreshing: "正在刷新...",
      ]
    case .english:
      [
        .idle: "Pull down to refresh", .pullingInRect: "Pull down to refresh",
        .pullingOutRect: "Release to refresh", .releaseing: "Pull down to refresh",
        .refreshing: "Loading...",
      ]
    }
  }

  /// A footer's text in each state.
  public var footerTitles: [ZKRefreshState: String] {
    switch self {
    case .chinese:
      [
        .idle: "上拉加载更多数据", .pullingInRect: "上拉加载更多数据",
        .pullingOutRect: "松开加载更多数据", .releaseing: "上拉加载更多数据",
        .refreshing: "正在加载更多的数据...", .noMoreData: "已经没有更多了",
      ]
    case .english:
      [
        .idle: "Pull up to load more", .pullingInRect: "Pull up to load more",
        .pullingOutRect: "Release to load more", .releaseing: "Pull up to load more",
        .refreshing: "Loading...", .noMoreData: "No more data",
      ]
    }
  }
}

/// The lengths, sizes and durations of document 003's components.
///
/// - Rules: S3.04, S3.05. The document states the height and the font of its example, the published
///   code the rest.
public enum ZKRefreshLook {
  /// The height of a component and the pull that it requires, unless it sets its own. Points.
  public static let componentHeight: CGFloat = 50

  /// The title's font size in components with text only. Points.
  package static let plainTitleFont: CGFloat = 14
  /// The title's font size in components with an indicator or images. Points.
  package static let smallTitleFont: CGFloat = 13

  /// How far left of the middle the header's indicator is. Points.
  package static let headerIndicatorShift: CGFloat = 45
  /// How far left of the middle the footer's indicator is. Points.
  package static let footerIndicatorShift: CGFloat = 40
  /// The gap between the indicator and the title while refreshing. Points.
  package static let indicatorTitleGap: CGFloat = 5

  /// The frame of an indicator in a component: half as high as the component, left of the middle.
  static func indicatorFrame(width: CGFloat, height: CGFloat, shift: CGFloat) -> CGRect {
    let side = height / 2
    return CGRect(x: (width - side) / 2 - shift, y: height / 4, width: side, height: side)
  }

  /// The size of the images; its height is also the header's. Points.
  package static let imageSize = CGSize(width: 40, height: 60)
  /// How many images one animation cycle has.
  package static let imageCount = 8
  /// How long one cycle lasts. Seconds.
  package static let imagesDuration = 6 * 0.12
  /// How far left of the middle the images end. Points.
  package static let imageShift: CGFloat = 20
  /// The gap between the images and the title. Points.
  package static let imageTitleGap: CGFloat = 10

  /// The frame of the images in a component.
  static func imageFrame(width: CGFloat) -> CGRect {
    CGRect(
      x: width / 2 - imageSize.width - imageShift, y: 0, width: imageSize.width,
      height: imageSize.height)
  }

  /// The name of an image; number 0 is shown at rest.
  static func imageName(_ number: Int) -> String { "ic_refresh_\(number)" }

  /// How long the examples of the document and the demo take. Seconds.
  public static let exampleDelay: UInt32 = 3
}
