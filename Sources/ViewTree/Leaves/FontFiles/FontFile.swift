/// The measures that a TrueType or OpenType file states, read once.
///
/// - Units: ems.
/// - Source: Microsoft, OpenType specification: "head", "hhea", "maxp", "hmtx", "OS/2", "loca", "glyf".
struct FontFile: Sendable {
  /// From the baseline up to the top of the line.
  let ascender: CGFloat
  /// From the baseline down to the bottom of the line.
  let descender: CGFloat
  /// The extra distance between two lines.
  let lineGap: CGFloat
  /// The height of a capital as the file states it, else that of the glyph H, else the ascender.
  let capHeight: CGFloat

  private let unitsPerEm: CGFloat
  private let characters: CharacterMap
  private let glyphCount: Int
  /// One per glyph; further glyphs have the width of the last.
  private let advances: [Int]
  private let pairs: GlyphPairs

  /// Reads a file; in a collection, its first font.
  init(_ data: Data) throws(FontFileError) {
    let tables = try FontTables(data)
    let head = try tables.table("head")
    let units = try head.word(18)
    guard (16...16_384).contains(units) else {
      throw head.invalid("unitsPerEm", units, expected: "16 to 16384")
    }
    let em = CGFloat(units)
    let heights = try Heights(tables)
    ascender = CGFloat(heights.ascender) / em
    descender = CGFloat(heights.descender) / em
    lineGap = CGFloat(heights.lineGap) / em
    unitsPerEm = em
    let map = try CharacterMap(tables.table("cmap"))
    characters = map
    var capitals = heights.capHeight
    if capitals == nil { capitals = try Self.top(of: map.glyph(of: "H"), tables) }
    capHeight = CGFloat(capitals ?? heights.ascender) / em
    glyphCount = try tables.table("maxp").word(4)
    advances = try Self.advances(tables, glyphCount)
    pairs = try Self.pairs(tables)
  }

  /// The advance of the missing-character glyph.
  var missingAdvance: CGFloat { advance(of: 0) }

  /// The advance of a character; nil if the font has no glyph for it.
  func advance(of scalar: Unicode.Scalar) -> CGFloat? {
    glyph(of: scalar).map(advance)
  }

  /// The length added to the advance of a character that is followed by another.
  func distance(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> CGFloat {
    guard let first = glyph(of: first), let second = glyph(of: second) else { return 0 }
    return CGFloat(pairs.distance(first, second)) / unitsPerEm
  }

  /// Whether the font has any kerning.
  var hasPairs: Bool { !pairs.lookups.isEmpty }

  private func glyph(of scalar: Unicode.Scalar) -> Int? {
    let glyph = characters.glyph(of: scalar)
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }

  private func advance(of glyph: Int) -> CGFloat {
    CGFloat(advances[min(glyph, advances.count - 1)]) / unitsPerEm
  }

  private static func advances(
    _ tables: FontTables, _ glyphCount: Int
  ) throws(FontFileError) -> [Int] {
    let header = try tables.table("hhea")
    let count = try header.word(34)
    guard count > 0, count <= glyphCount else {
      throw header.invalid("numberOfHMetrics", count, expected: "1 to the \(glyphCount) glyphs")
    }
    let table = try tables.table("hmtx")
    var advances: [Int] = []
    for glyph in 0..<count { advances.append(try table.word(4 * glyph)) }
    return advances
  }

  /// The top of a glyph's outline; nil for the missing-character glyph, for a glyph without an
  /// outline, and if the outlines are in another table.
  private static func top(of glyph: Int, _ tables: FontTables) throws(FontFileError) -> Int? {
    guard glyph > 0, let places = try tables.table(ifThere: "loca"),
      let outlines = try tables.table(ifThere: "glyf")
    else { return nil }
    let isShort = try tables.table("head").word(50) == 0
    let (place, next) =
      isShort
      ? (2 * (try places.word(2 * glyph)), 2 * (try places.word(2 * glyph + 2)))
      : (try places.long(4 * glyph), try places.long(4 * glyph + 4))
    return place < next ? try outlines.signedWord(place + 8) : nil
  }

  /// Kerning comes from `GPOS`, or in an older font from the table `kern`.
  private static func pairs(_ tables: FontTables) throws(FontFileError) -> GlyphPairs {
    if let table = try tables.table(ifThere: "GPOS") {
      let pairs = try GlyphPositioning(table).pairs()
      if !pairs.lookups.isEmpty { return pairs }
    }
    return try tables.table(ifThere: "kern").map(GlyphPairs.init(kern:)) ?? GlyphPairs()
  }
}

/// The heights of a font in its own units: those of `hhea`, or of `OS/2` if it leaves them out.
private struct Heights {
  var ascender: Int
  var descender: Int
  var lineGap: Int
  /// Nil if the file states none.
  var capHeight: Int?

  init(_ tables: FontTables) throws(FontFileError) {
    var table = try tables.table("hhea")
    let others = try tables.table(ifThere: "OS/2")
    var place = 4
    if try table.word(4) == 0, try table.word(6) == 0, let others {
      (table, place) = (others, 68)
    }
    ascender = try table.signedWord(place)
    descender = try -table.signedWord(place + 2)
    lineGap = max(try table.signedWord(place + 4), 0)
    guard ascender >= 0, descender >= 0, ascender + descender > 0 else {
      throw .invalid(
        table: table.name, field: "the ascender and the descender",
        found: "\(ascender) and \(-descender)",
        expected: "the one zero or above, the other zero or below, and a height")
    }
    if let others, try others.word(0) >= 2 {
      let height = try others.signedWord(88)
      if height > 0 { capHeight = height }
    }
  }
}
