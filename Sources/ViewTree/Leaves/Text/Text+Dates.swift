extension Text {
  /// How a date is written.
  ///
  /// In the engine's default environment (`en_US`, Greenwich) 13 September 2020, 12:26:40, is
  /// "12:26 PM" in the style `time` and "September 13, 2020" in `date`; the others count from the
  /// time at which the text is prepared, and do not tick.
  /// - Source: the examples in Apple documentation, `Text.DateStyle`. The words of `relative` and
  ///   `offset` are English in every locale.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// Hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// Day, month in words, and year.
    public static let date = DateStyle(kind: .date)
    /// The distance from now in its two largest units, "2 hours, 23 minutes".
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now in its largest unit with a sign, "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock, "36:59:01" or "2:32".
    public static let timer = DateStyle(kind: .timer)
  }

  public init(_ date: Date, style: DateStyle) {
    self.init(DateText(date: date, style: style))
  }

  /// Two dates with a dash between them, abbreviated as the locale does; "12:26 – 1:26 PM".
  public init(_ dates: ClosedRange<Date>) {
    self.init(DateIntervalText(start: dates.lowerBound, end: dates.upperBound))
  }

  public init(_ interval: DateInterval) {
    self.init(DateIntervalText(start: interval.start, end: interval.end))
  }

  /// A clock that runs within an interval, showing the time left or the time passed.
  ///
  /// - Parameters:
  ///   - timerInterval: the start and end of the clock.
  ///   - pauseTime: the time at which the clock is stopped; nil for the time at which the text is
  ///     prepared. A time outside the interval counts as the nearer end.
  ///   - countsDown: whether it shows the time that is left rather than the time that has passed.
  ///   - showsHours: whether hours are shown before the minutes once there are any.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      TimerText(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}

private struct DateText: TextFormat {
  let date: Date
  let style: Text.DateStyle

  func string(in context: TextContext) -> String {
    switch style.kind {
    case .time: formatted(date: .omitted, time: .shortened, context)
    case .date: formatted(date: .long, time: .omitted, context)
    case .relative:
      DateDistance(from: context.now, to: date, context.calendar).words(count: 2)
    case .offset:
      (date < context.now ? "-" : "+")
        + DateDistance(from: context.now, to: date, context.calendar).words(count: 1)
    case .timer: ClockText.text(seconds: abs(date.timeIntervalSince(context.now)))
    }
  }

  private func formatted(
    date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle,
    _ context: TextContext
  ) -> String {
    date.formatted(
      Date.FormatStyle(
        date: dateStyle, time: time, locale: context.locale, calendar: context.calendar,
        timeZone: context.timeZone))
  }
}

private struct DateIntervalText: TextFormat {
  let start: Date
  let end: Date

  func string(in context: TextContext) -> String {
    let calendar = context.calendar
    let isOneDay =
      calendar.dateComponents(in: context.timeZone, from: start).day
      == calendar.dateComponents(in: context.timeZone, from: end).day
      && end.timeIntervalSince(start) < 86_400
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: context.locale,
      calendar: calendar, timeZone: context.timeZone)
    return style.format(start..<max(end, start))
  }
}

private struct TimerText: TextFormat {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(in context: TextContext) -> String {
    let now = min(max(pauseTime ?? context.now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    return ClockText.text(seconds: seconds, showsHours: showsHours)
  }
}

/// A number of seconds, formatted as a clock.
private enum ClockText {
  /// - Shape: rounded to whole seconds; "2:32", from one hour on "1:02:32"; without hours "62:32".
  static func text(seconds: TimeInterval, showsHours: Bool = true) -> String {
    let whole = seconds.isFinite ? Int(min(max(seconds.rounded(), 0), 1e15)) : 0
    let (minutes, rest) = whole.quotientAndRemainder(dividingBy: 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(twoDigits(rest))" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(rest))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

/// The distance between two dates in words.
private struct DateDistance {
  private let parts: [(count: Int, name: String)]

  init(from now: Date, to date: Date, _ calendar: Calendar) {
    // Whole seconds: the time that passes between making a date and formatting it must not count.
    let seconds = date.timeIntervalSince(now).rounded()
    let units: [(Calendar.Component, name: String)] = [
      (.year, "year"), (.month, "month"), (.day, "day"),
      (.hour, "hour"), (.minute, "minute"), (.second, "second"),
    ]
    let found = calendar.dateComponents(
      Set(units.map(\.0)), from: min(now, now + seconds), to: max(now, now + seconds))
    parts = units.map { (found.value(for: $0.0) ?? 0, $0.name) }
  }

  /// The largest units, at most `count`; those that are zero are left out.
  func words(count: Int) -> String {
    let first = parts.firstIndex { $0.count > 0 } ?? parts.count - 1
    let words = parts[first...].prefix(count).enumerated()
      .filter { $0.offset == 0 || $0.element.count > 0 }
    return words.map { "\($0.element.count) \($0.element.name)\($0.element.count == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }
}
