/// Several views after one another, as a builder's block makes them.
///
/// - Shape: one child a member of the tuple, in declaration order; it may be empty only through
///   `EmptyView` members.
/// - Preferences: a static list; it is folded by itself before it takes part in the list around it
///   (`semantics.md` 1.2).
public struct TupleView<T> {
  public var value: T
  let operations: any TupleOperating.Type

  init(pack: T, operations: any TupleOperating.Type) {
    value = pack
    self.operations = operations
  }

  /// Makes the list of a tuple's members, as a block of them in a builder does.
  nonisolated public init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.init(pack: value, operations: TupleOperations<repeat each Content>.self)
  }
}

/// Makes and updates the children of a tuple whose member types only the builder knew.
///
/// A metatype carries that knowledge, so a `TupleView` costs no allocation.
package protocol TupleOperating {
  static func make(_ tuple: UnsafeRawPointer, inputs: _ViewInputs) -> [Node]
  static func update(_ tuple: UnsafeRawPointer, nodes: [Node])
  static func shape(_ tuple: UnsafeRawPointer) -> _ViewShape
  static var typeShape: _ViewShape { get }
}

struct TupleOperations<each Content: View>: TupleOperating {
  typealias Members = (repeat each Content)

  // The members are read where they lie: copying a tuple copies every view in it.

  static func make(_ tuple: UnsafeRawPointer, inputs: _ViewInputs) -> [Node] {
    let members = tuple.assumingMemoryBound(to: Members.self)
    var nodes: [Node] = []
    nodes.reserveCapacity(count)
    for view in repeat each members.pointee {
      nodes.append(makeNode(view, inputs))
    }
    return nodes
  }

  private static var count: Int {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    return count
  }

  private static func makeNode<V: View>(_ view: V, _ inputs: _ViewInputs) -> Node {
    if inputs.slot == .lazy, view._valueShape() == .one {
      return LazyMemberNode(view, inputs)
    }
    return V._makeView(view: view, inputs: inputs).node
  }

  static func update(_ tuple: UnsafeRawPointer, nodes: [Node]) {
    let members = tuple.assumingMemoryBound(to: Members.self)
    var index = 0
    for view in repeat each members.pointee {
      updateNode(view, nodes[index])
      index += 1
    }
  }

  private static func updateNode<V: View>(_ view: V, _ node: Node) {
    if node.isDeferred {
      unsafeDowncast(node, to: LazyMemberNode<V>.self).update(view)
    } else {
      V._updateView(view: view, outputs: _ViewOutputs(node))
    }
  }

  static func shape(_ tuple: UnsafeRawPointer) -> _ViewShape {
    if let shape = certainShape { return shape }
    let members = tuple.assumingMemoryBound(to: Members.self)
    var shape = _ViewShape.none
    for view in repeat each members.pointee {
      shape = shape.followed(by: view._valueShape())
    }
    return shape
  }

  /// The shape where the types alone tell it; nil where a value has to be asked.
  private static var certainShape: _ViewShape? {
    var shape = _ViewShape.none
    for type in repeat (each Content).self {
      let next = type._typeShape
      if next == .content { return nil }
      shape = shape.followed(by: next)
    }
    return shape
  }

  static var typeShape: _ViewShape {
    var shape = _ViewShape.none
    for type in repeat (each Content).self {
      shape = shape.followed(by: type._typeShape)
    }
    return shape
  }
}

extension TupleView: PrimitiveView {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.list(view._valueShape()) { inputs in
      let node = TupleNode(inputs)
      withUnsafePointer(to: view.value) {
        node.children = view.operations.make(UnsafeRawPointer($0), inputs: inputs.below(node))
      }
      return node
    }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    let node = unsafeDowncast(outputs.node.listContent, to: TupleNode.self)
    withUnsafePointer(to: view.value) {
      view.operations.update(UnsafeRawPointer($0), nodes: node.children)
    }
  }

  // A type alone does not tell the members apart from their tuple; several members are the rule.
  nonisolated public static var _typeShape: _ViewShape {
    (T.self as? any View.Type)?._typeShape ?? TupleShapes.shape(of: T.self)
  }

  nonisolated public func _valueShape() -> _ViewShape {
    withUnsafePointer(to: value) { operations.shape(UnsafeRawPointer($0)) }
  }
}

/// The children of a static list.
final class TupleNode: Node {
  fileprivate(set) var children: [Node] = []

  override func forEachChild(_ body: (Node) -> Void) {
    for child in children { body(child) }
  }

  override func collectElements(into list: inout [LayoutNode], root: Node?) {
    for child in children { child.collectElements(into: &list, root: nil) }
  }

  override var holdsLazyRows: Bool { children.contains(where: \.holdsLazyRows) }

  override var holdsList: Bool { children.contains(where: \.holdsList) }

  override func collectRows(into rows: inout LazyRows) {
    for child in children { child.collectRows(into: &rows) }
  }

  override var cachesPreferences: Bool { true }

  override func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool {
    key.hasOutput(in: self, children)
  }

  override func preferenceOutput(_ key: PreferenceOperations) -> PreferenceCell? {
    key.fold(in: self, children)
  }
}

/// Shapes of tuple types, found once a type.
///
/// - Cost: a look-up in a table a call; walking the members once a type.
private enum TupleShapes {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: _ViewShape] = [:]

  static func shape(of tuple: Any.Type) -> _ViewShape {
    let id = ObjectIdentifier(tuple)
    if let shape = known[id] { return shape }
    var shape = _ViewShape.none
    TypeFields.forEach(of: tuple) { field in
      if let view = field.type as? any View.Type {
        shape = shape.followed(by: view._typeShape)
      }
    }
    known[id] = shape
    return shape
  }
}
