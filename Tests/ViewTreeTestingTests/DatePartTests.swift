import SwiftUI
import Testing
import ViewTreeTesting

/// A picker that is at January 31, 2026, 10:20:30 in a time zone an hour before Greenwich.
@MainActor
@Suite("Parts of dates")
struct DatePartTests {
  @Observable
  @MainActor
  final class Model {
    var date = DatePartTests.start
  }

  private let model = Model()

  private static func date(_ text: String) -> Date {
    (try? Date(text, strategy: .iso8601)) ?? .distantPast
  }

  private static let start = date("2026-01-31T09:20:30Z")

  private func host(
    _ components: DatePickerComponents = [.date, .hourAndMinute],
    in bounds: ClosedRange<Date> = .distantPast ... .distantFuture,
    strictness: Strictness = .issues
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 100), strictness: strictness) {
      DatePicker(
        "Start", selection: Bindable(model).date, in: bounds, displayedComponents: components
      )
      .called("start")
      .environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test(
    arguments: [
      (2027, 4, 5, "2027-04-05T09:20:30Z"), (nil, nil, 5, "2026-01-05T09:20:30Z"),
      (2025, nil, nil, "2025-01-31T09:20:30Z"),
      // The month has 28 days, 29 in a leap year.
      (nil, 2, nil, "2026-02-28T09:20:30Z"), (2028, 2, nil, "2028-02-29T09:20:30Z"),
      (nil, nil, nil, "2026-01-31T09:20:30Z"),
    ] as [(Int?, Int?, Int?, String)])
  func aDayIsSetByItsParts(year: Int?, month: Int?, day: Int?, text: String) {
    #expect(host().setDate(year: year, month: month, day: day, of: "start"))
    #expect(model.date == Self.date(text))
  }

  @Test(
    arguments: [
      // An hour less in Greenwich.
      (23, 5, "2026-01-31T22:05:30Z"), (0, nil, "2026-01-30T23:20:30Z"),
      (nil, 0, "2026-01-31T09:00:30Z"),
    ] as [(Int?, Int?, String)])
  func aTimeIsSetByItsParts(hour: Int?, minute: Int?, text: String) {
    #expect(host().setTime(hour: hour, minute: minute, of: "start"))
    #expect(model.date == Self.date(text))
  }

  @Test func theBoundsHold() {
    let limit = Self.date("2026-06-01T00:00:00Z")
    #expect(host(in: .distantPast...limit).setDate(month: 7, of: "start"))
    #expect(model.date == limit)
  }

  @Test(arguments: [(month: 2, day: 30), (month: 13, day: 1), (month: 4, day: 0)])
  func aDayThatIsNotThereIsAnIssue(month: Int, day: Int) {
    let host = host([.date], strictness: .warnings)
    #expect(!host.setDate(month: month, day: day, of: "start"))
    host.expectWarning("there is no such date")
    #expect(model.date == Self.start)
  }

  @Test func aTimeThatIsNotThereIsAnIssue() {
    let host = host([.hourAndMinute], strictness: .warnings)
    #expect(!host.setTime(hour: 24, of: "start"))
    #expect(!host.setTime(minute: 60, of: "start"))
    #expect(model.date == Self.start)
  }

  @Test func aPartThatIsNotShownIsAnIssue() {
    let days = host([.date], strictness: .warnings)
    #expect(!days.setTime(hour: 1, of: "start"))
    days.expectWarning("the picker shows no time")
    let times = host([.hourAndMinute], strictness: .warnings)
    #expect(!times.setDate(day: 1, of: "start"))
    times.expectWarning("the picker shows no day")
    #expect(model.date == Self.start)
  }

  @Test func anotherControlIsAnIssueThatNamesItsCalls() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      Toggle("Start", isOn: .constant(true)).called("start")
    }
    expectIssue("a toggle, which tap(_:) works") { host.setTime(hour: 1, of: "start") }
  }
}
