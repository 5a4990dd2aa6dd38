/// Where a finger can touch a view, or why it cannot.
package enum TouchAim {
  /// A point in the root's space at which the view or something inside it takes the touch, or at
  /// which the view draws nothing and its surroundings take it.
  case point(CGPoint)
  /// No part of the view takes touches; the point is its centre.
  case missed(CGPoint, TouchMiss)
  /// The view belongs to a tree that is covered by another one.
  case behind(TreeHost)
}

extension LayoutNode {
  /// Where a finger can touch the view: at its centre if possible, else in the nearest visible
  /// part, else in the part inside that has a gesture, which can be shown elsewhere.
  ///
  /// - Parameter window: the tree that the finger belongs to; others may be presented over it.
  /// - Cost: one hit test if the centre can be touched; about a hundred if nothing can.
  package final func touchAim(in window: TreeHost) -> TouchAim {
    let trees = window.treesInWindow
    if let front = trees.last, front !== host, trees.contains(where: { $0 === host }) {
      return .behind(front)
    }
    let frame = frame(in: .global)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let bounds = CGRect(origin: .zero, size: host.size)
    if let point = touchedPoint(in: frame, of: bounds) { return .point(point) }
    if let part = firstTouchable?.frame(in: .global), part != frame,
      let point = touchedPoint(in: part, of: bounds)
    {
      return .point(point)
    }
    let foremost = HitTest(middle, in: host.root).foremost
    if bounds.contains(middle), foremost.map(isInside) ?? true { return .point(middle) }
    return .missed(middle, TouchMiss(middle, on: self))
  }

  /// The point of a rectangle nearest to its centre at which the view takes touches in the window.
  private final func touchedPoint(in rect: CGRect, of window: CGRect) -> CGPoint? {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    return rect.intersection(window).touchPoints(around: middle).first(where: takesTouch)
  }

  private final func takesTouch(at point: CGPoint) -> Bool {
    HitTest(point, in: host.root).foremost?.isInside(self) ?? false
  }
}

extension CGRect {
  /// Points all over the rectangle, nearest to the centre first; none if it is null.
  fileprivate func touchPoints(around middle: CGPoint) -> [CGPoint] {
    guard !isNull else { return [] }
    let parts: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98]
    let points = parts.flatMap { x in
      parts.map { y in CGPoint(x: minX + x * width, y: minY + y * height) }
    }
    func distance(_ point: CGPoint) -> CGFloat {
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      return x * x + y * y
    }
    return (contains(middle) ? [middle] : [])
      + points.sorted { distance($0) < distance($1) }
  }
}
