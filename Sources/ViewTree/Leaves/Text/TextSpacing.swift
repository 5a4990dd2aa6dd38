/// The distances that a text prefers to its neighbours above and below.
///
/// - Units: points.
/// - Source: TEXT-5.5.
package struct TextSpacing: Equatable, Sendable {
  /// Between two texts: a tenth of the line height, rounded up to a pixel.
  package var betweenTexts: CGFloat

  /// Between an edge that is not text and the text below it: the line height and the distance
  /// between texts, minus the ascender.
  package var aboveText: CGFloat

  /// Between the text and an edge below it that is not text: the distance between texts plus the
  /// larger of two lengths, the line height minus the cap height and the descender.
  package var belowText: CGFloat

  /// The distances that follow from the measures of a line.
  package init(metrics: FontMetrics, displayScale: CGFloat) {
    let spacing = (metrics.lineHeight * 0.1).roundedUpToPixel(displayScale: displayScale)
    betweenTexts = spacing
    aboveText = metrics.lineHeight + spacing - metrics.ascender
    belowText = max(
      metrics.lineHeight + spacing - metrics.capHeight, spacing + metrics.descender)
  }
}

extension PreparedText {
  /// The distances that this text prefers to its neighbours above and below.
  package var spacing: TextSpacing {
    TextSpacing(metrics: metrics, displayScale: displayScale)
  }
}
