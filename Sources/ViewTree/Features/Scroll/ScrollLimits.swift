/// The offsets between which a scroll view's content rests along one axis.
///
/// - Units: points of content offset, positive when the content has moved up.
/// - NaN: a NaN length or inset counts as 0, and so does an infinite inset; a negative length counts
///   as 0. With an infinite content the range has no upper end.
/// - Source: SCROLL-3.13.6 for the limits, SCROLL-4.1 for the drag.
/// - Checked by: `ScrollLimitsTests`, "the limits follow content, viewport and insets".
public struct ScrollLimits: Equatable, Sendable {
  /// The length of the visible part, which also limits how far the content stretches past an edge.
  public let viewport: CGFloat

  /// The offsets at rest: from minus the top inset to the end of the content.
  ///
  /// - Shape: a single offset when content and insets fit into the viewport.
  public let range: ClosedRange<CGFloat>

  /// Takes the lengths of content and viewport, and the adjusted insets at both ends.
  public init(
    content: CGFloat, viewport: CGFloat, insetTop: CGFloat = 0, insetBottom: CGFloat = 0
  ) {
    self.viewport = Self.length(viewport)
    let lower = 0 - Self.inset(insetTop)
    let end = Self.length(content) + Self.inset(insetBottom)
    // An infinite viewport shows everything, also an infinite content: there is nothing to scroll.
    let upper = self.viewport.isFinite ? max(lower, end - self.viewport) : lower
    range = lower...upper
  }

  /// The content offset under a finger that has moved, with the rubber band past the edges.
  ///
  /// A start past an edge is first turned back into the pull that it shows, so that a drag which
  /// begins there continues without a jump.
  ///
  /// - Parameters:
  ///   - translation: how far the finger has moved; positive when it moves down.
  ///   - start: the content offset when the drag began.
  /// - Infinity: an infinite translation gives the farthest stretch; a start that lies a whole
  ///   viewport or more past an edge stays there, as its pull is infinite.
  /// - NaN: a NaN translation counts as 0, a NaN start as the lower limit.
  public func offset(dragging translation: CGFloat, from start: CGFloat) -> CGFloat {
    let unresisted = unresistedOffset(start.isNaN ? range.lowerBound : start)
    guard unresisted.isFinite, !translation.isNaN else { return stretched(unresisted) }
    return stretched(unresisted - translation)
  }

  /// The offset that the finger asks for, mapped through the rubber band when it leaves the range.
  package func stretched(_ unresisted: CGFloat) -> CGFloat {
    let edge = nearestEdge(to: unresisted)
    return edge + RubberBand.offset(pull: unresisted - edge, viewport: viewport)
  }

  /// The inverse of `stretched`.
  package func unresistedOffset(_ offset: CGFloat) -> CGFloat {
    let edge = nearestEdge(to: offset)
    return edge + RubberBand.pull(offset: offset - edge, viewport: viewport)
  }

  /// The offset itself while it is inside the range, else the end of the range that it passed.
  ///
  /// - NaN: an offset that is not a number gives the lower limit.
  public func nearestEdge(to offset: CGFloat) -> CGFloat {
    guard offset >= range.lowerBound else { return range.lowerBound }
    return min(offset, range.upperBound)
  }

  /// The offset at which a share of content and insets meets the same share of the viewport.
  func offset(anchoredAt share: CGFloat) -> CGFloat {
    let lower = range.lowerBound
    guard range.upperBound.isFinite else { return lower }
    return lower + (range.upperBound - lower) * min(max(share, 0), 1)
  }

  private static func length(_ given: CGFloat) -> CGFloat {
    given > 0 ? given : 0
  }

  private static func inset(_ given: CGFloat) -> CGFloat {
    given.isFinite ? given : 0
  }
}
