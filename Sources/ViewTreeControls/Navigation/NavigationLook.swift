// Looks of bars, pages and side columns on a device: noted on the view. Only the display mode of a
// title has an effect here.

/// How a page comes and goes.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The transition of the platform.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated public init() {}
}

/// The page grows out of a view of the page before.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: AnyHashable
  let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  nonisolated public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> Self {
    Self(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

/// How the source of a transition looks while it is on its way.
public protocol MatchedTransitionSourceConfiguration {}

/// The look of a source to which nothing is done.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> Self { self }
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self { self }
}

/// The position of a bar's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

/// Which container's background a view is.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(
    name: "navigationSplitView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  /// Notes how a page comes and goes.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    recorded("navigationTransition", "\(type(of: style))")
  }

  /// Notes a view out of which a page grows.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    recorded("matchedTransitionSource", "\(id)")
  }

  nonisolated public func matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View {
    recorded("matchedTransitionSource", "\(id)")
  }

  /// Says where the bar shows its title.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(
      mode == .inline ? .inline : mode == .automatic ? .automatic : .large
    )
    .recorded("toolbarTitleDisplayMode", "\(mode)")
  }

  /// Notes the background of a container.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    recorded("containerBackground", style.styleDescription)
  }

  /// Notes the background of a container; the view is not made.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    recorded("containerBackground")
  }

  /// Notes a column at the side; its content is not made.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    recorded("inspector")
  }

  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    recorded("inspectorColumnWidth", "\(ideal)")
  }

  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    recorded("inspectorColumnWidth", "\(width)")
  }
}
