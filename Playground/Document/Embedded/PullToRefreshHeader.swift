import SwiftUI

struct PullToRefreshView<Header: View, Footer: View, Content: View>: View {
  let givenHeader: Header
  let givenFooter: Footer
  let content: Content
  @Environment(\.headerRefreshData) var headerRefreshData
  @Environment(\.footerRefreshData) var footerRefreshData
  @EnvironmentObject var probe: DocumentProbe
  /// Moves the list without a finger, so that every position can be hit exactly.
  @State var shift: CGFloat = 0

  init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    givenHeader = header
    givenFooter = footer
    self.content = content()
  }

  /// The sides are 5 points higher while stopped or triggered if the setting says `grows`, as the
  /// published ones are.
  func height(_ state: RefreshState) -> CGFloat {
    probe.flag("grows") && (state == .stopped || state == .triggered) ? 65 : 60
  }

  var header: some View {
    Color.clear.frame(height: height(headerRefreshData.refreshState)).overlay { givenHeader }
  }

  var footer: some View {
    Color.clear.frame(height: height(footerRefreshData.refreshState)).overlay { givenFooter }
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
    .offset(y: shift)
    .onAppear { probe.writers["shift"] = { shift = $0 } }
  }

  var headerInPlace: some View {
    // The document's listings stand here.
  }
}
