import SwiftUI

/// The names of document 000 that belong to no single view: configurations, numbers and texts.
///
/// - Rules: S0.22 to S0.25, S0.30.
public enum LKRefresh {
  /// How far the content must be pulled before a side fires, unless the host says otherwise.
  ///
  /// - Units: points.
  public static let defaultThreshold: CGFloat = 120

  /// The height of the marker that moves with the content.
  ///
  /// - Units: points.
  public static let movingMarkerHeight: CGFloat = 0

  /// The line that a pass writes, with the offset as Swift prints it.
  ///
  /// - Rule: S0.22.
  public static func logLine(offset: some CustomStringConvertible) -> String {
    "滑动位置偏移：\(offset)"
  }

  /// The line that the second probe writes once the end of the list has been reached.
  ///
  /// Only the published code has it; the document does not show it.
  public static let bottomLogLine = "reached bottom."

  /// Whether a delivered preference change is evaluated at all.
  ///
  /// With both sides hidden the view evaluates nothing. A single hidden side makes no difference
  /// here, so a hidden header still refreshes (B000-13).
  ///
  /// - Rule: S0.30.
  public static func evaluates(headerHidden: Bool, footerHidden: Bool) -> Bool {
    !headerHidden || !footerHidden
  }
}

/// The two styles of a side while it works: the system's spinner or the host's own animated image.
///
/// - Rule: S0.26. The document speaks of two styles; the published code names the cases.
public enum LKRefreshUIStyle: String, CaseIterable, Hashable, Sendable {
  case indicator
  case loading
}

extension LKRefresh {
  /// The header's texts and fonts.
  ///
  /// - Rule: S0.24.
  public struct HeaderConfig {
    public var indicatorStyle: LKRefreshUIStyle
    public var titleColor: Color
    public var titleFont: Font
    public var indicatorColor: Color
    /// By its name the title while refreshing; the published view shows it while idle (see
    /// ``LKHeaderTitles``).
    public var refreshingTitle: String
    /// By its name the title while idle; the published view shows it while refreshing.
    public var willRefreshTitle: String
    /// The pattern of the line with the last update's time; the formatter copies every character
    /// that is not a pattern letter.
    public var dateFormatter: String

    public init(
      indicatorStyle: LKRefreshUIStyle = .indicator,
      titleColor: Color = .gray,
      titleFont: Font = LKRefresh.defaultTitleFont,
      indicatorColor: Color = .gray,
      refreshingTitle: String = "正在刷新数据",
      willRefreshTitle: String = "下拉刷新数据",
      dateFormatter: String = "上次更新 MM-dd HH:mm"
    ) {
      self.indicatorStyle = indicatorStyle
      self.titleColor = titleColor
      self.titleFont = titleFont
      self.indicatorColor = indicatorColor
      self.refreshingTitle = refreshingTitle
      self.willRefreshTitle = willRefreshTitle
      self.dateFormatter = dateFormatter
    }

    /// The pattern that the document shows in a comment.
    public static let commentedDateFormat = "MM月dd日 HH时mm分ss秒"
  }

  /// The font of both titles: system, 16 points, regular.
  public static let defaultTitleFont = Font.system(size: 16, weight: .regular)
}

extension LKRefresh {
  /// The footer's texts and fonts.
  ///
  /// - Rule: S0.25.
  public struct FooterConfig {
    public var indicatorStyle: LKRefreshUIStyle
    public var titleColor: Color
    public var titleFont: Font
    public var indicatorColor: Color
    /// The title while loading.
    public var refreshingTitle: String
    /// The title while idle.
    public var willRefreshTitle: String

    public init(
      indicatorStyle: LKRefreshUIStyle = .indicator,
      titleColor: Color = .gray,
      titleFont: Font = LKRefresh.defaultTitleFont,
      indicatorColor: Color = .gray,
      refreshingTitle: String = "正在加载更多数据",
      willRefreshTitle: String = "上拉加载更多"
    ) {
      self.indicatorStyle = indicatorStyle
      self.titleColor = titleColor
      self.titleFont = titleFont
      self.indicatorColor = indicatorColor
      self.refreshingTitle = refreshingTitle
      self.willRefreshTitle = willRefreshTitle
    }
  }
}

/// Which of the two header titles is shown when.
///
/// The published view swaps the two (B000-3); the document's names show the intention. The port
/// follows the published view unless the environment says otherwise.
public enum LKHeaderTitles: String, CaseIterable, Hashable, Sendable {
  /// `refreshingTitle` while idle, `willRefreshTitle` while refreshing.
  case published
  /// `willRefreshTitle` while idle, `refreshingTitle` while refreshing.
  case intended

  /// The header's title.
  public func title(isRefreshing: Bool, config: LKRefresh.HeaderConfig) -> String {
    let showsRefreshingTitle = isRefreshing == (self == .intended)
    return showsRefreshingTitle ? config.refreshingTitle : config.willRefreshTitle
  }
}

private enum LKHeaderTitlesKey: EnvironmentKey {
  static let defaultValue = LKHeaderTitles.published
}

extension EnvironmentValues {
  /// Which of the two header titles an ``LKRefreshView`` shows when.
  public var lkHeaderTitles: LKHeaderTitles {
    get { self[LKHeaderTitlesKey.self] }
    set { self[LKHeaderTitlesKey.self] = newValue }
  }
}
