// When and how subviews are placed.

extension UIView {
  /// Tells the views around, and the host, that something inside waits for its layout.
  func passLayoutRequestUp() {
    var view = self
    view.subtreeNeedsLayout = true
    while let superview = view.superview {
      superview.subtreeNeedsLayout = true
      view = superview
    }
    (view as? UIWindow)?.host?.hostedLayoutIsNeeded = true
  }

  func layOutNow() {
    var top = self
    while let superview = top.superview, superview.needsLayout { top = superview }
    top.layOutTree()
  }

  /// - Shape: a view that asks for its layout within its own layout is laid out again, at most
  ///   eight times.
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

  /// Follows the superview's size by the autoresizing mask.
  ///
  /// What has grown is shared between the flexible parts of an axis in proportion to their lengths,
  /// evenly where they have none. Without a flexible part the far margin takes it.
  ///
  /// - Source: [A] `UIView.autoresizingMask`: flexible parts resize in proportion.
  func autoresize(from before: CGSize, to after: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let place = frame
    let (x, width) = Self.autoresized(
      (place.minX, place.width, before.width - place.maxX), by: after.width - before.width,
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.autoresized(
      (place.minY, place.height, before.height - place.maxY), by: after.height - before.height,
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static func autoresized(
    _ parts: (CGFloat, CGFloat, CGFloat), by growth: CGFloat, _ flexible: (Bool, Bool, Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let lengths = [parts.0, parts.1, parts.2]
    let bends = [flexible.0, flexible.1, flexible.2]
    let count = CGFloat(bends.filter { $0 }.count)
    guard count > 0 else { return (parts.0, parts.1) }
    let sum = zip(lengths, bends).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let grown = zip(lengths, bends).map { length, bends -> CGFloat in
      guard bends else { return length }
      return length + growth * (sum != 0 ? length / sum : 1 / count)
    }
    return (grown[0], grown[1])
  }

  /// A place of this view's space in the superview's.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    guard let container = self as? HostContainer else { return layer.toSuperlayer(point) }
    return container.rootPoint(point)
  }

  func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard let container = self as? HostContainer else { return layer.fromSuperlayer(point) }
    return container.ownPoint(point)
  }
}
