import SwiftUI
import Synchronization
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Lines and pieces of texts as they are shown. With `unit` a character is as wide as its font's size,
/// three quarters of it above the baseline.
@MainActor
@Suite("Shown texts")
struct ShownTextTests {
  private func prepared(_ runs: [TextRun]) -> PreparedText {
    PreparedText(runs, measurer: .unit, displayScale: 2)
  }

  private func run(_ text: String, _ size: CGFloat, raised: CGFloat = 0) -> TextRun {
    TextRun(text, font: ResolvedFont(pointSize: size), baselineOffset: raised)
  }

  @Test("each line is shown in stretches of one run, one line's distance below the other")
  func pieces() {
    let text = prepared([run("ab", 10), run("cd e", 20, raised: 3), run("fg", 10)])
    let lines = text.shown(
      for: ProposedViewSize(width: 60, height: nil), limits: TextLimits(lineSpacing: 2))
    // 2 x 10 + 2 x 20 are 60; the rest is 20 + 2 x 10.
    #expect(lines.map { $0.pieces.map(\.text) } == [["ab", "cd"], ["e", "fg"]])
    #expect(lines.map { $0.pieces.map(\.width) } == [[20, 40], [20, 20]])
    #expect(lines.map { $0.pieces.map(\.rise) } == [[0, 3], [3, 0]])
    #expect(lines.map { $0.pieces.map(\.font.pointSize) } == [[10, 20], [20, 10]])
    #expect(lines.map(\.width) == [60, 40])
    // 15 above the first baseline and 3 for the raised run; the line is 18 + 5 high, 2 between.
    #expect(lines.map(\.baseline) == [18, 43])
    #expect(lines.allSatisfy { $0.pieces.allSatisfy { !$0.isPicture } })
  }

  @Test("the last line shown ends in the ellipsis and what is kept behind it, in its run's font")
  func ellipsis() {
    let text = prepared([run("abc", 10), run("defgh", 10)])
    func shown(_ width: CGFloat, _ mode: Text.TruncationMode) -> [[String]] {
      text.shown(
        for: ProposedViewSize(width: width, height: nil),
        limits: TextLimits(maximumLines: 1, truncation: mode)
      ).map { $0.pieces.map(\.text) }
    }
    // 50 hold four characters and the ellipsis.
    #expect(shown(50, .tail) == [["abc", "d", "…"]])
    #expect(shown(50, .head) == [["…", "efgh"]])
    #expect(shown(50, .middle) == [["ab", "…", "gh"]])
    #expect(shown(80, .tail) == [["abc", "defgh"]])
    // Where the next one of the front is too wide, the back goes on: 10 + 10 and 4 x 10.
    let wide = prepared([run("a", 10), run("W", 40), run("cdefg", 10)]).shown(
      for: ProposedViewSize(width: 60, height: nil),
      limits: TextLimits(maximumLines: 1, truncation: .middle))
    #expect(wide.map { $0.pieces.map(\.text) } == [["a", "…", "defg"]])
    let two = prepared([run("ab cd ef", 10)]).shown(
      for: ProposedViewSize(width: 30, height: nil), limits: TextLimits(maximumLines: 2))
    #expect(two.map { $0.pieces.map(\.text) } == [["ab"], ["cd", "…"]])
    #expect(two.map(\.width) == [20, 30])
  }

  @Test("a text that shrinks shows every length at its part of the size")
  func shrunk() {
    // Eight characters of 10 fit into 40 at half of their size.
    let text = prepared([run("abcd", 10, raised: 4), run("efgh", 10)])
    let lines = text.shown(
      for: ProposedViewSize(width: 40, height: nil),
      limits: TextLimits(maximumLines: 1, minimumScale: 0.25))
    #expect(lines.map { $0.pieces.map(\.text) } == [["abcd", "efgh"]])
    #expect(lines.first?.pieces.map(\.font.pointSize) == [5, 5])
    #expect(lines.first?.pieces.map(\.width) == [20, 20])
    #expect(lines.first?.pieces.map(\.rise) == [2, 0])
    #expect(lines.first?.baseline == (7.5 + 4) / 2)
    // At its smallest it is cut after all.
    let cut = text.shown(
      for: ProposedViewSize(width: 20, height: nil),
      limits: TextLimits(maximumLines: 1, minimumScale: 0.5))
    #expect(cut.map { $0.pieces.map(\.text) } == [["abc", "…"]])
    #expect(cut.first?.pieces.map(\.font.pointSize) == [5, 5])
  }

  @Test("a scaled text is every length of the text times the scale")
  func scaled() {
    let text = PreparedText(
      [TextRun("ab c\ndef", font: Font.title.resolved()), run("g", 30, raised: -5)],
      measurer: .helvetica, displayScale: 2)
    let half = text.scaled(by: 0.5)
    #expect(half.advances == text.advances.map { $0 / 2 })
    #expect(half.hardLines.map(\.width) == text.hardLines.map { $0.width / 2 })
    #expect(half.hardLines.map(\.range) == text.hardLines.map(\.range))
    #expect(half.naturalWidth == text.naturalWidth / 2)
    #expect(half.ellipsisAdvance == text.ellipsisAdvance / 2)
    #expect(half.metrics.ascender == text.metrics.ascender / 2)
    #expect(half.metrics.descender == text.metrics.descender / 2)
    #expect(half.metrics.capHeight == text.metrics.capHeight / 2)
    #expect(half.metrics.lineDistance == text.metrics.lineDistance.map { $0 / 2 })
    #expect(text.metrics.lineDistance != nil && text.scale == 1 && half.scale == 0.5)
    #expect(half.scaled(by: 0.5).scale == 0.25)
  }

  @Test("of several runs the greatest of each measure counts, however small they are")
  func tallest() {
    for size in [0.5, 40] as [CGFloat] {
      // Raised by its size, the first reaches 1.75 sizes up; lowered, the second 1.25 down.
      let text = prepared([run("a", size, raised: size), run("b", size, raised: -size)])
      #expect(
        text.metrics
          == FontMetrics(
            ascender: 1.75 * size, descender: 1.25 * size, capHeight: 0.75 * size,
            lineDistance: nil))
    }
  }

  /// Counts how often each character is asked for.
  private final class Asked: TextMeasurer {
    let counts = Mutex<[Character: Int]>([:])

    func metrics(of font: ResolvedFont) -> FontMetrics {
      UnitTextMeasurer().metrics(of: font)
    }

    func advance(of character: Character, in font: ResolvedFont) -> CGFloat {
      counts.withLock { $0[character, default: 0] += 1 }
      return font.pointSize
    }
  }

  @Test("a shown text is measured once, whatever is proposed to it, and again when it changes")
  func measuredOnce() {
    let asked = Asked()
    func content(_ first: String) -> some View {
      HStack {
        Text(verbatim: first)
        Text("yz").layoutPriority(1)
      }
      .padding().fixedSize(horizontal: false, vertical: true)
    }
    let host = ViewHost(size: CGSize(width: 60, height: 300), textMeasurer: asked) { content("ab") }
    #expect("abyz".map { letter in asked.counts.withLock { $0[letter] } } == [1, 1, 1, 1])
    host.size = CGSize(width: 200, height: 100)
    host.update { content("ab") }
    #expect(asked.counts.withLock { $0["a"] } == 1)
    host.update { content("bb") }
    #expect(asked.counts.withLock { $0["b"] } == 3)
  }

  @Test("a text is found by the characters that it shows")
  func labels() {
    func content(_ key: String) -> some View {
      VStack {
        Text(verbatim: key).textCase(.uppercase).accessibilityIdentifier("cased")
        Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    let host = ViewHost(size: CGSize(width: 300, height: 100)) { content("ab") }
    #expect(host.findAll(text: "AB").count == 1 && host.findAll(text: "ab").isEmpty)
    #expect(host.findAll(text: "1.234,5").count == 1)
    #expect((host.tree.firstElement("cased") as? LeafNode)?.look == .text("AB"))
    host.update { content("cd") }
    #expect(host.findAll(text: "CD").count == 1 && host.findAll(text: "AB").isEmpty)
  }

  @Test("a line under or through a text is drawn unless it is switched off, nearest first")
  func lines() {
    func look(_ text: Text, in outer: TextStyling = TextStyling()) -> TextLook? {
      text.runs(outer, in: TextSurroundings()).first?.look
    }
    var outer = TextStyling()
    outer.underline = Text.LineStyle(pattern: .dot)
    outer.strikethrough = .single
    #expect(look(Text("a"))?.underline == nil && look(Text("a"))?.strikethrough == nil)
    #expect(look(Text("a"), in: outer)?.underline?.pattern == .dot)
    #expect(look(Text("a"), in: outer)?.strikethrough == .single)
    #expect(look(Text("a").underline(false), in: outer)?.underline == nil)
    #expect(look(Text("a").strikethrough(false), in: outer)?.strikethrough == nil)
    #expect(look(Text("a").underline(pattern: .dash), in: outer)?.underline?.pattern == .dash)
    #expect(look(Text("a").strikethrough(true))?.strikethrough == .single)
  }

  @Test("an offset or a spacing that is not a number moves nothing, and marks take no spacing")
  func distances() {
    func size(_ text: Text) -> CGSize? {
      ViewHost(size: CGSize(width: 500, height: 100)) {
        text.font(.system(size: 20)).accessibilityIdentifier("text")
      }.frame(of: "text")?.size
    }
    for number in [CGFloat.nan, .infinity, -.infinity] {
      #expect(size(Text("ab").baselineOffset(number)) == CGSize(width: 40, height: 20))
      #expect(size(Text("ab").kerning(number)) == CGSize(width: 40, height: 20))
      #expect(size(Text("ab").tracking(number)) == CGSize(width: 40, height: 20))
    }
    // The measurer gives the zero width space an em too, and the spacing leaves it out.
    #expect(size(Text("a\u{200B}b").kerning(5))?.width == 70)
    #expect(size(Text("a\u{200B}b"))?.width == 60)
    // A picture without a known size is 32 by 32, on a baseline with 5 below it.
    #expect(size(Text(Image("unknown"))) == CGSize(width: 32, height: 37))
  }

  @Test("a smallest scale lies between a hundredth and one")
  func smallestScale() {
    for (given, kept) in [
      (2, 1), (1, 1), (0.5, 0.5), (0.01, 0.01), (0, 0.01), (-3, 0.01), (.nan, 1),
    ]
      as [(CGFloat, CGFloat)]
    {
      var values = EnvironmentValues()
      values.minimumScaleFactor = given
      #expect(values.minimumScaleFactor == kept)
    }
    #expect(EnvironmentValues().minimumScaleFactor == 1)
    #expect(EnvironmentValues().timeZone.secondsFromGMT() == 0)
  }

  private struct Scaled: View {
    @ScaledMetric var side: CGFloat = 34

    var body: some View { Color.red.frame(width: side, height: 1).accessibilityIdentifier("box") }
  }

  @Test("a scaled metric grows as body text does")
  func scaledMetric() {
    for (size, width) in [(DynamicTypeSize.large, 34), (.accessibility1, 56), (.small, 30)]
      as [(DynamicTypeSize, CGFloat)]
    {
      let host = ViewHost(size: CGSize(width: 200, height: 100)) {
        Scaled().dynamicTypeSize(size)
      }
      // Body has 17, 28 and 15 points.
      #expect(host.frame(of: "box")?.width == width)
    }
  }
}
