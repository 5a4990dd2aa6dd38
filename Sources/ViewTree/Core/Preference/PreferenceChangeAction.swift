extension View {
  /// Runs an action with the value that this view reports for a key, at first and on every change.
  ///
  /// Content that has no output for the key never calls it. The value is not consumed. After a
  /// change of identity the first value is delivered again. At most two values are delivered per
  /// tick; further ones are dropped with SwiftUI's message. Source: PREF-1.7.
  ///
  /// ```swift
  /// struct HeightKey: PreferenceKey {
  ///   static let defaultValue: CGFloat = 0
  ///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  /// }
  ///
  /// struct Measured: View {
  ///   @State private var height: CGFloat = 0
  ///
  ///   var body: some View {
  ///     Text("\(height)")
  ///       .background(
  ///         GeometryReader { proxy in
  ///           Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
  ///         }
  ///       )
  ///       .onPreferenceChange(HeightKey.self) { height = $0 }
  ///   }
  /// }
  /// ```
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeAction<K>(action: action))
  }
}

nonisolated struct PreferenceChangeAction<K: PreferenceKey>: StructuralModifier
where K.Value: Equatable {
  let action: (K.Value) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PreferenceChangeNode<K> {
    PreferenceChangeNode(modifier.action, inputs)
  }

  static func updateNode(_ modifier: Self, node: PreferenceChangeNode<K>) {
    node.action = modifier.action
  }
}

final class PreferenceChangeNode<K: PreferenceKey>: UnaryNode where K.Value: Equatable {
  fileprivate(set) var action: (K.Value) -> Void
  let operations = PreferenceRegistry.operations(of: K.self)
  private(set) var delivered: K.Value?
  private var limiter = DispatchLimiter()

  init(_ action: @escaping (K.Value) -> Void, _ inputs: _ViewInputs) {
    self.action = action
    super.init(inputs)
    isListener = true
  }

  package override var typeLabel: String { "onPreferenceChange \(operations.name)" }

  override func contentIsCurrent(isNew: Bool) {
    if isNew { queueReading() }
  }

  override func surroundingsChanged(_ change: SurroundingsChange) {
    if change == .choice { queueReading() }
  }

  override func preferenceBelowChanged(_ key: ObjectIdentifier?, from _: Node) -> Bool {
    if key == nil || key == operations.id { queueReading() }
    return false
  }

  override func readPreferences() {
    guard isShown, let value = operations.value(of: child), value != delivered else { return }
    // Remembered even if the action is dropped, which ends a loop.
    delivered = value
    host.observer?.preferenceRead(operations.name, self, value: value)
    guard limiter.allows(host) else {
      host.warn(
        .updatedMultipleTimes,
        "Bound preference \(operations.name) tried to update multiple times per frame.", self)
      return
    }
    host.enqueueAction("onPreferenceChange", self, kind: .reading) { [weak self] in
      self?.action(value)
    }
  }
}
