/// The key of a text in a translation table, with its values inserted.
///
/// There is no table, so the key with its values is the text itself. A key's literal may contain
/// markup (see `TextMarkup`); values inserted into it are shown unchanged.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text that the key gives; texts inserted into it keep their styles.
  let content: Text

  /// The characters without styles.
  package var text: String { content.string }

  public init(_ value: String) {
    content = TextMarkup.text(of: [.literal(value)])
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    content = TextMarkup.text(of: stringInterpolation.pieces)
  }

  /// The pieces of a key's literal: characters, values and texts, in order.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var pieces: [TextMarkup.Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    private mutating func append(_ text: Text) {
      pieces.append(.value(text))
    }

    /// Appends a string unchanged.
    public mutating func appendInterpolation(_ string: String) {
      append(Text(verbatim: string))
    }

    /// Appends any other value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(Text(verbatim: String(describing: value)))
    }

    /// Appends a whole number with the locale's digits and grouping: 1234 is "1,234" in English.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
      append(
        Text(IntegerText(magnitude: UInt64(clamping: value.magnitude), isNegative: value < 0)))
    }

    /// Appends a fractional number with six decimals: 0.5 is "0.500000" in English.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append(Text(DecimalText(value: Double(value))))
    }

    /// Appends a number in a C format, for example `"%.1f"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(Text(verbatim: String(format: specifier, value)))
    }

    /// Appends another text with its styles.
    public mutating func appendInterpolation(_ text: Text) {
      append(text)
    }

    /// Appends a picture; a symbol is as wide as the font's point size.
    public mutating func appendInterpolation(_ image: Image) {
      append(Text(image))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(Text(dates))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(Text(interval))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(Text(subject, formatter: formatter))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(Text(subject, formatter: formatter))
    }

    public mutating func appendInterpolation(_ string: AttributedString) {
      append(Text(string))
    }

    #if !canImport(Darwin)
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(Text(resource))
      }
    #endif
  }
}
