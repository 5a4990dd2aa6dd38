import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
private func limitedSize(
  _ width: CGFloat, height: CGFloat = 500, @ViewBuilder _ text: () -> some View
) -> CGSize? {
  let host = ViewHost(size: CGSize(width: width, height: height)) {
    text().font(.system(size: 10)).accessibilityIdentifier("text")
  }
  return host.frame(of: "text")?.size
}

/// Expectations follow from `unit` at 10 points: each character is 10 wide, each line 10 high.
@MainActor
@Suite("Limits of texts")
struct TextLimitTests {
  // In 30 points "aa bb cc dd" takes four lines of 20: "aa", "bb", "cc", "dd".
  private let four = Text("aa bb cc dd")

  @Test func aLineLimitShowsAtMostSoManyLines() {
    #expect(limitedSize(30) { four } == CGSize(width: 20, height: 40))
    #expect(limitedSize(30) { four.lineLimit(2) }?.height == 20)
    #expect(limitedSize(30) { four.lineLimit(nil) }?.height == 40)
    #expect(limitedSize(30) { VStack { four.lineLimit(nil) }.lineLimit(1) }?.height == 40)
    #expect(limitedSize(30) { four.lineLimit(...3) }?.height == 30)
    #expect(limitedSize(30) { Text("aa").lineLimit(...3) }?.height == 10)
  }

  @Test func aRangeKeepsItsLowerNumberOfLinesFree() {
    #expect(limitedSize(30) { Text("aa").lineLimit(2...3) }?.height == 20)
    #expect(limitedSize(30) { four.lineLimit(2...3) }?.height == 30)
    #expect(limitedSize(30) { Text("aa").lineLimit(3...) }?.height == 30)
    #expect(limitedSize(30) { four.lineLimit(3...) }?.height == 40)
    #expect(limitedSize(30) { Text("aa").lineLimit(3, reservesSpace: true) }?.height == 30)
    #expect(limitedSize(30) { four.lineLimit(3, reservesSpace: true) }?.height == 30)
    #expect(limitedSize(30) { Text("aa").lineLimit(3, reservesSpace: false) }?.height == 10)
    // A limit set nearer to the text replaces both numbers.
    #expect(
      limitedSize(30) { VStack { Text("aa").lineLimit(1) }.lineLimit(2...3) }?.height == 10)
  }

  @Test func aShortProposalShowsTheLinesThatFitAndOneAtLeast() {
    #expect(limitedSize(30, height: 25) { four }?.height == 20)
    #expect(limitedSize(30, height: 5) { four }?.height == 10)
    #expect(
      limitedSize(30, height: 25) { four.fixedSize(horizontal: false, vertical: true) }?.height
        == 40)
    #expect(limitedSize(30) { four.fixedSize() } == CGSize(width: 110, height: 10))
  }

  @Test func lineSpacingStandsBetweenLinesOnly() {
    // 4 x 10 + 3 x 6.
    #expect(limitedSize(30) { four.lineSpacing(6) }?.height == 58)
    #expect(limitedSize(30) { Text("aa").lineSpacing(6) }?.height == 10)
    #expect(limitedSize(30) { VStack { four }.lineSpacing(6) }?.height == 58)
    #expect(limitedSize(30) { four.lineSpacing(.nan) }?.height == 40)
  }

  @Test func aTextShrinksToTheLargestHundredthAtWhichItFits() {
    // "abcdefghij" is 100 wide: in 80 it fits at 80 hundredths, 8 points.
    let ten = Text("abcdefghij").lineLimit(1)
    #expect(limitedSize(80) { ten.minimumScaleFactor(0.5) } == CGSize(width: 80, height: 8))
    #expect(limitedSize(100) { ten.minimumScaleFactor(0.5) } == CGSize(width: 100, height: 10))
    // In 66.6 at 66 hundredths: 66 wide, 6.6 -> 7 high in half points.
    #expect(limitedSize(66.6) { ten.minimumScaleFactor(0.1) } == CGSize(width: 66, height: 7))
    // In 30 not at a half: at a half, 5 a character, six of them with the ellipsis.
    #expect(limitedSize(30) { ten.minimumScaleFactor(0.5) } == CGSize(width: 30, height: 5))
    // In 38 not at 4 tenths: at 4 a character, nine of them with the ellipsis.
    #expect(limitedSize(38) { ten.minimumScaleFactor(0.4) } == CGSize(width: 36, height: 4))
    #expect(limitedSize(30) { ten.minimumScaleFactor(.nan) } == CGSize(width: 30, height: 10))
  }

  @Test func aTextOfSeveralLinesShrinksUntilItsLinesFit() {
    // Two lines in 30: "aa bb" has 5 characters, 30 / 5 = 6 points, "cc dd" as well.
    #expect(
      limitedSize(30) { four.lineLimit(2).minimumScaleFactor(0.1) }
        == CGSize(width: 30, height: 12))
    // A height of 25 would hold four lines of 6 points, 24 high; but at 6 points two lines do.
    #expect(
      limitedSize(30, height: 25) { four.minimumScaleFactor(0.1) }
        == CGSize(width: 30, height: 12))
  }

  @Test func theEllipsisStandsWhereTheModeSays() {
    func shown(_ mode: Text.TruncationMode, _ text: String = "abcdef") -> String? {
      PreparedText(
        text, font: ResolvedFont(pointSize: 10), measurer: .unit, displayScale: 1
      ).lines(
        for: ProposedViewSize(width: 45, height: nil),
        limits: TextLimits(maximumLines: 1, truncation: mode)
      ).first
    }
    // 45 holds four characters, one of them the ellipsis.
    #expect(shown(.tail) == "abc…")
    #expect(shown(.head) == "…def")
    #expect(shown(.middle) == "ab…f")
    #expect(shown(.head, "ab\ncd") == "…cd")
    #expect(limitedSize(45) { Text("abcdef").lineLimit(1).truncationMode(.middle) }?.width == 40)
  }

  @Test func wordsGraphemesAndTabsBreakAsWholes() {
    // A family is one grapheme, an e with an accent another: 3 characters in 20 make two lines.
    #expect(limitedSize(20) { Text(verbatim: "👨‍👩‍👧e\u{301}x") } == CGSize(width: 20, height: 20))
    #expect(limitedSize(30) { Text(verbatim: "ab\tcd") } == CGSize(width: 20, height: 20))
    #expect(limitedSize(100) { Text(verbatim: "ab\tcd") } == CGSize(width: 50, height: 10))
    #expect(limitedSize(100) { Text(verbatim: "a\n\nb") } == CGSize(width: 10, height: 30))
  }

  @Test func theEnvironmentTellsWhatIsSet() {
    var values = EnvironmentValues()
    #expect(values.lineSpacing == 0 && values.minimumScaleFactor == 1)
    #expect(values.truncationMode == .tail && values.textCase == nil && !values.allowsTightening)
    values.lineSpacing = 3
    values.textCase = .lowercase
    values.sizeCategory = .extraLarge
    #expect(values.lineSpacing == 3 && values.textCase == .lowercase)
    #expect(values.dynamicTypeSize == .xLarge)
  }
}
