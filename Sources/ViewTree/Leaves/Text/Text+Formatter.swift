/// A value formatted by one of Foundation's formatters.
///
/// - Safety: the formatter is read where texts are made and prepared, on the host's thread; changes
///   are made only in a copy.
struct FormatterText<Subject: Equatable>: TextFormat, @unchecked Sendable {
  private let subject: Subject
  private let formatter: Formatter
  /// The result of the formatter on its own, at the time at which the text is made.
  private let toldAlone: String

  init(_ subject: Subject, _ formatter: Formatter) {
    self.subject = subject
    self.formatter = formatter
    toldAlone = formatter.string(for: subject) ?? ""
  }

  func string(in context: TextContext) -> String {
    guard let formatter = formatter.following(context) else { return toldAlone }
    return formatter.string(for: subject) ?? ""
  }

  static func == (left: FormatterText, right: FormatterText) -> Bool {
    left.formatter === right.formatter && left.toldAlone == right.toldAlone
      && left.subject == right.subject
  }
}

extension Formatter {
  /// A copy that takes from the environment the settings that this one leaves at the process's
  /// defaults.
  ///
  /// - Nil: the formatter depends on none of them, or cannot be copied.
  fileprivate func following(_ context: TextContext) -> Formatter? {
    guard let copied = copy() as? Formatter, copied !== self else { return nil }
    switch copied {
    case let dates as DateFormatter:
      if dates.locale.isOfProcess { dates.locale = context.locale }
      if dates.calendar.isOfProcess { dates.calendar = context.calendar }
      if dates.timeZone.isOfProcess { dates.timeZone = context.timeZone }
    case let interval as DateIntervalFormatter:
      if interval.locale.isOfProcess { interval.locale = context.locale }
      if interval.calendar.isOfProcess { interval.calendar = context.calendar }
      if interval.timeZone.isOfProcess { interval.timeZone = context.timeZone }
    case let numbers as NumberFormatter:
      if numbers.locale.isOfProcess { numbers.locale = context.locale }
    default: return nil
    }
    return copied
  }
}

extension Locale? {
  fileprivate var isOfProcess: Bool { map(\.isOfProcess) ?? true }
}

extension Locale {
  fileprivate var isOfProcess: Bool { self == .current || self == .autoupdatingCurrent }
}

extension Calendar? {
  fileprivate var isOfProcess: Bool { map(\.isOfProcess) ?? true }
}

extension Calendar {
  fileprivate var isOfProcess: Bool { identifier == Calendar.current.identifier }
}

extension TimeZone? {
  fileprivate var isOfProcess: Bool { map(\.isOfProcess) ?? true }
}

extension TimeZone {
  fileprivate var isOfProcess: Bool { self == .current || self == .autoupdatingCurrent }
}
