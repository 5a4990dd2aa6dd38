/// A view that runs an action when it is tapped, shown by the nearest button style.
///
/// Without a style it is laid out as its label; several views of a label form a row.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  @State private var isPressed = false
  @Environment(\.buttonStyles) private var styles
  @Environment(\.buttonInk) private var givenInk
  @Environment(\.isEnabled) private var isEnabled

  nonisolated public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  nonisolated public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ViewTreeControls.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { ViewTreeControls.Label(titleKey, systemImage: name) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { ViewTreeControls.Label(title, systemImage: name) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Shows the button passed to a style by the next style outside.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension Button: View {
  public var body: some View {
    let style = styles.last
    HStack {
      if let style {
        style.show(label, role: role, isPressed: isPressed, action: action)
          .environment(\.buttonStyles, styles.dropLast())
      } else {
        label.foregroundDefault(ink)
      }
    }
    .contentShape(Rectangle())
    .gesture(
      ButtonGesture(pressingChanged: style == nil ? nil : { isPressed = $0 }).onEnded(
        as: "action", action),
      isEnabled: style?.recognizesByItself != true
    )
    .layoutValue(key: PanelPartKey.self, value: role == .cancel ? .cancel : .action)
  }

  private var ink: AnyShapeStyle {
    isEnabled ? givenInk ?? role.tint : AnyShapeStyle(.placeholder)
  }
}

extension View {
  /// Makes a button of the view, without the look of one.
  ///
  /// Not documented by Apple, and used by published packages.
  ///
  /// - Parameter pressing: called with true when the finger comes down on the view or returns to it,
  ///   and with false when it strays, lifts, or is taken by another gesture.
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    gesture(ButtonGesture(pressingChanged: pressing).onEnded(as: "action", action))
  }
}

extension ButtonRole? {
  /// The colour of a button's text or background: red for a destructive one.
  var tint: AnyShapeStyle {
    self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

extension EnvironmentValues {
  /// The colour of the labels of buttons without a style; nil for the tint.
  @Entry var buttonInk: AnyShapeStyle?
}
