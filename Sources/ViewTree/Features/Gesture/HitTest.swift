/// What lies under a point: the foremost view there, and the gestures and scroll views round it.
///
/// A view is there where something is drawn: a colour that is not clear, a shape inside its outline,
/// a text or picture; a scroll view everywhere in its viewport. A content shape says otherwise. The
/// foremost view is the last one in drawing order (`zIndex`, overlays); what it covers gets nothing.
/// Hidden and fully transparent views, views that do not allow hit testing, and views that an effect
/// makes flat (a scale of 0) are left out with all that is inside.
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
  /// The hosted views that want to know where the finger is.
  private(set) var receivers: [any TouchReceiver] = []

  init(_ point: CGPoint, in root: LayoutNode) {
    _ = visit(root, point)
    scrollViews.reverse()
  }

  /// - Parameter point: in the element's own space.
  /// - Returns: whether the element is there; if not, nothing of it has been noted.
  private mutating func visit(_ element: LayoutNode, _ point: CGPoint) -> Bool {
    let attributes = element.attributes
    if element.isFlat || attributes?.refusesTouches == true { return false }
    let scroll = element as? ScrollNode
    let bounds = scroll?.viewportBounds ?? CGRect(origin: .zero, size: element.size)
    let isInside = bounds.contains(point)
    // What a scroll view does not show cannot be touched; other elements do not clip.
    if scroll != nil, !isInside { return false }
    let before = (gestures.count, scrollViews.count, receivers.count)
    var isHit = visitChildren(of: element, point)
    if let scroll {
      scrollViews.append(scroll)
      isHit = true
    }
    if !isHit, isInside, let leaf = element as? LeafNode { isHit = leaf.isDrawn(at: point) }
    if isInside, let hosted = (element as? HostedNode)?.hosted {
      isHit = noteTargets(in: hosted, point) || isHit
    }
    for part in attributes?.touchParts ?? [] {
      switch part {
      case .gesture(let node):
        if isHit { gestures.append(node) }
      case .shape(let node):
        guard let contains = node.contains else { continue }
        isHit = contains(point, element.size)
        if !isHit {
          gestures.removeLast(gestures.count - before.0)
          scrollViews.removeLast(scrollViews.count - before.1)
          receivers.removeLast(receivers.count - before.2)
        }
      }
    }
    return isHit
  }

  /// Notes what a finger meets inside a hosted view; whether it meets anything.
  private mutating func noteTargets(in hosted: any HostedView, _ point: CGPoint) -> Bool {
    guard let targets = hosted.touchTargets(at: point) else { return false }
    scrollViews += targets.scrollViews.reversed()
    if let receiver = targets.receiver { receivers.append(receiver) }
    return true
  }

  private mutating func visitChildren(of element: LayoutNode, _ point: CGPoint) -> Bool {
    let inside = element.movesContent ? element.localToContent(point) : point
    for child in element.childrenFromBackToFront.reversed() {
      let local = CGPoint(x: inside.x - child.origin.x, y: inside.y - child.origin.y)
      if visit(child, local) { return true }
    }
    return false
  }
}

extension LayoutNode {
  /// The placed elements directly inside this one in drawing order.
  fileprivate var childrenFromBackToFront: [LayoutNode] {
    var children: [LayoutNode] = []
    if let lazy = self as? LazyNode {
      // Rows that have left the window live on for some frames where they were.
      children = lazy.window.lines.flatMap(\.elements)
    } else {
      forEachChild { $0.appendOutermostElements(to: &children) }
    }
    children.removeAll { !$0.isPlaced || $0.layoutParent !== self }
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }
}

extension Node {
  fileprivate func appendOutermostElements(to list: inout [LayoutNode]) {
    if let element = self as? LayoutNode {
      list.append(element)
    } else {
      forEachChild { $0.appendOutermostElements(to: &list) }
    }
  }
}

extension ElementAttributes {
  fileprivate var refusesTouches: Bool {
    appearance.contains { name, value in
      switch name {
      case "hidden": true
      case "allowsHitTesting": value == "false"
      case "opacity": Double(value).map { $0 <= 0 } ?? false
      default: false
      }
    }
  }
}
