extension DocumentRecipe {
  /// Document 001: the default header at file level, the list inside a screen, and the two
  /// expressions inside the view and the modifier that they are taken from.
  ///
  /// The document leaves out: the data and its environment values, the two keys, the default footer,
  /// the rest of the view and of the modifier, and the two functions that compute the states.
  /// - Source: the rules S1.01 to S1.21 for everything that is left out.
  static let pullToRefresh = DocumentRecipe(
    number: "001", system: "PullToRefresh",
    parts: [
      RecipePart(
        place: "file level", names: ["RefreshDefaultHeader"], before: "import SwiftUI\n",
        after: ""),
      RecipePart(
        place: "inside the screen", names: ["headerFooterRefresh"],
        before: PullToRefreshParts.screenBeforeList, after: "}\n"),
      RecipePart(
        place: "inside PullToRefreshView", names: [], openings: ["header"],
        before: PullToRefreshParts.viewBeforeHeader, after: "}\n}\n"),
      RecipePart(
        place: "inside addPullToRefresh's modifier", names: [], openings: ["content"],
        before: PullToRefreshParts.modifierBeforeContent, after: "}\n}\n"),
    ],
    driver: PullToRefreshDriver.text)
}

/// The Swift text that document 001 leaves out.
enum PullToRefreshParts {
  /// Data, environment, keys, footer, rows, the driver's probe, and the head of the screen.
  static let screenBeforeList = """
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
      @Environment(\\.footerRefreshData) private var footerRefreshData
      @EnvironmentObject private var listState: ListState

      var body: some View {
        if footerRefreshData.refreshState == .stopped, listState.noMore { Color.clear }
      }
    }

    struct ItemList: View {
      let items: [CGFloat]

      var body: some View {
        VStack(spacing: 0) {
          ForEach(items.indices, id: \\.self) { Color.clear.frame(height: items[$0]) }
        }
      }
    }

    /// One evaluation, with the bounds as the document resolves them.
    public enum Delivery {
      case header(CGRect?, viewport: CGSize)
      case footer(content: CGRect?, footer: CGRect?, viewport: CGSize)
    }

    /// What stands between the driver and the document's view.
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


    """

  /// The view, up to the header's expression; it gives the sides the size that the document's
  /// comments leave out.
  static let viewBeforeHeader = """
    import SwiftUI

    struct PullToRefreshView<Header: View, Footer: View, Content: View>: View {
      let givenHeader: Header
      let givenFooter: Footer
      let content: Content
      @Environment(\\.headerRefreshData) var headerRefreshData
      @Environment(\\.footerRefreshData) var footerRefreshData
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

    """

  /// The modifier of the third version, up to the expression that wires it.
  static let modifierBeforeContent = """
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
              probe.readHeader = { headerRefreshData }
              probe.readFooter = { footerRefreshData }
              headerRefreshData.refreshState = .loading
              headerRefreshData.progress = 1
              isHeaderRefreshing = true
              onHeaderRefresh()
            }
        }
      }

      func calculateHeaderRefreshState(
        _ proxy: GeometryProxy, value: [HeaderBoundsPreferenceKey.Item]
      ) {
        let bounds = value.first.map { proxy[$0.bounds] }
        probe.deliveries.append(.header(bounds, viewport: proxy.size))
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
        probe.deliveries.append(
          .footer(content: content, footer: bounds, viewport: proxy.size))
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

    """
}
