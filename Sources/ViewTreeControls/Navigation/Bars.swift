// A page describes its bars to the enclosing stack by a preference; see NavigationPage.swift.

/// The parts of the bars that a page asks for.
package struct Bars {
  /// Nil where the page has no title, which is not the empty one.
  var title: String?
  var titleMode = NavigationBarItem.TitleDisplayMode.automatic
  var items: [ToolbarEntry] = []
  var search: SearchField?
  /// The choices below the search field while a search is active.
  var searchScopes: AnyView?
  /// The rows over the page while the search field has the focus.
  var searchSuggestions: AnyView?
  var searchTokens: SearchTokens?
  package var hidesBackButton = false
  var visibilities: [ToolbarPlacement: Visibility] = [:]
  /// The background that is asked for, whether the content is scrolled or not.
  var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var backgroundVisibilities: [ToolbarPlacement: Visibility] = [:]
  /// Told outwards by a page that has shown its bar: for the back button and title of the next one.
  package var shown: ShownBar?

  /// The part that the page above learns.
  package struct ShownBar {
    var title: String?
    var isLarge: Bool
    /// How much of the bar goes while the page is scrolled.
    var collapsible: CGFloat
    package var hidesBackButton: Bool
  }

  /// Adds an item after those that there are.
  mutating func add(_ view: AnyView, _ placement: ToolbarItemPlacement) {
    items.append(ToolbarEntry(id: items.count, placement: placement, view: view))
  }

  func isHidden(_ bar: ToolbarPlacement) -> Bool { visibilities[bar] == .hidden }

  func items(_ side: ToolbarItemPlacement.Side) -> [ToolbarEntry] {
    items.filter { $0.placement.side == side }
  }
}

/// Of several views of one page the first one with a value decides; items add up.
package enum BarsKey: PreferenceKey {
  package static var defaultValue: Bars { Bars() }

  package static func reduce(value: inout Bars, nextValue: () -> Bars) {
    let next = nextValue()
    value.title = value.title ?? next.title
    if value.titleMode == .automatic { value.titleMode = next.titleMode }
    for item in next.items { value.add(item.view, item.placement) }
    value.search = value.search ?? next.search
    value.searchScopes = value.searchScopes ?? next.searchScopes
    value.searchSuggestions = value.searchSuggestions ?? next.searchSuggestions
    value.searchTokens = value.searchTokens ?? next.searchTokens
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.visibilities.merge(next.visibilities) { own, _ in own }
    value.backgrounds.merge(next.backgrounds) { own, _ in own }
    value.backgroundVisibilities.merge(next.backgroundVisibilities) { own, _ in own }
    value.shown = value.shown ?? next.shown
  }
}

extension View {
  /// Changes the bars that the enclosing page shows; an inner modifier takes precedence.
  nonisolated func bars(_ change: @escaping (inout Bars) -> Void) -> some View {
    transformPreference(BarsKey.self, change)
  }
}

/// The lengths of bars. Points.
///
/// - Source: a bar of 44, a large title's 52 more, and 49 for tabs are the default heights of UIKit's
///   bars, which Apple's interface guidelines for iOS gave until 2019; the search field's 52 is
///   UIKit's field of 36 with 1 above and 15 below. The 44 of its scopes, margins and distances are
///   ours.
enum BarLengths {
  static let bar: CGFloat = 44
  static let largeTitle: CGFloat = 52
  static let search: CGFloat = 52
  static let searchField: CGFloat = 36
  static let searchScopes: CGFloat = 44
  static let toolbar: CGFloat = 44
  static let tabs: CGFloat = 49
  static let margin: CGFloat = 16
  static let spacing: CGFloat = 16
}

/// A line that a bar draws at its edge, one pixel high.
struct Hairline: View {
  @Environment(\.pixelLength) private var pixel

  var body: some View { Rectangle().fill(.separator).frame(height: pixel) }
}
