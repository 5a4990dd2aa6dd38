/// The geometry of a view, read by a geometry reader's content.
///
/// Reading the size makes the reader depend on the size; reading a frame, an anchor or the insets
/// makes it depend on the position too. A proxy whose view is gone answers zero.
/// Source: LAYOUT-3.8, GEOMETRY-3.15.
///
/// ```swift
/// ScrollView {
///   GeometryReader { proxy in
///     // Falls below 0 when the content is scrolled up.
///     Text("\(proxy.frame(in: .named("list")).minY)")
///   }
/// }
/// .coordinateSpace(name: "list")
/// ```
public struct GeometryProxy {
  private weak var node: LayoutNode?

  init(_ node: LayoutNode) {
    self.node = node
  }

  private var livingNode: LayoutNode? {
    guard let node, node.isAlive else { return nil }
    return node
  }

  /// The size of the view.
  public var size: CGSize {
    guard let node = livingNode else { return .zero }
    node.readSize()
    return node.size
  }

  /// The view's frame in a space; an unknown name counts as the global space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let node = livingNode else { return .zero }
    node.readSize()
    node.readPosition(in: coordinateSpace)
    return node.frame(in: coordinateSpace)
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of the nearest space with a name, in this view's own coordinates.
  ///
  /// - Nil: there is no such space, or a rotation or scaling lies in between. Source:
  ///   GEOMETRY-3.15.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let node = livingNode, let owner = node.namedSpaceOwner(coordinateSpace.name),
      !node.isTransformed(below: owner)
    else { return nil }
    node.readPosition(in: coordinateSpace.coordinateSpace)
    owner.readSize()
    let origin = node.convert(.zero, to: owner) as CGPoint
    return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: owner.size)
  }

  /// The value of an anchor in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let node = livingNode else { return anchor.zero }
    node.readPosition(in: .global)
    return anchor.resolve(in: node)
  }

  /// How far the unsafe area reaches into the view at each edge.
  ///
  /// An edge of the view inside the band between a safe and an outer rectangle gives its distance
  /// to the outer one; every other edge gives 0. Source: LAYOUT-3.12.
  public var safeAreaInsets: EdgeInsets {
    guard let node = livingNode else { return EdgeInsets() }
    node.readSafeArea()
    return node.physicalSafeAreaInsets.directed(node.layoutDirection)
  }
}

extension LayoutNode {
  /// Records that the current evaluation depends on this element's size.
  fileprivate final func readSize() {
    guard let reader = Tracking.current, reader !== self else { return }
    host.positions.add(reader, reads: self, in: .local)
  }

  fileprivate final func readPosition(in space: CoordinateSpace) {
    guard let reader = Tracking.current, space != .local else { return }
    host.positions.add(reader, reads: self, in: space)
  }

  /// Records that the current evaluation depends on this element's place and on what covers it.
  final func readSafeArea() {
    guard let reader = Tracking.current else { return }
    host.positions.add(reader, reads: self, in: .global, withSafeArea: true)
  }
}
