/// A page of a stack with its bars, which lie over it and take room in its safe area.
///
/// The page's views describe the bars by `navigationTitle`, `toolbar`, `searchable` and the like. A
/// root without such a modifier has no bar; a page above it has one for its back button.
/// A large title is 52 high below the bar's 44, and so is a search field; both collapse while the first
/// scroll view below the bar moves up, the search field first.
///
/// - Source: Apple documentation, `navigationBarTitleDisplayMode(_:)`: a title is large unless it is
///   inline, and an `automatic` page takes the mode of the page below. Two rules are ours: a root
///   without such a modifier has no bar, and a page without a title has an inline one.
struct NavigationPage<Content: View>: View {
  let content: Content

  var body: some View { content.modifier(BarredPage()) }
}

/// The bars around a page; the page itself does not hear of what changes here.
private struct BarredPage: ViewModifier {
  @State private var scroll = BarScroll()
  @State private var editMode = EditMode.inactive
  @Environment(\.editMode) private var outerEditMode
  @Environment(\.navigator) private var navigator
  @Environment(\.pageDepth) private var depth

  func body(content: Content) -> some View {
    let (scroll, below, navigator, depth) = (scroll, below, navigator, depth)
    let isPushed = depth > 0
    func shape(_ bars: Bars) -> BarShape {
      var shape = BarShape(
        bars, isPushed: isPushed, below: below(), scrolled: scroll.distance)
      if !bars.items(.keyboard).isEmpty, let navigator {
        shape.hasKeyboardBar = KeyboardFocus.current?.isHeld(on: (navigator, depth)) ?? false
      }
      return shape
    }
    return
      content
      .environment(\.editMode, outerEditMode ?? $editMode)
      .fillingPage()
      .scrollsUnderBar(collapsedBy: scroll.collapsed)
      .onScrollGeometryChange(or: BarScroll()) { geometry in
        guard geometry.contentInsets.top >= BarLengths.bar else { return scroll.leavingBar }
        let inset = geometry.contentInsets.top + scroll.collapsed
        let bar = navigator?.value(of: BarsKey.self, onPage: depth)?.shown
        return scroll.moved(
          to: geometry.contentOffset.y + inset, collapsible: bar?.collapsible ?? 0)
      } action: {
        self.scroll = $1
      }
      .goesBackFromEdge(navigator, isEnabled: isPushed)
      .safeAreaPadding(reading: BarsKey.self) { shape($0).insets }
      .overlayPreferenceValue(BarsKey.self) { bars in
        PageBars(bars: bars, shape: shape(bars), back: back(bars)).endingPreferences()
      }
      .transformPreference(BarsKey.self) { bars in
        let shown = Bars.ShownBar(
          title: bars.title, isLarge: shape(bars).isLarge, collapsible: shape(bars).collapsible,
          hidesBackButton: bars.hidesBackButton)
        let tabBar = bars.visibilities[.tabBar]
        bars = Bars(shown: shown)
        bars.visibilities[.tabBar] = tabBar
      }
      // Bars that are higher than the page begin at its top.
      .fillingPage(alignment: .top)
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

/// How far a page's content has moved up from where it rests, as far as that changes the bar.
private struct BarScroll: Equatable {
  var distance: CGFloat = 0
  /// How much of the bar the distance has collapsed.
  var collapsed: CGFloat = 0
  /// The distance at which the shorter bar left the scroll view below it; nil for none.
  ///
  /// In a low page a scroll view may lie under the whole bar and below the collapsed one. The bar
  /// stays whole then, until the content moves.
  private var leftAt: CGFloat?

  /// The state when the scroll view is not under the bar.
  var leavingBar: BarScroll {
    guard collapsed > 0 else { return self }
    var left = BarScroll()
    left.leftAt = distance
    return left
  }

  /// - Parameter collapsible: what the bar has below its line while nothing is scrolled.
  func moved(to distance: CGFloat, collapsible: CGFloat) -> BarScroll {
    // Farther up the bar does not change any more.
    let distance = min(max(distance, 0), collapsible + 1)
    guard distance != leftAt else { return self }
    var moved = BarScroll()
    moved.distance = distance
    moved.collapsed = min(distance, collapsible)
    return moved
  }
}

/// Which bars a page has, and how high they are at the moment.
struct BarShape: Equatable {
  var hasBar = false
  var isLarge = false
  var hasBottomBar = false
  /// Whether there is a bar for the keyboard, above the other one.
  var hasKeyboardBar = false
  /// How much is left of the search field and of the large title.
  var search: CGFloat = 0
  var largeTitle: CGFloat = 0
  var searchScopes: CGFloat = 0
  /// The length of both while nothing is scrolled, as far as scrolling takes them away.
  var collapsible: CGFloat = 0
  /// Whether content lies under the bar.
  var isOverContent = false

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
    func collapse(_ length: CGFloat) -> CGFloat {
      let collapsed = min(rest, length)
      collapsible += length
      rest -= collapsed
      return length - collapsed
    }
    if let field = bars.search {
      search = field.stays ? BarLengths.search : collapse(BarLengths.search)
      if bars.searchScopes != nil, field.isActive.wrappedValue {
        searchScopes = BarLengths.searchScopes
      }
    }
    if isLarge { largeTitle = collapse(BarLengths.largeTitle) }
    isOverContent = rest > 0
  }

  var height: CGFloat { hasBar ? BarLengths.bar + largeTitle + search + searchScopes : 0 }

  var insets: EdgeInsets {
    let bottom = (hasBottomBar ? BarLengths.toolbar : 0) + (hasKeyboardBar ? BarLengths.toolbar : 0)
    return EdgeInsets(top: height, leading: 0, bottom: bottom, trailing: 0)
  }
}

extension View {
  /// As large as the page, however small or large the content is: a bar stays at the page's edge.
  fileprivate func fillingPage(alignment: Alignment = .center) -> some View {
    frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
  }

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
        TouchGround().frame(width: isEnabled ? Self.edge : 0)
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
