/// Shows one view of a list.
struct EntryView {
  let entry: SubviewEntry
}

extension EntryView: PrimitiveView {
  static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SubviewNode(view.entry, inputs))
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
final class SubviewNode: ReplacingNode {
  private var entry: SubviewEntry

  init(_ entry: SubviewEntry, _ inputs: _ViewInputs) {
    self.entry = entry
    super.init(inputs)
    makeContent(entry.storage.make)
  }

  func update(_ entry: SubviewEntry) {
    let isSame = self.entry.id == entry.id && self.entry.storage.type == entry.storage.type
    self.entry = entry
    if isSame {
      if let child { entry.storage.update(_ViewOutputs(child)) }
    } else {
      replaceContent(entry.storage.make)
    }
  }
}
