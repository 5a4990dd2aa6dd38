import Foundation
import Testing
import ViewTree

/// Numbers are the font's units of 1,000 an em, in points at 1,000 points; see `TinyFont`.
@Suite("Font file measurers")
struct FontFileTextMeasurerTests {
  private let em = ResolvedFont(pointSize: 1000)

  private func width(_ text: String, _ font: TinyFont) throws -> CGFloat {
    let measurer = try FontFileTextMeasurer(fontFile: font.data)
    return PreparedText(text, font: em, measurer: measurer, displayScale: 1)
      .measurement(for: .unspecified).size.width
  }

  /// Rule: TEXT-5.1.6.
  @Test("a file gives a line its heights, and capitals theirs")
  func heights() throws {
    let measurer = try FontFileTextMeasurer(fontFile: TinyFont().data)
    // The gap of 100 comes between lines, not into them.
    #expect(
      measurer.metrics(of: ResolvedFont(pointSize: 20))
        == FontMetrics(ascender: 16, descender: 4, capHeight: 13, lineDistance: 22))
    #expect(measurer.metrics(of: Font.body.resolved()).lineDistance == 22)
    #expect(measurer.metrics(of: Font.title.resolved()).lineDistance == 34)
  }

  @Test("capitals that no table states are as high as the glyph H, without one as the ascender")
  func capitals() throws {
    let old = TinyFont().without("OS/2")
    func height(_ font: TinyFont) throws -> CGFloat {
      try FontFileTextMeasurer(fontFile: font.data).metrics(of: em).capHeight
    }
    #expect(try height(old) == 800)
    // A becomes H. Its outline begins after 10 bytes, which a short offset halves; its top is 720.
    let map = TinyFont.cmap(
      platform: 3, encoding: 10,
      TinyFont.words(12, 0) + TinyFont.long(28) + TinyFont.long(0) + TinyFont.long(1)
        + TinyFont.long(72) + TinyFont.long(72) + TinyFont.long(1))
    let outlines = TinyFont.zeros(10) + TinyFont.words(1, 0, 0, 600, 720)
    let drawn = old.with("cmap", map).with("glyf", outlines)
    #expect(try height(drawn.with("loca", TinyFont.words(0, 5, 10, 10, 10))) == 720)
    let long = TinyFont.zeros(18) + TinyFont.words(1000) + TinyFont.zeros(30) + TinyFont.words(1, 0)
    let places = TinyFont.long(0) + TinyFont.long(10) + TinyFont.long(20)
    #expect(try height(drawn.with("head", long).with("loca", places)) == 720)
    // Two equal offsets: H has no outline, and the one behind it is another glyph's.
    #expect(try height(drawn.with("loca", TinyFont.words(0, 5, 5, 10, 10))) == 800)
  }

  @Test("heights that hhea leaves out are those of OS/2")
  func otherHeights() throws {
    let header = TinyFont.zeros(34) + TinyFont.words(4)
    let more = TinyFont.words(1) + TinyFont.zeros(66) + TinyFont.words(700, -300, 0)
    let font = TinyFont().with("hhea", header).with("OS/2", more)
    let measurer = try FontFileTextMeasurer(fontFile: font.data)
    #expect(
      measurer.metrics(of: em)
        == FontMetrics(ascender: 700, descender: 300, capHeight: 700, lineDistance: nil))
  }

  @Test(
    "a character is as wide as its glyph, without one as the missing glyph, a wide one an em",
    arguments: [
      ("A", 600), ("V", 700), ("é", 400), ("e\u{301}", 400), ("x", 500), ("漢", 1000), ("\n", 0),
      ("\u{200B}", 0), ("AVé", 1700),
    ] as [(String, CGFloat)])
  func advances(text: String, width: CGFloat) throws {
    #expect(try self.width(text, TinyFont()) == width)
    let groups = TinyFont.cmap(platform: 3, encoding: 10, TinyFont.groups)
    #expect(try self.width(text, TinyFont().with("cmap", groups)) == width)
  }

  @Test("glyphs behind the last stated advance are as wide as that one")
  func fewAdvances() throws {
    let header = Array(TinyFont().tables[1].bytes.dropLast(2)) + TinyFont.words(2)
    let font = TinyFont().with("hhea", header).with("hmtx", TinyFont.words(500, 0, 600, 0, 0, 0))
    #expect(try width("AVé", font) == 1800)
  }

  /// Rule: TEXT-5.2.5.
  @Test(
    "a pair is nearer by what kern or GPOS says of it, and GPOS comes first",
    arguments: [
      (["kern": TinyFont.kern], -80),
      (["GPOS": TinyFont.positions(TinyFont.listedPair)], -90),
      (["GPOS": TinyFont.positions(TinyFont.classedPair)], -70),
      (["GPOS": TinyFont.positions(TinyFont.extended(TinyFont.listedPair), kind: 9)], -90),
      (["GPOS": TinyFont.positions(TinyFont.listedPair, script: "cyrl")], -90),
      (["GPOS": TinyFont.positions(TinyFont.listedPair), "kern": TinyFont.kern], -90),
      // A lookup of another kind moves no pair.
      (["GPOS": TinyFont.positions(TinyFont.listedPair, kind: 1)], 0),
    ] as [([String: [UInt8]], CGFloat)])
  func pairs(tables: [String: [UInt8]], distance: CGFloat) throws {
    let font = tables.reduce(TinyFont()) { $0.with($1.key, $1.value) }
    #expect(try width("AV", font) == 1300 + distance)
    // V A, and A at the end, are no such pairs; a pair in two runs is none either.
    #expect(try width("VA", font) == 1300)
    #expect(try width("AVAV", font) == 2600 + 2 * distance)
    let runs = [TextRun("A", font: em), TextRun("V", font: em)]
    let apart = PreparedText(
      runs, measurer: try FontFileTextMeasurer(fontFile: font.data), displayScale: 1)
    #expect(apart.measurement(for: .unspecified).size.width == 1300)
  }

  @Test("of a collection the first font counts")
  func collection() throws {
    let header = Array("ttcf".utf8) + TinyFont.words(1, 0) + TinyFont.long(1) + TinyFont.long(16)
    var tables = [UInt8](TinyFont().data)
    // Offsets count from the file's beginning, which lies 16 bytes further back.
    for index in 0..<TinyFont().tables.count {
      let place = 12 + 16 * index + 8
      let offset = Int(tables[place + 2]) << 8 | Int(tables[place + 3])
      tables.replaceSubrange(place..<place + 4, with: TinyFont.long(offset + 16))
    }
    let measurer = try FontFileTextMeasurer(fontFile: Data(header + tables))
    #expect(measurer.advance(of: "A", in: em) == 600)
  }

  @Test(
    "a fault names the table, what was found and what was expected",
    arguments: [
      (Data(), "the file ends after 0 bytes; expected at least 4"),
      (
        Data("wOFF, a font of the web".utf8),
        "not a font: the file begins with 774F4646; "
          + "expected 00010000, 'true', 'OTTO' or 'ttcf', a TrueType or OpenType file"
      ),
      (
        TinyFont().without("hmtx").data,
        "table 'hmtx' is missing; found OS/2, cmap, head, hhea, maxp"
      ),
      (
        TinyFont().with("hmtx", TinyFont.words(500, 0, 600, 0)).data,
        "table 'hmtx' ends after 8 bytes; expected at least 10"
      ),
      (
        TinyFont().with("head", TinyFont.zeros(54)).data,
        "table 'head': unitsPerEm is 0; expected 16 to 16384"
      ),
      (
        TinyFont().with("maxp", TinyFont.words(0, 0x5000, 3)).data,
        "table 'hhea': numberOfHMetrics is 4; expected 1 to the 3 glyphs"
      ),
      (
        TinyFont()
          .with("hhea", TinyFont.zeros(4) + TinyFont.words(-1, 5) + TinyFont.zeros(28)).data,
        "table 'hhea': the ascender and the descender is -1 and 5; "
          + "expected the one zero or above, the other zero or below, and a height"
      ),
      (
        TinyFont().with("cmap", TinyFont.cmap(platform: 1, encoding: 0, TinyFont.segments)).data,
        "table 'cmap': the formats of its maps is [4]; expected a map of Unicode in format 4 or 12"
      ),
      (
        TinyFont().with("GPOS", TinyFont.positions(TinyFont.words(3, 12, 4, 0, 0, 0, 1, 0))).data,
        "table 'GPOS': the format of pairs is 3; expected 1 or 2"
      ),
      (
        TinyFont().with("kern", TinyFont.overlappingKern).data,
        "table 'kern': its parts lie on top of each other; "
          + "expected each of them in a place of its own"
      ),
    ] as [(Data, String)])
  func faults(file: Data, words: String) {
    let error = #expect(throws: FontFileError.self) { try FontFileTextMeasurer(fontFile: file) }
    #expect(error?.description == words)
  }

  /// A file with every kind of table; the last one is that of the pairs.
  private static let rich = [
    TinyFont().with("GPOS", TinyFont.positions(TinyFont.listedPair)).data,
    TinyFont().with("GPOS", TinyFont.positions(TinyFont.classedPair)).data,
    TinyFont().with("cmap", TinyFont.cmap(platform: 0, encoding: 4, TinyFont.groups))
      .with("kern", TinyFont.kern).data,
  ]

  @Test("a file that ends too early is an error wherever it ends", arguments: rich)
  func truncated(file: Data) {
    for length in 0..<file.count {
      #expect(throws: FontFileError.self, "\(length) bytes") {
        try FontFileTextMeasurer(fontFile: file.prefix(length))
      }
    }
  }

  @Test("a file with wrong bytes is an error or measures finite lengths, whatever they are")
  func mutated() {
    var number: UInt64 = 1
    // A known generator of numbers that look random (Knuth, MMIX), so that a failure repeats.
    func next(below limit: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % limit
    }
    for file in Self.rich {
      for index in file.indices {
        let bits = (0..<8).map { file[index] ^ 1 << $0 }
        for value in bits + [0, 1, 0x7F, 0xFF] {
          var bytes = file
          bytes[index] = value
          expectFinite(bytes)
        }
      }
      for _ in 0..<1000 {
        var bytes = file
        for _ in 0..<4 { bytes[next(below: bytes.count)] = UInt8(next(below: 256)) }
        expectFinite(bytes)
      }
    }
  }

  private func expectFinite(_ file: Data) {
    do {
      let measurer = try FontFileTextMeasurer(fontFile: file)
      let size = PreparedText("AVé漢VA", font: em, measurer: measurer, displayScale: 1)
        .measurement(for: .unspecified).size
      #expect(size.width.isFinite && size.height.isFinite && size.width >= 0)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }
}
