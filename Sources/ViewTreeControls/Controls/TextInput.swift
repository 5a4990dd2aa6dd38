/// A field in the nearest style.
struct StyledField: View {
  let field: TextField<TextFieldStyleConfiguration>
  @Environment(\.textFieldStyles) private var styles

  var body: some View {
    if let style = styles.last {
      style.arrange(field).environment(\.textFieldStyles, styles.dropLast())
    } else {
      FieldLine(field: field)
    }
  }
}

/// A field without a style: what it shows, in a line.
private struct FieldLine: View {
  let field: TextField<TextFieldStyleConfiguration>

  var body: some View {
    shown
      .modifier(FieldLines(isSingle: field.axis == .horizontal))
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      .modifier(
        KeyboardField(
          kind: .textField, text: field.text, label: SpokenText.of(field.label),
          isSecure: field.isSecure, editingChanged: field.editingChanged, commit: field.commit))
  }

  /// The text, or the placeholder while it is empty.
  @ViewBuilder private var shown: some View {
    let value = field.text.wrappedValue
    if !value.isEmpty {
      Text(verbatim: field.isSecure ? String(repeating: "•", count: value.count) : value)
    } else if let prompt = field.prompt {
      prompt.foregroundStyle(.placeholder)
    } else {
      field.label.foregroundStyle(.placeholder)
    }
  }
}

/// One line in a horizontal field, as many as the environment allows in a vertical one.
private struct FieldLines: ViewModifier {
  let isSingle: Bool
  @Environment(\.lineLimit) private var limit

  func body(content: Content) -> some View { content.lineLimit(isSingle ? 1 : limit) }
}

/// A field for text of many lines; it takes the whole proposal, and without one the size of its
/// text.
///
/// - Source: the shape is that of Apple's editor; the insets that Apple puts around the text are
///   not published and left out.
public struct TextEditor {
  private let text: Binding<String>

  nonisolated public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: View {
  public var body: some View {
    Text(verbatim: text.wrappedValue)
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: .topLeading
      )
      .modifier(KeyboardField(kind: .textEditor, text: text, label: nil))
  }
}

/// Arranges fields.
///
/// - Source: Apple's protocol has one requirement with an underscore, which packages implement.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View

  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body

  typealias _Label = TextFieldStyleConfiguration
}

/// A field's label, of whatever type it is, in the field that a style is handed.
public struct TextFieldStyleConfiguration {
  let content: AnyView
  /// The label's words, where it is a text.
  let words: String?
}

extension TextFieldStyleConfiguration: View {
  public var body: some View { content }
}

/// The style that suits the place: here the field as it is.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The field as it is.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The field with room for a border: 7 points at its sides, 6 above and below.
///
/// Apple publishes no figures; these are the engine's, after UIKit's field of 34 points.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
      .overlay { RoundedRectangle(cornerRadius: 5).stroke(.separator) }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension View {
  /// Sets the style of the fields inside; the nearest one counts.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    writingEnvironment(style) { $0.textFieldStyles.append($1) }
  }
}

extension EnvironmentValues {
  /// The styles of the views around, the nearest last; each is used up by the field it arranges.
  @Entry var textFieldStyles: [any TextFieldStyle] = []
}

extension TextFieldStyle {
  func arrange(_ field: TextField<TextFieldStyleConfiguration>) -> AnyView {
    AnyView(StyleBody(style: self, configuration: field) { $0._body(configuration: $1) })
  }
}
