// The modifiers by which a page describes its bar; see NavigationPage.swift.

extension View {
  /// Sets the title of the enclosing page.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    titled(title.string)
  }

  nonisolated private func titled(_ title: String) -> some View {
    bars { $0.title = $0.title ?? title }.recorded("navigationTitle", title)
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(titleKey.text)
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    titled(String(title))
  }

  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title)).recorded("navigationTitle")
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
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    bars { if $0.titleMode == .automatic { $0.titleMode = displayMode } }
      .recorded("navigationBarTitleDisplayMode", "\(displayMode)")
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    bars {
      $0.visibilities[.navigationBar] =
        $0.visibilities[.navigationBar] ?? (hidden ? .hidden : .visible)
    }
    .recorded("navigationBarHidden", "\(hidden)")
  }

  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    bars { $0.hidesBackButton = $0.hidesBackButton || hidesBackButton }
      .recorded("navigationBarBackButtonHidden", "\(hidesBackButton)")
  }

  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbarItems(ToolbarItem(placement: .topBarLeading) { leading })
  }

  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbarItems(ToolbarItem(placement: .topBarTrailing) { trailing })
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
}

/// A title stored outside the bar, behind a binding.
private struct BoundTitle {
  let title: Binding<String>

  nonisolated init(title: Binding<String>) {
    self.title = title
  }
}

extension BoundTitle: ViewModifier {
  func body(content: Content) -> some View {
    let title = title.wrappedValue
    return content.bars { $0.title = $0.title ?? title }
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
