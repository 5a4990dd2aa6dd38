/// A stretch of text in one font.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: ResolvedFont

  /// Points added to each character's advance.
  package var characterSpacing: CGFloat

  /// Points by which the characters are raised above the baseline.
  package var baselineOffset: CGFloat

  /// How the characters are drawn; without an effect on measures.
  package var look = TextLook()

  /// The picture that this run's one character represents; nil for ordinary characters.
  var picture: Picture?

  /// Whether that character is a symbol, one em wide.
  var isSymbol = false

  /// The size of a picture, in points.
  struct Picture: Hashable, Sendable {
    let width: CGFloat
    let height: CGFloat

    init(_ size: CGSize) {
      width = size.width
      height = size.height
    }
  }

  var isPicture: Bool { picture != nil || isSymbol }

  /// The character that represents a picture.
  static let attachment = "\u{FFFC}"

  /// Makes a run.
  package init(
    _ text: String, font: ResolvedFont, characterSpacing: CGFloat = 0, baselineOffset: CGFloat = 0
  ) {
    self.text = text
    self.font = font
    self.characterSpacing = characterSpacing
    self.baselineOffset = baselineOffset
  }

  /// The advance of a character of this run, never negative.
  func advance(
    of character: Character, _ role: PreparedText.Role, _ measurer: any TextMeasurer
  ) -> CGFloat {
    let own =
      picture?.width
      ?? (isSymbol ? font.pointSize : measurer.advance(of: character, in: font))
    let takesSpacing =
      characterSpacing != 0 && role != .hardBreak && !character.isZeroWidth
    return takesSpacing ? max(own + characterSpacing, 0) : own
  }

  /// Kerns the characters of this run, each pair by its first character's advance.
  fileprivate func kern(
    _ advances: inout ArraySlice<CGFloat>, by kerning: (Character, Character) -> CGFloat
  ) {
    for (index, pair) in zip(advances.indices, zip(text, text.dropFirst())) {
      advances[index] = max(advances[index] + kerning(pair.0, pair.1), 0)
    }
  }

  /// The line's measures in this run's font, with room for raised or lowered text and a picture.
  func metrics(_ measurer: any TextMeasurer) -> FontMetrics {
    var metrics = measurer.metrics(of: font)
    metrics.ascender = max(metrics.ascender, picture?.height ?? 0) + max(baselineOffset, 0)
    metrics.descender += max(-baselineOffset, 0)
    return metrics
  }
}

/// A text whose characters have been measured once, ready to answer any number of proposals.
///
/// - Shape: one entry per character; any number of runs, none for an empty text.
/// - Cost: preparing asks the measurer once per character. A proposal that needs no wrapping is
///   answered without looking at the characters again.
package struct PreparedText: Sendable {
  /// The role of a character in line breaking.
  enum Role: UInt8, Sendable {
    case letter
    case wide
    case space
    case hardBreak
  }

  let advances: [CGFloat]
  let roles: [Role]
  /// The lines of the text if nothing limits its width.
  let hardLines: [TextLine]
  /// The widest of those lines, not rounded.
  let naturalWidth: CGFloat
  let ellipsisAdvance: CGFloat
  let displayScale: CGFloat
  let runs: [TextRun]
  /// The factor by which every length differs from that of the runs' fonts.
  let scale: CGFloat

  /// The vertical measures: the largest of each among the runs.
  package let metrics: FontMetrics

  /// Measures the characters of a text.
  ///
  /// - Shape: a text without runs has the line height of the body font.
  package init(_ runs: [TextRun], measurer: any TextMeasurer, displayScale: CGFloat) {
    var advances: [CGFloat] = []
    var roles: [Role] = []
    for run in runs {
      let start = advances.count
      for character in run.text {
        let role = Role(character)
        roles.append(role)
        advances.append(run.advance(of: character, role, measurer))
      }
      if let kerning = measurer.pairKerning(in: run.font) {
        run.kern(&advances[start...], by: kerning)
      }
    }
    let measured =
      runs.isEmpty ? [TextRun("", font: Font.body.resolved(on: measurer.platform))] : runs
    self.advances = advances
    self.roles = roles
    self.displayScale = displayScale
    self.runs = runs
    scale = 1
    metrics = FontMetrics(tallestOf: measured.map { $0.metrics(measurer) })
    ellipsisAdvance = measured.last.map { measurer.advance(of: "…", in: $0.font) } ?? 0
    hardLines = TextWrapping(advances: advances, roles: roles, width: .infinity).lines()
    naturalWidth = hardLines.reduce(0) { max($0, $1.width) }
  }

  /// Measures a text in one font.
  package init(
    _ text: String, font: ResolvedFont, measurer: any TextMeasurer, displayScale: CGFloat
  ) {
    self.init([TextRun(text, font: font)], measurer: measurer, displayScale: displayScale)
  }

  /// The same text at a fraction of its size: every length is multiplied by the factor.
  func scaled(by factor: CGFloat) -> PreparedText {
    PreparedText(self, scaledBy: factor)
  }

  private init(_ text: PreparedText, scaledBy factor: CGFloat) {
    advances = text.advances.map { $0 * factor }
    roles = text.roles
    hardLines = text.hardLines.map { TextLine(range: $0.range, width: $0.width * factor) }
    naturalWidth = text.naturalWidth * factor
    ellipsisAdvance = text.ellipsisAdvance * factor
    displayScale = text.displayScale
    runs = text.runs
    scale = text.scale * factor
    metrics = FontMetrics(
      ascender: text.metrics.ascender * factor, descender: text.metrics.descender * factor,
      capHeight: text.metrics.capHeight * factor,
      lineDistance: text.metrics.lineDistance.map { $0 * factor })
  }

  /// The characters in a range of the prepared text.
  func string(_ range: Range<Int>) -> String {
    String(runs.lazy.flatMap(\.text).dropFirst(range.lowerBound).prefix(range.count))
  }
}

extension PreparedText.Role {
  init(_ character: Character) {
    if character.isNewline {
      self = .hardBreak
    } else if character == " " || character == "\t" || character == "\u{200B}" {
      self = .space
    } else if character.isASCII {
      self = .letter
    } else if character.isWide {
      self = .wide
    } else if character.isWhitespace, character != "\u{A0}", character != "\u{202F}" {
      self = .space
    } else {
      self = .letter
    }
  }
}

extension FontMetrics {
  /// The largest of each measure, so that a line holds every font in it.
  ///
  /// - Nil: fonts without a designed distance leave it to the others; nil if none has one.
  fileprivate init(tallestOf all: [FontMetrics]) {
    self.init(
      ascender: all.reduce(0) { max($0, $1.ascender) },
      descender: all.reduce(0) { max($0, $1.descender) },
      capHeight: all.reduce(0) { max($0, $1.capHeight) },
      lineDistance: all.compactMap(\.lineDistance).max())
  }
}
