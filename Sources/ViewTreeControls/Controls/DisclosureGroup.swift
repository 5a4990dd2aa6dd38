/// A label that a tap folds and unfolds, and below it the content while it is unfolded.
///
/// Without a style the label is at the leading edge and a chevron of 13 x 13 points, a figure of
/// this engine's, at the trailing one. Folded content has no nodes.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyles) private var styles

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    if let style = styles.last {
      style.arrange(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content())),
          isExpanded: isExpanded)
      )
      .environment(\.disclosureGroupStyles, styles.dropLast())
    } else {
      DisclosureLabel(label: label, isExpanded: isExpanded)
      if isExpanded.wrappedValue { content() }
    }
  }
}

/// The line of a group or section that is always there: a tap folds and unfolds.
struct DisclosureLabel<Label: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>

  var body: some View {
    HStack {
      label
      Spacer()
      Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
        .resizable().frame(width: 13, height: 13).foregroundStyle(.tint).accessibilityHidden(true)
    }
    .contentShape(Rectangle())
    .onTapGesture { isExpanded.wrappedValue.toggle() }
    .accessibilityValue(isExpanded.wrappedValue ? "expanded" : "collapsed")
  }
}

extension DisclosureLabel<AnyView> {
  @MainActor static func around(_ label: AnyView, isExpanded: Binding<Bool>) -> AnyView {
    AnyView(DisclosureLabel(label: label, isExpanded: isExpanded))
  }
}

extension DisclosureGroup where Label == Text {
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
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Arranges groups that fold.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts and the state of a group that folds, for a style.
public struct DisclosureGroupStyleConfiguration {
  /// A group's label, of whatever type it is.
  public struct Label {
    let content: AnyView
  }

  /// The content that a group folds away, of whatever type it is.
  public struct Content {
    let content: AnyView
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// The label with a chevron, and the content below it while it is unfolded.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureLabel(label: configuration.label, isExpanded: configuration.$isExpanded)
    if configuration.isExpanded { configuration.content }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

extension EnvironmentValues {
  @Entry var disclosureGroupStyles: [any DisclosureGroupStyle] = []
}

extension DisclosureGroupStyle {
  func arrange(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension View {
  /// Sets the style of the groups inside that fold; the nearest one counts.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    writingEnvironment(style) { $0.disclosureGroupStyles.append($1) }
  }
}
