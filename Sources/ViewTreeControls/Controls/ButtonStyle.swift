/// Decides how buttons look; the engine recognises the tap.
///
/// A style may read the environment and hold other dynamic properties.
@MainActor @preconcurrency
public protocol ButtonStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Decides how buttons look, and what triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts and the state of a button, for a style.
public struct ButtonStyleConfiguration {
  /// A button's label, of whatever type it is.
  public struct Label {
    let content: AnyView
  }

  /// Nil for an ordinary button.
  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is down on the button or near it.
  public let isPressed: Bool
}

/// The parts of a button and its trigger, for a style.
public struct PrimitiveButtonStyleConfiguration {
  /// A button's label, of whatever type it is.
  public struct Label {
    let content: AnyView
  }

  /// Nil for an ordinary button.
  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  /// Runs the button's action.
  public func trigger() { action() }
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// The style that suits the place: here the label as it is.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The label as it is, without the tint.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonInk, AnyShapeStyle(.foreground))
  }
}

/// The label as it is.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The label with room for a border: 12 points at its sides, 7 above and below.
///
/// Apple publishes no figures; these are the engine's, after the look of buttons on an iPhone.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  static let insets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  static let cornerRadius: CGFloat = 7

  public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: configuration.trigger) {
      configuration.label.padding(Self.insets)
        .background(.fill, in: RoundedRectangle(cornerRadius: Self.cornerRadius))
    }
    .environment(\.buttonInk, configuration.role.tint)
  }
}

/// As large as a bordered button, on a ground of the tint; on a grey one while it is disabled.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: configuration.trigger) {
      configuration.label.padding(BorderedButtonStyle.insets)
        .background(
          isEnabled ? configuration.role.tint : AnyShapeStyle(.fill),
          in: RoundedRectangle(cornerRadius: BorderedButtonStyle.cornerRadius))
    }
    .environment(\.buttonInk, AnyShapeStyle(Color.white))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Sets the style of the buttons inside; the nearest one counts.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    writingEnvironment(style) { $0.buttonStyles.append(.look($1)) }
  }

  /// Sets the style of the buttons inside, which also decides what triggers them.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    writingEnvironment(style) { $0.buttonStyles.append(.behaviour($1)) }
  }
}

/// A style of either kind.
enum AnyButtonStyle {
  case look(any ButtonStyle)
  case behaviour(any PrimitiveButtonStyle)

  var recognizesByItself: Bool {
    if case .behaviour = self { true } else { false }
  }

  @MainActor func show(
    _ label: some View, role: ButtonRole?, isPressed: Bool, action: @escaping () -> Void
  ) -> AnyView {
    let label = AnyView(label)
    switch self {
    case .look(let style):
      return style.show(
        ButtonStyleConfiguration(
          role: role, label: ButtonStyleConfiguration.Label(content: label), isPressed: isPressed))
    case .behaviour(let style):
      return style.show(
        PrimitiveButtonStyleConfiguration(
          role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label),
          action: action))
    }
  }
}

extension EnvironmentValues {
  /// The styles of the views around, the nearest last; each is used up by the button it shows.
  @Entry var buttonStyles: [AnyButtonStyle] = []
}

extension ButtonStyle {
  fileprivate func show(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension PrimitiveButtonStyle {
  fileprivate func show(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}
