/// A modifier with a part that animations interpolate.
///
/// Source: Apple documentation; a modifier that conforms to ``Animatable`` directly does the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View where Self: Animatable {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    guard AnimatableData.self != EmptyAnimatableData.self else {
      return _ViewOutputs(BodyNode<Self>.make(view, inputs: inputs))
    }
    let node = AnimatedNode(view, inputs) { view, node in
      if let body = node.child { unsafeDowncast(body, to: BodyNode<Self>.self).update(view) }
    }
    node.child = BodyNode<Self>.make(view, inputs: inputs.below(node))
    return _ViewOutputs(node)
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    guard AnimatableData.self != EmptyAnimatableData.self else {
      return unsafeDowncast(outputs.node, to: BodyNode<Self>.self).update(view)
    }
    unsafeDowncast(outputs.node, to: AnimatedNode<Self>.self).update(view)
  }
}

extension ViewModifier where Self: Animatable {
  nonisolated public static func _makeModifier<C: View>(
    _ modifier: Self, content: C, inputs: _ViewInputs
  ) -> _ViewOutputs {
    guard AnimatableData.self != EmptyAnimatableData.self else {
      return _ViewOutputs(
        ModifierBodyNode<Self>.make(modifier, content: content, inputs: inputs))
    }
    let node = AnimatedNode(modifier, inputs) { modifier, node in
      if let body = node.child {
        unsafeDowncast(body, to: ModifierBodyNode<Self>.self).update(modifier)
      }
    }
    node.child = ModifierBodyNode<Self>.make(
      modifier, content: content, inputs: inputs.below(node))
    return _ViewOutputs(node)
  }

  nonisolated public static func _updateModifier<C: View>(
    _ modifier: Self, content: C, outputs: _ViewOutputs
  ) {
    guard AnimatableData.self != EmptyAnimatableData.self else {
      return unsafeDowncast(outputs.node, to: ModifierBodyNode<Self>.self)
        .update(modifier, content: content)
    }
    let node = unsafeDowncast(outputs.node, to: AnimatedNode<Self>.self)
    if let body = node.child {
      unsafeDowncast(body, to: ModifierBodyNode<Self>.self).updateContent(content)
    }
    node.update(modifier)
  }
}

/// Sits above the body of an animatable view or modifier and gives it the interpolated value.
///
/// The body runs once a tick while the animated part moves. Unlike frames and effects, its result
/// is laid out with the interpolated value. Source: Apple documentation, `Animatable`.
final class AnimatedNode<Value: Animatable>: UnaryNode {
  private var value: Value
  private var motion: Motion<Value.AnimatableData>?
  private let show: (Value, UnaryNode) -> Void

  init(_ value: Value, _ inputs: _ViewInputs, show: @escaping (Value, UnaryNode) -> Void) {
    self.value = value
    self.show = show
    super.init(inputs)
  }

  func update(_ value: Value) {
    if host.mayAnimate, let change = value.change(from: self.value) {
      Motion.begin(&motion, of: self, by: change, in: transaction)
    }
    self.value = value
    show(presented, self)
  }

  private var presented: Value { value.moved(by: motion?.remaining) }

  override func surroundingsChanged(_ change: SurroundingsChange) {
    if change == .animation { queueUpdate() }
  }

  override func performUpdate() {
    isQueuedForUpdate = false
    show(presented, self)
  }
}

extension Animatable {
  /// The difference of the animated part from that of a former value; nil if there is none.
  func change(from former: Self) -> AnimatableData? {
    let change = animatableData - former.animatableData
    return change == .zero ? nil : change
  }

  /// The value with its animated part moved.
  func moved(by change: AnimatableData?) -> Self {
    guard let change else { return self }
    var moved = self
    moved.animatableData = animatableData + change
    return moved
  }
}
