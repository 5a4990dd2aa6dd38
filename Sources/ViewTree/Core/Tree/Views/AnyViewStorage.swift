/// A view of any type, as ``AnyView`` and the entries of subviews hold it.
class AnyViewStorage {
  var type: ObjectIdentifier { ObjectIdentifier(Self.self) }

  func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    fatalError("AnyViewStorage is abstract: make an AnyViewStorageOf instead.")
  }

  func update(_ outputs: _ViewOutputs) {}

  var shape: _ViewShape { .one }

  func collect(into list: inout _SubviewList) {}
}

final class AnyViewStorageOf<V: View>: AnyViewStorage {
  private let view: V

  init(_ view: V) {
    self.view = view
  }

  override var type: ObjectIdentifier { ObjectIdentifier(V.self) }

  override func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    V._makeView(view: view, inputs: inputs)
  }

  override func update(_ outputs: _ViewOutputs) {
    V._updateView(view: view, outputs: outputs)
  }

  override var shape: _ViewShape { view._valueShape() }

  override func collect(into list: inout _SubviewList) {
    V._collectSubviews(of: view, into: &list)
  }
}
