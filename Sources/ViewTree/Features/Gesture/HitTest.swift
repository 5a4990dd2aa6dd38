/// The targets under a point: the foremost view, and the gestures and scroll views around it.
///
/// A view is hit where something is drawn: a colour that is not clear, a shape inside its outline,
/// a text or image. A scroll view is hit anywhere in its viewport. A content shape overrides this.
/// The foremost view is the last one in drawing order (`zIndex`, overlays); a view that it covers
/// is not hit. Hidden and fully transparent views, views that do not allow hit testing, and views
/// that an effect flattens (a scale of 0) are skipped with all their content.
///
/// - Units: points in the root's space.
/// - Cost: the elements from the root to those near the point; each is asked once.
/// - Source: PREF-1.8 (`hidden` strips the responders); Apple documentation, "contentShape",
///   "allowsHitTesting", "opacity".
struct HitTest {
  /// From the innermost outwards.
  private(set) var gestures: [GestureNode] = []
  /// From the outermost inwards.
  private(set) var scrollViews: [any FingerScrolling] = []
  /// The views that observe a pointer, from the innermost outwards.
  private(set) var hovers: [HoverNode] = []
  /// The hosted views that follow the finger's position.
  private(set) var receivers: [any TouchReceiver] = []
  /// The foremost view that takes touches at the point; nil if there is none.
  private(set) var foremost: LayoutNode?

  init(_ point: CGPoint, in root: LayoutNode) {
    _ = visit(root, point)
    scrollViews.reverse()
  }

  /// - Parameter point: in the element's own space.
  /// - Returns: whether the element is hit; if not, nothing of it has been recorded.
  private mutating func visit(_ element: LayoutNode, _ point: CGPoint) -> Bool {
    if element.contentMapping(asShown: false)?.isFlat == true { return false }
    if element.attributes?.refusesTouches == true { return false }
    let taking = element as? any TouchTaking
    let clip = taking?.clipBounds
    let bounds = clip ?? CGRect(origin: .zero, size: element.size)
    let isInside = bounds.contains(point)
    if clip != nil, !isInside { return false }
    var isHit = visitChildren(of: element, point)
    if isInside {
      if !isHit { isHit = element.isDrawn(at: point) }
      if let targets = taking?.touchTargets(at: point) {
        note(targets)
        isHit = true
      }
    }
    for node in element.attributes?.nodes ?? [] {
      if let gesture = node as? GestureNode {
        if isHit { gestures.append(gesture) }
      } else if let hover = node as? HoverNode {
        if isHit { hovers.append(hover) }
      } else if let contains = (node as? ContentShapeNode)?.contains {
        isHit = contains(point, element.size)
        // Only the first element hit records its attributes: everything recorded comes from inside
        // it.
        if !isHit {
          (gestures, scrollViews, receivers, foremost, hovers) = ([], [], [], nil, [])
        }
      }
    }
    if isHit, foremost == nil { foremost = element }
    return isHit
  }

  private mutating func note(_ targets: TouchTargets) {
    scrollViews += targets.scrollViews.reversed()
    if let receiver = targets.receiver { receivers.append(receiver) }
  }

  private mutating func visitChildren(of element: LayoutNode, _ point: CGPoint) -> Bool {
    let inside = element.contentMapping(asShown: false)?.toContent(point) ?? point
    for child in element.elementsFromBackToFront.reversed() {
      let local = CGPoint(x: inside.x - child.origin.x, y: inside.y - child.origin.y)
      if visit(child, local) { return true }
    }
    return false
  }
}

extension ElementAttributes {
  var refusesTouches: Bool { appearance.contains(where: \.refusesTouches) }
}
