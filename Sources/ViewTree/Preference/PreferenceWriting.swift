extension View {
  /// Reports a value for a key, in place of everything that this view's content reports for it.
  ///
  /// Applied to several views it writes once for each. Source: `semantics.md` 1.4.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriting<K>(value: value))
  }

  /// Changes the value that this view's content reports for a key, or the key's default.
  ///
  /// There is always an output. Source: `semantics.md` 1.4.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }
}

nonisolated struct PreferenceWriting<K: PreferenceKey>: StructuralModifier {
  let value: K.Value

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PreferenceWriterNode<K> {
    PreferenceWriterNode(modifier.value, inputs)
  }

  static func updateNode(_ modifier: Self, node: PreferenceWriterNode<K>) {
    node.update(modifier.value)
  }
}

/// A node that belongs to one element and writes or changes what it reports.
class PreferenceSourceNode<K: PreferenceKey>: UnaryNode {
  final let operations = PreferenceOperationsOf<K>.shared()

  override final func collectElements(into list: inout [LayoutNode], root: Node?) {
    super.collectElements(into: &list, root: root ?? self)
  }

  override final func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool {
    key === operations || super.hasPreferenceOutput(key)
  }

  package override final func preferenceOutput(_ key: PreferenceOperations) -> PreferenceCell? {
    guard key === operations else { return super.preferenceOutput(key) }
    let (cell, isCurrent) = operations.cell(of: self)
    if !isCurrent {
      cell.isOutOfDate = false
      let value = written()
      cell.store(value)
      host.observer?.preferenceWritten(operations.name, self, value: value)
    }
    return cell
  }

  /// The value to report, computed when somebody above asks for it.
  func written() -> K.Value { K.defaultValue }

  /// Makes the reported value out of date, here and above.
  final func valueChanged() {
    guard let cell = preferenceCell(operations), !cell.isOutOfDate else { return }
    cell.isOutOfDate = true
    invalidatePreferencesAbove(operations.id)
  }
}

final class PreferenceWriterNode<K: PreferenceKey>: PreferenceSourceNode<K> {
  private var value: K.Value

  init(_ value: K.Value, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
  }

  package override var typeLabel: String { "preference \(operations.name)" }

  /// What the content writes for the same key is replaced, so that its changes end here.
  override func preferenceBelowChanged(_ key: ObjectIdentifier?, from _: Node) -> Bool {
    key == operations.id
  }

  override func written() -> K.Value { value }

  func update(_ value: K.Value) {
    let isSame = ValueComparison.areEqual(self.value, value)
    self.value = value
    if !isSame { valueChanged() }
  }
}

nonisolated struct PreferenceTransform<K: PreferenceKey>: StructuralModifier {
  let transform: (inout K.Value) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PreferenceTransformNode<K> {
    PreferenceTransformNode(modifier.transform, inputs)
  }

  static func updateNode(_ modifier: Self, node: PreferenceTransformNode<K>) {
    node.update(modifier.transform)
  }
}

final class PreferenceTransformNode<K: PreferenceKey>: PreferenceSourceNode<K> {
  private var transform: (inout K.Value) -> Void

  init(_ transform: @escaping (inout K.Value) -> Void, _ inputs: _ViewInputs) {
    self.transform = transform
    super.init(inputs)
  }

  package override var typeLabel: String { "transformPreference \(operations.name)" }

  override var cachesPreferences: Bool { false }

  override func preferenceBelowChanged(_ key: ObjectIdentifier?, from _: Node) -> Bool {
    if key == nil || key == operations.id {
      preferenceCell(operations)?.isOutOfDate = true
    }
    return false
  }

  override func written() -> K.Value {
    var value = operations.value(of: child) ?? K.defaultValue
    evaluate { transform(&value) }
    return value
  }

  override func dependencyChanged() { valueChanged() }

  func update(_ transform: @escaping (inout K.Value) -> Void) {
    self.transform = transform
    valueChanged()
  }
}
