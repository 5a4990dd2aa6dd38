/// How characters are drawn, apart from their font.
package struct TextLook: Hashable, Sendable {
  /// Nil for the current foreground.
  package var foreground: Paint?
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
}

/// An element that shows a text.
package protocol TextShowing: LeafNode {
  /// The text as shown, in lines.
  var shownText: ShownText { get }
}

/// A text as shown: its lines from the top, each divided into pieces of one look.
///
/// - Units: points in the text's own space.
package struct ShownText {
  package struct Piece {
    package let text: String
    package let font: ResolvedFont
    package let look: TextLook
    /// The width that the measurer gives, including the characters' own spacing.
    package let width: CGFloat
    /// How far the characters are above the line's baseline.
    package let rise: CGFloat
    /// Whether the one character represents a picture.
    package let isPicture: Bool
  }

  package struct Line {
    package let pieces: [Piece]
    package let width: CGFloat
    /// From the text's top.
    package let baseline: CGFloat
  }

  package let lines: [Line]
  package let alignment: TextAlignment
}

extension PreparedText {
  /// The lines shown for a proposal; an ellipsis is a piece of its line.
  package func shown(for proposal: ProposedViewSize, limits: TextLimits) -> [ShownText.Line] {
    let shown = shownLines(for: proposal, limits: limits)
    if let smaller = shrunk(showing: shown, for: proposal, limits: limits) {
      return smaller.shown(for: proposal, limits: limits.withoutScale)
    }
    let distance = lineDistance(limits)
    return shown.lines.enumerated().map { index, line in
      var pieces = pieces(line.range)
      if index == shown.lines.count - 1, let cut = shown.cut {
        pieces.append(ellipsis)
        pieces += self.pieces(cut.tail)
      }
      return ShownText.Line(
        pieces: pieces, width: line.width, baseline: metrics.ascender + CGFloat(index) * distance)
    }
  }

  /// The characters in a range, divided into pieces of one run.
  private func pieces(_ range: Range<Int>) -> [ShownText.Piece] {
    var pieces: [ShownText.Piece] = []
    var start = 0
    for run in runs {
      let end = start + run.text.count
      let part = range.clamped(to: start..<end)
      if !part.isEmpty {
        let text = run.text.dropFirst(part.lowerBound - start).prefix(part.count)
        pieces.append(piece(String(text), of: run, width: advances[part].reduce(0, +)))
      }
      start = end
    }
    return pieces
  }

  private func piece(_ text: String, of run: TextRun, width: CGFloat) -> ShownText.Piece {
    var font = run.font
    font.pointSize *= scale
    return ShownText.Piece(
      text: text, font: font, look: run.look, width: width, rise: run.baselineOffset * scale,
      isPicture: run.isPicture)
  }

  private var ellipsis: ShownText.Piece {
    let last = runs.last ?? TextRun("", font: Font.body.resolved())
    return piece("\u{2026}", of: last, width: ellipsisAdvance)
  }
}
