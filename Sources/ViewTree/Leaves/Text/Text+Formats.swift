extension Text {
  /// A value formatted by one of Foundation's formats.
  ///
  /// A format without an explicit locale takes that of the environment; likewise a date's calendar
  /// and time zone.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormatStyleText(input: input, format: format))
  }

  /// A value in a format whose result has its own styles.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// A value formatted by a formatter; a value that it cannot format gives an empty text.
  ///
  /// A locale, calendar or time zone that the formatter leaves at the process's default is that of
  /// the environment. Source: TEXT-5.6.1.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(FormatterText(subject, formatter))
  }

  /// An object formatted by a formatter in the same way.
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

/// A whole number with the locale's digits and grouping: 1234 is "1,234" in English.
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

/// A fractional number with six decimals and the locale's grouping: 0.5 is "0.500000" in English.
///
/// - Source: such a value appears in the key as "%lf", whose precision is 6 in C.
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
