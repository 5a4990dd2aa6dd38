import SwiftUI

/// The footer: indicator and title below the content.
///
/// It has no say in how much space it gets: the line that would use the frozen flag is commented
/// out in the published code, so the flag only matters to the pass (B000-17).
///
/// - Source: `systems.md` 2.1, "Footer view"; the published code.
struct LKRefreshFooterView: View {
  static let symbol = "arrow.up"
  /// Above the parts. Points.
  static let topSpace: CGFloat = 8
  /// Points.
  static let spacing: CGFloat = 16
  static let iconSize = CGSize(width: 38, height: 38)
  static let imageSize = CGSize(width: 30, height: 30)

  let isRefreshing: Bool
  let rotation: Double
  let config: LKRefresh.FooterConfig

  var body: some View {
    VStack(spacing: 0) {
      Spacer().frame(height: Self.topSpace)
      HStack(spacing: Self.spacing) {
        LKRefreshIndicatorView(
          indicator: indicator, color: config.indicatorColor, rotation: rotation,
          arrowSize: Self.iconSize, imageSize: Self.imageSize
        )
        .frame(width: Self.iconSize.width, height: Self.iconSize.height)
        .accessibilityIdentifier(LKRefreshIdentifier.footerIcon)
        Text(title)
          .font(config.titleFont)
          .foregroundColor(config.titleColor)
          .accessibilityIdentifier(LKRefreshIdentifier.footerTitle)
      }
    }
    .accessibilityIdentifier(LKRefreshIdentifier.footer)
  }

  var indicator: LKRefreshIndicator {
    LKRefreshIndicator(
      isWorking: isRefreshing, style: config.indicatorStyle, symbol: Self.symbol)
  }

  /// Row S0.33: the footer's titles follow their names.
  var title: String {
    isRefreshing ? config.refreshingTitle : config.willRefreshTitle
  }
}
