/// The pairs of the table `GPOS`: the feature `kern` of Latin script.
///
/// - Shape: adjustments of single pairs and of classes; contextual adjustments are left out.
/// - Source: Microsoft, OpenType specification, "GPOS" and "Common Table Formats".
struct GlyphPositioning {
  private let table: FontBytes

  init(_ table: FontBytes) {
    self.table = table
  }

  /// The pairs; empty if the font has no kerning.
  func pairs() throws(FontFileError) -> GlyphPairs {
    var pairs = GlyphPairs()
    let list = try table.part(at: table.word(8))
    for index in try kerningLookups() {
      guard index < (try list.word(0)) else {
        throw list.invalid("a lookup", index, expected: "less than \(try list.word(0))")
      }
      let subtables = try subtables(of: list.part(at: list.word(2 + 2 * index)))
      pairs.lookups.append(subtables)
    }
    return pairs
  }

  /// The lookups of the feature `kern` for the default language of the script Latin, else of the
  /// default script, else of the first one.
  private func kerningLookups() throws(FontFileError) -> [Int] {
    guard let language = try defaultLanguage() else { return [] }
    let features = try table.part(at: table.word(6))
    var lookups: Set<Int> = []
    for index in try 0..<language.word(4) {
      let number = try language.word(6 + 2 * index)
      guard number < (try features.word(0)) else {
        throw features.invalid("a feature", number, expected: "less than \(try features.word(0))")
      }
      guard try features.tag(2 + 6 * number) == "kern" else { continue }
      let feature = try features.part(at: features.word(6 + 6 * number))
      for entry in try 0..<feature.word(2) { lookups.insert(try feature.word(4 + 2 * entry)) }
    }
    return lookups.sorted()
  }

  private func defaultLanguage() throws(FontFileError) -> FontBytes? {
    let scripts = try table.part(at: table.word(4))
    var found: [String: Int] = [:]
    var first: Int?
    for index in try 0..<scripts.word(0) {
      let offset = try scripts.word(6 + 6 * index)
      found[try scripts.tag(2 + 6 * index)] = offset
      first = first ?? offset
    }
    guard let offset = found["latn"] ?? found["DFLT"] ?? first else { return nil }
    let script = try scripts.part(at: offset)
    let language = try script.word(0)
    return language == 0 ? nil : try script.part(at: language)
  }

  private func subtables(of lookup: FontBytes) throws(FontFileError) -> [GlyphPairs.Subtable] {
    var subtables: [GlyphPairs.Subtable] = []
    for index in try 0..<lookup.word(4) {
      var part = try lookup.part(at: lookup.word(6 + 2 * index))
      var kind = try lookup.word(0)
      // An extension subtable points to one that is out of reach of the lookup's own offsets.
      if kind == 9 {
        kind = try part.word(2)
        part = try part.part(at: part.long(4))
      }
      if kind == 2, let subtable = try subtable(part) { subtables.append(subtable) }
    }
    return subtables
  }

  /// A subtable of pairs; nil if it changes no advance.
  private func subtable(_ part: FontBytes) throws(FontFileError) -> GlyphPairs.Subtable? {
    let format = try part.word(0)
    let (first, second) = (try part.word(4), try part.word(6))
    guard first & 4 != 0 else { return nil }
    let values = PairValues(
      advance: 2 * (first & 3).nonzeroBitCount,
      length: 2 * ((first & 0xFF).nonzeroBitCount + (second & 0xFF).nonzeroBitCount))
    let coverage = try GlyphClasses(coverage: part.part(at: part.word(2)))
    switch format {
    case 1: return .listed(coverage, try sets(part, values))
    case 2: return .classed(try classes(part, coverage, values))
    default: throw part.invalid("the format of pairs", format, expected: "1 or 2")
    }
  }

  /// The format of a pair's adjustments.
  private struct PairValues {
    /// The offset of the first glyph's advance.
    var advance: Int
    var length: Int
  }

  private func sets(
    _ part: FontBytes, _ values: PairValues
  ) throws(FontFileError) -> [[Int: Int]] {
    var sets: [[Int: Int]] = []
    for index in try 0..<part.word(8) {
      let set = try part.part(at: part.word(10 + 2 * index))
      var distances: [Int: Int] = [:]
      for entry in try 0..<set.word(0) {
        let record = 2 + (2 + values.length) * entry
        distances[try set.word(record)] = try set.signedWord(record + 2 + values.advance)
      }
      sets.append(distances)
    }
    return sets
  }

  private func classes(
    _ part: FontBytes, _ coverage: GlyphClasses, _ values: PairValues
  ) throws(FontFileError) -> GlyphPairs.ClassTable {
    let (rows, columns) = (try part.word(12), try part.word(14))
    try part.expect(rows * columns * values.length, at: 16)
    var distances: [Int16] = []
    distances.reserveCapacity(rows * columns)
    for index in 0..<(rows * columns) {
      let value = try part.signedWord(16 + values.length * index + values.advance)
      distances.append(Int16(truncatingIfNeeded: value))
    }
    return GlyphPairs.ClassTable(
      coverage: coverage, first: try GlyphClasses(classes: part.part(at: part.word(8))),
      second: try GlyphClasses(classes: part.part(at: part.word(10))), columns: columns,
      distances: distances)
  }
}
