/// Views in a box, with a label above them, arranged by the nearest style.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyles) private var styles

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View {
  public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    if let style = styles.last {
      style.arrange(configuration).environment(\.groupBoxStyles, styles.dropLast())
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is asked to arrange, arranged by the next style outside.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

/// Arranges boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box, for a style.
public struct GroupBoxStyleConfiguration {
  /// A box's label, of whatever type it is.
  public struct Label {
    let content: AnyView
  }

  /// The content of a box, of whatever type it is.
  public struct Content {
    let content: AnyView
  }

  public let label: Label
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension GroupBoxStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// The label above the content, both at the leading edge and as wide as proposed, in a box with 16
/// points of room inside.
///
/// Apple publishes no figures; these are the engine's.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content.frame(minWidth: 0, maxWidth: .infinity)
    }
    .padding(16)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  @Entry var groupBoxStyles: [any GroupBoxStyle] = []
}

extension GroupBoxStyle {
  func arrange(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension View {
  /// Sets the style of the boxes inside; the nearest one counts.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    writingEnvironment(style) { $0.groupBoxStyles.append($1) }
  }
}
