/// Several views in sequence, as a builder's block makes them.
///
/// - Shape: one child per member of the tuple, in declaration order; it may be empty only through
///   `EmptyView` members.
/// - Preferences: a static list; it is folded on its own before it takes part in the list around it
///   (PREF-1.2).
public struct TupleView<T> {
  public var value: T

  @inlinable nonisolated public init(_ value: T) {
    self.value = value
  }
}

extension ViewBuilder {
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat consuming each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
}

extension TupleView: PrimitiveView {
  @inline(__always)
  nonisolated public static func _makeView(
    view: borrowing Self, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let members = TupleMembers.of(T.self)
    // The tuple is the view's only storage; reading it as a property would copy it.
    return withUnsafePointer(to: view) { view in
      let tuple = UnsafeRawPointer(view)
      let shape = members.shape(of: tuple)
      return inputs.list(shape) { inputs in
        let node = TupleNode(members, isOne: shape.isOne, inputs)
        node.makeChildren(from: tuple, inputs.below(node))
        return node
      }
    }
  }

  nonisolated public static func _updateView(view: borrowing Self, outputs: _ViewOutputs) {
    let node = unsafeDowncast(outputs.node.viewNode, to: TupleNode.self)
    withUnsafePointer(to: view) { node.updateChildren(from: UnsafeRawPointer($0)) }
  }

  nonisolated public static var _typeShape: _ViewShape { TupleMembers.of(T.self).typeShape }

  nonisolated public borrowing func _valueShape() -> _ViewShape {
    let members = TupleMembers.of(T.self)
    if let shape = members.certainShape { return shape }
    return withUnsafePointer(to: self) { members.shape(of: UnsafeRawPointer($0)) }
  }
}

/// The children of a static list.
@UncheckedAccess
final class TupleNode: Node {
  private let members: TupleMembers
  /// Whether the members give exactly one view, besides members that show nothing: it then replaces
  /// the list.
  private let isOne: Bool
  private var children: [Node] = []

  fileprivate init(_ members: TupleMembers, isOne: Bool, _ inputs: _ViewInputs) {
    self.members = members
    self.isOne = isOne
    super.init(inputs)
  }

  fileprivate func makeChildren(from tuple: UnsafeRawPointer, _ inputs: _ViewInputs) {
    children.reserveCapacity(members.members.count)
    for member in members.members { children.append(member.make(from: tuple, inputs)) }
  }

  fileprivate func updateChildren(from tuple: UnsafeRawPointer) {
    for (member, child) in zip(members.members, children) { member.update(child, from: tuple) }
  }

  /// Replaces a child with another node, which wraps it.
  func replaceChild(_ child: Node, with other: Node) {
    if let index = children.firstIndex(where: { $0 === child }) { children[index] = other }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    children.visit(body)
  }

  override func collectElements(into list: inout [LayoutNode], root: Node?) {
    if list.isEmpty { list.reserveCapacity(children.count) }
    let root = isOne ? root : nil
    children.visit { $0.collectElements(into: &list, root: root) }
  }

  package override var element: LayoutNode? {
    guard isOne else { return nil }
    for child in children {
      if let element = child.element { return element }
    }
    return nil
  }

  override var rowTraits: RowTraits { RowTraits(below: children) }

  override func collectRows(into rows: RowCollector) {
    for child in children { child.collectRows(into: rows) }
  }

  override var cachesPreferences: Bool { true }

  override func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool {
    key.hasOutput(in: self, children)
  }

  override func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    key.fold(in: self, children)
  }
}
