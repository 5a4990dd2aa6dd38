extension View {
  /// Reports a value made from a place of this view, replacing the value that its content reports.
  ///
  /// The place is that of the view as modified so far. Source: PREF-1.4, ANCHOR-2.3.
  ///
  /// ```swift
  /// struct CentreKey: PreferenceKey {
  ///   static let defaultValue: Anchor<CGPoint>? = nil
  ///
  ///   static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
  ///     value = value ?? nextValue()
  ///   }
  /// }
  ///
  /// let marked = Text("a").anchorPreference(key: CentreKey.self, value: .center) { $0 }
  /// ```
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorWriting<A, K>(source: value, keepsContentValue: false) { $0 = transform($1) })
  }

  /// Changes the value that this view's content reports, with a place of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorWriting<A, K>(source: value, keepsContentValue: true, write: transform))
  }
}

nonisolated struct AnchorWriting<A, K: PreferenceKey>: StructuralModifier {
  let source: Anchor<A>.Source
  let keepsContentValue: Bool
  let write: (inout K.Value, Anchor<A>) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> AnchorWriterNode<A, K> {
    AnchorWriterNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: AnchorWriterNode<A, K>) {
    node.update(modifier)
  }
}

/// Writes a value that depends on where its element lies.
///
/// The place is read when a node above asks for the value, and watched from then on: the value is
/// out of date whenever the element has moved in the root's space.
final class AnchorWriterNode<A, K: PreferenceKey>: PreferenceMakingNode<K> {
  private var modifier: AnchorWriting<A, K>

  init(_ modifier: AnchorWriting<A, K>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  package override var typeLabel: String { "anchorPreference \(cell.key.name)" }

  override func preferenceBelowChanged(_ key: ObjectIdentifier?, from _: Node) -> Bool {
    if key == cell.key.id, !modifier.keepsContentValue { return true }
    // A change of all keys may mean that the captured place now belongs to another view.
    if key == nil || key == cell.key.id { cell.isOutOfDate = true }
    return false
  }

  override func makeValue() -> K.Value {
    var value = modifier.keepsContentValue ? contentValue : K.defaultValue
    guard let element else { return value }
    evaluate {
      host.positions.add(self, reads: element, in: .global, asShown: true)
      modifier.write(&value, Anchor(stored: modifier.source.take(element)))
    }
    return value
  }

  func update(_ modifier: AnchorWriting<A, K>) {
    self.modifier = modifier
    valueChanged()
  }
}
