import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// 2020-09-13 12:26:40 in Greenwich, a Sunday.
private let noon = Date(timeIntervalSince1970: 1_600_000_000)

extension TextContext {
  /// Germany an hour east of Greenwich, and France two hours with the years of the Buddha.
  fileprivate static let german = at(noon, "de_DE", hours: 1)
  fileprivate static let french = at(noon, "fr_FR", .buddhist, hours: 2)
  fileprivate static let buddhist = at(noon, nil, .buddhist)

  fileprivate static func at(
    _ now: Date = noon, _ locale: String? = nil, _ calendar: Calendar.Identifier? = nil,
    hours: Int? = nil
  ) -> TextContext {
    var context = TextContext(now: now)
    if let locale { context.locale = Locale(identifier: locale) }
    if let calendar { context.calendar = Calendar(identifier: calendar) }
    if let hours { context.timeZone = TimeZone(secondsFromGMT: hours * 3600) ?? context.timeZone }
    return context
  }
}

/// The words of a text at a fixed time; the formats are Foundation's unless an example of Apple's
/// is beside it.
@MainActor
@Suite("Formats of texts")
struct TextFormatTests {
  private func string(_ text: Text, in context: TextContext = .at()) -> String {
    // Newer tables put a narrow no-break space before AM and around dashes.
    text.string(in: context)
      .replacingOccurrences(of: "\u{202F}", with: " ")
      .replacingOccurrences(of: "\u{2009}", with: " ")
  }

  private func expect(
    _ words: String, _ text: Text, in context: TextContext = .at(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(string(text, in: context) == words, sourceLocation: sourceLocation)
  }

  @Test("a date is told by time or day")
  func dates() {
    expect("12:26 PM", Text(noon, style: .time))
    expect("September 13, 2020", Text(noon, style: .date))
    expect("1:26 PM", Text(noon, style: .time), in: .at(hours: 1))
    expect("13. September 2020", Text(noon, style: .date), in: .german)
  }

  @Test("a distance is told in its largest units")
  func distances() {
    let far = noon + 2 * 3600 + 23 * 60 + 5
    // Apple's examples: "2 hours, 23 minutes", "+2 hours".
    expect("2 hours, 23 minutes", Text(far, style: .relative))
    expect("+2 hours", Text(far, style: .offset))
    expect("-1 minute", Text(noon - 90, style: .offset))
    expect("1 minute, 30 seconds", Text(noon - 90, style: .relative))
    expect("0 seconds", Text(noon, style: .relative))
    expect("1 hour", Text(noon + 3600, style: .relative))
    expect("+0 seconds", Text(noon, style: .offset))
    expect("+1 second", Text(noon + 1, style: .offset))
    expect("-1 second", Text(noon - 1, style: .offset))
  }

  @Test("a timer counts in hours, minutes and seconds")
  func timers() {
    // Apple's examples: "36:59:01" and "2:32".
    expect("36:59:01", Text(noon + 36 * 3600 + 59 * 60 + 1, style: .timer))
    expect("2:32", Text(noon - 152, style: .timer))
    let interval = noon - 60...noon + 3752
    expect("1:02:32", Text(timerInterval: interval))
    expect("62:32", Text(timerInterval: interval, showsHours: false))
    expect("1:00", Text(timerInterval: interval, countsDown: false))
    expect("0:52", Text(timerInterval: interval, pauseTime: noon + 3700))
    expect("0:00", Text(timerInterval: noon - 9...noon - 3))
  }

  @Test(
    "a clock shows hours from the sixtieth minute on, and nothing for what never ends",
    arguments: [
      (0, "0:00"), (1, "0:01"), (9, "0:09"), (10, "0:10"), (59, "0:59"), (60, "1:00"),
      (599, "9:59"), (600, "10:00"), (3599, "59:59"), (3600, "1:00:00"), (3661, "1:01:01"),
      (36_610, "10:10:10"), (.infinity, "0:00"),
    ] as [(TimeInterval, String)])
  func clocks(seconds: TimeInterval, clock: String) {
    expect(clock, Text(noon + seconds, style: .timer))
    if seconds.isFinite { expect(clock, Text(noon - seconds, style: .timer)) }
  }

  @Test("a range of dates names the half of the day once where it is one")
  func halvesOfDays() {
    let hour = DateInterval(start: noon, duration: 3600)
    expect("12:26 – 1:26 PM", Text(noon...noon + 3600))
    expect("12:26 – 1:26 PM", Text(hour))
    expect("12:26 – 1:26 PM", Text("\(hour)"))
  }

  @Test("a range within one day leaves the day out; across midnight or a month it names both")
  func ranges() {
    func told(_ start: Date, _ end: Date) -> String { string(Text(start...end)) }
    #expect(!told(noon, noon + 11 * 3600).contains("Sep"))
    // 12:26 and twelve hours more is the next day.
    let night = told(noon, noon + 12 * 3600)
    #expect(night.contains("Sep 13") && night.contains("14"))
    let month = told(noon, noon + 30 * 86_400)
    #expect(month.contains("Sep 13") && month.contains("Oct 13"))
  }

  @Test("a format takes the locale of its surroundings unless it has one")
  func formats() {
    expect("1,234.5", Text(1234.5, format: .number))
    expect("1.234,5", Text(1234.5, format: .number), in: .german)
    let german = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
    expect("1.234,5", Text(1234.5, format: german))
    expect("25%", Text(0.25, format: .percent))
    expect("2020", Text(noon, format: .dateTime.year()))
  }

  @Test("a formatter is asked at once")
  func formatters() {
    let formatter = NumberFormatter()
    formatter.minimumIntegerDigits = 3
    expect("007", Text(NSNumber(value: 7), formatter: formatter))
    expect("007!", Text("\(NSNumber(value: 7), formatter: formatter)!"))
  }

  @Test("numbers in a key are grouped, and fractions have six decimals")
  func numbersInKeys() {
    expect("1,234,567 of -1,000", Text("\(1_234_567) of \(-1000)"))
    expect("999", Text("\(999)"))
    expect("0.500000", Text("\(0.5)"))
    expect("-0.250000", Text("\(-0.25)"))
    expect("200 1.000000", Text("\(UInt8(200)) \(CGFloat(1))"))
    expect("1.234", Text("\(1234)"), in: .german)
    expect("1234", Text("\(1234, specifier: "%d")"))
    expect("-9,223,372,036,854,775,808", Text("\(Int.min)"))
  }

  @Test("a fraction that is not a number is told as C tells it, and tells texts apart by its value")
  func fractions() {
    expect("nan", Text("\(Double.nan)"))
    expect("inf", Text("\(Double.infinity)"))
    expect("-inf", Text("\(-Double.infinity)"))
    let texts = [0.5, 0.25].map { Text("\($0)") }
    #expect(texts[0] == Text("\(0.5)") && texts[0] != texts[1])
    #expect(Text("\(Double.nan)") == Text("\(Double.nan)"))
  }

  @Test("a key takes dates, formats and texts")
  func valuesInKeys() {
    expect("at 12:26 PM", Text("at \(noon, style: .time)"))
    expect("12:26 – 1:26 PM", Text("\(noon...noon + 3600)"))
    expect("25% done", Text("\(0.25, format: .percent) done"))
    expect("0:05", Text("\(timerInterval: noon...noon + 5)"))
    expect("atrueb", Text("\(Text("a").bold())\(true)\("b")"))
  }

  @Test("a picture in a key is on the baseline of its text, whose characters are 20 x 20")
  func picturesInKeys() {
    let star = Image(systemName: "star")
    // "a", a symbol one em wide, "b".
    expectTakes(60, 20) { Text("a\(star)b") }
    expectTakes(20, 20) { Text(star) }
    // 20 + 50 across; 30 above the baseline and the descender of 5 below.
    expectTakes(70, 35) {
      Text("a\(Image("photo"))").environment(\.imageSizes, ["photo": CGSize(50, 30)])
    }
  }

  @Test("an attributed string gives each run its look")
  func attributedStrings() {
    var string = AttributedString("ab")
    string.font = .system(size: 40)
    string.foregroundColor = .red
    var rest = AttributedString("cd")
    rest.kern = 3
    // 2 x 40 + 2 x (20 + 3).
    expectTakes(126, 40) { Text(string + rest) }
    expect("", Text(AttributedString()))
    expect("xy", Text("\(AttributedString("x"))y"))
  }

  @Test("a resource is its text")
  func resources() {
    let resource: LocalizedStringResource = "a \(1234)"
    expect("a 1,234", Text(resource))
    #expect(String(localized: resource) == "a 1,234")
    expect("b", Text(LocalizedStringResource("key", defaultValue: "**b**")))
    expect("a 1,234!", Text("\(resource)!"))
  }

  @Test("a shown text, of a style or of a formatter, is told again when the locale changes")
  func changedLocale() {
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    func content(_ locale: String) -> some View {
      VStack(spacing: 0) {
        Text(noon, style: .date).called("date")
        Text(NSNumber(value: 1), formatter: numbers).called("one")
      }
      .font(.system(size: 10)).environment(\.locale, Locale(identifier: locale))
    }
    // "September 13, 2020" has 18 characters, "one" 3, in the middle of 500 x 100.
    let host = expectFrames("date 160 40 180 10, one 235 50 30 10", in: CGSize(500, 100)) {
      content("en_US")
    }
    // "13 septembre 2020" has 17, "un" 2.
    host.update { content("fr_FR") }
    host.expectFrames("date 165 40 170 10, one 240 50 20 10")
  }

  /// Rule: TEXT-5.6.1.
  @Test("a formatter takes locale, calendar and time zone of the environment where it names none")
  func formattersFollowTheEnvironment() {
    let dates = DateFormatter()
    dates.dateStyle = .long
    dates.timeStyle = .short
    let day = Text(noon as NSDate, formatter: dates)
    #expect(string(day).hasPrefix("September 13, 2020"))
    #expect(string(day, in: .german).hasPrefix("13. September 2020"))
    #expect(string(day, in: .german).hasSuffix("13:26"))
    #expect(string(day, in: .buddhist).contains("2563"))
    #expect(string(Text("\(noon as NSDate, formatter: dates)!"), in: .german).hasSuffix("13:26!"))

    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    let sum = Text(NSNumber(value: 1234.5), formatter: numbers)
    expect("1,234.5", sum)
    expect("1.234,5", sum, in: .german)
    #expect(numbers.locale == Locale.current)
  }

  @Test("what a formatter names itself stays")
  func formattersKeepTheirOwn() {
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numbers.locale = Locale(identifier: "de_DE")
    expect("1.234,5", Text(NSNumber(value: 1234.5), formatter: numbers))
    let dates = DateFormatter()
    dates.timeStyle = .short
    dates.timeZone = TimeZone(secondsFromGMT: 7200)
    expect("2:26 PM", Text(noon as NSDate, formatter: dates))
  }

  @Test("two texts of one formatter and value are equal until the formatter says otherwise")
  func formattersTellApart() {
    let numbers = NumberFormatter()
    let value = NSNumber(value: 0.5)
    let before = Text(value, formatter: numbers)
    #expect(before == Text(value, formatter: numbers))
    numbers.minimumFractionDigits = 3
    #expect(before != Text(value, formatter: numbers))
    #expect(before != Text(NSNumber(value: 1), formatter: numbers))
  }

  /// Rule: TEXT-5.6.2.
  @Test("scale and voice tell texts apart, and measure nothing")
  func scaleTellsApart() {
    let text = Text("a")
    #expect(text.textScale(.secondary) != text)
    #expect(text.textScale(.secondary) == text.textScale(.secondary))
    #expect(text.textScale(.secondary) != text.textScale(.default))
    #expect(text.textScale(.secondary, isEnabled: false) == text)
    #expect(text.speechSpellsOutCharacters() != text)
    #expect(text.speechAdjustedPitch(1) != text.speechAdjustedPitch(2))
    expectTakes(20, 20) { text.textScale(.secondary) }
  }

  @Test("what a format names itself stays, and the rest is that of the surroundings")
  func formatsKeepTheirOwn() throws {
    // 12:26 in Greenwich is 14:26 in Paris and 21:26 in Tokyo.
    let hour = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted)).minute()
    expect("14:26", Text(noon, format: hour), in: .french)
    var own = hour
    own.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    own.locale = Locale(identifier: "fr_FR")
    expect("21:26", Text(noon, format: own))
    expect("21:26", Text(noon, format: own), in: .french)
    let month = Date.FormatStyle.dateTime.month(.wide)
    expect("septembre", Text(noon, format: month), in: .french)
    expect("September", Text(noon, format: month.locale(Locale(identifier: "de_DE"))), in: .french)
    let year = Date.FormatStyle.dateTime.year()
    #expect(string(Text(noon, format: year), in: .french).contains("2563"))
    var gregorian = year
    gregorian.calendar = Calendar(identifier: .gregorian)
    #expect(string(Text(noon, format: gregorian), in: .french).contains("2020"))
  }

  @Test("a formatter of intervals follows the surroundings where it names nothing itself")
  func intervalFormatters() {
    let formatter = DateIntervalFormatter()
    formatter.dateStyle = .long
    formatter.timeStyle = .short
    let hour = NSDateInterval(start: noon, duration: 3600)
    let text = Text(hour, formatter: formatter)
    #expect(string(text).hasPrefix("September 13, 2020, 12:26"))
    #expect(string(text, in: .at(hours: 2)).hasPrefix("September 13, 2020, 2:26"))
    #expect(string(text, in: .buddhist).contains("2563"))
    #expect(string(Text("\(hour, formatter: formatter)!")).hasPrefix("September 13, 2020, 12:26"))
    formatter.timeZone = TimeZone(secondsFromGMT: 7200)
    formatter.locale = Locale(identifier: "de_DE")
    #expect(string(Text(hour, formatter: formatter)).hasPrefix("13. September 2020, 14:26"))
  }

  private final class Told: Formatter {
    override func string(for object: Any?) -> String? {
      (object as? IndexSet).map { "\($0.count)" }
    }
  }

  @Test("a value of Foundation's is in a key as its formatter tells it")
  func ownFormatters() {
    let set = IndexSet([3, 5])
    expect("2 members", Text("\(set, formatter: Told()) members"))
    expect("2", Text(set, formatter: Told()))
  }
}
