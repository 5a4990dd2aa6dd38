/// Shows one view of a list.
struct EntryView {
  let entry: SubviewEntry
}

extension EntryView: PrimitiveView {
  static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let node = SubviewNode(view.entry, inputs)
    node.makeContent()
    return _ViewOutputs(node)
  }

  static func _updateView(view: Self, outputs: _ViewOutputs) {
    unsafeDowncast(outputs.node, to: SubviewNode.self).update(view.entry)
  }

  static var _typeShape: _ViewShape { .content }

  func _valueShape() -> _ViewShape { entry.storage.shape }

  static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    list.append(view.entry)
  }
}

/// Shows a subview; another subview in its place, or another type of view, has another identity.
final class SubviewNode: UnaryNode, ItemOwner {
  private var entry: SubviewEntry
  private let slot: _ViewInputs.Slot
  private let pending: PendingModifiers?
  /// The views that are still leaving; nil unless there ever was one.
  private var departures: Departures?

  init(_ entry: SubviewEntry, _ inputs: _ViewInputs) {
    self.entry = entry
    slot = inputs.slot
    pending = inputs.pending
    super.init(inputs)
  }

  package override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    departures?.forEach(body)
  }

  func update(_ entry: SubviewEntry) {
    let isSame = self.entry.id == entry.id && self.entry.storage.type == entry.storage.type
    self.entry = entry
    if isSame {
      if let child { entry.storage.update(_ViewOutputs(child)) }
      return
    }
    if let child { remove(child, &departures) }
    makeContent()
    if let child { insert(child) }
    elementsChanged()
  }

  func makeContent() {
    child =
      isWithinDepthLimit
      ? withTransitions(
        entry.storage.make(_ViewInputs(parent: self, slot: slot, pending: pending)).node) : nil
  }
}
