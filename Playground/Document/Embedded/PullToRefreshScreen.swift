import SwiftUI

enum RefreshState: Int { case invalid, stopped, triggered, loading }

struct RefreshData: Equatable {
  var thresold: CGFloat = 0
  var progress = 0.0
  var refreshState = RefreshState.invalid

  var padding: CGFloat { refreshState == .loading ? 0 : -thresold }

  /// One evaluation of a side; true when it begins to load.
  mutating func take(pull: CGFloat, height: CGFloat, isAtRest: Bool, onlyRises: Bool) -> Bool {
    thresold = height
    if refreshState == .invalid && isAtRest { refreshState = .stopped }
    if pull == 0 { progress = 0 }
    let counted = pull - 30
    guard counted > 0 else { return false }
    switch (refreshState, counted > height) {
    case (.stopped, true):
      refreshState = .triggered
      progress = 1
    case (.stopped, false):
      let share = min(1, Double(counted / height))
      progress = onlyRises ? max(progress, share) : share
    case (.triggered, false):
      refreshState = .loading
      progress = onlyRises ? 1 : 0
      return true
    default: break
    }
    return false
  }
}

struct HeaderRefreshDataKey: EnvironmentKey { static let defaultValue = RefreshData() }
struct FooterRefreshDataKey: EnvironmentKey { static let defaultValue = RefreshData() }

extension EnvironmentValues {
  var headerRefreshData: RefreshData {
    get { self[HeaderRefreshDataKey.self] }
    set { self[HeaderRefreshDataKey.self] = newValue }
  }
  var footerRefreshData: RefreshData {
    get { self[FooterRefreshDataKey.self] }
    set { self[FooterRefreshDataKey.self] = newValue }
  }
}

struct HeaderBoundsPreferenceKey: PreferenceKey {
  struct Item { let bounds: Anchor<CGRect> }
  static var defaultValue: [Item] = []
  static func reduce(value: inout [Item], nextValue: () -> [Item]) { value += nextValue() }
}

struct FooterBoundsPreferenceKey: PreferenceKey {
  struct Item { let bounds: Anchor<CGRect> }
  static var defaultValue: [Item] = []
  static func reduce(value: inout [Item], nextValue: () -> [Item]) { value += nextValue() }
}

final class ListState: ObservableObject { var noMore = false }

struct RefreshDefaultFooter: View {
  @Environment(\.footerRefreshData) private var footerRefreshData
  @EnvironmentObject private var listState: ListState

  var body: some View {
    if footerRefreshData.refreshState == .stopped, listState.noMore { Color.clear }
  }
}

struct ItemList: View {
  let items: [CGFloat]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(items.indices, id: \.self) { Color.clear.frame(height: items[$0]) }
    }
  }
}

/// The document's list on a screen of its own.
public struct DocumentScreen: View {
  let probe: DocumentProbe
  @State var headerRefreshing = false
  @State var footerRefreshing = false

  /// The document's list has no values of its own.
  public static let defaults: [String] = []

  public init(probe: DocumentProbe) {
    self.probe = probe
  }

  public var body: some View {
    DocumentList(
      headerRefreshing: $headerRefreshing, footerRefreshing: $footerRefreshing,
      items: [probe.number("content")]
    )
    .environmentObject(probe)
    .accessibilityIdentifier("list")
    .onAppear {
      probe.writers["isHeaderRefreshing"] = { headerRefreshing = $0 != 0 }
      probe.writers["isFooterRefreshing"] = { footerRefreshing = $0 != 0 }
      probe.readers["isHeaderRefreshing"] = { "\(headerRefreshing)" }
      probe.readers["isFooterRefreshing"] = { "\(footerRefreshing)" }
    }
  }
}

struct DocumentList: View {
  @Binding var headerRefreshing: Bool
  @Binding var footerRefreshing: Bool
  let items: [CGFloat]
  @State var listState = ListState()
  @EnvironmentObject var probe: DocumentProbe

  func reloadData() {
    probe.count("headerCalls")
    if probe.flag("finishesAtOnce") { headerRefreshing = false }
  }

  func loadMoreData() {
    probe.count("footerCalls")
    if probe.flag("finishesAtOnce") { footerRefreshing = false }
  }

  var body: some View { headerFooterRefresh }

  // The document's listings stand here.
}
