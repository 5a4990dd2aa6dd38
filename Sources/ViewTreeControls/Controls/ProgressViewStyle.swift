/// Arranges the parts of progress views.
///
/// A style may read the environment and hold other dynamic properties.
@MainActor @preconcurrency
public protocol ProgressViewStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts and the state of a progress view, for a style.
public struct ProgressViewStyleConfiguration {
  /// A progress view's label, of whatever type it is.
  public struct Label {
    let content: AnyView
  }

  /// The label of the present value, of whatever type it is.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// The done share from 0 to 1; nil when it is not known.
  public let fractionCompleted: Double?
  /// The label; nil for a progress view that was made without one.
  public var label: Label?
  /// The label of the present value; nil for a progress view that was made without it.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

/// The style that suits the state: a bar for a known share, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressParts(configuration: configuration, fraction: configuration.fractionCompleted)
  }
}

/// A bar; an empty one for an unknown share.
public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  /// The tint has no effect on layout.
  nonisolated public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressParts(configuration: configuration, fraction: configuration.fractionCompleted ?? 0)
  }
}

/// A spinner of 20 x 20 points.
public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  /// The tint has no effect on layout.
  nonisolated public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressParts(configuration: configuration, fraction: nil)
  }
}

/// The label, the bar or spinner, and what tells the value, one below the other: at the leading edge of a
/// bar, and centred on a spinner.
private struct ProgressParts: View {
  let configuration: ProgressViewStyleConfiguration
  let fraction: Double?

  var body: some View {
    VStack(alignment: fraction == nil ? .center : .leading) {
      configuration.label
      ProgressIndicator(fraction: fraction)
      configuration.currentValueLabel
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of the progress views inside; the nearest one counts.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    writingEnvironment(style) { $0.progressViewStyles.append($1) }
  }
}

extension EnvironmentValues {
  /// The styles of the views around, the nearest last; each is used up by the view it arranges.
  @Entry var progressViewStyles: [any ProgressViewStyle] = []
}

extension ProgressViewStyle {
  func arrange(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}
