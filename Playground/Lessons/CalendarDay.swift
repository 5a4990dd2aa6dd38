import Foundation

/// A day of the calendar, by its number.
struct CalendarDay: Comparable {
  /// Days since 1 January 1970.
  let number: Int

  private static let seconds = 86_400.0

  init(number: Int) { self.number = number }

  /// A day written as `2026-11-29`; nil for other text.
  init?(_ text: String) {
    guard let date = try? Date(text, strategy: Self.form) else { return nil }
    number = Int((date.timeIntervalSince1970 / Self.seconds).rounded(.down))
    guard self.text == text else { return nil }
  }

  /// Today in the local time zone.
  static var today: CalendarDay {
    let now = Date()
    let offset = Double(TimeZone.current.secondsFromGMT(for: now))
    return CalendarDay(number: Int(((now.timeIntervalSince1970 + offset) / seconds).rounded(.down)))
  }

  private static var form: Date.ISO8601FormatStyle { .iso8601.year().month().day() }

  /// `2026-11-29`.
  var text: String {
    Date(timeIntervalSince1970: Double(number) * Self.seconds).formatted(Self.form)
  }

  static func < (first: CalendarDay, second: CalendarDay) -> Bool { first.number < second.number }
}
