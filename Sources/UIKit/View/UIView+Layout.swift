// When and how subviews are placed.

extension UIView {
  /// Tells the views around, and the host, that something inside needs layout.
  func passLayoutRequestUp() {
    var view = self
    view.subtreeNeedsLayout = true
    while let superview = view.superview {
      superview.subtreeNeedsLayout = true
      view = superview
    }
    (view as? UIWindow)?.host?.hostedTrees.layoutIsNeeded = true
  }

  func layOutNow() {
    var top = self
    while let superview = top.superview, superview.needsLayout { top = superview }
    top.layOutTree()
  }

  /// - Shape: a view that requests layout during its own layout is laid out again, at most eight
  ///   times.
  func layOutTree() {
    var rounds = 0
    while subtreeNeedsLayout, rounds < 8 {
      rounds += 1
      subtreeNeedsLayout = false
      if needsLayout {
        needsLayout = false
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
      for view in subviews where view.subtreeNeedsLayout { view.layOutTree() }
    }
  }

  func takeFittingSize() {
    let origin = frame.origin
    let size = sizeThatFits(bounds.size)
    bounds.size = size
    if transform.isIdentity { frame.origin = origin }
  }

  /// Converts a point of this view's space to the superview's.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    layer.toSuperlayer(point)
  }

  func fromSuperview(_ point: CGPoint) -> CGPoint {
    layer.fromSuperlayer(point)
  }
}
