// The bar of the enclosing page shows the search field. Without a stack there is no bar, and a test
// operates the view itself as the field.

extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(Searching(text: text, isPresented: nil, placement: placement, prompt: prompt))
      .recorded("searchable")
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(Searching(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
      .recorded("searchable")
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Lists views over the page while its search field has the focus.
  ///
  /// - Source: Apple documentation, `SearchSuggestionsPlacement.automatic`: on an iPhone they are a list
  ///   over the main content.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let rows = AnyView(suggestions())
    return bars { $0.searchSuggestions = $0.searchSuggestions ?? rows }
      .recorded("searchSuggestions")
  }

  /// Makes a suggestion that replaces the text of the search field and submits the search.
  ///
  /// - Source: Apple documentation, `searchCompletion(_:)` and `SubmitTriggers.search`. That the field
  ///   gives up the keyboard is ours.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(Completing(completion)).recorded("searchCompletion", completion)
  }

  /// Makes a suggestion that puts a token in the place of the search field's text.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(Completing("", token)).recorded("searchCompletion")
  }

  /// Shows choices below the search field while a search is active.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = AnyView(
      Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented))
    return bars { $0.searchScopes = $0.searchScopes ?? picker }.recorded("searchScopes")
  }
}

/// Tells the enclosing page about a search field, and the views inside whether a search is active.
private struct Searching {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @State private var isActive = false
  @Environment(\.navigator) private var navigator
  @Environment(\.searchSubmitActions) private var submits

  nonisolated init(
    text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement,
    prompt: Text?
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension Searching: ViewModifier {
  func body(content: Content) -> some View {
    let field = SearchField(
      text: text, prompt: prompt, stays: placement.stays, isActive: isPresented ?? $isActive,
      submits: submits)
    let isSearching = field.isActive.wrappedValue || !text.wrappedValue.isEmpty
    let searched =
      content
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction(end: isSearching ? field.end : nil))
    if navigator == nil {
      searched.modifier(ControlModifier(handle: ControlHandle(.searchField, text: text)))
    } else {
      searched.bars { $0.search = $0.search ?? field }
    }
  }
}

/// A button of a suggestion.
private struct Completing {
  let completion: (words: String, token: Any?)
  @Environment(\.completeSearch) private var complete

  nonisolated init(_ words: String, _ token: Any? = nil) {
    completion = (words, token)
  }
}

extension Completing: ViewModifier {
  func body(content: Content) -> some View {
    if let complete {
      Button {
        complete(completion.words, completion.token)
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

/// The field that a page shows in its bar.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  /// Whether the field stays while the content is scrolled.
  let stays: Bool
  let isActive: Binding<Bool>
  let submits: [() -> Void]

  func submit() { for action in submits { action() } }

  func end() {
    text.wrappedValue = ""
    isActive.wrappedValue = false
  }
}

/// Where a search field goes: on an iPhone always into the bar of its page.
public struct SearchFieldPlacement: Sendable {
  private let name: String
  private(set) var stays = false

  private init(name: String) { self.name = name }

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Whether a field in the bar stays when the content scrolls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate let stays: Bool
    public static let automatic = NavigationBarDrawerDisplayMode(stays: false)
    public static let always = NavigationBarDrawerDisplayMode(stays: true)
  }

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    var placement = navigationBarDrawer
    placement.stays = displayMode.stays
    return placement
  }
}

/// Ends the search around, which empties its text; does nothing where there is no search.
public struct DismissSearchAction: Sendable {
  nonisolated(unsafe) fileprivate let end: (() -> Void)?

  @MainActor public func callAsFunction() { end?() }
}

extension EnvironmentValues {
  /// Whether a search is active in the field of the nearest enclosing `searchable` view.
  @Entry public internal(set) var isSearching: Bool = false

  @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction(end: nil)

  /// Takes the text or the token of a suggestion; nil outside of suggestions.
  @Entry var completeSearch: ((String, Any?) -> Void)?

  /// The actions of a search field's return key, the outermost first.
  @Entry var searchSubmitActions: [() -> Void] = []
}
