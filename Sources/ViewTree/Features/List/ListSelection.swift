/// What the taps on rows write to.
enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  init(_ binding: Binding<Value?>?) {
    self = binding.map(Self.one) ?? .none
  }

  init(_ binding: Binding<Set<Value>>?) {
    self = binding.map(Self.several) ?? .none
  }

  /// What a tap on a row with an identity does; nil where rows cannot be selected.
  ///
  /// A single selection takes the row's value. Of several, a tap adds or removes one while the list is
  /// edited and does nothing otherwise. Source: Apple documentation, `List`: several rows are
  /// selected in edit mode.
  var action: RowSelection? {
    switch self {
    case .none:
      nil
    case .one(let binding):
      { id, _ in
        if let value = id.base as? Value { binding.wrappedValue = value }
      }
    case .several(let binding):
      { id, isEditing in
        guard isEditing, let value = id.base as? Value else { return }
        binding.wrappedValue.formSymmetricDifference([value])
      }
    }
  }
}

/// Takes the identity of a row that was tapped, and whether the list is being edited.
typealias RowSelection = (_ id: AnyHashable, _ isEditing: Bool) -> Void

/// A tap on a row that tells the row's identity: its tag, else that of its `ForEach` element.
struct RowTapGesture {
  typealias Value = Void

  let select: RowSelection
}

extension RowTapGesture: PrimitiveGesture {
  nonisolated static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Void> {
    _EndedGesture._makeRecognizer(gesture.tap(site), site: site)
  }

  nonisolated static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Void>
  ) {
    guard let ended = recognizer as? EndedRecognizer<Void> else { return }
    ended.action = gesture.tap(ended.site).action
  }

  private func tap(_ site: GestureSite) -> _EndedGesture<TapGesture> {
    TapGesture().onEnded { [weak site] _ in
      guard let node = site?.node, let id = node.rowIdentity else { return }
      let mode = EnvironmentValues(node.environment).editMode?.wrappedValue
      select(id, mode?.isEditing ?? false)
    }
  }
}

extension Node {
  /// The identity of the row that this node stands round or in.
  fileprivate var rowIdentity: AnyHashable? {
    if let tag = element?.selectionTag { return tag }
    var node: Node? = self
    while let current = node, !(current is LazyNode) {
      if let identity = current.identity { return identity }
      node = current.parent
    }
    return nil
  }
}
