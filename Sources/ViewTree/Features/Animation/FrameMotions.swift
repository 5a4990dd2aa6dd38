/// An element's frame in its parent's content before a change.
struct FrameChange {
  let node: LayoutNode
  let frame: CGRect
}

// Frames that change under an animation are shown moving; layout has the final frames at once.
extension AnimationPart: HostPart {
  package static var order: Int { 3 }

  package var isAtRest: Bool { !isAnimating }

  package func advance(to moment: Double) { advanceAnimations(to: moment) }

  /// Starts the animations of the frames that have changed.
  package func layoutEnded() {
    if !frameChanges.isEmpty { startChangedFrames() }
    if !arrivals.isEmpty { settleArrivals() }
    if !newTraits.isEmpty { newTraits = [] }
  }

  /// Shows new views at their final place at once, even while elements around them are still
  /// moving.
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
      var missed: [Difference<CGRect.AnimatableData>] = []
      var node: LayoutNode? = parent
      while let current = node {
        if let motion = current.attributes?.frameDifference, motion.isRunning {
          missed.append(motion)
        }
        node = current.layoutParent
      }
      if !missed.isEmpty { element.madeAttributes.missedDifferences = missed }
    }
  }

  private func startChangedFrames() {
    let changes = frameChanges
    frameChanges = []
    var seen = Set<ObjectIdentifier>()
    for change in changes where seen.insert(ObjectIdentifier(change.node)).inserted {
      let node = change.node
      guard node.isAlive else { continue }
      let change =
        CGRect(origin: node.origin, size: node.size).animatableData - change.frame.animatableData
      guard change != .zero, change.magnitudeSquared.isFinite else { continue }
      let transaction = node.transaction
      guard transaction.animation != nil else { continue }
      begin(&node.madeAttributes.frameDifference, of: node, by: change, in: transaction)
    }
  }
}
