/// The mapping from characters to glyphs.
///
/// - Source: Microsoft, OpenType specification, "cmap": subtables of format 4 and 12.
struct CharacterMap: Sendable {
  private enum Glyphs: Sendable {
    /// Consecutive glyphs, modulo 65,536.
    case ascending(from: Int)
    case listed([UInt16])
  }

  private struct Segment: Sendable {
    var scalars: ClosedRange<Int>
    var glyphs: Glyphs
  }

  /// Sorted by scalar.
  private var segments: [Segment] = []

  init(_ table: FontBytes) throws(FontFileError) {
    var formats: [Int] = []
    var best: (format: Int, part: FontBytes)?
    for index in try 0..<table.word(2) {
      let record = 4 + 8 * index
      let part = try table.part(at: table.long(record + 4))
      let (platform, encoding) = (try table.word(record), try table.word(record + 2))
      let format = try part.word(0)
      formats.append(format)
      let isUnicode = platform == 0 && encoding != 5 || platform == 3 && [1, 10].contains(encoding)
      if isUnicode, [4, 12].contains(format), format > best?.format ?? 0 { best = (format, part) }
    }
    guard let best else {
      throw .invalid(
        table: table.name, field: "the formats of its maps", found: "\(formats)",
        expected: "a map of Unicode in format 4 or 12")
    }
    if best.format == 4 { try readSegments(best.part) } else { try readGroups(best.part) }
    segments.sort { $0.scalars.lowerBound < $1.scalars.lowerBound }
  }

  /// The glyph; zero if the font has none.
  func glyph(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    // By index, since a segment would be copied with its list of glyphs.
    let place = segments.indices.prefixLength { segments[$0].scalars.upperBound < value }
    guard place < segments.count, segments[place].scalars.contains(value) else { return 0 }
    let index = value - segments[place].scalars.lowerBound
    switch segments[place].glyphs {
    case .ascending(let first): return (first + index) & 0xFFFF
    case .listed(let glyphs): return Int(glyphs[index])
    }
  }

  /// Format 4: arrays of end codes, start codes, deltas and offsets, one entry per segment.
  private mutating func readSegments(_ part: FontBytes) throws(FontFileError) {
    let count = try part.word(6) / 2
    for index in 0..<count {
      let end = try part.word(14 + 2 * index)
      let start = try part.word(16 + 2 * (count + index))
      let difference = try part.word(16 + 2 * (2 * count + index))
      let place = 16 + 2 * (3 * count + index)
      let offset = try part.word(place)
      // The last segment is a terminator, whose offset in some fonts is invalid.
      guard start < 0xFFFF else { continue }
      guard start <= end else {
        throw part.invalid("the end of a segment", end, expected: "\(start) or above")
      }
      guard offset != 0 else {
        segments.append(
          Segment(scalars: start...end, glyphs: .ascending(from: start + difference)))
        continue
      }
      var glyphs: [UInt16] = []
      for scalar in 0...(end - start) {
        let glyph = try part.word(place + offset + 2 * scalar)
        glyphs.append(glyph == 0 ? 0 : UInt16(truncatingIfNeeded: glyph + difference))
      }
      segments.append(Segment(scalars: start...end, glyphs: .listed(glyphs)))
    }
  }

  /// Format 12: groups of a start code, an end code and the first glyph.
  private mutating func readGroups(_ part: FontBytes) throws(FontFileError) {
    for index in try 0..<part.long(12) {
      let group = 16 + 12 * index
      let (start, end) = (try part.long(group), try part.long(group + 4))
      guard start <= end else {
        throw part.invalid("the end of a group", end, expected: "\(start) or above")
      }
      segments.append(
        Segment(scalars: start...end, glyphs: .ascending(from: try part.long(group + 8))))
    }
  }
}
