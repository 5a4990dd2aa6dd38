import SwiftUI

/// The header: indicator, title and time of the last update, above the content's top edge.
///
/// Its frame always stands at the top of the content; what it draws stands one threshold higher
/// until the header is both refreshing and frozen. Without the frozen half a spinner has no place
/// to be seen (B000-10, B000-11).
///
/// - Source: `systems.md` 2.1, "Header view"; the published code.
package struct LKRefreshHeaderView: View {
  package nonisolated static let symbol = "arrow.down"
  /// Points.
  package nonisolated static let spacing: CGFloat = 16
  /// Points.
  package nonisolated static let textSpacing: CGFloat = 5
  /// Of the threshold.
  package nonisolated static let iconWidthFraction: CGFloat = 0.25
  /// Of the threshold.
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

/// The time of the last update by a date pattern; a view of its own, because formatting is dear and
/// an arrow that turns must not repeat it.
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
