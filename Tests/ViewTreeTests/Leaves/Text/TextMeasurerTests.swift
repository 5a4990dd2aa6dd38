import Foundation
import Testing
import ViewTree

@Suite("Text measurers")
struct TextMeasurerTests {
  /// The width that Helvetica gives a character, in thousandths of an em.
  private func width(
    _ character: Character, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> CGFloat {
    HelveticaTextMeasurer().advance(
      of: character, in: ResolvedFont(pointSize: 1000, weight: weight, design: design))
  }

  /// Rule: TEXT-5.1.2.
  @Test("helvetica gives every ASCII character the width of Adobe's table, regular and bold")
  func helveticaWidths() throws {
    let fixture = try FontFixture.read()
    #expect(fixture.helvetica.widths.count == 95)
    for (face, weight) in [
      (fixture.helvetica, Font.Weight.regular), (fixture.helveticaBold, .semibold),
    ] {
      for (character, expected) in face.widths {
        #expect(width(Character(character), weight: weight) == expected)
      }
    }
  }

  @Test("one line in a text style has the published height at each scale")
  func lineHeights() throws {
    for row in try FontFixture.read().sfDefaultCategory {
      let metrics = HelveticaTextMeasurer().metrics(of: ResolvedFont(pointSize: row.size))
      #expect(abs(metrics.ascender - row.ascender) < 0.001, "\(row.style)")
      #expect(abs(metrics.descender - row.descender) < 0.001, "\(row.style)")
      for (scale, height) in [(1, row.oneLine1x), (2, row.oneLine2x), (3, row.oneLine3x)] {
        let text = PreparedText(
          "x", font: ResolvedFont(pointSize: row.size), measurer: .helvetica,
          displayScale: CGFloat(scale))
        #expect(abs(text.lineHeight - height) < 0.001, "\(row.style) at \(scale)")
      }
    }
  }

  @Test("helvetica measures Hello, world! at 17 points as 93.5 before rounding")
  func helloWorld() {
    // TEXT-5.1.2: 5,501 thousandths of 17 points are 93.517, in pixels of half a point 94.
    let text = PreparedText(
      "Hello, world!", font: ResolvedFont(pointSize: 17), measurer: .helvetica, displayScale: 2)
    #expect(text.measurement(for: .unspecified).size.width == 94)
    let width = "Hello, world!".reduce(0) {
      $0 + HelveticaTextMeasurer().advance(of: $1, in: ResolvedFont(pointSize: 17))
    }
    #expect(abs(width - 93.517) < 0.001)
  }

  /// Rule: TEXT-5.1.3.
  @Test(
    "helvetica gives wide characters an em, marks nothing and the unknown half an em",
    arguments: [
      ("漢", 1000), ("か", 1000), ("Ａ", 1000), ("한", 1000), ("🙂", 1000), ("🇩🇪", 1000), ("☺️", 1000),
      ("\u{301}", 0), ("\u{200B}", 0), ("é", 500), ("e\u{301}", 500), ("ﾊ", 500), ("Ж", 500),
      ("…", 1000),
    ] as [(Character, CGFloat)])
  func otherCharacters(character: Character, expected: CGFloat) {
    #expect(width(character) == expected)
  }

  @Test("control characters of ASCII have no width, a tab is a space; monospaced all have one")
  func controls() {
    for code in [0...8, 10...31, 127...127].joined() {
      #expect(width(Character(Unicode.Scalar(UInt8(code)))) == 0, "\(code)")
    }
    #expect(width("\t") == 278 && width("\u{A0}") == 278)
    for character in ["a", "i", "W", " ", "\t", "\u{A0}", "é"] as [Character] {
      #expect(width(character, design: .monospaced) == 600)
    }
  }

  /// The blocks of EastAsianWidth.txt of which every character is wide.
  @Test("a character is wide from the first to the last of its block")
  func wideBlocks() throws {
    let blocks: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD,
    ]
    func isWide(_ code: UInt32) throws -> Bool {
      Character(try #require(Unicode.Scalar(code))).isWide
    }
    for block in blocks {
      #expect(try isWide(block.lowerBound) && isWide(block.upperBound), "\(block)")
    }
    for code in [
      0x41, 0x10FF, 0x1160, 0x2328, 0x232B, 0x2E7F, 0x303F, 0x3040, 0xA4D0, 0xA95F, 0xA980, 0xABFF,
      0xD7A4, 0xF8FF, 0xFB00, 0xFE1A, 0xFE2F, 0xFE70, 0xFF00, 0xFF61, 0xFFDF, 0xFFE7, 0x1F1E5,
    ] as [UInt32] {
      #expect(try !isWide(code), "\(String(code, radix: 16))")
    }
  }

  /// Rule: TEXT-5.1.1.
  @Test("unit makes every character one em, its baseline at three quarters")
  func unit() {
    let font = ResolvedFont(pointSize: 20, designedLineDistance: 99)
    let measurer: any TextMeasurer = .unit
    #expect(measurer.advance(of: "i", in: font) == 20)
    #expect(measurer.advance(of: "👨‍👩‍👧", in: font) == 20)
    #expect(
      measurer.metrics(of: font)
        == FontMetrics(ascender: 15, descender: 5, capHeight: 15, lineDistance: nil))
  }
}
