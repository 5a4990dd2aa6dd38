/// A page of a stack with its bars, which lie over it and take room in its safe area.
///
/// The bars are made of what the page's views say by `navigationTitle`, `toolbar`, `searchable` and the
/// like. A root that says nothing of the kind has no bar; a page above it has one for its back button.
/// A large title is 52 high below the bar's 44, and so is a search field; both collapse while the first
/// scroll view below the bar moves up, the search field first.
///
/// - Source: Apple documentation, `navigationBarTitleDisplayMode(_:)`: a title is large unless it is
///   inline, and a page that says `automatic` has what the page below has. That a root which says
///   nothing has no bar is ours; so is that a page without a title has an inline bar.
struct NavigationPage<Content: View>: View {
  let content: Content

  var body: some View { content.modifier(BarredPage()) }
}

/// The bars around a page; the page itself does not hear of what changes here.
private struct BarredPage: ViewModifier {
  /// How far the content has moved up from where it rests, as far as the bar minds.
  @State private var scrolled: CGFloat = 0
  @State private var editMode = EditMode.inactive
  @Environment(\.editMode) private var outerEditMode
  @Environment(\.navigator) private var navigator
  @Environment(\.pageDepth) private var depth

  func body(content: Content) -> some View {
    let (scrolled, below) = (scrolled, below)
    let isPushed = depth > 0
    func shape(_ bars: Bars) -> BarShape {
      BarShape(bars, isPushed: isPushed, below: below(), scrolled: scrolled)
    }
    return
      content
      .environment(\.editMode, outerEditMode ?? $editMode)
      // The bars are as wide as the page, however small its content is.
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .scrollsUnderBar(collapsedBy: min(scrolled, BarShape.mostCollapsed))
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        let inset = geometry.contentInsets.top
        guard inset + scrolled >= BarLengths.bar else { return 0 }
        let collapsed = min(scrolled, BarShape.mostCollapsed)
        return min(max(geometry.contentOffset.y + inset + collapsed, 0), BarShape.mostScrolled)
      } action: {
        self.scrolled = $1
      }
      .goesBackFromEdge(navigator, isEnabled: isPushed)
      .safeAreaPadding(reading: BarsKey.self) { shape($0).insets }
      .overlayPreferenceValue(BarsKey.self) { bars in
        PageBars(bars: bars, shape: shape(bars), back: back(bars)).endingPreferences()
      }
      .transformPreference(BarsKey.self) { bars in
        let shown = Bars.ShownBar(
          title: bars.title, isLarge: shape(bars).isLarge, hidesBackButton: bars.hidesBackButton)
        let tabBar = bars.visibilities[.tabBar]
        bars = Bars(shown: shown)
        bars.visibilities[.tabBar] = tabBar
      }
  }

  /// The bar of the page below, as that has told of it; nil for a root.
  private func below() -> Bars.ShownBar? {
    depth > 0 ? navigator?.value(of: BarsKey.self, onPage: depth - 1)?.shown : nil
  }

  private func back(_ bars: Bars) -> BackButton? {
    guard depth > 0, !bars.hidesBackButton, let navigator else { return nil }
    return BackButton(title: below()?.title, navigator: navigator)
  }
}

/// Which bars a page has, and how high they are at the moment.
struct BarShape: Equatable {
  var hasBar = false
  var isLarge = false
  var hasBottomBar = false
  /// How much is left of the search field and of the large title.
  var search: CGFloat = 0
  var largeTitle: CGFloat = 0
  /// Whether content lies under the bar.
  var isOverContent = false

  static let mostCollapsed = BarLengths.search + BarLengths.largeTitle
  /// Farther up the bar does not change any more.
  static let mostScrolled = mostCollapsed + 1

  init(_ bars: Bars, isPushed: Bool, below: Bars.ShownBar?, scrolled: CGFloat) {
    hasBottomBar = !bars.items(.bottom).isEmpty && !bars.isHidden(.bottomBar)
    let says =
      bars.title != nil || bars.search != nil || bars.items.contains { $0.placement.side.isTop }
      || bars.visibilities[.navigationBar] == .visible
    guard says || isPushed, !bars.isHidden(.navigationBar) else { return }
    hasBar = true
    let mode = bars.titleMode
    isLarge = bars.title != nil && (mode == .automatic ? below?.isLarge ?? true : mode == .large)
    var rest = scrolled
    if let field = bars.search {
      let collapsed = field.stays ? 0 : min(rest, BarLengths.search)
      search = BarLengths.search - collapsed
      rest -= collapsed
    }
    if isLarge {
      let collapsed = min(rest, BarLengths.largeTitle)
      largeTitle = BarLengths.largeTitle - collapsed
      rest -= collapsed
    }
    isOverContent = rest > 0
  }

  var height: CGFloat { hasBar ? BarLengths.bar + largeTitle + search : 0 }

  var insets: EdgeInsets {
    EdgeInsets(
      top: height, leading: 0, bottom: hasBottomBar ? BarLengths.toolbar : 0, trailing: 0)
  }
}

extension View {
  /// Lets a finger that moves in from the leading edge take the page away.
  ///
  /// - Source: UIKit's interactive pop; how far the finger has to go is ours: 20 points wide is the
  ///   edge, and half the width, or less with speed, goes back.
  fileprivate func goesBackFromEdge(_ navigator: Navigator?, isEnabled: Bool) -> some View {
    modifier(EdgeGesture(navigator: navigator, isEnabled: isEnabled))
  }
}

private struct EdgeGesture: ViewModifier {
  let navigator: Navigator?
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction
  @State private var width: CGFloat = 0

  private static let edge: CGFloat = 20

  func body(content: Content) -> some View {
    content
      .background(alignment: .leading) {
        Color.clear.contentShape(Rectangle()).frame(width: isEnabled ? Self.edge : 0)
      }
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      .simultaneousGesture(
        DragGesture(coordinateSpace: .local).onEnded { drag in
          let isForward = direction == .leftToRight
          let start = isForward ? drag.startLocation.x : width - drag.startLocation.x
          let sign: CGFloat = isForward ? 1 : -1
          let reached = drag.predictedEndTranslation.width * sign
          guard start <= Self.edge, reached > width / 2, !hidesBackButton else { return }
          navigator?.pop()
        }, isEnabled: isEnabled)
  }

  private var hidesBackButton: Bool {
    guard let navigator else { return true }
    return navigator.value(of: BarsKey.self, onPage: navigator.pushedCount)?.shown?.hidesBackButton
      ?? false
  }
}
