/// A label that a tap expands and collapses, with the content below it while it is expanded.
///
/// Without a style the label is at the leading edge, and a chevron of 13 x 13 points, this engine's
/// own size, at the trailing one. Collapsed content has no nodes.
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

/// The label row of a group, which is always shown.
private struct DisclosureLabel<Label: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>

  var body: some View {
    HStack {
      label
      Spacer()
      Rectangle().frame(width: 13, height: 13)
    }
    .contentShape(Rectangle())
    .onTapGesture { isExpanded.wrappedValue.toggle() }
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

/// Arranges disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts and the state of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
  /// A group's label, of whatever type it is.
  public struct Label {
    let content: AnyView
  }

  /// The content that a group shows and hides, of whatever type it is.
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

/// The label with a chevron, and the content below it while it is expanded.
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
  /// Sets the style of the disclosure groups inside; the nearest one counts.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    writingEnvironment(style) { $0.disclosureGroupStyles.append($1) }
  }
}
