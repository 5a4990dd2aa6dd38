extension View {
  /// Calls an action when a pointer enters the view, moves over it and leaves it.
  ///
  /// - Parameters:
  ///   - space: the coordinate space of the points.
  ///   - hearsMoves: whether the action also runs for moves, not only when the pointer enters and
  ///     leaves.
  ///   - action: receives the pointer's location; nil when it has left.
  nonisolated package func hovering(
    in space: CoordinateSpace = .local, hearsMoves: Bool, _ action: @escaping (CGPoint?) -> Void
  ) -> some View {
    modifier(HoverModifier(space: space, hearsMoves: hearsMoves, action: action))
  }
}

nonisolated private struct HoverModifier: StructuralModifier {
  let space: CoordinateSpace
  let hearsMoves: Bool
  let action: (CGPoint?) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> HoverNode {
    let node = HoverNode(inputs)
    updateNode(modifier, node: node)
    return node
  }

  static func updateNode(_ modifier: Self, node: HoverNode) {
    node.space = modifier.space
    node.hearsMoves = modifier.hearsMoves
    node.action = modifier.action
  }
}

/// Observes a pointer over its element.
final class HoverNode: AttributeNode {
  fileprivate var space = CoordinateSpace.local
  fileprivate var hearsMoves = false
  fileprivate var action: (CGPoint?) -> Void = { _ in }

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
  }

  override func willLeaveTree() { detach() }

  /// - Parameter point: in the root's space; nil when the pointer has left.
  fileprivate func tell(_ point: CGPoint?) {
    let place = point.map { GestureSite(self).convert($0, to: space) }
    host.enqueueAction("onHover", self) { [action] in action(place) }
  }
}

/// The pointer of a window. It notifies views when it moves, not when they move under it.
package final class Pointer: HostPart {
  private unowned(unsafe) let host: TreeHost
  private var hovered: [Hovered] = []

  private struct Hovered {
    weak var node: HoverNode?
  }

  package init(host: TreeHost) {
    self.host = host
  }

  /// Moves the pointer to a point; only the foremost view there and its ancestors are notified.
  ///
  /// - Parameter point: in the root's space; nil removes the pointer.
  /// - Returns: whether any view is notified.
  package func move(to point: CGPoint?) -> Bool {
    let front = host.touch.covers.last ?? host
    let present = point.map { HitTest($0, in: front.root).hovers } ?? []
    let before = hovered.compactMap(\.node).filter(\.isAlive)
    for node in before where !present.contains(where: { $0 === node }) { node.tell(nil) }
    for node in present where node.hearsMoves || !before.contains(where: { $0 === node }) {
      node.tell(point)
    }
    hovered = present.map { Hovered(node: $0) }
    return !present.isEmpty
  }
}
