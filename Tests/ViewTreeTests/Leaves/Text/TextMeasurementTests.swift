import Testing
import ViewTree

/// Expectations follow from `unit`: at 10 points each character is 10 wide and each line 10 high.
@Suite("Text measurement")
struct TextMeasurementTests {
  private func text(_ string: String, size: CGFloat = 10, scale: CGFloat = 2) -> PreparedText {
    PreparedText(string, font: ResolvedFont(pointSize: size), measurer: .unit, displayScale: scale)
  }

  private func lines(
    _ string: String, width: CGFloat?, height: CGFloat? = nil, limit: Int? = nil
  ) -> [String] {
    text(string).lines(
      for: ProposedViewSize(width: width, height: height),
      limits: TextLimits(maximumLines: limit))
  }

  private func expectSize(
    _ width: CGFloat, _ height: CGFloat, _ string: String, in room: CGFloat?,
    by most: CGFloat? = nil, limits: TextLimits = TextLimits(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let proposal = ProposedViewSize(width: room, height: most)
    #expect(
      text(string).measurement(for: proposal, limits: limits).size == CGSize(width, height),
      sourceLocation: sourceLocation)
  }

  @Test("without a width there is one line for each hard break")
  func idealSize() {
    #expect(text("abc", size: 20).measurement(for: .unspecified).size == CGSize(60, 20))
    expectSize(50, 20, "ab cd\nefg", in: nil)
    expectSize(50, 20, "ab cd\nefg", in: .infinity)
    #expect(lines("a\r\nb\u{2028}c", width: nil) == ["a", "b", "c"])
  }

  @Test("a text never has less than one line")
  func neverEmpty() {
    expectSize(0, 10, "", in: nil)
    #expect(lines("", width: nil) == [""] && lines("", width: 0) == [""])
    #expect(lines("a\n", width: nil) == ["a", ""])
    expectSize(20, 10, "ab", in: 100, by: 0)
    // One of the two characters is the ellipsis.
    expectSize(20, 10, "ab cd", in: 20, by: 3)
  }

  /// Rule: TEXT-5.2.1.
  @Test("lines break at the last space that fits, and its spaces belong to no line")
  func breaksAtSpaces() {
    // "one two" is 70 wide.
    #expect(lines("one two three", width: 70) == ["one two", "three"])
    #expect(lines("one two three", width: 69) == ["one", "two", "three"])
    #expect(lines("one   two", width: 40) == ["one", "two"])
    expectSize(70, 20, "one two three", in: 75)
  }

  @Test("a long word moves to its own line and breaks by character; a no-break space holds words")
  func longWords() {
    #expect(lines("a b\u{A0}c", width: 40) == ["a", "b\u{A0}c"])
    #expect(lines("a abcdef", width: 40) == ["a", "abcd", "ef"])
    #expect(lines("abcdef gh", width: 40) == ["abcd", "ef", "gh"])
  }

  /// Rule: TEXT-5.2.1.
  @Test("lines break beside wide characters, not inside Latin words")
  func wideCharacters() {
    #expect(lines("漢字漢字", width: 30) == ["漢字漢", "字"])
    #expect(lines("漢字abc", width: 40) == ["漢字", "abc"])
    #expect(lines("abc漢字", width: 40) == ["abc漢", "字"])
  }

  @Test("spaces at the end count while they fit and hang when they do not")
  func trailingSpaces() {
    expectSize(30, 10, "ab ", in: nil)
    expectSize(30, 10, "ab ", in: 30)
    expectSize(20, 10, "ab ", in: 20)
    #expect(lines("ab  \ncd", width: 20) == ["ab", "cd"])
    // The last line of several, too, keeps a space for which there is just room.
    #expect(lines("ab cd ", width: 30) == ["ab", "cd "])
    expectSize(30, 20, "ab cd ", in: 30)
  }

  @Test("a zero width puts each character on a line and claims no width")
  func zeroWidth() {
    expectSize(0, 30, "abc", in: 0)
    expectSize(0, 30, "abc", in: -5)
    expectSize(30, 10, "abc", in: .nan)
  }

  /// Rules: LAYOUT-3.8.5, TEXT-5.2.2.
  @Test("a text is never wider than proposed, and otherwise rounds its width up to a pixel")
  func widthRounding() {
    // Three characters of 3.4 are 10.2 wide: 10.5 in pixels of half a point.
    let narrow = text("abc", size: 3.4)
    #expect(narrow.measurement(for: .unspecified).size == CGSize(10.5, 3.5))
    let proposal = ProposedViewSize(width: 10.3, height: nil)
    #expect(narrow.measurement(for: proposal).size.width == 10.3)
    #expect(narrow.measurement(for: proposal).lineCount == 1)
  }

  /// Rule: TEXT-5.3.2.
  @Test("lines that leave the proposed height are not shown and the last one ends in an ellipsis")
  func truncationByHeight() {
    #expect(lines("one two three", width: 50, height: 20) == ["one", "two …"])
    // 45 holds "two" and the ellipsis.
    expectSize(40, 20, "one two three", in: 45, by: 29)
    let measurement = text("one two three").measurement(
      for: ProposedViewSize(width: 50, height: 30))
    #expect(!measurement.isTruncated && measurement.lineCount == 3)
  }

  @Test("a line limit takes as many characters as leave room for the ellipsis")
  func truncationByLimit() {
    // 45 holds four characters of which one is the ellipsis.
    #expect(lines("abcdef", width: 45, limit: 1) == ["abc…"])
    expectSize(40, 10, "abcdef", in: 45, limits: TextLimits(maximumLines: 1))
    #expect(lines("ab\ncd", width: nil, limit: 1) == ["ab…"])
    #expect(lines("abc", width: 5, limit: 1) == ["…"])
    expectSize(5, 10, "abc", in: 5, limits: TextLimits(maximumLines: 1))
    #expect(lines("abcdef", width: 45, limit: 0) == ["abc…"])
  }

  /// Rule: TEXT-5.3.1.
  @Test("reserved lines keep their height free, within the proposal")
  func reservedLines() {
    let limits = TextLimits(maximumLines: 3, reservedLines: 3)
    expectSize(10, 30, "a", in: 50, limits: limits)
    expectSize(10, 20, "a", in: 50, by: 20, limits: limits)
  }

  @Test("line spacing is added between lines only")
  func lineSpacing() {
    // 10 + (10 + 4) + (10 + 4).
    let limits = TextLimits(lineSpacing: 4)
    expectSize(10, 38, "a\nb\nc", in: nil, limits: limits)
    expectSize(10, 10, "a", in: nil, limits: limits)
    // 10 + (10 + 4), and the ellipsis behind the b.
    expectSize(20, 24, "a\nb\nc", in: nil, by: 37, limits: limits)
  }

  @Test("baselines lie at the ascender of the first and of the last line shown")
  func baselines() {
    // The ascender is 0.75 em; two more lines of 10 below it.
    let measurement = text("a\nb\nc").measurement(for: .unspecified)
    #expect(measurement.firstBaseline == 7.5)
    #expect(measurement.lastBaseline == 27.5)
  }

  /// Rule: TEXT-5.2.3.
  @Test("a text style adds its designed distance for each further line, a plain size its height")
  func lineDistances() {
    // At scale 3 one body line is 20.33 high; the second adds 22, or 20.33 without a style.
    func height(_ font: Font, _ measurer: HelveticaTextMeasurer) -> CGFloat {
      PreparedText("a\nb", font: font.resolved(), measurer: measurer, displayScale: 3)
        .measurement(for: .unspecified).size.height
    }
    #expect(abs(height(.body, .helvetica) - 127.0 / 3) < 1e-9)
    #expect(abs(height(.system(size: 17), .helvetica) - 122.0 / 3) < 1e-9)
    let plain = HelveticaTextMeasurer(usesDesignedLineDistance: false)
    #expect(abs(height(.body, plain) - 122.0 / 3) < 1e-9)
  }

  @Test("runs of several fonts are on one line as high as the tallest")
  func runs() {
    let runs = [
      TextRun("ab", font: ResolvedFont(pointSize: 10)),
      TextRun("c d", font: ResolvedFont(pointSize: 20)),
    ]
    let text = PreparedText(runs, measurer: .unit, displayScale: 1)
    // 2 * 10 + 3 * 20 across.
    #expect(text.measurement(for: .unspecified).size == CGSize(80, 20))
    #expect(text.lines(for: ProposedViewSize(width: 50, height: nil)) == ["abc", "d"])
    #expect(text.measurement(for: .unspecified).firstBaseline == 15)
    let none = PreparedText([], measurer: .unit, displayScale: 1)
    #expect(none.measurement(for: .unspecified).size == CGSize(0, 17))
  }

  @Test("the answer to a text's own size is that size")
  func ownSize() {
    for string in ["Hello, world!", "one two three", "a", "漢字 and words"] {
      let text = PreparedText(
        string, font: ResolvedFont(pointSize: 17), measurer: .helvetica, displayScale: 3)
      for width in stride(from: CGFloat(0), through: 200, by: 7.3) {
        let answer = text.measurement(for: ProposedViewSize(width: width, height: nil))
        let again = text.measurement(for: ProposedViewSize(answer.size))
        #expect(again == answer, "\(string) in \(width)")
        #expect(answer.size.width <= width)
      }
    }
  }
}
