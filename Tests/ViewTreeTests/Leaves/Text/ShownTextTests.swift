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

  private func shown(
    _ runs: [TextRun], in width: CGFloat, _ limits: TextLimits
  ) -> [ShownText.Line] {
    prepared(runs).shown(for: ProposedViewSize(width: width, height: nil), limits: limits)
  }

  @Test("the last line shown ends in the ellipsis and what is kept behind it, in its run's font")
  func ellipsis() {
    let runs = [run("abc", 10), run("defgh", 10)]
    // 50 hold four characters and the ellipsis; where the next one of the front is too wide, the back
    // goes on: 10 + 10 and 4 x 10.
    let wide = [run("a", 10), run("W", 40), run("cdefg", 10)]
    for (runs, width, mode, pieces) in [
      (runs, 50, .tail, ["abc", "d", "…"]), (runs, 50, .head, ["…", "efgh"]),
      (runs, 50, .middle, ["ab", "…", "gh"]), (runs, 80, .tail, ["abc", "defgh"]),
      (wide, 60, .middle, ["a", "…", "defg"]),
    ] as [([TextRun], CGFloat, Text.TruncationMode, [String])] {
      let lines = shown(runs, in: width, TextLimits(maximumLines: 1, truncation: mode))
      #expect(lines.map { $0.pieces.map(\.text) } == [pieces])
    }
    let two = shown([run("ab cd ef", 10)], in: 30, TextLimits(maximumLines: 2))
    #expect(two.map { $0.pieces.map(\.text) } == [["ab"], ["cd", "…"]])
    #expect(two.map(\.width) == [20, 30])
  }

  @Test("a text that shrinks shows every length at its part of the size")
  func shrunk() {
    // Eight characters of 10 fit into 40 at half of their size.
    let runs = [run("abcd", 10, raised: 4), run("efgh", 10)]
    let lines = shown(runs, in: 40, TextLimits(maximumLines: 1, minimumScale: 0.25))
    #expect(lines.map { $0.pieces.map(\.text) } == [["abcd", "efgh"]])
    #expect(lines.first?.pieces.map(\.font.pointSize) == [5, 5])
    #expect(lines.first?.pieces.map(\.width) == [20, 20])
    #expect(lines.first?.pieces.map(\.rise) == [2, 0])
    #expect(lines.first?.baseline == (7.5 + 4) / 2)
    // At its smallest it is cut after all.
    let cut = shown(runs, in: 20, TextLimits(maximumLines: 1, minimumScale: 0.5))
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
    let host = ViewHost(size: CGSize(60, 300), textMeasurer: asked) { content("ab") }
    #expect("abyz".map { letter in asked.counts.withLock { $0[letter] } } == [1, 1, 1, 1])
    host.size = CGSize(200, 100)
    host.update { content("ab") }
    #expect(asked.counts.withLock { $0["a"] } == 1)
    host.update { content("bb") }
    #expect(asked.counts.withLock { $0["b"] } == 3)
  }

  @Test("a text is found by the characters that it shows")
  func labels() {
    func content(_ key: String) -> some View {
      VStack {
        Text(verbatim: key).textCase(.uppercase).called("cased")
        Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    let host = ViewHost(size: CGSize(300, 100)) { content("ab") }
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
    for number in [CGFloat.nan, .infinity, -.infinity] {
      expectTakes(40, 20) { Text("ab").baselineOffset(number) }
      expectTakes(40, 20) { Text("ab").kerning(number) }
      expectTakes(40, 20) { Text("ab").tracking(number) }
    }
    // The measurer gives the zero width space an em too, and the spacing leaves it out.
    expectTakes(70, 20) { Text("a\u{200B}b").kerning(5) }
    expectTakes(60, 20) { Text("a\u{200B}b") }
    // A picture without a known size is 32 by 32, on a baseline with 5 below it.
    expectTakes(32, 37) { Text(Image("unknown")) }
  }

  @Test(
    "a smallest scale lies between a hundredth and one",
    arguments: [(2, 1), (1, 1), (0.5, 0.5), (0.01, 0.01), (0, 0.01), (-3, 0.01), (.nan, 1)]
      as [(CGFloat, CGFloat)])
  func smallestScale(given: CGFloat, kept: CGFloat) {
    var values = EnvironmentValues()
    #expect(values.minimumScaleFactor == 1 && values.timeZone.secondsFromGMT() == 0)
    values.minimumScaleFactor = given
    #expect(values.minimumScaleFactor == kept)
  }
}
