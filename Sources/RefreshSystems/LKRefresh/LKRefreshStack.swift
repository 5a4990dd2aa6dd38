import SwiftUI

/// The top-aligned stack of moving marker, measured content and header.
///
/// The only space that a refresh ever gets is made here: while the header is refreshing, frozen and
/// visible, the content's top guide lies one threshold above it, which pushes the content down by
/// that much. The footer's frozen flag makes no space at all (B000-17).
///
/// - Source: `systems.md` 2.1, "Body"; row S0.28.
struct LKRefreshStack<Content: View>: View {
  let headerHidden: Bool
  let headerRefreshing: Bool
  let headerFrozen: Bool
  let threshold: CGFloat
  let headerRotation: Double
  let updateTime: Date?
  let config: LKRefresh.HeaderConfig
  @Binding var contentSize: CGSize
  let content: Content

  var body: some View {
    ZStack(alignment: .top) {
      LKMovingPositionView()
      LKChildSizeReader(size: $contentSize) {
        VStack { content }
      }
      .accessibilityIdentifier(LKRefreshIdentifier.content)
      .alignmentGuide(.top) { _ in topGuide }
      LKRefreshHeaderView(
        isHidden: headerHidden, isRefreshing: headerRefreshing, isFrozen: headerFrozen,
        threshold: threshold, rotation: headerRotation, updateTime: updateTime, config: config)
    }
    .accessibilityIdentifier(LKRefreshIdentifier.stack)
  }

  /// Where the content's top guide lies, from its own top. Points.
  var topGuide: CGFloat {
    headerRefreshing && headerFrozen && !headerHidden ? -threshold : 0
  }
}
