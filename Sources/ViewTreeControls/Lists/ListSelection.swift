/// The selection that taps on rows write to.
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

  /// The action of a tap on a row with an identity; nil where rows cannot be selected.
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
