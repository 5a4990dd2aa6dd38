/// Where views are shown while they are on their way to where layout has put them.
///
/// Layout knows final values only: a view's `size`, `frame(in:)`, guides and named spaces. What is
/// shown (frames, offsets, rotations, scales) follows animations; anchors are taken from it.
///
/// - Units: points; spaces as in `NodeGeometry.swift`.
/// - Source: ANCHOR-2.3; that named spaces stay with layout is a choice, so that two frames
///   read in one space always differ by what layout says.
extension LayoutNode {
  /// What has to be added to the final frame in the parent's content.
  private var remainingFrame: CGRect.AnimatableData? { attributes?.frameMotion?.remaining }

  final var presentedOrigin: CGPoint {
    guard let rest = remainingFrame?.first else { return origin }
    return CGPoint(x: origin.x + rest.first, y: origin.y + rest.second)
  }

  /// Not below 0, where a spring swings beyond.
  package final var presentedSize: CGSize {
    guard let rest = remainingFrame?.second else { return size }
    return CGSize(
      width: max(size.width + rest.first, 0), height: max(size.height + rest.second, 0))
  }

  /// A point of this element's space, as shown, in the root's.
  package final func presented(_ point: CGPoint) -> CGPoint {
    guard host.isAnimating else { return convert(point, to: nil) }
    var point = point
    var node = self
    var missed: [Motion<CGRect.AnimatableData>] = []
    while let parent = node.layoutParent {
      var origin = node.presentedOrigin
      if let attributes = node.attributes {
        if !missed.isEmpty, let motion = attributes.frameMotion,
          missed.contains(where: { $0 === motion })
        {
          origin = node.origin
        }
        missed += attributes.missedMotions
      }
      point = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
      if parent.movesContent { point = parent.presentedContentToLocal(point) }
      node = parent
    }
    return point
  }

  /// A rectangle of this element's space, as shown, in the root's: the box round its corners.
  package final func presented(_ rect: CGRect) -> CGRect {
    guard host.isAnimating else { return convert(rect, to: nil) }
    guard !rect.isNull, !rect.isInfinite else { return rect }
    guard isTransformed(below: nil) else {
      return CGRect(origin: presented(rect.origin), size: rect.size)
    }
    return CGRect(bounding: rect.corners.map { presented($0) })
  }

  /// This element's frame in the root's space, as shown.
  package final var presentedFrame: CGRect {
    presented(CGRect(origin: .zero, size: presentedSize))
  }

  /// Takes down where the element is, before its place or size changes.
  final func noteFrame() {
    guard host.mayAnimate else { return }
    host.frameChanges.append(FrameChange(node: self, frame: CGRect(origin: origin, size: size)))
  }

  /// Takes down that the element is placed for the first time.
  final func noteArrival() {
    if host.isBetweenTransactions { host.unseen.append(self) }
    guard host.mayAnimate || host.isAnimating else { return }
    host.arrivals.append(self)
  }
}

/// An element's frame in its parent's content before a change.
struct FrameChange {
  let node: LayoutNode
  let frame: CGRect
}

extension TreeHost {
  /// The outline of the first shape that has the identifier or lies inside of what has it.
  package func presentedPath(_ identifier: String) -> Path? {
    func first(in node: Node) -> Path? {
      if let leaf = node as? LeafNode, let path = leaf.presentedPath { return path }
      var found: Path?
      node.forEachChild { if found == nil { found = first(in: $0) } }
      return found
    }
    return firstElement(identifier).flatMap(first)
  }

  /// Whether a change at this moment can be animated: otherwise nobody takes old frames down.
  var mayAnimate: Bool {
    (transaction.animation != nil || transactionModifiers > 0) && !animationsAreOff
  }

  /// Whether anybody wants to know which elements move or are new at this moment.
  var notesChanges: Bool { isBetweenTransactions || isAnimating || mayAnimate }

  /// Sends the elements whose frames have changed under an animation on their way.
  func startFrameMotions() {
    if !frameChanges.isEmpty { startChangedFrames() }
    if !arrivals.isEmpty { settleArrivals() }
  }

  /// Shows what is new where it belongs at once, although elements round it are on their way.
  ///
  /// Source: STATE-4.6: newly inserted views do not animate their first layout.
  private func settleArrivals() {
    let new = arrivals
    arrivals = []
    let ids = Set(new.map { ObjectIdentifier($0) })
    for element in new where element.isAlive {
      guard let parent = element.layoutParent, !ids.contains(ObjectIdentifier(parent)) else {
        continue
      }
      var missed: [Motion<CGRect.AnimatableData>] = []
      var node: LayoutNode? = parent
      while let current = node {
        if let motion = current.attributes?.frameMotion, motion.isRunning { missed.append(motion) }
        node = current.layoutParent
      }
      if !missed.isEmpty { element.madeAttributes.missedMotions = missed }
    }
  }

  private func startChangedFrames() {
    let changes = frameChanges
    frameChanges = []
    var seen = Set<ObjectIdentifier>()
    for change in changes where seen.insert(ObjectIdentifier(change.node)).inserted {
      let node = change.node
      guard node.isAlive else { continue }
      let way =
        CGRect(origin: node.origin, size: node.size).animatableData - change.frame.animatableData
      guard way != .zero, way.magnitudeSquared.isFinite else { continue }
      let transaction = node.transaction
      guard transaction.animation != nil else { continue }
      Motion.begin(&node.madeAttributes.frameMotion, of: node, way: way, in: transaction)
    }
  }
}
