import SwiftUI

/// The header: indicator, title and time of the last update, above the content's top edge.
///
/// Its frame is always at the top of the content. Its drawn parts are one threshold higher until
/// the header is both refreshing and frozen. While it only refreshes, the spinner is drawn outside
/// the visible list (B000-10, B000-11).
///
/// - Rules: S0.24, S0.27 to S0.29, S0.32.
package struct LKRefreshHeaderView: View {
  package nonisolated static let symbol = "arrow.down"
  /// Points.
  package nonisolated static let spacing: CGFloat = 16
  /// Points.
  package nonisolated static let textSpacing: CGFloat = 5
  /// A share of the threshold.
  package nonisolated static let iconWidthFraction: CGFloat = 0.25
  /// A share of the threshold.
  package nonisolated static let iconHeightFraction: CGFloat = 0.8
  package nonisolated static let arrowSize = CGSize(width: 38, height: 38)
  package nonisolated static let imageSize = CGSize(width: 32, height: 32)

  let look: LKRefreshLook

  @Environment(\.lkHeaderTitles) private var titles

  package var body: some View {
    VStack(spacing: 0) {
      if !look.headerHidden {
        parts
          .frame(height: look.threshold)
          .accessibilityIdentifier(LKRefreshIdentifier.headerParts)
          .offset(y: look.headerPartsOffset)
      }
    }
    .frame(height: look.headerHidden ? 0 : look.threshold)
    .accessibilityIdentifier(LKRefreshIdentifier.header)
  }

  private var parts: some View {
    HStack(spacing: Self.spacing) {
      LKRefreshIndicatorView(
        indicator: look.headerIndicator, color: config.indicatorColor,
        rotation: look.headerRotation, arrowSize: Self.arrowSize, imageSize: Self.imageSize
      )
      .frame(
        width: look.threshold * Self.iconWidthFraction,
        height: look.threshold * Self.iconHeightFraction
      )
      .accessibilityIdentifier(LKRefreshIdentifier.headerIcon)
      VStack(spacing: Self.textSpacing) {
        Text(titles.title(isRefreshing: look.headerRefreshing, config: config))
          .accessibilityIdentifier(LKRefreshIdentifier.headerTitle)
        LKRefreshTimeText(time: look.updateTime, pattern: config.dateFormatter)
          .accessibilityIdentifier(LKRefreshIdentifier.headerTime)
      }
      .font(config.titleFont)
      .foregroundColor(config.titleColor)
    }
  }

  private var config: LKRefresh.HeaderConfig { look.headerConfig }
}

/// The time of the last update in a date pattern; a view of its own, because formatting is
/// expensive and a turning arrow must not repeat it.
private struct LKRefreshTimeText: View {
  let time: Date?
  let pattern: String

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Text(time.map(text) ?? "")
  }

  private func text(of time: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.dateFormat = pattern
    return formatter.string(from: time)
  }
}

/// The footer: indicator and title below the content.
///
/// The frozen flag gives it no space: the line that would use the flag is commented out in the
/// published code, so only the pass reads it (B000-17).
///
/// - Rules: S0.25, S0.33.
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

/// The picture next to a side's title: an arrow at rest, an animated one while the side works.
package enum LKRefreshIndicator: Hashable {
  case spinner
  /// The host's own animated image.
  case loadingImage
  /// A system symbol.
  case arrow(String)

  /// - Rules: S0.26, S0.27.
  init(isWorking: Bool, style: LKRefreshUIStyle, symbol: String) {
    self =
      switch (isWorking, style) {
      case (false, _): .arrow(symbol)
      case (true, .indicator): .spinner
      case (true, .loading): .loadingImage
      }
  }

  /// The resource that the published code loads for ``loadingImage``.
  package static let loadingImageName = "lk_header_refresh"
}

/// Draws an indicator.
struct LKRefreshIndicatorView: View {
  let indicator: LKRefreshIndicator
  let color: Color
  /// The arrow's. Degrees.
  let rotation: Double
  /// The arrow's. Points.
  let arrowSize: CGSize
  /// The loading image's. Points.
  let imageSize: CGSize

  var body: some View {
    switch indicator {
    case .spinner:
      ProgressView().tint(color)
    case .loadingImage:
      Image(LKRefreshIndicator.loadingImageName)
        .resizable()
        .frame(width: imageSize.width, height: imageSize.height)
    case .arrow(let symbol):
      Image(systemName: symbol)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .foregroundColor(color)
        .frame(width: arrowSize.width, height: arrowSize.height)
        .rotationEffect(.degrees(rotation))
    }
  }
}
