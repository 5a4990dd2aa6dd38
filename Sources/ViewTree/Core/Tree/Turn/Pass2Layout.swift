extension TreeHost {
  /// Pass 2: follows changes upwards until a response is unchanged, then places downwards.
  ///
  /// 1. Deepest first, each changed element answers its cached proposals again; if an answer
  /// differs, the parent is asked in turn.
  /// 2. Where the change ended, children are placed again inside the same size, shallowest first.
  /// 3. Closures that read a position run again where it has moved.
  ///
  /// - Source: COST-1.3.
  func updateLayout() {
    var ends = DepthQueue<LayoutNode>(deepestFirst: false)
    while let node = layoutQueue.popFirst() {
      guard node.isAlive, node.isQueuedForLayout else { continue }
      if node.absorbChange(), let parent = node.layoutParent {
        parent.setNeedsLayout()
      } else {
        ends.insert(node)
      }
    }
    while let node = ends.popFirst() {
      guard node.isAlive, node.needsPlacing else { continue }
      node.placeAtItsPlace()
    }
    for part in parts.all { part.layoutEnded() }
    if geometryChanged {
      geometryChanged = false
      for part in parts.all { part.geometryChanged() }
      positions.notifyMoved()
    }
  }
}

extension LayoutNode {
  /// Places the children again; the element's own place and proposal stay.
  ///
  /// An element that has not been placed yet, as in a page that was never shown, waits, and its
  /// closures that read geometry do not run.
  fileprivate func placeAtItsPlace() {
    guard layoutParent != nil, isPlaced else {
      if parent == nil { placeAgain() }
      return
    }
    let size = finiteSize(measure(placedProposal))
    if size != self.size {
      if host.mayAnimate { host.presentation?.frameWillChange(of: self) }
      self.size = size
      layoutParent?.setNeedsLayout()
    }
    placeAgain()
  }
}
