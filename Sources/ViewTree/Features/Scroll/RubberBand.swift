/// The resistance of a scroll view that is pulled past its edge.
///
/// With pull x, viewport length d and coefficient c the content moves y = d · s / (s + 1),
/// where s = c · x / d. The slope is c at the edge and falls; y approaches d and never passes it.
///
/// - Units: points, along one axis. Both functions are odd: a negative input gives the mirrored
///   result.
/// - Source: reported by Grant Paul, not published by Apple; squareb.wordpress.com (2013-01-06).
/// - Checked by: `RubberBandTests`, "a pull moves the content as far as the table says".
public enum RubberBand {
  /// The distance that the content moves past its edge when the finger pulls it that far.
  ///
  /// - Infinity: an infinite pull gives the viewport's length, which no finite pull reaches in
  ///   exact arithmetic; in an infinite viewport the resistance is the coefficient alone.
  /// - NaN: 0; so is the result for a viewport or a coefficient that is not above 0.
  public static func offset(
    pull: CGFloat, viewport: CGFloat, coefficient: CGFloat = 0.55
  ) -> CGFloat {
    guard pull >= 0 else {
      return pull < 0
        ? -offset(
          pull: -pull, viewport: viewport, coefficient: coefficient) : 0
    }
    guard pull > 0, viewport > 0, coefficient > 0 else { return 0 }
    guard viewport.isFinite else { return coefficient * pull }
    let scaledPull = coefficient * (pull / viewport)
    guard scaledPull.isFinite else { return viewport }
    return viewport * (scaledPull / (scaledPull + 1))
  }

  /// The pull that would move the content that far past its edge; the inverse of `offset`.
  ///
  /// A drag that begins while the content is overscrolled continues from this pull.
  ///
  /// - Infinity: an offset of the viewport's length or more gives infinity, since no finite pull
  ///   reaches it; in an infinite viewport the result is the offset over the coefficient.
  /// - NaN: 0; so is the result for a viewport or a coefficient that is not above 0.
  public static func pull(
    offset: CGFloat, viewport: CGFloat, coefficient: CGFloat = 0.55
  ) -> CGFloat {
    guard offset >= 0 else {
      return offset < 0
        ? -pull(
          offset: -offset, viewport: viewport, coefficient: coefficient) : 0
    }
    guard offset > 0, viewport > 0, coefficient > 0 else { return 0 }
    guard offset < viewport else { return .infinity }
    guard coefficient.isFinite else { return 0 }
    guard viewport.isFinite else { return offset / coefficient }
    // The quotient comes first: it cannot be infinity times 0, whatever the three numbers are.
    return offset / (viewport - offset) * viewport / coefficient
  }
}
