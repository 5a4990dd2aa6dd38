import SwiftUI

public enum RefreshState: Int { case invalid, stopped, triggered, loading }

public struct RefreshData: Equatable {
  public var thresold: CGFloat = 0
  public var progress = 0.0
  public var refreshState = RefreshState.invalid

  var opacity: Double {
    switch refreshState {
    case .invalid: return 0
    case .stopped: return progress
    case .triggered, .loading: return 1
    }
  }

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

final class ListState: ObservableObject { @Published var noMore = false }

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

/// One evaluation, with the bounds as the document resolves them.
public enum Delivery {
  case header(CGRect?, viewport: CGSize)
  case footer(content: CGRect?, footer: CGRect?, viewport: CGSize)
}

/// The link between the driver and the document's view.
@MainActor public final class DocumentProbe: ObservableObject {
  public init() {}

  /// The host's two flags, which the modifier changes through its bindings.
  @Published public var headerRefreshing = false
  @Published public var footerRefreshing = false
  /// Moves the list without a finger, so that every place can be met exactly.
  @Published public var shift: CGFloat = 0
  /// Whether the sides are 5 points higher while stopped or triggered, as the published ones.
  public var grows = false
  /// The evaluations since the driver looked last.
  public var deliveries: [Delivery] = []
  public var readHeader: () -> RefreshData = { RefreshData() }
  public var readFooter: () -> RefreshData = { RefreshData() }
  public var headerCalls = 0
  public var footerCalls = 0
  /// Whether the host is done before its callback returns.
  public var finishesAtOnce = false

  func height(_ state: RefreshState) -> CGFloat {
    grows && (state == .stopped || state == .triggered) ? 65 : 60
  }
}

/// The document's list on a screen of its own.
public struct DocumentScreen: View {
  @ObservedObject var probe: DocumentProbe
  let contentHeight: CGFloat

  public init(probe: DocumentProbe, contentHeight: CGFloat) {
    self.probe = probe
    self.contentHeight = contentHeight
  }

  public var body: some View {
    DocumentList(
      headerRefreshing: $probe.headerRefreshing, footerRefreshing: $probe.footerRefreshing,
      items: [contentHeight]
    )
    .environmentObject(probe)
  }
}

struct DocumentList: View {
  @Binding var headerRefreshing: Bool
  @Binding var footerRefreshing: Bool
  let items: [CGFloat]
  @State var listState = ListState()
  @EnvironmentObject var probe: DocumentProbe

  func reloadData() {
    probe.headerCalls += 1
    if probe.finishesAtOnce { headerRefreshing = false }
  }

  func loadMoreData() {
    probe.footerCalls += 1
    if probe.finishesAtOnce { footerRefreshing = false }
  }

  var body: some View { headerFooterRefresh }

  // The document's listings stand here.
}
