import SwiftUI

extension LKRefresh {
  /// How the header looks.
  ///
  /// - Source: document 000 (row S0.24), names, order and defaults.
  public struct HeaderConfig {
    public var indicatorStyle: LKRefreshUIStyle
    public var titleColor: Color
    public var titleFont: Font
    public var indicatorColor: Color
    /// By its name the title while refreshing; the published view shows it while idle
    /// (see ``LKHeaderTitles``).
    public var refreshingTitle: String
    /// By its name the title while idle; the published view shows it while refreshing.
    public var willRefreshTitle: String
    /// The pattern of the line with the last update's time; what is no pattern letter stands as
    /// it is.
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
