/// Arranges a toggle's label and switch, and decides what turns it.
///
/// A style may read the environment and hold other dynamic properties.
@MainActor @preconcurrency
public protocol ToggleStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts and the state of a toggle, for a style.
public struct ToggleStyleConfiguration {
  /// A toggle's label, of whatever type it is.
  public struct Label {
    let content: AnyView
    /// The label's words, where it is a text.
    let words: String?
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether the sources of the toggle disagree.
  public var isMixed: Bool

  init(label: some View, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = Label(content: AnyView(label), words: SpokenText.of(label))
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// The style that suits the place: here always a switch.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label at the leading edge and a switch of 51 x 31 points at the trailing one; a tap on the
/// switch turns it. It is green while it is on, with a white knob of 27.
///
/// Source: the size is that of UIKit's switch; the green that of Apple's interface guidelines,
/// "Toggles".
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color

  nonisolated public init() { self.init(tint: .green) }

  /// - Parameter tint: the colour of the switch that is on.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A view of its own, so that it reads the environment whichever style makes it.
private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color
  @Environment(\.labelsHidden) private var labelsHidden

  /// Points.
  private static let size = CGSize(width: 51, height: 31)

  var body: some View {
    HStack {
      if !labelsHidden {
        configuration.label
        Spacer()
      }
      Capsule()
        .fill(configuration.isOn ? AnyShapeStyle(tint) : AnyShapeStyle(.fill))
        .overlay(alignment: configuration.isOn ? .trailing : .leading) {
          Circle().fill(Color.white).shadow(radius: 2, y: 1).padding(2)
        }
        .frame(width: Self.size.width, height: Self.size.height)
        .onTapGesture { configuration.isOn.toggle() }
    }
  }
}

/// The label as a button that turns the toggle.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of the toggles inside; the nearest one counts.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    writingEnvironment(style) { $0.toggleStyles.append($1) }
  }

  /// Leaves out the labels of controls inside.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Shows or leaves out the labels of controls inside; automatic shows them.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

extension EnvironmentValues {
  /// The styles of the views around, the nearest last; each is used up by the toggle it arranges.
  @Entry var toggleStyles: [any ToggleStyle] = []

  /// Whether controls show their labels.
  @Entry public var labelsVisibility: Visibility = .automatic

  var labelsHidden: Bool { labelsVisibility == .hidden }
}

extension ToggleStyle {
  func arrange(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}
