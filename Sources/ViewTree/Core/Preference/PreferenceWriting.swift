extension View {
  /// Reports a value for a key, replacing everything that this view's content reports for it.
  ///
  /// Applied to several views, it writes once for each. Source: PREF-1.4.
  ///
  /// ```swift
  /// struct TitleKey: PreferenceKey {
  ///   static let defaultValue = ""
  ///   static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  /// }
  ///
  /// let page = Text("body").preference(key: TitleKey.self, value: "Title")
  /// ```
  @inlinable nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value that this view's content reports for a key, or the key's default.
  ///
  /// There is always an output. Source: PREF-1.4.
  ///
  /// ```swift
  /// struct DepthKey: PreferenceKey {
  ///   static let defaultValue = 0
  ///   static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue())
  ///   }
  /// }
  ///
  /// // One more than the depth inside.
  /// let deeper = Text("a").transformPreference(DepthKey.self) { $0 += 1 }
  /// ```
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }
}

/// Reports a value; public so that `preference(key:value:)` inlines into clients.
public nonisolated struct _PreferenceWritingModifier<K: PreferenceKey>: PrimitiveModifier {
  let value: K.Value

  public init(value: K.Value) {
    self.value = value
  }

  public static func makeModifier(
    _ modifier: Self, inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let value = PreferenceRegistry.operations(of: K.self).makeCell()
    value.store(modifier.value)
    let node = PreferenceWriterNode(value, inputs)
    node.child = content(inputs.below(node)).node
    return _ViewOutputs(node)
  }

  public static func updateModifier(
    _ modifier: Self, outputs: _ViewOutputs, content: (_ViewOutputs) -> Void
  ) {
    let node = unsafeDowncast(outputs.node, to: PreferenceWriterNode.self)
    let value = unsafeDowncast(node.cell, to: PreferenceValue<K>.self)
    let isSame = ValueComparison.areEqual(value.present, modifier.value)
    value.store(modifier.value)
    if !isSame { node.valueChanged() }
    if let child = node.child { content(_ViewOutputs(child)) }
  }
}

/// A node that belongs to one element and writes or changes what it reports.
///
/// It knows its key only by the cell: a class made for each key would be looked up for each node.
package class PreferenceSourceNode: UnaryNode {
  /// The reported value, kept here: such a node caches no other.
  final let cell: PreferenceCell

  init(_ cell: PreferenceCell, _ inputs: _ViewInputs) {
    self.cell = cell
    super.init(inputs)
  }

  override final func collectElements(into list: inout [LayoutNode], root: Node?) {
    super.collectElements(into: &list, root: root ?? self)
  }

  override final func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool {
    key === cell.key || super.hasPreferenceOutput(key)
  }

  override final func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    guard key === cell.key else { return super.preferenceOutput(key) }
    if cell.isOutOfDate {
      cell.isOutOfDate = false
      write()
      if let observer = host.observer {
        observer.preferenceWritten(key.name, self, value: cell.anyValue)
      }
    }
    return Unretained(cell)
  }

  /// Puts the value to report into the cell; called when a node above asks for it.
  func write() {}

  /// Makes the reported value out of date, here and above.
  final func valueChanged() {
    guard !cell.isOutOfDate else { return }
    cell.isOutOfDate = true
    invalidatePreferencesAbove(cell.key.id)
  }
}

/// Reports a value that a view gives.
final class PreferenceWriterNode: PreferenceSourceNode {
  package override var typeLabel: String { "preference \(cell.key.name)" }

  /// A value that the content writes for the same key is replaced, so its changes end here.
  override func preferenceBelowChanged(_ key: ObjectIdentifier?, from _: Node) -> Bool {
    key == cell.key.id
  }
}

/// A source that makes its value on demand.
class PreferenceMakingNode<K: PreferenceKey>: PreferenceSourceNode {
  init(_ inputs: _ViewInputs) {
    super.init(PreferenceRegistry.operations(of: K.self).makeCell(), inputs)
  }

  /// The value that the content reports for the key, or its default.
  final var contentValue: K.Value {
    unsafeDowncast(cell.key, to: PreferenceOperationsOf<K>.self).value(of: child) ?? K.defaultValue
  }

  override final func write() {
    unsafeDowncast(cell, to: PreferenceValue<K>.self).store(makeValue())
  }

  func makeValue() -> K.Value { contentValue }

  override final func dependencyChanged() { valueChanged() }
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

final class PreferenceTransformNode<K: PreferenceKey>: PreferenceMakingNode<K> {
  private(set) var transform: (inout K.Value) -> Void

  init(_ transform: @escaping (inout K.Value) -> Void, _ inputs: _ViewInputs) {
    self.transform = transform
    super.init(inputs)
  }

  package override var typeLabel: String { "transformPreference \(cell.key.name)" }

  override func preferenceBelowChanged(_ key: ObjectIdentifier?, from _: Node) -> Bool {
    if key == nil || key == cell.key.id { cell.isOutOfDate = true }
    return false
  }

  override func makeValue() -> K.Value {
    var value = contentValue
    evaluate { transform(&value) }
    return value
  }

  func update(_ transform: @escaping (inout K.Value) -> Void) {
    self.transform = transform
    valueChanged()
  }
}
