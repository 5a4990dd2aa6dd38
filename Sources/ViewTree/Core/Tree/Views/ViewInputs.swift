/// Where a node is made: its parent, the modifiers waiting for an element, and the kind of slot.
///
/// Passed down while nodes are made, and kept by nodes that make children later.
public struct _ViewInputs {
  let parentReference: Unretained<Node>
  package var pending: PendingModifiers?
  package var slot: Slot

  /// How several views in one slot are treated.
  ///
  /// Source: LAYOUT-3.7.9.
  package enum Slot: UInt8 {
    /// The elements go to the requesting container; nothing is put around them.
    case list
    /// A list whose rows are made as they come near the visible part; see ``LazyNode``.
    case lazy
    /// One view is expected: several are put into an implicit `VStack` (root, body).
    case vertical
    /// The same in a scroll view, whose implicit stack is a row if it scrolls only horizontally.
    case scrolled
    /// One view is expected: several are put into an implicit `ZStack` (overlay, background).
    case layered

    /// Whether several views become sibling elements.
    package var isList: Bool { self == .list || self == .lazy }
  }

  package init(parent: Node, slot: Slot, pending: PendingModifiers? = nil) {
    parentReference = Unretained(parent)
    self.slot = slot
    self.pending = pending
  }

  package var parent: Node { parentReference.object }

  /// The environment of the nodes that are made here.
  var environment: EnvironmentScope { parentReference.use { $0.environment } }

  /// Makes content below the parent that sees the environment of an outer place.
  fileprivate func seen(
    from place: Node, _ make: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard place.environment !== environment else { return make(self) }
    let node = PlaceNode(self, environment: place.environment)
    node.child = make(below(node)).node
    return _ViewOutputs(node)
  }

  /// The same place below another node.
  package func below(_ node: Node) -> _ViewInputs {
    _ViewInputs(parent: node, slot: slot, pending: pending)
  }

  /// The same kind of slot below a node that has taken the pending modifiers.
  package func inside(_ node: Node) -> _ViewInputs {
    _ViewInputs(parent: node, slot: slot == .lazy ? .list : slot)
  }

  /// Makes one element below its pending modifiers.
  package func wrapped(_ make: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
    guard let pending else { return make(self) }
    let node = WrappedElementNode(self)
    var leaf: Node?
    let outer = pending.wrap(_ViewInputs(parent: node, slot: slot)) { inputs in
      inputs.seen(from: node) {
        let outputs = make($0)
        leaf = outputs.node
        return outputs
      }
    }
    node.child = outer.node
    node.leaf = leaf
    return _ViewOutputs(node)
  }
}

/// The node that was made for a view.
public struct _ViewOutputs {
  package let node: Node

  /// Later values reach the node made for the view, whatever has been put around it since.
  package init(_ node: Node) {
    self.node = node.isStandIn ? unsafeDowncast(node, to: StandInNode.self).original : node
  }
}

/// Wraps a node that already exists and that its values continue to update.
class StandInNode: UnaryNode {
  final let original: Node

  init(_ original: Node, _ inputs: _ViewInputs) {
    self.original = original
    super.init(inputs)
    isStandIn = true
  }
}

/// A modifier applied to a list of views, pending until it can wrap each element.
///
/// The chain runs from the innermost modifier outwards. Each sees the environment of the place
/// where it is written, not that of the elements. Source: PREF-1.4 (multi-view modifiers).
package class PendingModifiers {
  final let outer: PendingModifiers?
  private final let place: Unretained<Node>

  init(at place: Node, outer: PendingModifiers?) {
    self.outer = outer
    self.place = Unretained(place)
  }

  /// Makes the wrappers of the whole chain around one element, outermost first.
  final func wrap(
    _ inputs: _ViewInputs, _ element: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let outer else { return wrapHere(inputs, element) }
    return outer.wrap(inputs) { self.wrapHere($0, element) }
  }

  private final func wrapHere(
    _ inputs: _ViewInputs, _ element: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.seen(from: place.object) { wrapOnce($0, element) }
  }

  func wrapOnce(_ inputs: _ViewInputs, _ element: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
    element(inputs)
  }
}

/// Gives its content the environment of an outer place.
private final class PlaceNode: UnaryNode {
  init(_ inputs: _ViewInputs, environment: EnvironmentScope) {
    super.init(inputs)
    self.environment = environment
  }
}

/// Represents one element of a list together with the modifiers that were put around it.
final class WrappedElementNode: UnaryNode {
  fileprivate(set) var leaf: Node?

  override var viewNode: Node { leaf ?? self }
}
