import SwiftUI

/// The footer: indicator and title below the content.
///
/// It has no say in how much space it gets: the line that would use the frozen flag is commented
/// out in the published code, so the flag only matters to the pass (B000-17).
///
/// - Source: `systems.md` 2.1, "Footer view"; the published code.
package struct LKRefreshFooterView: View {
  package nonisolated static let symbol = "arrow.up"
  /// Above the parts. Points.
  package nonisolated static let topSpace: CGFloat = 8
  /// Points.
  package nonisolated static let spacing: CGFloat = 16
  package nonisolated static let iconSize = CGSize(width: 38, height: 38)
  package nonisolated static let imageSize = CGSize(width: 30, height: 30)

  let look: LKRefreshLook

  package var body: some View {
    VStack(spacing: 0) {
      Spacer().frame(height: Self.topSpace)
      HStack(spacing: Self.spacing) {
        LKRefreshIndicatorView(
          indicator: look.footerIndicator, color: config.indicatorColor,
          rotation: look.footerRotation, arrowSize: Self.iconSize, imageSize: Self.imageSize
        )
        .frame(width: Self.iconSize.width, height: Self.iconSize.height)
        .accessibilityIdentifier(LKRefreshIdentifier.footerIcon)
        Text(look.footerTitle)
          .font(config.titleFont)
          .foregroundColor(config.titleColor)
          .accessibilityIdentifier(LKRefreshIdentifier.footerTitle)
      }
    }
    .accessibilityIdentifier(LKRefreshIdentifier.footer)
  }

  private var config: LKRefresh.FooterConfig { look.footerConfig }
}
