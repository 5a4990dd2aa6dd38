/// Arranges the parts of labels.
///
/// A style may read the environment and hold other dynamic properties.
@MainActor @preconcurrency
public protocol LabelStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for a style to arrange.
public struct LabelStyleConfiguration {
  /// A label's title, of whatever type it is.
  public struct Title {
    let content: AnyView
    /// The words, where the title is a text.
    let words: Text?
  }

  /// A label's picture, of whatever type it is.
  public struct Icon {
    let content: AnyView
  }

  public var title: Title
  public var icon: Icon

  init(title: some View, icon: some View) {
    self.title = Title(content: AnyView(title), words: title as? Text)
    self.icon = Icon(content: AnyView(icon))
  }
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View { content }
}

/// The style that suits the place: the picture alone in a bar, elsewhere picture and title.
///
/// - Source: Apple documentation, `LabelStyle`: in a toolbar the automatic style shows the icon alone.
public struct DefaultLabelStyle: LabelStyle {
  @Environment(\.controlPlace) private var place

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if place == .bar {
      IconOnlyLabelStyle().makeBody(configuration: configuration)
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// The picture before the title, on one baseline.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone; the picture has no element.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The picture alone; the title has no element, and names the picture for assistive technologies.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if let words = configuration.title.words {
      configuration.icon.accessibilityLabel(words)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of the labels inside; the nearest one counts.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    writingEnvironment(style) { $0.labelStyles.append($1) }
  }
}

extension EnvironmentValues {
  /// The styles of the views around, the nearest last; each is used up by the label it arranges.
  @Entry var labelStyles: [any LabelStyle] = []
}

extension LabelStyle {
  func arrange(_ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}
