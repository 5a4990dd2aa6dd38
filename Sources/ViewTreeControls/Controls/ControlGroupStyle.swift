/// How a group of controls is laid out.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls, for a style.
public struct ControlGroupStyleConfiguration {
  /// The controls, of whatever type they are.
  public struct Content {
    let content: AnyView
  }

  /// The group's label, of whatever type it is; empty where none is given.
  public struct Label {
    let content: AnyView
  }

  public let content: Content
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}

extension ControlGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// The controls in a row, without the label: the engine's own choice, as Apple publishes no figures.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// The same as the automatic style.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// The controls in a column, as a menu shows them.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.content }
  }
}

/// The controls in a row, as a menu shows a compact group.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// The controls in a row, as a palette.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: Self { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: Self { Self() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: Self { Self() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: Self { Self() }
}

extension EnvironmentValues {
  @Entry var controlGroupStyle: any ControlGroupStyle = AutomaticControlGroupStyle()
}

extension ControlGroupStyle {
  func arrange(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension View {
  /// Sets the style of the groups of controls inside.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    writingEnvironment(style) { $0.controlGroupStyle = $1 }
  }
}
