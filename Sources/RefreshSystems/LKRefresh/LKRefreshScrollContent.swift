import SwiftUI

/// What an ``LKRefreshView`` scrolls: content and header on one another, the footer below.
///
/// - Source: `systems.md` 2.1, "Body".
package struct LKRefreshScrollContent<Content: View>: View {
  let look: LKRefreshLook
  @Binding var contentSize: CGSize
  let content: Content

  package init(look: LKRefreshLook, contentSize: Binding<CGSize>, content: Content) {
    self.look = look
    _contentSize = contentSize
    self.content = content
  }

  package var body: some View {
    VStack(spacing: 0) {
      ZStack(alignment: .top) {
        LKMovingPositionView()
        LKChildSizeReader(size: $contentSize) {
          VStack { content }
        }
        .accessibilityIdentifier(LKRefreshIdentifier.content)
        .alignmentGuide(.top) { _ in look.contentTopGuide }
        LKRefreshHeaderView(look: look)
      }
      .accessibilityIdentifier(LKRefreshIdentifier.stack)
      if !look.footerHidden {
        LKRefreshFooterView(look: look)
      }
    }
  }
}
