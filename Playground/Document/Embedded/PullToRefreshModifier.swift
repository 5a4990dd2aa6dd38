import SwiftUI

extension View {
  func addPullToRefresh(
    isHeaderRefreshing: Binding<Bool>, onHeaderRefresh: @escaping () -> Void,
    isFooterRefreshing: Binding<Bool>, onFooterRefresh: @escaping () -> Void
  ) -> some View {
    modifier(
      DocumentModifier(
        isHeaderRefreshing: isHeaderRefreshing, isFooterRefreshing: isFooterRefreshing,
        onHeaderRefresh: onHeaderRefresh, onFooterRefresh: onFooterRefresh))
  }
}

struct DocumentModifier: ViewModifier {
  @Binding var isHeaderRefreshing: Bool
  @Binding var isFooterRefreshing: Bool
  let onHeaderRefresh: () -> Void
  let onFooterRefresh: () -> Void
  @State var headerRefreshData = RefreshData()
  @State var footerRefreshData = RefreshData()
  @EnvironmentObject var probe: DocumentProbe

  func body(content: Content) -> some View {
    GeometryReader { proxy in
      wired(content, proxy)
        .backgroundPreferenceValue(FooterBoundsPreferenceKey.self) { value -> Color in
          DispatchQueue.main.async { calculateFooterRefreshState(proxy, value: value) }
          return Color.clear
        }
        .onChange(of: isHeaderRefreshing) { _, value in
          if !value { headerRefreshData.refreshState = .stopped }
        }
        .onChange(of: isFooterRefreshing) { _, value in
          if !value { footerRefreshData.refreshState = .stopped }
        }
        .onAppear {
          register("header") { headerRefreshData }
          register("footer") { footerRefreshData }
          headerRefreshData.refreshState = .loading
          headerRefreshData.progress = 1
          isHeaderRefreshing = true
          onHeaderRefresh()
        }
    }
  }

  func register(_ side: String, _ data: @escaping () -> RefreshData) {
    probe.readers["\(side) state"] = { "\(data().refreshState)" }
    probe.readers["\(side) progress"] = { "\(data().progress)" }
    probe.readers["\(side) thresold"] = { "\(data().thresold)" }
  }

  func calculateHeaderRefreshState(
    _ proxy: GeometryProxy, value: [HeaderBoundsPreferenceKey.Item]
  ) {
    let bounds = value.first.map { proxy[$0.bounds] }
    probe.events.append([
      "header", DocumentProbe.text(bounds), "\(proxy.size.width)", "\(proxy.size.height)",
    ])
    guard let bounds, headerRefreshData.refreshState != .loading, !isFooterRefreshing
    else { return }
    let loads = headerRefreshData.take(
      pull: bounds.minY + bounds.height, height: bounds.height,
      isAtRest: -bounds.minY == bounds.height && bounds.width == proxy.size.width,
      onlyRises: true)
    guard loads else { return }
    isHeaderRefreshing = true
    onHeaderRefresh()
    if !isHeaderRefreshing { headerRefreshData.refreshState = .stopped }
  }

  func calculateFooterRefreshState(
    _ proxy: GeometryProxy, value: [FooterBoundsPreferenceKey.Item]
  ) {
    let content = value.first.map { proxy[$0.bounds] }
    let bounds = value.last.map { proxy[$0.bounds] }
    probe.events.append([
      "footer", DocumentProbe.text(content), DocumentProbe.text(bounds), "\(proxy.size.width)",
      "\(proxy.size.height)",
    ])
    guard let content, let bounds, footerRefreshData.refreshState != .loading,
      !isHeaderRefreshing
    else { return }
    let edge = min(proxy.size.height, content.height)
    let loads = footerRefreshData.take(
      pull: edge - bounds.minY, height: bounds.height,
      isAtRest: abs(bounds.minY - edge - bounds.height) < 0.001
        && bounds.width == proxy.size.width,
      onlyRises: false)
    guard loads else { return }
    isFooterRefreshing = true
    onFooterRefresh()
    if !isFooterRefreshing { footerRefreshData.refreshState = .stopped }
  }

  func wired(_ content: Content, _ proxy: GeometryProxy) -> some View {
    // The document's listings stand here.
  }
}
