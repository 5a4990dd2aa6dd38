/// The key of a text in a table of translations, with its values put in.
///
/// There is no table, so the key with its values is the text itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text that the key stands for; texts put into it keep their styles.
  let content: Text

  /// The characters without styles.
  var text: String { content.string }

  public init(_ value: String) {
    content = Text(verbatim: value)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    content = stringInterpolation.content
  }

  /// The pieces of a key's literal: characters, values and texts, in order.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var finished: Text?
    private var pending = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      pending.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
      pending += literal
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      pending += String(describing: value)
    }

    /// Appends a number as a format says, for example `"%.1f"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      pending += String(format: specifier, value)
    }

    /// Appends another text with its styles.
    public mutating func appendInterpolation(_ text: Text) {
      finished = finish(with: text)
      pending = ""
    }

    var content: Text {
      guard let finished else { return Text(verbatim: pending) }
      return pending.isEmpty ? finished : finished + Text(verbatim: pending)
    }

    private func finish(with text: Text) -> Text {
      finished == nil && pending.isEmpty ? text : content + text
    }
  }
}
