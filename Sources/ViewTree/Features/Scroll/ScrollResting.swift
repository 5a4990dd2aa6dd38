// Where the content comes to rest after a placing.

/// The lengths on which the offset at rest depends.
struct ScrollExtent {
  let viewport: CGSize
  let content: CGSize
  fileprivate let axes: Axis.Set
  /// Whether rows begin at the right.
  fileprivate let beginsAtRight: Bool
  private let horizontal: ScrollLimits
  private let vertical: ScrollLimits

  init(_ node: ScrollNode) {
    viewport = node.viewport
    content = node.contentSize
    axes = node.axes
    beginsAtRight = node.startsAtEnd(.horizontal)
    horizontal = node.limits(.horizontal)
    vertical = node.limits(.vertical)
  }

  func limits(_ axis: Axis) -> ScrollLimits { axis == .horizontal ? horizontal : vertical }
}

extension ScrollNode {
  /// Puts the offset where it belongs after a placing.
  ///
  /// At first, and on an axis that has only begun to scroll: where the anchor for the initial offset
  /// says. Later, while nothing moves: at the anchor for size changes if it was there; else as far
  /// from the content's leading end as it was, also where that is now on the other side; or where a
  /// behaviour wants it in a viewport of another size. Always inside the limits.
  func settleOffset(from before: ScrollExtent?) {
    var offset = contentOffset
    for axis in Axis.allCases where scrolls(axis) {
      offset[axis] =
        before.flatMap { $0.axes.contains(Axis.Set(axis)) ? settledOffset(axis, $0) : nil }
        ?? limits(axis).offset(anchoredAt: anchor(.initialOffset, axis))
    }
    if before == nil || (motion == nil && !isDragging) { setOffset(resting(offset)) }
    if let before, before.viewport != viewport, motion == nil, !isDragging {
      alignAgain(from: before)
    }
    forEachModifier { $0.contentWasPlaced(in: self) }
    // After the modifiers: one that keeps a view in its place shifts what moves as well.
    if let before, Axis.allCases.contains(where: { limits($0) != before.limits($0) }) {
      decelerateAgain()
    }
  }

  private func settledOffset(_ axis: Axis, _ before: ScrollExtent) -> CGFloat {
    let limits = limits(axis)
    let former = before.limits(axis)
    if settings.anchors[.sizeChanges] != nil {
      let anchor = anchor(.sizeChanges, axis)
      let isAnchored = abs(contentOffset[axis] - former.offset(anchoredAt: anchor)) < Self.tolerance
      if anchor != 0, isAnchored { return limits.offset(anchoredAt: anchor) }
    }
    let distance =
      axis == .horizontal && before.beginsAtRight
      ? former.range.upperBound - contentOffset[axis]
      : contentOffset[axis] - former.range.lowerBound
    return startsAtEnd(axis)
      ? limits.range.upperBound - distance : limits.range.lowerBound + distance
  }

  /// Asks the behaviour where the content belongs in a viewport of another size.
  ///
  /// It shows the same share of the content as before.
  ///
  /// - Source: Apple documentation, `ScrollTargetBehavior.updateTarget(_:context:)`.
  private func alignAgain(from before: ScrollExtent) {
    var proposed = contentOffset
    for axis in Axis.allCases where scrolls(axis) && before.content[axis] > 0 {
      let share = contentSize[axis] / before.content[axis]
      proposed[axis] = (proposed[axis] + insets[axis].lower) * share - insets[axis].lower
    }
    if let chosen = chosenOffset(from: proposed, velocity: .zero, grabbedAt: proposed) {
      setOffset(chosen)
    }
  }

  /// How near to its anchor content counts as anchored, in points.
  private static let tolerance: CGFloat = 0.5
}
