import SwiftUI

extension LKRefresh {
  /// How the footer looks.
  ///
  /// - Source: document 000 (row S0.25), names, order and defaults.
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
