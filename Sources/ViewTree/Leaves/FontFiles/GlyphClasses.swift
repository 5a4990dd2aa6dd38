/// Numbers assigned to glyphs: their index in a coverage table, or their class.
///
/// - Source: Microsoft, OpenType specification, "Common Table Formats".
struct GlyphClasses: Sendable {
  private struct Run: Sendable {
    var first: Int
    var last: Int
    var value: Int
  }

  /// Sorted by glyph.
  private var runs: [Run] = []
  /// Whether the numbers increase by one along a run.
  private let ascends: Bool

  /// The glyphs that a subtable covers, numbered from zero.
  init(coverage part: FontBytes) throws(FontFileError) {
    ascends = true
    switch try part.word(0) {
    case 1:
      for index in try 0..<part.word(2) {
        let glyph = try part.word(4 + 2 * index)
        runs.append(Run(first: glyph, last: glyph, value: index))
      }
    case 2: try readRuns(part)
    case let format: throw part.invalid("the format of a coverage", format, expected: "1 or 2")
    }
    sort()
  }

  /// The classes; glyphs that are not listed are in class zero.
  init(classes part: FontBytes) throws(FontFileError) {
    ascends = false
    switch try part.word(0) {
    case 1:
      let first = try part.word(2)
      for index in try 0..<part.word(4) {
        let glyph = first + index
        runs.append(Run(first: glyph, last: glyph, value: try part.word(6 + 2 * index)))
      }
    case 2: try readRuns(part)
    case let format: throw part.invalid("the format of classes", format, expected: "1 or 2")
    }
    sort()
  }

  /// The number; nil for a glyph that is not listed.
  func value(of glyph: Int) -> Int? {
    let place = runs.prefixLength { $0.last < glyph }
    guard place < runs.count, runs[place].first <= glyph else { return nil }
    return runs[place].value + (ascends ? glyph - runs[place].first : 0)
  }

  private mutating func readRuns(_ part: FontBytes) throws(FontFileError) {
    for index in try 0..<part.word(2) {
      let record = 4 + 6 * index
      runs.append(
        Run(
          first: try part.word(record), last: try part.word(record + 2),
          value: try part.word(record + 4)))
    }
  }

  private mutating func sort() {
    runs.sort { $0.first < $1.first }
  }
}
