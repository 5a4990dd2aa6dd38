/// A view that runs again only when its own `==` says that it has changed.
///
/// - Source: STATE-4.5: `==` replaces the comparison by fields; a change of a value that the body
///   reads still makes it run.
public struct EquatableView<Content: Equatable> {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View where Content: View {
  public var body: Never {
    fatalError("EquatableView has no body. Lay it out in a host instead.")
  }

  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let node = EquatableNode(view.content, inputs)
    node.child = Content._makeView(view: view.content, inputs: inputs.below(node)).node
    return _ViewOutputs(node)
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    let node = unsafeDowncast(outputs.node, to: EquatableNode<Content>.self)
    guard node.value != view.content else { return }
    node.value = view.content
    if let child = node.child {
      Content._updateView(view: view.content, outputs: _ViewOutputs(child))
    }
  }

  nonisolated public static var _typeShape: _ViewShape { Content._typeShape }

  nonisolated public func _valueShape() -> _ViewShape { content._valueShape() }
}

extension View where Self: Equatable {
  /// Keeps the view from running again while it equals its previous value.
  ///
  /// ```swift
  /// struct Price: View, Equatable {
  ///   let cents: Int
  ///   let log: () -> Void
  ///
  ///   nonisolated static func == (left: Price, right: Price) -> Bool { left.cents == right.cents }
  ///   var body: some View { Text("\(cents)") }
  /// }
  ///
  /// let price = Price(cents: 5, log: {}).equatable()
  /// ```
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

/// Remembers the value with which the content was last made or updated.
final class EquatableNode<Value>: UnaryNode {
  fileprivate(set) var value: Value

  init(_ value: Value, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
  }
}
