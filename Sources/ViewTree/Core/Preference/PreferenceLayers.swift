extension View {
  /// Lays a view over this one that is made from the value this view reports for a key.
  ///
  /// The transform gets the value of this view alone, or the default where it has no output; a
  /// value that the overlay writes never reaches it. Outwards both are combined, this view first.
  /// Source: PREF-1.6.
  ///
  /// ```swift
  /// struct BoundsKey: PreferenceKey {
  ///   static let defaultValue: [Anchor<CGRect>] = []
  ///
  ///   static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
  ///     value += nextValue()
  ///   }
  /// }
  ///
  /// let outlined = HStack {
  ///   Text("a")
  ///   Text("b").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
  /// }
  /// .overlayPreferenceValue(BoundsKey.self) { anchors in
  ///   GeometryReader { proxy in
  ///     ForEach(anchors.indices, id: \.self) { index in
  ///       let frame = proxy[anchors[index]]
  ///       Rectangle().stroke()
  ///         .frame(width: frame.width, height: frame.height)
  ///         .offset(x: frame.minX, y: frame.minY)
  ///     }
  ///   }
  /// }
  /// ```
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V, InFront>(transform: transform, alignment: .center))
  }

  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V, InFront>(transform: transform, alignment: alignment))
  }

  /// Lays a view behind this one that is made from the value this view reports for a key.
  ///
  /// Outwards both are combined, the background first. Source: PREF-1.6.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V, Behind>(transform: transform, alignment: .center))
  }

  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V, Behind>(transform: transform, alignment: alignment))
  }
}

nonisolated struct PreferenceLayerModifier<K: PreferenceKey, Layer: View, Side: LayerSide>:
  ForwardingModifier
{
  let transform: (K.Value) -> Layer
  let alignment: Alignment

  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> PreferenceLayerNode<K, Layer> {
    PreferenceLayerNode(
      modifier.transform, modifier.alignment, isBehind: Side.isBehind, inputs)
  }

  static func updateElement(_ modifier: Self, node: PreferenceLayerNode<K, Layer>) {
    node.update(modifier.transform, modifier.alignment)
  }
}

/// A layer whose content is made when the primary's geometry and value are known.
///
/// The content exists from the pass over preferences on; it runs again when the value, or something
/// that it read, has changed.
final class PreferenceLayerNode<K: PreferenceKey, Layer: View>: LayerNode {
  private var transform: (K.Value) -> Layer
  private let operations = PreferenceRegistry.operations(of: K.self)

  init(
    _ transform: @escaping (K.Value) -> Layer, _ alignment: Alignment, isBehind: Bool,
    _ inputs: _ViewInputs
  ) {
    self.transform = transform
    super.init(
      alignment, isBehind: isBehind,
      label: isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue", inputs)
    queueReading()
  }

  func update(_ transform: @escaping (K.Value) -> Layer, _ alignment: Alignment) {
    self.transform = transform
    update(alignment)
    queueReading()
  }

  /// News from the layer itself concern those above only: there is no self-feeding.
  override func preferenceBelowChanged(_ key: ObjectIdentifier?, from source: Node) -> Bool {
    if source === child, key == nil || key == operations.id { queueReading() }
    return false
  }

  override func dependencyChanged() {
    super.dependencyChanged()
    queueReading()
  }

  override func readPreferences() {
    let value = operations.value(of: child) ?? K.defaultValue
    host.observer?.preferenceRead(operations.name, self, value: value)
    let view = evaluate {
      refreshDirection()
      return transform(value)
    }
    if let secondary {
      Layer._updateView(view: view, outputs: _ViewOutputs(secondary))
    } else {
      show(Layer._makeView(view: view, inputs: _ViewInputs(parent: self, slot: .layered)).node)
      invalidatePreferences(nil)
      if isPlaced { setNeedsLayout() }
    }
  }
}
