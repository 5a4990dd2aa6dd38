// How a program makes a view visible: search, motion, and another look at estimates.

/// The rectangle to make visible, in an element.
private struct RevealTarget {
  let element: LayoutNode
  /// In the element's own space.
  let rect: CGRect
  /// Whether the place is an estimate of a lazy container.
  let isLazy: Bool
}

extension Node {
  /// How often a place that was estimated is looked at again, until its row is made.
  private static var revealAttempts: Int { 8 }

  /// Makes the view with an identity visible in every scroll view between it and an outer node.
  ///
  /// The innermost scroll view follows the anchor; those outside go the shortest way.
  ///
  /// - Nil: an identity that no view has moves nothing; without an animation the content jumps.
  /// - Source: SCROLL-3.13: clamped to where the content can rest.
  package final func reveal(
    _ id: AnyHashable, at anchor: UnitPoint?, below outer: Node?, _ animation: Animation?
  ) {
    reveal(id, at: anchor, below: outer, animation, attempts: Self.revealAttempts)
  }

  /// Whether a view inside has the identity, or a lazy container inside has a row for it.
  package final func knows(_ id: AnyHashable) -> Bool { revealTarget(id) != nil }

  /// Makes this view's element visible in every scroll view around it, by the shortest way.
  package final func revealItself() {
    guard let element else { return }
    let rect = CGRect(origin: .zero, size: element.size)
    let target = RevealTarget(element: element, rect: rect, isLazy: false)
    reveal(target, AnyHashable(0), at: nil, below: nil, nil, attempts: 1)
  }

  private final func reveal(
    _ id: AnyHashable, at anchor: UnitPoint?, below outer: Node?, _ animation: Animation?,
    attempts: Int
  ) {
    guard isAlive, let target = revealTarget(id) else { return }
    reveal(target, id, at: anchor, below: outer, animation, attempts: attempts)
  }

  private final func reveal(
    _ target: RevealTarget, _ id: AnyHashable, at anchor: UnitPoint?, below outer: Node?,
    _ animation: Animation?, attempts: Int
  ) {
    var element = target.element
    var rect = target.rect
    var anchor = anchor
    var hasMoved = false
    while let scroll = element.scroll(below: outer) {
      var place = element.convert(rect, to: scroll)
      place.origin = scroll.contentMapping.toContent(place.origin)
      let offset = scroll.resting(scroll.offset(showing: place, at: anchor))
      if offset != scroll.contentOffset { hasMoved = true }
      let isInnermost = element === target.element
      // The rows near the new place are made and measured by the next update.
      let mayBeWrong = isInnermost && target.isLazy && attempts > 1 && hasMoved
      let innerAnchor = anchor
      let lookAgain: (() -> Void)? =
        mayBeWrong
        ? { [weak self] in
          guard let self else { return }
          host.enqueueAction("scrollTo", self, kind: .reading) { [weak self] in
            self?.reveal(id, at: innerAnchor, below: outer, nil, attempts: attempts - 1)
          }
        } : nil
      scroll.travel(to: offset, animation, arrival: lookAgain)
      // The size may differ there too: a view in between can be scaled or rotated.
      rect = place.offsetBy(
        dx: -offset.x - scroll.overhang.left, dy: -offset.y - scroll.overhang.top)
      element = scroll
      anchor = nil
    }
  }

  /// The nearest scroll view around this node and inside another one.
  private final func scroll(below outer: Node?) -> ScrollNode? {
    var node = parent
    while let current = node, current !== outer {
      if let scroll = current as? ScrollNode { return scroll }
      node = current.parent
    }
    return nil
  }

  private final func revealTarget(_ id: AnyHashable) -> RevealTarget? {
    firstInOrder { node in
      if let rows = node as? any RowContainer, let rect = rows.rowRectangle(of: id) {
        return RevealTarget(element: rows, rect: rect, isLazy: true)
      }
      guard node.identity == id, let element = node.firstElementInOrder else { return nil }
      return RevealTarget(
        element: element, rect: CGRect(origin: .zero, size: element.size), isLazy: false)
    }
  }
}

extension ScrollNode {
  /// Moves the content to an offset: at once, or along an animation.
  ///
  /// - Parameters:
  ///   - offset: clamped to where the content can rest.
  ///   - arrival: runs when the content is there; not when something else takes over on the way.
  package func travel(
    to offset: CGPoint, _ animation: Animation?, arrival: (() -> Void)? = nil
  ) {
    let offset = resting(offset)
    let isMoving = motion != nil
    motion = nil
    if let animation, offset != contentOffset {
      var travel = ScrollTravel(start: host.now, kind: .animation)
      for axis in Axis.allCases where scrolls(axis) {
        travel[axis] = .animated(
          from: contentOffset[axis], to: offset[axis], ScrollAnimation(animation: animation))
      }
      travel.arrival = arrival
      if travel.duration > 0 { return begin(travel) }
    }
    setOffset(offset)
    if isMoving { enter(.idle) }
    arrival?()
  }

  /// The offset at which an edge of the content rests; the other axis stays.
  func offset(at edge: Edge) -> CGPoint {
    var offset = contentOffset
    let isMirrored = layoutDirection == .rightToLeft
    switch edge {
    case .top: offset.y = limits(.vertical).range.lowerBound
    case .bottom: offset.y = limits(.vertical).range.upperBound
    case .leading, .trailing:
      let range = limits(.horizontal).range
      offset.x = (edge == .leading) != isMirrored ? range.lowerBound : range.upperBound
    }
    return offset
  }
}

private enum ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// The anchor for a view that this transaction scrolls to, unless the scroll view specifies
  /// another.
  ///
  /// - Source: Apple documentation, `Transaction.scrollTargetAnchor`; an anchor given with the view
  ///   goes before it.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
