import SwiftUI

struct PullToRefreshView<Header: View, Footer: View, Content: View>: View {
  let givenHeader: Header
  let givenFooter: Footer
  let content: Content
  @Environment(\.headerRefreshData) var headerRefreshData
  @Environment(\.footerRefreshData) var footerRefreshData
  @EnvironmentObject var probe: DocumentProbe

  init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    givenHeader = header
    givenFooter = footer
    self.content = content()
  }

  var header: some View {
    Color.clear.frame(height: probe.height(headerRefreshData.refreshState))
      .overlay(givenHeader).opacity(headerRefreshData.opacity)
  }

  var footer: some View {
    Color.clear.frame(height: probe.height(footerRefreshData.refreshState))
      .overlay(givenFooter).opacity(footerRefreshData.opacity)
  }

  var body: some View {
    VStack(spacing: 0) {
      headerInPlace.accessibilityIdentifier("header")
      content
        .anchorPreference(key: FooterBoundsPreferenceKey.self, value: .bounds) {
          [.init(bounds: $0)]
        }
        .accessibilityIdentifier("content")
      footer
        .frame(maxWidth: .infinity)
        .anchorPreference(key: FooterBoundsPreferenceKey.self, value: .bounds) {
          [.init(bounds: $0)]
        }
        .accessibilityIdentifier("footer")
    }
    .padding(.top, headerRefreshData.padding)
    .padding(.bottom, footerRefreshData.padding)
    .offset(y: probe.shift)
  }

  var headerInPlace: some View {
    // The document's listings stand here.
  }
}
