extension View {
  /// Adds padding outside the view's safe area, with lengths from the view's value for a key.
  ///
  /// The value is read before the first layout, so that content is laid out once: a page beneath its bar.
  ///
  /// - Parameter insets: computes the lengths from the value, or from the key's default; reads no
  ///   state.
  nonisolated package func safeAreaPadding<K: PreferenceKey>(
    reading key: K.Type, _ insets: @escaping (K.Value) -> EdgeInsets
  ) -> some View {
    modifier(ReadSafeAreaPadding<K>(insets: insets))
  }
}

nonisolated struct ReadSafeAreaPadding<K: PreferenceKey>: ForwardingModifier {
  let insets: (K.Value) -> EdgeInsets

  static func makeElement(
    _ modifier: Self, inputs: _ViewInputs
  ) -> ReadSafeAreaPaddingNode<K> {
    ReadSafeAreaPaddingNode(modifier.insets, inputs)
  }

  static func updateElement(_ modifier: Self, node: ReadSafeAreaPaddingNode<K>) {
    node.update(reading: modifier.insets)
  }
}

/// Padding whose lengths depend on a preference of its content.
final class ReadSafeAreaPaddingNode<K: PreferenceKey>: SafeAreaPaddingNode {
  private var read: (K.Value) -> EdgeInsets
  private var hasRead = false
  private let operations = PreferenceRegistry.operations(of: K.self)

  init(_ read: @escaping (K.Value) -> EdgeInsets, _ inputs: _ViewInputs) {
    self.read = read
    super.init(EdgeInsets(), inputs)
    queueReading()
  }

  func update(reading read: @escaping (K.Value) -> EdgeInsets) {
    self.read = read
    readPreferences()
  }

  override func preferenceBelowChanged(_ key: ObjectIdentifier?, from _: Node) -> Bool {
    if key == nil || key == operations.id { queueReading() }
    return false
  }

  override func dependencyChanged() {
    super.dependencyChanged()
    queueReading()
  }

  override func readPreferences() {
    hasRead = true
    update(reading { read(operations.value(of: child) ?? K.defaultValue) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if !hasRead { readPreferences() }
    return super.computeSize(proposal)
  }
}
