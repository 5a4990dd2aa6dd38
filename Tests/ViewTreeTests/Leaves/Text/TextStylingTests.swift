import SwiftUI
import Testing
import ViewTreeTesting

/// The size of a view in a wide host; at 20 points a character of the unit measurer is 20 x 20.
@MainActor
private func textSize(
  _ width: CGFloat = 1000, height: CGFloat = 500, measurer: any TextMeasurer = .unit,
  @ViewBuilder _ text: () -> some View
) -> CGSize? {
  let host = ViewHost(size: CGSize(width: width, height: height), textMeasurer: measurer) {
    text().font(.system(size: 20)).accessibilityIdentifier("text")
  }
  return host.frame(of: "text")?.size
}

@MainActor
@Suite("Styles of texts")
struct TextStylingTests {
  /// Rule: TEXT-5.2.4.
  @Test func kerningAndTrackingAddToEachCharactersAdvance() {
    // "abc" is 3 x 20; three times 2 more is 66, three times 25 less is nothing.
    #expect(textSize { Text("abc").kerning(2) } == CGSize(width: 66, height: 20))
    #expect(textSize { Text("abc").tracking(2) } == CGSize(width: 66, height: 20))
    #expect(textSize { Text("abc").kerning(-5) }?.width == 45)
    #expect(textSize { Text("abc").kerning(-25) }?.width == 0)
    #expect(textSize { Text("abc").kerning(.nan) }?.width == 60)
  }

  @Test func trackingCountsWhereKerningIsSetToo() {
    #expect(textSize { Text("abc").kerning(7).tracking(1) }?.width == 63)
    #expect(textSize { Text("abc").tracking(1).kerning(7) }?.width == 63)
  }

  @Test func aSpacedTextWrapsByItsWiderCharacters() {
    // "ab cd" is 5 x 20 = 100 and with 1 more a character 105: in 100 it takes two lines.
    #expect(textSize(100) { Text("ab cd") } == CGSize(width: 100, height: 20))
    #expect(textSize(100) { Text("ab cd").kerning(1) } == CGSize(width: 42, height: 40))
  }

  @Test func aViewsSpacingReachesTheTextsInsideAndTheirOwnWins() {
    let width = textSize {
      VStack(spacing: 0) {
        Text("abc")
        Text("ab").kerning(30)
      }
      .kerning(1)
    }?.width
    // 3 x 21 = 63 against 2 x 50 = 100.
    #expect(width == 100)
    #expect(textSize { VStack { Text("abc") }.tracking(4) }?.width == 72)
  }

  @Test func aBaselineOffsetMakesTheLineHigherByItsLength() {
    #expect(textSize { Text("a").baselineOffset(6) } == CGSize(width: 20, height: 26))
    #expect(textSize { Text("a").baselineOffset(-6) } == CGSize(width: 20, height: 26))
    // Upwards the ascender grows: 15 + 6; downwards it stays 15.
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").baselineOffset(6)
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
      }
      .font(.system(size: 20))
    }
    // The row is 26 high and centred at 37; the box is on the baseline at 37 + 21.
    #expect(host.frame(of: "box")?.maxY == 58)
  }

  @Test func boldChangesHelveticasWidthsAndFalseTakesItBack() {
    // "f" is 278 thousandths of an em, in bold 333: 5.56 -> 6 and 6.66 -> 7 in half points.
    #expect(textSize(measurer: .helvetica) { Text("f") }?.width == 6)
    #expect(textSize(measurer: .helvetica) { Text("f").bold() }?.width == 7)
    #expect(textSize(measurer: .helvetica) { Text("f").bold(true) }?.width == 7)
    #expect(textSize(measurer: .helvetica) { Text("f").bold(false) }?.width == 6)
    #expect(textSize(measurer: .helvetica) { VStack { Text("f") }.bold() }?.width == 7)
    #expect(
      textSize(measurer: .helvetica) { VStack { Text("f").bold(false) }.bold() }?.width == 6)
    #expect(
      textSize(measurer: .helvetica) { VStack { Text("f").fontWeight(.light) }.bold() }?.width
        == 6)
    #expect(
      textSize(measurer: .helvetica) { VStack { Text("f") }.fontWeight(.heavy) }?.width == 7)
  }

  @Test func aMonospacedDesignGivesEachCharacterSixTenthsOfAnEm() {
    // "iii" is 3 x 222 thousandths: 13.32 -> 13.5; monospaced 3 x 0.6 x 20 = 36.
    #expect(textSize(measurer: .helvetica) { Text("iii") }?.width == 13.5)
    #expect(textSize(measurer: .helvetica) { Text("iii").monospaced() }?.width == 36)
    #expect(textSize(measurer: .helvetica) { Text("iii").fontDesign(.monospaced) }?.width == 36)
    #expect(textSize(measurer: .helvetica) { VStack { Text("iii") }.monospaced() }?.width == 36)
    #expect(
      textSize(measurer: .helvetica) { VStack { Text("iii") }.fontDesign(.monospaced) }?.width
        == 36)
  }

  @Test func aTextCaseIsMeasuredAsItIsShown() {
    // "ß" in capitals is "SS".
    #expect(textSize { Text("aß").textCase(.uppercase) }?.width == 60)
    #expect(textSize { Text("aß").textCase(.lowercase) }?.width == 40)
    #expect(textSize { VStack { Text("ß") }.textCase(nil) }?.width == 20)
    // A Turkish "i" has a dotted capital; the number of characters stays.
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Text("i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
    }
    #expect(host.text().contains("Text"))
  }

  @Test func aLookWithoutAnEffectOnLayoutStaysAText() {
    let text =
      Text("ab").underline().underline(true, color: .red).strikethrough(true, pattern: .dash)
      .italic().italic(false).monospacedDigit().fontWidth(.expanded).foregroundColor(.red)
      .foregroundStyle(.blue).textScale(.secondary).speechAdjustedPitch(1)
      .speechSpellsOutCharacters().speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
    #expect(textSize { text + Text("c") } == CGSize(width: 60, height: 20))
  }

  @Test func looksOfAViewWithoutAnEffectOnLayoutChangeNoSize() {
    let size = textSize {
      VStack { Text("ab") }
        .underline().strikethrough(false).italic().monospacedDigit().fontWidth(.condensed)
        .allowsTightening(true).textSelection(.enabled).textSelection(.disabled)
        .privacySensitive().redacted(reason: .placeholder).unredacted().textScale(.secondary)
    }
    #expect(size == CGSize(width: 40, height: 20))
  }

  @Test func joinedTextsKeepTheirOwnLooks() {
    // "a" 20, "b" at 40 points 40 wide and high, "c" 20 and 5 more.
    let text = Text("a") + Text("b").font(.system(size: 40)) + Text("c").kerning(5)
    #expect(textSize { text } == CGSize(width: 85, height: 40))
    // The kerning of the whole reaches the parts that set none.
    #expect(textSize { (Text("a") + Text("b").kerning(1)).kerning(9) }?.width == 50)
  }

  @Test func theUsersTextSizeSetsTheSizeOfStylesAndNotOfFixedFonts() {
    let host = ViewHost(size: CGSize(width: 1000, height: 500)) {
      VStack {
        Text("a").font(.body).accessibilityIdentifier("body")
        Text("a").font(.system(size: 20)).accessibilityIdentifier("fixed")
        Image(systemName: "star").font(.body).accessibilityIdentifier("symbol")
        Text("a").font(.body).dynamicTypeSize(.small).accessibilityIdentifier("small")
        Text("a").font(.body).dynamicTypeSize(...DynamicTypeSize.large)
          .accessibilityIdentifier("clamped")
        Text("a").font(.body).dynamicTypeSize(.medium ... .xLarge).accessibilityIdentifier("range")
      }
      .dynamicTypeSize(.accessibility1)
    }
    // Body is 17 points at Large, 15 at Small, 19 at xLarge and 28 at the first accessibility size.
    #expect(host.frame(of: "body")?.width == 28)
    #expect(host.frame(of: "fixed")?.width == 20)
    #expect(host.frame(of: "symbol")?.width == 28)
    #expect(host.frame(of: "small")?.width == 15)
    #expect(host.frame(of: "clamped")?.width == 17)
    #expect(host.frame(of: "range")?.width == 19)
  }
}
