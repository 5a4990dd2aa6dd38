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
  func warnUnknownSpace(_ name: AnyHashable, _ node: Node) {
    guard positions.unknownSpaces.insert(name).inserted else { return }
    warn(
      .unknownCoordinateSpace,
      """
      No view around this one names a coordinate space "\(name)"; global coordinates are used. \
      Add .coordinateSpace(.named(...)) to an ancestor.
      """, node)
  }
}
