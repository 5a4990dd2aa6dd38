/// A stretch of text in one font.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: ResolvedFont

  /// Makes a run.
  package init(_ text: String, font: ResolvedFont) {
    self.text = text
    self.font = font
  }
}

/// A text whose characters have been measured once, ready to answer any number of proposals.
///
/// - Shape: one entry a character; any number of runs, none being an empty text.
/// - Cost: preparing asks the measurer once a character. A proposal that needs no wrapping is answered
///   without looking at the characters again.
package struct PreparedText: Sendable {
  /// What a character means for the breaking of lines.
  enum Role: UInt8, Sendable {
    case letter
    case wide
    case space
    case hardBreak
  }

  let advances: [CGFloat]
  let roles: [Role]
  /// The lines that the text has when nothing limits its width.
  let hardLines: [TextLine]
  /// The widest of those lines, not rounded.
  let naturalWidth: CGFloat
  let ellipsisAdvance: CGFloat
  let displayScale: CGFloat
  private let runs: [TextRun]

  /// The vertical measures: of several runs, the greatest of each.
  package let metrics: FontMetrics

  /// Measures the characters of a text.
  ///
  /// - Shape: a text without runs has the line height of the body font.
  package init(_ runs: [TextRun], measurer: any TextMeasurer, displayScale: CGFloat) {
    var advances: [CGFloat] = []
    var roles: [Role] = []
    for run in runs {
      for character in run.text {
        roles.append(Role(character))
        advances.append(measurer.advance(of: character, in: run.font))
      }
    }
    let fonts = runs.isEmpty ? [Font.body.resolved()] : runs.map(\.font)
    self.advances = advances
    self.roles = roles
    self.displayScale = displayScale
    self.runs = runs
    metrics = FontMetrics(tallestOf: fonts.map { measurer.metrics(of: $0) })
    ellipsisAdvance = fonts.last.map { measurer.advance(of: "…", in: $0) } ?? 0
    hardLines = TextWrapping(advances: advances, roles: roles, width: .infinity).lines()
    naturalWidth = hardLines.reduce(0) { max($0, $1.width) }
  }

  /// Measures a text in one font.
  package init(
    _ text: String, font: ResolvedFont, measurer: any TextMeasurer, displayScale: CGFloat
  ) {
    self.init([TextRun(text, font: font)], measurer: measurer, displayScale: displayScale)
  }

  /// The characters of a range of the prepared text.
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
  /// The greatest of each measure, so that a line holds every font in it.
  ///
  /// - Nil: fonts without a designed distance leave it to the others; nil when none has one.
  fileprivate init(tallestOf all: [FontMetrics]) {
    self.init(
      ascender: all.reduce(0) { max($0, $1.ascender) },
      descender: all.reduce(0) { max($0, $1.descender) },
      capHeight: all.reduce(0) { max($0, $1.capHeight) },
      lineDistance: all.compactMap(\.lineDistance).max())
  }
}
