// Where the content comes to rest after a placing.

/// The lengths on which the offset at rest depends.
struct ScrollExtent {
  let viewport: CGSize
  let content: CGSize
  fileprivate let axes: Axis.Set
  /// Whether content starts at the right, as in right-to-left layouts.
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
  /// Settles the offset after a placement.
  ///
  /// At first, and on an axis that has only begun to scroll, the anchor for the initial offset
  /// decides. Later, while nothing moves, content that was at the anchor for size changes stays
  /// there; other content keeps its distance from the leading end, even if that end is now on the
  /// other side. If the viewport's size has changed, a behaviour may choose another offset. The
  /// offset is always inside the limits.
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
    // After the modifiers: one that keeps a view in its place also shifts a motion under way.
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
  /// The offset proposed to it shows the same share of the content as before.
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
