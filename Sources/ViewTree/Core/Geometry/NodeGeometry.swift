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

/// The closures and bodies that have read a position, and what they saw.
///
/// - Cost: a check walks up once per reader, whatever the size of the tree.
struct PositionReaders {
  private struct Record {
    let reader: Node
    let epoch: UInt32
    let element: LayoutNode
    let space: CoordinateSpace
    let seen: Placement
    /// The bands that covered the element; nil when they were not read.
    let safeArea: PhysicalInsets?
    let asShown: Bool

    var isOutOfDate: Bool {
      if Placement(element, space, asShown: asShown) != seen { return true }
      return safeArea.map { $0 != element.physicalSafeAreaInsets } ?? false
    }
  }

  /// Where an element's corners lie in a space: enough to detect any movement.
  private struct Placement: Equatable {
    let origin: CGPoint
    let right: CGPoint
    let down: CGPoint

    init(_ element: LayoutNode, _ space: CoordinateSpace, asShown: Bool) {
      if asShown, element.host.isAnimating {
        let size = element.presentedSize
        origin = element.presented(.zero)
        right = element.presented(CGPoint(x: size.width, y: 0))
        down = element.presented(CGPoint(x: 0, y: size.height))
        return
      }
      let owner = element.owner(of: space)
      let size = element.size
      origin = element.convert(.zero, to: owner)
      right = element.convert(CGPoint(x: size.width, y: 0), to: owner)
      down = element.convert(CGPoint(x: 0, y: size.height), to: owner)
    }
  }

  private var records: [Record] = []
  /// The space names that were not found, each warned of once.
  fileprivate var unknownSpaces: Set<AnyHashable> = []

  /// The number of records; void ones count until something moves again.
  var count: Int { records.count }

  /// Records that a node's current evaluation has read where an element lies.
  ///
  /// - Parameter asShown: whether the animated place in the root's space was read, as an anchor
  ///   does.
  mutating func add(
    _ reader: Node, reads element: LayoutNode, in space: CoordinateSpace,
    withSafeArea: Bool = false, asShown: Bool = false
  ) {
    records.append(
      Record(
        reader: reader, epoch: reader.dependencyEpoch, element: element, space: space,
        seen: Placement(element, space, asShown: asShown),
        safeArea: withSafeArea ? element.physicalSafeAreaInsets : nil, asShown: asShown))
  }

  /// Notifies the readers whose element has moved, and drops void records.
  mutating func notifyMoved() {
    var moved: [Node] = []
    records.removeAll { record in
      guard record.reader.isAlive, record.element.isAlive,
        record.epoch == record.reader.dependencyEpoch
      else { return true }
      guard record.isOutOfDate else { return false }
      moved.append(record.reader)
      return true
    }
    for node in moved { node.dependencyChanged() }
  }
}

extension TreeHost {
  fileprivate func warnUnknownSpace(_ name: AnyHashable, _ node: Node) {
    guard positions.unknownSpaces.insert(name).inserted else { return }
    warn(
      .unknownCoordinateSpace,
      """
      No view around this one names a coordinate space "\(name)"; global coordinates are used. \
      Add .coordinateSpace(.named(...)) to an ancestor.
      """, node)
  }
}
