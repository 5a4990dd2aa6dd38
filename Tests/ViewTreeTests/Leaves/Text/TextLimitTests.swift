import SwiftUI
import Testing
import ViewTreeTesting

/// Expectations follow from `unit` at 10 points: each character is 10 wide, each line 10 high.
@MainActor
@Suite("Limits of texts")
struct TextLimitTests {
  // In 30 points "aa bb cc dd" takes four lines of 20: "aa", "bb", "cc", "dd".
  private let four = Text("aa bb cc dd")
  private let short = Text("aa")

  /// Expects a text's size in a width, and a height of 500 or less.
  private func expect(
    _ width: CGFloat, _ height: CGFloat, in room: CGFloat = 30, by most: CGFloat = 500,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ text: () -> some View
  ) {
    expectTakes(
      width, height, in: CGSize(room, most), font: .system(size: 10),
      sourceLocation: sourceLocation, text)
  }

  @Test("a line limit shows at most so many lines")
  func most() {
    expect(20, 40) { four }
    expect(30, 20) { four.lineLimit(2) }
    expect(20, 40) { four.lineLimit(nil) }
    expect(20, 40) { VStack { four.lineLimit(nil) }.lineLimit(1) }
    expect(30, 30) { four.lineLimit(...3) }
    expect(20, 10) { short.lineLimit(...3) }
  }

  @Test("a range keeps its lower number of lines free, and the nearest limit sets both numbers")
  func least() {
    expect(20, 20) { short.lineLimit(2...3) }
    expect(30, 30) { four.lineLimit(2...3) }
    expect(20, 30) { short.lineLimit(3...) }
    expect(20, 40) { four.lineLimit(3...) }
    expect(20, 30) { short.lineLimit(3, reservesSpace: true) }
    expect(30, 30) { four.lineLimit(3, reservesSpace: true) }
    expect(20, 10) { short.lineLimit(3, reservesSpace: false) }
    expect(20, 10) { VStack { short.lineLimit(1) }.lineLimit(2...3) }
  }

  @Test("a short proposal shows the lines that fit, and one at least")
  func shortProposals() {
    expect(30, 20, by: 25) { four }
    expect(30, 10, by: 5) { four }
    expect(20, 40, by: 25) { four.fixedSize(horizontal: false, vertical: true) }
    expect(110, 10) { four.fixedSize() }
  }

  @Test("line spacing is between lines only, and one that is not a number is none")
  func lineSpacing() {
    // 4 x 10 + 3 x 6.
    expect(20, 58) { four.lineSpacing(6) }
    expect(20, 10) { short.lineSpacing(6) }
    expect(20, 58) { VStack { four }.lineSpacing(6) }
    expect(20, 40) { four.lineSpacing(.nan) }
  }

  @Test("a text shrinks to the largest hundredth at which it fits")
  func shrinking() {
    // "abcdefghij" is 100 wide: in 80 it fits at 80 hundredths, 8 points.
    let ten = Text("abcdefghij").lineLimit(1)
    expect(80, 8, in: 80) { ten.minimumScaleFactor(0.5) }
    expect(100, 10, in: 100) { ten.minimumScaleFactor(0.5) }
    // In 66.6 at 66 hundredths: 66 wide, 6.6 -> 7 high in half points.
    expect(66, 7, in: 66.6) { ten.minimumScaleFactor(0.1) }
    // In 30 not at a half: at a half, 5 a character, six of them with the ellipsis.
    expect(30, 5, in: 30) { ten.minimumScaleFactor(0.5) }
    // In 38 not at 4 tenths: at 4 a character, nine of them with the ellipsis.
    expect(36, 4, in: 38) { ten.minimumScaleFactor(0.4) }
    expect(30, 10, in: 30) { ten.minimumScaleFactor(.nan) }
  }

  @Test("a text of several lines shrinks until its lines fit")
  func shrinkingLines() {
    // Two lines in 30: "aa bb" has 5 characters, 30 / 5 = 6 points, "cc dd" as well.
    expect(30, 12) { four.lineLimit(2).minimumScaleFactor(0.1) }
    // A height of 25 would hold four lines of 6 points, 24 high; but at 6 points two lines do.
    expect(30, 12, by: 25) { four.minimumScaleFactor(0.1) }
  }

  @Test("the ellipsis is where the mode says")
  func ellipsis() {
    func shown(_ mode: Text.TruncationMode, _ text: String = "abcdef") -> String? {
      PreparedText(text, font: ResolvedFont(pointSize: 10), measurer: .unit, displayScale: 1).lines(
        for: ProposedViewSize(width: 45, height: nil),
        limits: TextLimits(maximumLines: 1, truncation: mode)
      ).first
    }
    // 45 holds four characters, one of them the ellipsis.
    #expect([shown(.tail), shown(.head), shown(.middle)] == ["abc…", "…def", "ab…f"])
    #expect(shown(.head, "ab\ncd") == "…cd")
    expect(40, 10, in: 45) { Text("abcdef").lineLimit(1).truncationMode(.middle) }
  }

  @Test("words, graphemes and tabs break as wholes")
  func wholes() {
    // A family is one grapheme, an e with an accent another: 3 characters in 20 make two lines.
    expect(20, 20, in: 20) { Text(verbatim: "👨‍👩‍👧e\u{301}x") }
    expect(20, 20, in: 30) { Text(verbatim: "ab\tcd") }
    expect(50, 10, in: 100) { Text(verbatim: "ab\tcd") }
    expect(10, 30, in: 100) { Text(verbatim: "a\n\nb") }
  }

  @Test("the environment tells what is set")
  func environment() {
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
