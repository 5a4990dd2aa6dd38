extension Text {
  /// A value told by a format of Foundation's.
  ///
  /// A format that says nothing of its locale takes that of the environment; a date's calendar and
  /// time zone likewise.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormatStyleText(input: input, format: format))
  }

  /// A value told by a format whose result has styles of its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// A value told by a formatter; a value that it cannot tell is an empty text.
  ///
  /// A locale, calendar or time zone that the formatter leaves as the process has it is that of the
  /// environment. Source: TEXT-5.6.1.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(FormatterText(subject, formatter))
  }

  /// An object told by a formatter, likewise.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(FormatterText(subject, formatter))
  }
}

// Formats and their inputs are values; they are only read.
struct FormatStyleText<F: FormatStyle>: TextFormat, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in context: TextContext) -> String {
    if let style = format as? Date.FormatStyle, let date = input as? Date {
      return completed(style, context).format(date)
    }
    let hasOwnLocale = format != format.locale(.autoupdatingCurrent)
    return (hasOwnLocale ? format : format.locale(context.locale)).format(input)
  }

  private func completed(_ style: Date.FormatStyle, _ context: TextContext) -> Date.FormatStyle {
    var style = style
    if style.locale == .autoupdatingCurrent { style.locale = context.locale }
    if style.calendar == .autoupdatingCurrent { style.calendar = context.calendar }
    if style.timeZone == .autoupdatingCurrent { style.timeZone = context.timeZone }
    return style
  }
}

/// A whole number in the digits and groups of the locale: 1234 is "1,234" in English.
struct IntegerText: TextFormat {
  let magnitude: UInt64
  let isNegative: Bool

  func string(in context: TextContext) -> String {
    if context.locale.language.languageCode == .english {
      return (isNegative ? "-" : "") + grouped("\(magnitude)")
    }
    if isNegative {
      return (-Int64(clamping: magnitude)).formatted(.number.locale(context.locale))
    }
    return magnitude.formatted(.number.locale(context.locale))
  }

  private func grouped(_ digits: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}

/// A fractional number with six decimals, grouped as the locale does: 0.5 is "0.500000" in English.
///
/// - Source: such a value stands in the key as "%lf", whose precision is 6 in C.
struct DecimalText: TextFormat {
  let value: Double

  func string(in context: TextContext) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    return value.formatted(
      .number.precision(.fractionLength(6)).locale(context.locale))
  }

  static func == (left: DecimalText, right: DecimalText) -> Bool {
    left.value.bitPattern == right.value.bitPattern
  }
}
