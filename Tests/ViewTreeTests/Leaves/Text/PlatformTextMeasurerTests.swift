import Foundation
import Testing
import ViewTree
import ViewTreeTesting

@Suite("Platform text measurers")
@MainActor
struct PlatformTextMeasurerTests {
  /// Rule: TEXT-5.1.4.
  @Test("iOS gives the eleven recorded styles their size, their lines and their heights")
  func recordedStyles() throws {
    let rows = try FontFixture.read().sfDefaultCategory
    #expect(rows.count == 11)
    for row in rows {
      let style = try #require(FontFixture.styles[row.style])
      let measurer = PlatformTextMeasurer.iOS
      let font = Font.system(style).resolved(on: measurer.platform)
      let metrics = measurer.metrics(of: font)
      #expect(font.pointSize == row.size && font.style == style)
      #expect(abs(metrics.ascender - row.ascender) < 0.001, "\(row.style)")
      #expect(abs(metrics.descender - row.descender) < 0.001, "\(row.style)")
      #expect(abs(metrics.capHeight - row.size * 0.705) < 0.001, "\(row.style)")
      #expect(metrics.lineDistance == row.higLeading, "\(row.style)")
    }
  }

  /// Rule: TEXT-5.1.5.
  @Test(
    "a Mac's font has the recorded heights, whole points that follow from no one factor",
    arguments: [
      (10, 10, 3), (11, 11, 3), (12, 12, 3), (13, 13, 3), (14, 14, 3), (15, 15, 4), (16, 15, 4),
      (17, 16, 5), (32, 31, 7), (34, 33, 7),
      // Derived: on the line from 17 to 32, and at the ratio of 10 and of 34.
      (27, 26, 6), (5, 5, 2), (68, 66, 14), (0, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func macHeights(size: CGFloat, ascender: CGFloat, descender: CGFloat) {
    let metrics = PlatformTextMeasurer.macOS.metrics(of: ResolvedFont(pointSize: size))
    #expect(metrics.ascender == ascender && metrics.descender == descender)
  }

  @Test(
    "a Mac's capitals have 0.705 em, rounded up",
    // 0.705 times the size is 7.05, 9.165 and 23.97.
    arguments: [(10, 8), (13, 10), (34, 24)] as [(CGFloat, CGFloat)])
  func macCapitals(size: CGFloat, height: CGFloat) {
    #expect(
      PlatformTextMeasurer.macOS.metrics(of: ResolvedFont(pointSize: size)).capHeight == height)
  }

  /// Rule: TEXT-5.4.2.
  @Test(
    "a Mac's text styles have the guidelines' sizes and lines, at every text size of the user",
    arguments: [
      (.body, 13, 16), (.headline, 13, 16), (.callout, 12, 15), (.title2, 17, 22),
      (.title3, 15, 20), (.caption, 10, 13),
    ] as [(Font.TextStyle, CGFloat, CGFloat)])
  func macStyles(style: Font.TextStyle, size: CGFloat, line: CGFloat) {
    for category in DynamicTypeSize.allCases {
      let font = Font.system(style).resolved(at: category, on: .macOS)
      #expect(font.pointSize == size)
      #expect(PlatformTextMeasurer.macOS.metrics(of: font).lineDistance == line)
    }
    let custom = Font.custom("Inter", size: 20, relativeTo: style)
    #expect(custom.resolved(at: .accessibility5, on: .macOS).pointSize == 20)
  }

  @Test("the texts and symbols of a host have the sizes of its measurer's platform")
  func hostOnMac() {
    let host = ViewHost(size: CGSize(300, 300), displayScale: 2, textMeasurer: .macOS) {
      VStack(spacing: 0) {
        Text("one").called("body")
        Text("one\ntwo").font(.title2).called("title")
        Image(systemName: "star").called("symbol")
        Text("").called("empty")
      }
      .environment(\.dynamicTypeSize, .accessibility3)
    }
    // 13 + 3; 16 + 5 and a line of 22; a symbol is one em; Helvetica's o, n and e have 556 each, and
    // 3 x 0.556 x 13 are 21.68; t, w and o are 278 + 722 + 556, and 1.556 x 17 and 1.668 x 17 are
    // 26.45 and 28.36. The column of 16 + 43 + 13 + 16 begins at (300 - 88) / 2.
    host.expectFrames(
      "body 139 106 22 16, title 135.75 122 28.5 43, symbol 143.5 165 13 13, empty 150 178 0 16")
  }

  private struct Scaled: View {
    @ScaledMetric private var side: CGFloat = 34

    var body: some View { Color.red.frame(width: side).called("scaled") }
  }

  @Test(
    "a scaled metric grows with body texts, on a Mac not at all",
    // A body text has 17 points at Large and 53 at the greatest size: 34 x 53 / 17.
    arguments: [(.iOS, 106), (.macOS, 34)] as [(PlatformTextMeasurer, CGFloat)])
  func scaledMetric(measurer: PlatformTextMeasurer, side: CGFloat) {
    let host = ViewHost(size: CGSize(300, 300), textMeasurer: measurer) {
      Scaled().environment(\.dynamicTypeSize, .accessibility5)
    }
    #expect(host.frame(of: "scaled")?.width == side)
  }

  /// Rules: TEXT-5.1.4, TEXT-5.2.5.
  @Test("a stated advance and a stated pair come before the table's")
  func statedTable() {
    var measurer = PlatformTextMeasurer.iOS
    measurer.advances = ["A": 0.7, "B": -1, "C": .nan, "D": .infinity]
    measurer.pairs = ["AV": -0.1, "VV": -9, "AA": .nan]
    let font = ResolvedFont(pointSize: 1000)
    #expect(measurer.advance(of: "A", in: font) == 700)
    for character in "BCD" { #expect(measurer.advance(of: character, in: font) == 0) }
    // Helvetica's V has 667.
    #expect(measurer.advance(of: "V", in: font) == 667)
    func width(_ text: String) -> CGFloat {
      PreparedText(text, font: font, measurer: measurer, displayScale: 1)
        .measurement(for: .unspecified).size.width
    }
    #expect(width("AV") == 1267)
    #expect(width("VA") == 1367)
    #expect(width("AA") == 1400)
    #expect(width("VV") == 667, "a pair never moves the pen back")
  }

  /// A width that tells style, slant, weight and design by its parts.
  private struct Telling: TextMeasurer {
    func metrics(of font: ResolvedFont) -> FontMetrics { UnitTextMeasurer().metrics(of: font) }

    func advance(of character: Character, in font: ResolvedFont) -> CGFloat {
      var width: CGFloat = font.style == .headline ? 20 : 10
      if font.isItalic { width += 1 }
      if font.weight == .heavy { width += 2 }
      if font.design == .serif { width += 4 }
      return width
    }
  }

  @Test("a measurer of one's own is told style, weight, design and slant")
  func told() {
    let host = ViewHost(size: CGSize(300, 300), textMeasurer: Telling()) {
      VStack {
        Text("a").font(.headline).called("headline")
        Text("a").font(.body.italic()).called("italic")
        Text("a").font(.system(size: 9, weight: .heavy, design: .serif)).called("heavy")
      }
    }
    #expect(host.frame(of: "headline")?.width == 20)
    #expect(host.frame(of: "italic")?.width == 11)
    #expect(host.frame(of: "heavy")?.width == 16)
  }

  @Test("a host on a device measures as the device does")
  func device() {
    let host = ViewHost(on: .iPhoneSE) { Text("one").called("text") }
    // 1.19336 x 17 = 20.287, in half points 20.5; 3 x 0.556 x 17 = 28.356, in half points 28.5.
    #expect(host.frame(of: "text")?.size == CGSize(28.5, 20.5))
  }
}
