import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// The words of a text at a fixed time; the formats are Foundation's unless an example of Apple's
/// is beside it.
@MainActor
@Suite("Formats of texts")
struct TextFormatTests {
  /// 2020-09-13 12:26:40 in Greenwich, a Sunday.
  private let noon = Date(timeIntervalSince1970: 1_600_000_000)

  private func string(_ text: Text, _ change: (inout TextContext) -> Void = { _ in }) -> String {
    var context = TextContext(now: noon)
    change(&context)
    // Newer tables put a narrow no-break space before AM and around dashes.
    return text.string(in: context)
      .replacingOccurrences(of: "\u{202F}", with: " ")
      .replacingOccurrences(of: "\u{2009}", with: " ")
  }

  @Test func aDateIsToldByTimeOrDay() {
    #expect(string(Text(noon, style: .time)) == "12:26 PM")
    #expect(string(Text(noon, style: .date)) == "September 13, 2020")
    #expect(
      string(Text(noon, style: .time)) {
        $0.timeZone = TimeZone(secondsFromGMT: 3600) ?? $0.timeZone
      } == "1:26 PM")
    #expect(
      string(Text(noon, style: .date)) { $0.locale = Locale(identifier: "de_DE") }
        == "13. September 2020")
  }

  @Test func aDistanceIsToldInItsLargestUnits() {
    let far = noon + 2 * 3600 + 23 * 60 + 5
    // Apple's examples: "2 hours, 23 minutes", "+2 hours".
    #expect(string(Text(far, style: .relative)) == "2 hours, 23 minutes")
    #expect(string(Text(far, style: .offset)) == "+2 hours")
    #expect(string(Text(noon - 90, style: .offset)) == "-1 minute")
    #expect(string(Text(noon - 90, style: .relative)) == "1 minute, 30 seconds")
    #expect(string(Text(noon, style: .relative)) == "0 seconds")
    #expect(string(Text(noon + 3600, style: .relative)) == "1 hour")
  }

  @Test func aTimerCountsInHoursMinutesAndSeconds() {
    // Apple's examples: "36:59:01" and "2:32".
    #expect(string(Text(noon + 36 * 3600 + 59 * 60 + 1, style: .timer)) == "36:59:01")
    #expect(string(Text(noon - 152, style: .timer)) == "2:32")
    let interval = noon - 60...noon + 3752
    #expect(string(Text(timerInterval: interval)) == "1:02:32")
    #expect(string(Text(timerInterval: interval, showsHours: false)) == "62:32")
    #expect(string(Text(timerInterval: interval, countsDown: false)) == "1:00")
    #expect(string(Text(timerInterval: interval, pauseTime: noon + 3700)) == "0:52")
    #expect(string(Text(timerInterval: noon - 9...noon - 3)) == "0:00")
  }

  @Test func aRangeOfDatesNamesTheHalfOfTheDayOnceWhereItIsOne() {
    #expect(string(Text(noon...noon + 3600)) == "12:26 – 1:26 PM")
    #expect(string(Text(DateInterval(start: noon, duration: 3600))) == "12:26 – 1:26 PM")
  }

  @Test func aFormatTakesTheLocaleOfItsSurroundingsUnlessItHasOne() {
    #expect(string(Text(1234.5, format: .number)) == "1,234.5")
    #expect(
      string(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") }
        == "1.234,5")
    let german = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
    #expect(string(Text(1234.5, format: german)) == "1.234,5")
    #expect(string(Text(0.25, format: .percent)) == "25%")
    #expect(string(Text(noon, format: .dateTime.year())) == "2020")
  }

  @Test func aFormatterIsAskedAtOnce() {
    let formatter = NumberFormatter()
    formatter.minimumIntegerDigits = 3
    #expect(string(Text(NSNumber(value: 7), formatter: formatter)) == "007")
    #expect(string(Text("\(NSNumber(value: 7), formatter: formatter)!")) == "007!")
  }

  @Test func numbersInAKeyAreGroupedAndFractionsHaveSixDecimals() {
    #expect(string(Text("\(1_234_567) of \(-1000)")) == "1,234,567 of -1,000")
    #expect(string(Text("\(999)")) == "999")
    #expect(string(Text("\(0.5)")) == "0.500000")
    #expect(string(Text("\(UInt8(200)) \(CGFloat(1))")) == "200 1.000000")
    #expect(
      string(Text("\(1234)")) { $0.locale = Locale(identifier: "de_DE") } == "1.234")
    #expect(string(Text("\(1234, specifier: "%d")")) == "1234")
    #expect(string(Text("\(Int.min)")) == "-9,223,372,036,854,775,808")
  }

  @Test func aKeyTakesDatesFormatsTextsAndPictures() {
    #expect(string(Text("at \(noon, style: .time)")) == "at 12:26 PM")
    #expect(string(Text("\(noon...noon + 3600)")) == "12:26 – 1:26 PM")
    #expect(string(Text("\(0.25, format: .percent) done")) == "25% done")
    #expect(string(Text("\(timerInterval: noon...noon + 5)")) == "0:05")
    #expect(string(Text("\(Text("a").bold())\(true)\("b")")) == "atrueb")
    // "a", a symbol one em wide, "b" at 20 points.
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      VStack {
        Text("a\(Image(systemName: "star"))b").accessibilityIdentifier("symbol")
        Text("a\(Image("photo"))").accessibilityIdentifier("picture")
        Text(Image(systemName: "star")).accessibilityIdentifier("alone")
      }
      .font(.system(size: 20))
      .environment(\.imageSizes, ["photo": CGSize(width: 50, height: 30)])
    }
    #expect(host.frame(of: "symbol")?.size == CGSize(width: 60, height: 20))
    // 20 + 50 across; 30 above the baseline and the descender of 5 below.
    #expect(host.frame(of: "picture")?.size == CGSize(width: 70, height: 35))
    #expect(host.frame(of: "alone")?.size == CGSize(width: 20, height: 20))
  }

  @Test func anAttributedStringGivesEachRunItsLook() {
    var string = AttributedString("ab")
    string.font = .system(size: 40)
    string.foregroundColor = .red
    var rest = AttributedString("cd")
    rest.kern = 3
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      Text(string + rest).font(.system(size: 20)).accessibilityIdentifier("text")
    }
    // 2 x 40 + 2 x (20 + 3).
    #expect(host.frame(of: "text")?.size == CGSize(width: 126, height: 40))
    #expect(self.string(Text(AttributedString())) == "")
    #expect(self.string(Text("\(AttributedString("x"))y")) == "xy")
  }

  @Test func aResourceIsItsText() {
    let resource: LocalizedStringResource = "a \(1234)"
    #expect(string(Text(resource)) == "a 1,234")
    #expect(String(localized: resource) == "a 1,234")
    #expect(string(Text(LocalizedStringResource("key", defaultValue: "**b**"))) == "b")
    #expect(string(Text("\(resource)!")) == "a 1,234!")
  }

  @Test func aChangedLocaleMeasuresTheTextAgain() {
    final class Model: ObservableObject {
      @Published var locale = Locale(identifier: "en_US")
    }
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        Text(Date(timeIntervalSince1970: 1_600_000_000), style: .date)
          .font(.system(size: 10)).accessibilityIdentifier("text")
          .environment(\.locale, model.locale)
      }
    }
    let model = Model()
    let host = ViewHost(size: CGSize(width: 500, height: 100)) { Screen(model: model) }
    // "September 13, 2020" has 18 characters, "13 septembre 2020" 17.
    #expect(host.frame(of: "text")?.width == 180)
    model.locale = Locale(identifier: "fr_FR")
    host.settle()
    #expect(host.frame(of: "text")?.width == 170)
  }

  /// Rule: TEXT-5.6.1.
  @Test("a formatter takes locale, calendar and time zone of the environment where it names none")
  func formattersFollowTheEnvironment() {
    let dates = DateFormatter()
    dates.dateStyle = .long
    dates.timeStyle = .short
    let day = Text(noon as NSDate, formatter: dates)
    #expect(string(day).hasPrefix("September 13, 2020"))
    let german: (inout TextContext) -> Void = {
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(secondsFromGMT: 3600) ?? $0.timeZone
    }
    #expect(string(day, german).hasPrefix("13. September 2020"))
    #expect(string(day, german).hasSuffix("13:26"))
    #expect(string(day) { $0.calendar = Calendar(identifier: .buddhist) }.contains("2563"))
    #expect(string(Text("\(noon as NSDate, formatter: dates)!"), german).hasSuffix("13:26!"))

    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    let sum = Text(NSNumber(value: 1234.5), formatter: numbers)
    #expect(string(sum) == "1,234.5")
    #expect(string(sum, german) == "1.234,5")
    #expect(numbers.locale == Locale.current)
  }

  @Test("what a formatter names itself stays")
  func formattersKeepTheirOwn() {
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numbers.locale = Locale(identifier: "de_DE")
    #expect(string(Text(NSNumber(value: 1234.5), formatter: numbers)) == "1.234,5")
    let dates = DateFormatter()
    dates.timeStyle = .short
    dates.timeZone = TimeZone(secondsFromGMT: 7200)
    #expect(string(Text(noon as NSDate, formatter: dates)) == "2:26 PM")
  }

  @Test("a shown text is told again when the environment's locale changes")
  func shownFormattersFollow() {
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    func content(_ locale: String) -> some View {
      Text(NSNumber(value: 1), formatter: numbers).accessibilityIdentifier("one")
        .environment(\.locale, Locale(identifier: locale))
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { content("en_US") }
    // "one" and "eins", at one em of 17 points a letter.
    #expect(host.frame(of: "one")?.width == 51)
    host.update { content("de_DE") }
    #expect(host.frame(of: "one")?.width == 68)
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
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      text.textScale(.secondary).accessibilityIdentifier("a")
    }
    #expect(host.frame(of: "a")?.width == 17)
  }

  @Test("what a format names itself stays, and the rest is that of the surroundings")
  func formatsKeepTheirOwn() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let paris = try #require(TimeZone(identifier: "Europe/Paris"))
    let french: (inout TextContext) -> Void = {
      $0.locale = Locale(identifier: "fr_FR")
      $0.calendar = Calendar(identifier: .buddhist)
      $0.timeZone = paris
    }
    // 12:26 in Greenwich is 14:26 in Paris and 21:26 in Tokyo.
    let hour = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted)).minute()
    #expect(string(Text(noon, format: hour), french) == "14:26")
    var own = hour
    own.timeZone = tokyo
    own.locale = Locale(identifier: "fr_FR")
    #expect(string(Text(noon, format: own)) == "21:26")
    #expect(string(Text(noon, format: own), french) == "21:26")
    let month = Date.FormatStyle.dateTime.month(.wide)
    #expect(string(Text(noon, format: month), french) == "septembre")
    #expect(
      string(Text(noon, format: month.locale(Locale(identifier: "de_DE"))), french) == "September")
    let year = Date.FormatStyle.dateTime.year()
    #expect(string(Text(noon, format: year), french).contains("2563"))
    var gregorian = year
    gregorian.calendar = Calendar(identifier: .gregorian)
    #expect(string(Text(noon, format: gregorian), french).contains("2020"))
  }

  @Test("a formatter of intervals follows the surroundings where it names nothing itself")
  func intervalFormatters() throws {
    let formatter = DateIntervalFormatter()
    formatter.dateStyle = .long
    formatter.timeStyle = .short
    let hour = NSDateInterval(start: noon, duration: 3600)
    let text = Text(hour, formatter: formatter)
    let zone = try #require(TimeZone(secondsFromGMT: 7200))
    #expect(string(text).hasPrefix("September 13, 2020, 12:26"))
    #expect(string(text) { $0.timeZone = zone }.hasPrefix("September 13, 2020, 2:26"))
    #expect(string(text) { $0.calendar = Calendar(identifier: .buddhist) }.contains("2563"))
    #expect(string(Text("\(hour, formatter: formatter)!")).hasPrefix("September 13, 2020, 12:26"))
    formatter.timeZone = zone
    formatter.locale = Locale(identifier: "de_DE")
    #expect(string(Text(hour, formatter: formatter)).hasPrefix("13. September 2020, 14:26"))
  }

  private final class Told: Formatter {
    override func string(for object: Any?) -> String? {
      (object as? IndexSet).map { "\($0.count)" }
    }
  }

  @Test("a value of Foundation's is in a key as its formatter tells it")
  func valuesInKeys() {
    let set = IndexSet([3, 5])
    #expect(string(Text("\(set, formatter: Told()) members")) == "2 members")
    #expect(string(Text(set, formatter: Told())) == "2")
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
    #expect(string(Text("\(DateInterval(start: noon, duration: 3600))")) == "12:26 – 1:26 PM")
  }

  @Test("a clock shows hours from the sixtieth minute on, and nothing for what never ends")
  func clocks() {
    let clocks: [(TimeInterval, String)] = [
      (0, "0:00"), (1, "0:01"), (9, "0:09"), (10, "0:10"), (59, "0:59"), (60, "1:00"),
      (599, "9:59"), (600, "10:00"), (3599, "59:59"), (3600, "1:00:00"), (3661, "1:01:01"),
      (36_610, "10:10:10"), (.infinity, "0:00"),
    ]
    for (seconds, clock) in clocks {
      #expect(string(Text(noon + seconds, style: .timer)) == clock)
      if seconds.isFinite { #expect(string(Text(noon - seconds, style: .timer)) == clock) }
    }
    #expect(string(Text(noon, style: .offset)) == "+0 seconds")
    #expect(string(Text(noon + 1, style: .offset)) == "+1 second")
    #expect(string(Text(noon - 1, style: .offset)) == "-1 second")
  }

  @Test("a fraction that is not a number is told as C tells it, and tells texts apart by its value")
  func fractions() {
    for (value, told) in [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")] {
      #expect(string(Text("\(value)")) == told)
    }
    #expect(string(Text("\(-0.25)")) == "-0.250000")
    let texts = [0.5, 0.25].map { Text("\($0)") }
    #expect(texts[0] == Text("\(0.5)") && texts[0] != texts[1])
    #expect(Text("\(Double.nan)") == Text("\(Double.nan)"))
  }
}
