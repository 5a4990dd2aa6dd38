/// The limits on a text's lines and their distance, beyond those of its font.
package struct TextLimits: Equatable, Sendable {
  /// The maximum number of lines; nil for no limit, and a limit below one counts as one.
  package var maximumLines: Int?

  /// The number of lines whose height is reserved even if the text has fewer.
  package var reservedLines: Int

  /// Points added to the line distance.
  package var lineSpacing: CGFloat

  /// Where a truncated line loses its characters.
  package var truncation: Text.TruncationMode

  /// The smallest fraction of its size to which a text may shrink to avoid truncation.
  package var minimumScale: CGFloat

  /// Makes limits; the default sets none.
  package init(
    maximumLines: Int? = nil, reservedLines: Int = 1, lineSpacing: CGFloat = 0,
    truncation: Text.TruncationMode = .tail, minimumScale: CGFloat = 1
  ) {
    self.maximumLines = maximumLines
    self.reservedLines = reservedLines
    self.lineSpacing = lineSpacing
    self.truncation = truncation
    self.minimumScale = minimumScale
  }

  var withoutScale: TextLimits {
    var limits = self
    limits.minimumScale = 1
    return limits
  }
}

/// A text's response to a proposal.
///
/// - Units: points in the text's own space; baselines are measured from its top.
package struct TextMeasurement: Equatable, Sendable {
  /// The size, each side on the pixel grid unless the proposal cut the width.
  package var size: CGSize

  /// The baseline of the first line.
  package var firstBaseline: CGFloat

  /// The baseline of the last line shown.
  package var lastBaseline: CGFloat

  /// The number of lines shown, at least one.
  package var lineCount: Int

  /// Whether the last line shown has an ellipsis.
  package var isTruncated: Bool
}

extension PreparedText {
  /// The text's answer to a proposal.
  ///
  /// The width is that of the longest line rounded up to a pixel, never more than proposed. The
  /// height is one line, rounded up to a pixel, plus a line distance for each further line. Lines
  /// beyond the proposed height are not shown, but one always is.
  ///
  /// - Nil: a nil or infinite width breaks lines only at hard breaks; a nil or infinite height shows
  ///   all lines. NaN counts as nil and negative lengths as zero.
  /// - Source: LAYOUT-3.8.5, TEXT-5.2, TEXT-5.3.
  package func measurement(
    for proposal: ProposedViewSize, limits: TextLimits = TextLimits()
  ) -> TextMeasurement {
    let shown = shownLines(for: proposal, limits: limits)
    if let smaller = shrunk(showing: shown, for: proposal, limits: limits) {
      return smaller.measurement(for: proposal, limits: limits.withoutScale)
    }
    let oneLine = lineHeight
    let distance = lineDistance(limits)
    let longest = shown.lines.reduce(0) { max($0, $1.width) }
    let width = longest.roundedUpToPixel(displayScale: displayScale)
    let reserved = min(max(shown.lines.count, limits.reservedLines), shown.capacity)
    let lastBaseline = metrics.ascender + CGFloat(shown.lines.count - 1) * distance
    return TextMeasurement(
      size: CGSize(
        width: min(width, Self.limit(proposal.width)),
        height: (oneLine + CGFloat(reserved - 1) * distance)
          .roundedUpToPixel(displayScale: displayScale)),
      firstBaseline: metrics.ascender, lastBaseline: lastBaseline,
      lineCount: shown.lines.count, isTruncated: shown.isTruncated)
  }

  /// The lines as strings, for pictures and printed trees; the ellipsis is part of the last one.
  package func lines(
    for proposal: ProposedViewSize, limits: TextLimits = TextLimits()
  ) -> [String] {
    let shown = shownLines(for: proposal, limits: limits)
    if let smaller = shrunk(showing: shown, for: proposal, limits: limits) {
      return smaller.lines(for: proposal, limits: limits.withoutScale)
    }
    var strings = shown.lines.map { string($0.range) }
    if let cut = shown.cut {
      strings[strings.count - 1] = string(cut.head) + "…" + string(cut.tail)
    }
    return strings
  }

  /// The height of one line, rounded up to a pixel.
  package var lineHeight: CGFloat {
    metrics.lineHeight.roundedUpToPixel(displayScale: displayScale)
  }

  /// The distance from baseline to baseline, never below zero.
  package func lineDistance(_ limits: TextLimits = TextLimits()) -> CGFloat {
    max((metrics.lineDistance ?? lineHeight) + limits.lineSpacing, 0)
  }

  struct ShownLines {
    var lines: [TextLine]
    /// The parts kept on both sides of the last line's ellipsis; nil if the line is complete.
    var cut: TruncatedLine?
    /// The number of lines that fit the proposed height, at least one.
    var capacity: Int

    var isTruncated: Bool { cut != nil }
  }

  /// The text at the largest hundredth of its size at which nothing is truncated, or at the
  /// smallest fraction allowed.
  ///
  /// - Parameter shown: its lines at its own size.
  /// - Nil: nothing is truncated, or the text may not shrink.
  func shrunk(
    showing shown: ShownLines, for proposal: ProposedViewSize, limits: TextLimits
  ) -> PreparedText? {
    guard shown.isTruncated, limits.minimumScale < 1 else { return nil }
    let fits = { (hundredths: Int) in
      !scaled(by: CGFloat(hundredths) / 100).shownLines(for: proposal, limits: limits).isTruncated
    }
    // A smaller text never shows less, so a binary search finds where it begins to fit.
    var (low, high) = (Int((limits.minimumScale * 100).rounded(.up)), 100)
    guard low < high, fits(low) else { return scaled(by: limits.minimumScale) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return scaled(by: CGFloat(low) / 100)
  }

  func shownLines(for proposal: ProposedViewSize, limits: TextLimits) -> ShownLines {
    let width = Self.limit(proposal.width)
    let capacity = lineCapacity(Self.limit(proposal.height), limits)
    let most = min(capacity, max(limits.maximumLines ?? Int.max, 1))
    let fits = naturalWidth <= width + TextWrapping.tolerance
    let lines =
      fits ? hardLines : TextWrapping(advances: advances, roles: roles, width: width).lines()
    guard lines.count > most else {
      return ShownLines(lines: lines, cut: nil, capacity: capacity)
    }
    var shown = Array(lines.prefix(most))
    let cut = TruncatedLine(
      self, from: shown[most - 1].range.lowerBound, width: width, limits.truncation)
    shown[most - 1] = TextLine(range: cut.head, width: cut.width)
    return ShownLines(lines: shown, cut: cut, capacity: capacity)
  }

  /// The number of lines that fit a height, at least one.
  private func lineCapacity(_ height: CGFloat, _ limits: TextLimits) -> Int {
    let distance = lineDistance(limits)
    let further = (height - lineHeight) / distance + TextWrapping.tolerance
    guard further.isFinite, further < CGFloat(Int32.max) else { return Int.max }
    return further.rounded(.down).whole(in: 0...Int(Int32.max)) + 1
  }

  private static func limit(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}
