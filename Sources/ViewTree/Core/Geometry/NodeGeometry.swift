/// Conversions between an element's space, its ancestors' and the root's, by walking up.
///
/// - Units: points; each space has its origin at its element's top leading corner.
/// - Cost: one step per ancestor; nothing is cached, so moving a subtree costs nothing here.
/// - Source: ANCHOR-2.4, GEOMETRY-3.15.
extension LayoutNode {
  /// Converts a point of this element's space to an ancestor's; nil means the root's.
  package final func convert(_ point: CGPoint, to ancestor: LayoutNode?) -> CGPoint {
    var point = point
    var node = self
    while node !== ancestor, let parent = node.layoutParent {
      point = CGPoint(x: point.x + node.origin.x, y: point.y + node.origin.y)
      if let mapping = parent.contentMapping(asShown: false) { point = mapping.toElement(point) }
      node = parent
    }
    return point
  }

  /// Converts a point of the root's space to this element's space.
  package final func convertFromRoot(_ point: CGPoint) -> CGPoint {
    guard let parent = layoutParent else { return point }
    var point = parent.convertFromRoot(point)
    if let mapping = parent.contentMapping(asShown: false) { point = mapping.toContent(point) }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Whether a mapping between this element and the ancestor can turn, scale or skew.
  final func isTransformed(below ancestor: LayoutNode?) -> Bool {
    var node = self
    while node !== ancestor, let parent = node.layoutParent {
      if parent.contentMapping(asShown: false)?.transforms == true { return true }
      node = parent
    }
    return false
  }

  /// Converts a rectangle to an ancestor's space: the box around its four corners.
  package final func convert(_ rect: CGRect, to ancestor: LayoutNode?) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    guard isTransformed(below: ancestor) else {
      return CGRect(origin: convert(rect.origin, to: ancestor), size: rect.size)
    }
    return CGRect(bounding: rect.corners.map { convert($0, to: ancestor) })
  }

  package final func convertFromRoot(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    guard isTransformed(below: nil) else {
      return CGRect(origin: convertFromRoot(rect.origin), size: rect.size)
    }
    return CGRect(bounding: rect.corners.map(convertFromRoot))
  }

  /// The element that owns a space, seen from here; nil for the root's space.
  ///
  /// - Errors: an unknown name counts as global, with a warning, once per name and host.
  final func owner(of space: CoordinateSpace) -> LayoutNode? {
    switch space {
    case .local: return self
    case .global: return nil
    case .named(let name):
      if let owner = namedSpaceOwner(name) { return owner }
      if !(name.base is any ImplicitSpaceName) { host.warnUnknownSpace(name, self) }
      return nil
    }
  }

  /// The nearest element with the name, starting with this one; nil if there is none.
  final func namedSpaceOwner(_ name: AnyHashable) -> LayoutNode? {
    var node: LayoutNode? = self
    while let current = node {
      if let names = current.attributes?.spaceNames, names.contains(name) { return current }
      node = current.layoutParent
    }
    return nil
  }

  /// This element's frame in a space.
  package final func frame(in space: CoordinateSpace) -> CGRect {
    convert(CGRect(origin: .zero, size: size), to: owner(of: space))
  }
}
