import SwiftUI
import Testing
import ViewTreeTesting

/// At 20 points a character of the unit measurer is 20 x 20.
@MainActor
@Suite("Styles of texts")
struct TextStylingTests {
  private let abc = Text("abc")

  /// Rule: TEXT-5.2.4.
  @Test("kerning and tracking add to each character's advance, and tracking counts before kerning")
  func spacing() {
    // "abc" is 3 x 20; three times 2 more is 66, three times 25 less is nothing.
    expectTakes(66, 20) { abc.kerning(2) }
    expectTakes(66, 20) { abc.tracking(2) }
    expectTakes(45, 20) { abc.kerning(-5) }
    expectTakes(0, 20) { abc.kerning(-25) }
    expectTakes(60, 20) { abc.kerning(.nan) }
    expectTakes(63, 20) { abc.kerning(7).tracking(1) }
    expectTakes(63, 20) { abc.tracking(1).kerning(7) }
  }

  @Test("a spaced text wraps by its wider characters")
  func spacedLines() {
    // "ab cd" is 5 x 20 = 100 and with 1 more a character 105: in 100 it takes two lines.
    expectTakes(100, 20, in: CGSize(100, 500)) { Text("ab cd") }
    expectTakes(42, 40, in: CGSize(100, 500)) { Text("ab cd").kerning(1) }
  }

  @Test("a view's spacing reaches the texts inside, and their own wins")
  func inherited() {
    // 3 x 21 = 63 against 2 x 50 = 100.
    expectTakes(100, 40) {
      VStack(spacing: 0) {
        abc
        Text("ab").kerning(30)
      }
      .kerning(1)
    }
    expectTakes(72, 20) { VStack { abc }.tracking(4) }
  }

  @Test("a baseline offset makes the line higher by its length")
  func baselineOffset() {
    expectTakes(20, 26) { Text("a").baselineOffset(6) }
    expectTakes(20, 26) { Text("a").baselineOffset(-6) }
    // Upwards the ascender grows: 15 + 6; downwards it stays 15. The row is 26 high and centred at
    // 37; the box ends on the baseline, at 37 + 21. 20 + 10 are in the middle of 100.
    expectFrames("box 55 48 10 10") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").baselineOffset(6)
        Color.red.frame(width: 10, height: 10).called("box")
      }
      .font(.system(size: 20))
    }
  }

  /// Expects a width of Helvetica's, whose lines are 24 points high here: 1.193 x 20 = 23.87.
  private func expectHelvetica(
    _ width: CGFloat, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ text: () -> some View
  ) {
    expectTakes(width, 24, measurer: .helvetica, sourceLocation: sourceLocation, text)
  }

  @Test("bold changes Helvetica's widths, and false takes it back")
  func bold() {
    // "f" is 278 thousandths of an em, in bold 333: 5.56 -> 6 and 6.66 -> 7 in half points.
    let f = Text("f")
    expectHelvetica(6) { f }
    expectHelvetica(7) { f.bold() }
    expectHelvetica(7) { f.bold(true) }
    expectHelvetica(6) { f.bold(false) }
    expectHelvetica(7) { VStack { f }.bold() }
    expectHelvetica(6) { VStack { f.bold(false) }.bold() }
    expectHelvetica(6) { VStack { f.fontWeight(.light) }.bold() }
    expectHelvetica(7) { VStack { f }.fontWeight(.heavy) }
  }

  @Test("a monospaced design gives each character six tenths of an em")
  func monospaced() {
    // "iii" is 3 x 222 thousandths: 13.32 -> 13.5; monospaced 3 x 0.6 x 20 = 36.
    let iii = Text("iii")
    expectHelvetica(13.5) { iii }
    expectHelvetica(36) { iii.monospaced() }
    expectHelvetica(36) { iii.fontDesign(.monospaced) }
    expectHelvetica(36) { VStack { iii }.monospaced() }
    expectHelvetica(36) { VStack { iii }.fontDesign(.monospaced) }
  }

  @Test("a text's case is measured as it is shown")
  func textCase() {
    // "ß" in capitals is "SS".
    expectTakes(60, 20) { Text("aß").textCase(.uppercase) }
    expectTakes(40, 20) { Text("aß").textCase(.lowercase) }
    expectTakes(20, 20) { VStack { Text("ß") }.textCase(nil) }
    // A Turkish "i" has a dotted capital; the number of characters stays.
    expectTakes(20, 20) {
      Text("i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
    }
  }

  @Test("looks without an effect on layout change no size, and the look of a text stays a text")
  func looks() {
    let text =
      Text("ab").underline().underline(true, color: .red).strikethrough(true, pattern: .dash)
      .italic().italic(false).monospacedDigit().fontWidth(.expanded).foregroundColor(.red)
      .foregroundStyle(.blue).textScale(.secondary).speechAdjustedPitch(1)
      .speechSpellsOutCharacters().speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
    expectTakes(60, 20) { text + Text("c") }
    expectTakes(40, 20) {
      VStack { Text("ab") }
        .underline().strikethrough(false).italic().monospacedDigit().fontWidth(.condensed)
        .allowsTightening(true).textSelection(.enabled).textSelection(.disabled)
        .privacySensitive().redacted(reason: .placeholder).unredacted().textScale(.secondary)
    }
  }

  @Test("joined texts keep their own looks")
  func joined() {
    // "a" 20, "b" at 40 points 40 wide and high, "c" 20 and 5 more.
    let text = Text("a") + Text("b").font(.system(size: 40)) + Text("c").kerning(5)
    expectTakes(85, 40) { text }
    // The kerning of the whole reaches the parts that set none.
    expectTakes(50, 20) { (Text("a") + Text("b").kerning(1)).kerning(9) }
  }

  @Test("the user's text size sets the size of styles and not of fixed fonts")
  func textSize() {
    // Body is 17 points at Large, 15 at Small, 19 at xLarge and 28 at the first accessibility size.
    let rows: [(side: CGFloat, AnyView)] = [
      (28, AnyView(Text("a").font(.body))), (20, AnyView(Text("a").font(.system(size: 20)))),
      (28, AnyView(Image(systemName: "star").font(.body))),
      (15, AnyView(Text("a").font(.body).dynamicTypeSize(.small))),
      (17, AnyView(Text("a").font(.body).dynamicTypeSize(...DynamicTypeSize.large))),
      (19, AnyView(Text("a").font(.body).dynamicTypeSize(.medium ... .xLarge))),
    ]
    for (side, view) in rows { expectTakes(side, side) { view.dynamicTypeSize(.accessibility1) } }
  }
}
