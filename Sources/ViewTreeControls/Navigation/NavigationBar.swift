// Bars have no height here: titles, items and their looks are noted on the view and not laid out.

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    recorded("navigationTitle", title.string)
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    recorded("navigationTitle", titleKey.text)
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    recorded("navigationTitle", String(title))
  }

  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    recorded("navigationTitle")
  }

  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("navigationBarTitleDisplayMode", "\(displayMode)")
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    recorded("navigationBarHidden", "\(hidden)")
  }

  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    recorded("navigationBarBackButtonHidden", "\(hidesBackButton)")
  }

  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    recorded("navigationBarItems")
  }

  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    recorded("navigationBarItems")
  }

  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    recorded("navigationBarItems")
  }

  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    recorded("navigationViewStyle", TypeLabel.of(S.self))
  }

  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    recorded("navigationSplitViewStyle", TypeLabel.of(S.self))
  }

  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    recorded("navigationSplitViewColumnWidth", "\(width)")
  }

  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    recorded("navigationSplitViewColumnWidth", "\(ideal)")
  }

  /// Notes that the view is a tab; the label is not made, as there is no bar.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    recorded("tabItem")
  }

  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    recorded("tabViewStyle", TypeLabel.of(S.self))
  }
}

/// How a navigation bar shows its title.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

/// How a navigation view arranges its columns; without an effect here.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How a split view arranges its columns; without an effect here.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  nonisolated public init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  nonisolated public init() {}
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

/// How a tab view shows its tabs; without an effect here.
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  nonisolated public init() {}
}

public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the dots of the pages are seen.
  public struct IndexDisplayMode: Sendable {
    private let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of a paged tab view look; without an effect here.
public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When a background is seen behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    recorded("indexViewStyle", TypeLabel.of(S.self))
  }
}
