/// The kerning of adjacent glyphs.
struct GlyphPairs: Sendable {
  /// Kerning in one of the file's formats.
  enum Subtable: Sendable {
    /// By the first glyph's coverage index and the second glyph.
    case listed(GlyphClasses, [[Int: Int]])
    /// By the classes of both.
    case classed(ClassTable)
    /// By both glyphs, the first one's number times 65,536 plus the second's.
    case plain([Int: Int])

    /// Nil if the subtable does not have the pair, so that the next one is asked.
    fileprivate func distance(_ first: Int, _ second: Int) -> Int? {
      switch self {
      case .listed(let coverage, let sets):
        guard let index = coverage.value(of: first), index < sets.count else { return nil }
        return sets[index][second]
      case .classed(let table): return table.distance(first, second)
      case .plain(let pairs): return pairs[first << 16 | second]
      }
    }
  }

  struct ClassTable: Sendable {
    var coverage: GlyphClasses
    var first: GlyphClasses
    var second: GlyphClasses
    var columns: Int
    /// Row by row, one row per first class.
    var distances: [Int16]

    fileprivate func distance(_ left: Int, _ right: Int) -> Int? {
      guard coverage.value(of: left) != nil else { return nil }
      let (row, column) = (first.value(of: left) ?? 0, second.value(of: right) ?? 0)
      guard column < columns, row * columns + column < distances.count else { return nil }
      return Int(distances[row * columns + column])
    }
  }

  /// In each lookup the first subtable with the pair counts; lookups are added up.
  var lookups: [[Subtable]] = []

  /// The length added to the first glyph's advance, in the font's units.
  func distance(_ first: Int, _ second: Int) -> Int {
    lookups.reduce(0) { sum, subtables in
      sum + (subtables.lazy.compactMap { $0.distance(first, second) }.first ?? 0)
    }
  }
}

extension GlyphPairs {
  /// The pairs of the table `kern`: horizontal pairs in format 0.
  ///
  /// - Source: Microsoft, OpenType specification, "kern".
  init(kern table: FontBytes) throws(FontFileError) {
    // Apple's own form of the table begins with another version number.
    guard try table.word(0) == 0 else { return }
    var part = try table.part(at: 4)
    for _ in try 0..<table.word(2) {
      // Bits: horizontal, not minimum, not cross-stream; the format is the high byte.
      if try part.word(4) & 0xFF07 == 1 {
        var pairs: [Int: Int] = [:]
        for index in try 0..<part.word(6) {
          let pair = 14 + 6 * index
          pairs[try part.long(pair)] = try part.signedWord(pair + 4)
        }
        lookups.append([.plain(pairs)])
      }
      let length = try part.word(2)
      guard length > 0, length < part.count else { return }
      part = try part.part(at: length)
    }
  }
}
