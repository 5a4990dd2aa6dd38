/// Why a touch did not hit a view.
package enum TouchMiss {
  /// Outside the view, whose frame in the window is given.
  case outside(CGRect)
  /// Something is drawn over the view there.
  case covered(LayoutNode)
  /// The view draws nothing there, or its content shape does not contain the point.
  case nothingDrawn
  /// The view or an ancestor disables hit testing.
  case refused(LayoutNode)
  /// A scroll view around it clips it there.
  case clipped(LayoutNode)

  /// - Parameters:
  ///   - point: in the root's space.
  ///   - element: has a gesture that the hit test has not found at the point.
  package init(_ point: CGPoint, on element: LayoutNode) {
    var next: LayoutNode? = element
    var refusing: LayoutNode?
    var cutting: LayoutNode?
    while let current = next {
      let isFlat = current.contentMapping(asShown: false)?.isFlat == true
      if isFlat || current.attributes?.refusesTouches == true { refusing = current }
      if let clip = (current as? any TouchTaking)?.clipBounds,
        !clip.contains(current.convertFromRoot(point))
      {
        cutting = current
      }
      next = current.layoutParent
    }
    let isInside = CGRect(origin: .zero, size: element.size)
      .contains(element.convertFromRoot(point))
    let foremost = HitTest(point, in: element.host.root).foremost
    if !isInside {
      self = .outside(element.frame(in: .global))
    } else if let refusing {
      self = .refused(refusing)
    } else if let cutting {
      self = .clipped(cutting)
    } else if let foremost, !element.isInside(foremost), !foremost.isInside(element) {
      self = .covered(foremost)
    } else {
      self = .nothingDrawn
    }
  }
}
