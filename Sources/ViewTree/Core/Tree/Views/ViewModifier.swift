/// A description of content to put around a view.
///
/// A custom modifier has a `body(content:)`; the engine's own conform to ``PrimitiveModifier``.
///
/// ```swift
/// struct Framed: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(8).border(Color.red)
///   }
/// }
///
/// let framed = Text("a").modifier(Framed())
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  typealias Content = _ViewModifier_Content<Self>

  nonisolated static func _makeModifier<C: View>(
    _ modifier: Self, content: C, inputs: _ViewInputs
  ) -> _ViewOutputs

  nonisolated static func _updateModifier<C: View>(
    _ modifier: Self, content: C, outputs: _ViewOutputs)

  /// The shape of the modifier around content of the given shape.
  nonisolated static func _shape(around content: _ViewShape) -> _ViewShape
}

extension ViewModifier {
  nonisolated public static func _shape(around content: _ViewShape) -> _ViewShape {
    let shape = Body._typeShape
    return shape == .content ? content : shape
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  public func body(content: Content) -> some View { content }
}

/// A modifier without a body: the engine makes its node directly.
public protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Whether several views get the modifier one by one (a multi-view modifier) or the list as a
  /// whole keeps one. Source: PREF-1.4, STATE-4.2.
  nonisolated static var appliesToEachElement: Bool { get }

  nonisolated static func makeModifier(
    _ modifier: Self, inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs

  nonisolated static func updateModifier(
    _ modifier: Self, outputs: _ViewOutputs, content: (_ViewOutputs) -> Void)
}

extension PrimitiveModifier {
  @MainActor @preconcurrency public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier and has no body.")
  }

  nonisolated public static var appliesToEachElement: Bool { true }

  nonisolated public static func _shape(around content: _ViewShape) -> _ViewShape { content }

  nonisolated public static func _makeModifier<C: View>(
    _ modifier: Self, content: C, inputs: _ViewInputs
  ) -> _ViewOutputs {
    // Only a list, or pending modifiers, need to know how many elements the content has.
    let isOne =
      !inputs.slot.isList && inputs.pending == nil || content._valueShape().isOne
    if inputs.slot.isList, appliesToEachElement, !isOne {
      let node = DistributionNode<Self>(inputs)
      let pending = PendingModifier(modifier, at: node, outer: inputs.pending)
      node.pending = pending
      node.child =
        C._makeView(
          view: content, inputs: _ViewInputs(parent: node, slot: inputs.slot, pending: pending)
        ).node
      return _ViewOutputs(node)
    }
    // Modifiers pending for the list's elements go around this one's, not inside them.
    guard isOne else {
      return makeModifier(modifier, inputs: inputs) { C._makeView(view: content, inputs: $0) }
    }
    return inputs.wrapped { inputs in
      makeModifier(modifier, inputs: inputs) { C._makeView(view: content, inputs: $0) }
    }
  }

  nonisolated public static func _updateModifier<C: View>(
    _ modifier: Self, content: C, outputs: _ViewOutputs
  ) {
    if let node = outputs.node as? DistributionNode<Self> {
      node.pending?.update(modifier) {
        if let child = node.child { C._updateView(view: content, outputs: _ViewOutputs(child)) }
      }
      return
    }
    updateModifier(modifier, outputs: _ViewOutputs(outputs.node.viewNode)) {
      C._updateView(view: content, outputs: $0)
    }
  }
}

/// A modifier that keeps a structural node, without geometry of its own, around its content.
///
/// Public because public modifiers conform to it; clients have no use for it.
public protocol StructuralModifier: PrimitiveModifier {
  associatedtype ModifierNode: UnaryNode

  /// Makes the node; its content is made afterwards, below it.
  nonisolated static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ModifierNode
  nonisolated static func updateNode(_ modifier: Self, node: ModifierNode)
}

extension StructuralModifier {
  nonisolated public static func makeModifier(
    _ modifier: Self, inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let node = makeNode(modifier, inputs: inputs)
    node.child = content(inputs.below(node)).node
    node.contentIsCurrent(isNew: true)
    return _ViewOutputs(node)
  }

  nonisolated public static func updateModifier(
    _ modifier: Self, outputs: _ViewOutputs, content: (_ViewOutputs) -> Void
  ) {
    let node = unsafeDowncast(outputs.node, to: ModifierNode.self)
    updateNode(modifier, node: node)
    if let child = node.child { content(_ViewOutputs(child)) }
    node.contentIsCurrent(isNew: false)
  }
}
