/// A button that opens a list of actions; it is laid out as its label, in the nearest style.
///
/// The list is made when a tap opens it, over the window; each action in it, and a tap outside it,
/// closes it. A tap on a menu with a primary action runs that action; a long press of half a second
/// opens the list.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let primaryAction: (() -> Void)?
  @Environment(\.menuStyles) private var styles
  @State private var isOpen = false

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    primaryAction = nil
  }

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  public var body: some View {
    let button = Button {
      if let primaryAction { primaryAction() } else { isOpen = true }
    } label: {
      label
    }
    let shown = Group {
      if primaryAction == nil { button } else { button.opensByLongPress($isOpen) }
    }
    .environment(\.opensMenu, true)
    .panel(.menu, nil, $isOpen, actions: AnyView(MenuActions(content: content)))
    if let style = styles.last {
      style.arrange(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)),
          content: .init(content: AnyView(MenuActions(content: content))), action: primaryAction)
      )
      .environment(\.menuStyles, styles.dropLast())
    } else {
      shown
    }
  }
}

extension Menu where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewTreeControls.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { ViewTreeControls.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { ViewTreeControls.Label(title, systemImage: systemImage) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is asked to arrange, arranged by the next style outside.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = { configuration.content }
    primaryAction = configuration.action
  }
}

/// Arranges menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, for a style.
public struct MenuStyleConfiguration {
  /// A menu's label, of whatever type it is.
  public struct Label {
    let content: AnyView
  }

  /// A menu's actions, of whatever type they are; made where the list is open.
  public struct Content {
    let content: AnyView
  }

  let label: Label
  let content: Content
  let action: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension MenuStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// A menu's actions, made where the list is open.
private struct MenuActions<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// The style that suits the place: here the label as it is.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that looks like a button; here the label as it is.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu without a border; here the label as it is.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

extension EnvironmentValues {
  @Entry var menuStyles: [any MenuStyle] = []
}

extension MenuStyle {
  func arrange(_ configuration: MenuStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension View {
  /// Sets the style of the menus inside; the nearest one counts.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    writingEnvironment(style) { $0.menuStyles.append($1) }
  }

  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    recorded("menuIndicator", "\(visibility)")
  }

  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { recorded("menuOrder") }

  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    recorded("menuActionDismissBehavior")
  }
}

/// In which order a menu shows its actions; without an effect here.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether an action closes its menu; without an effect here.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
