/// A view that adds no element to any list.
public struct EmptyView: Sendable {
  public init() {}
}

extension ViewBuilder {
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
}

extension EmptyView: PrimitiveView {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.list(.none) { Node($0) }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {}

  nonisolated public static var _typeShape: _ViewShape { .none }
}
