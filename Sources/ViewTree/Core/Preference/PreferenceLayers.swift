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

/// A layer whose content is made of a preference.
///
/// All that is in it waits until the layer has read: so each of its closures sees one state an
/// update, and runs once. Source: PREF-1.6.5.
class ReadLayerNode: LayerNode {
  private final var heldBodies: [Node] = []
  private final var heldReaders: [Node] = []
  private final var heldPlacings: [LayoutNode] = []
  fileprivate final var isLayerHeld = false

  override final func holdsLayerBack() -> Bool {
    guard host.layerReading.isComing, host.layerReading.node !== self else { return false }
    isLayerHeld = true
    queueReading()
    return true
  }

  fileprivate final func hold(body: Node) {
    heldBodies.append(body)
    queueReading()
  }

  fileprivate final func hold(reader: Node) { heldReaders.append(reader) }

  fileprivate final func hold(placing node: LayoutNode) {
    node.needsPlacing = true
    heldPlacings.append(node)
  }

  /// Brings what is in the layer up to date, now that the layer is: bodies that still wait run, and
  /// the closures of geometry readers when they have been placed.
  final func bringContentUpToDate(_ update: () -> Void) {
    let outer = host.layerReading.waitsForPlaces
    host.layerReading.waitsForPlaces = true
    update()
    for node in heldBodies where node.isAlive && node.isQueuedForUpdate {
      host.updateQueue.insert(node)
    }
    heldBodies = []
    if !host.updateQueue.isEmpty { host.updateBodies() }
    host.layerReading.waitsForPlaces = outer
    for node in heldReaders where node.isAlive { host.readerQueue.insert(node) }
    heldReaders = []
    guard isLayerHeld else { return }
    isLayerHeld = false
    let isAtRest = host.layoutQueue.isEmpty
    if isAtRest { placeLayer() } else { setNeedsLayout() }
    let placings = heldPlacings
    heldPlacings = []
    for node in placings where node.isAlive && node.needsPlacing {
      if isAtRest { node.placeAgain() } else { node.setNeedsLayout() }
    }
  }
}

extension Node {
  /// The nearest layer that has the node in its secondary view.
  fileprivate final var readLayer: ReadLayerNode? {
    var child: Node = self
    while let parent = child.parent {
      if parent.makesOfPreference {
        let layer = unsafeDowncast(parent, to: ReadLayerNode.self)
        if layer.secondary === child { return layer }
      }
      child = parent
    }
    return nil
  }

  /// Whether the node's body has to wait for a layer, which then lets it run.
  @inline(__always)
  final func waitsForLayer() -> Bool { isMadeOfPreference && isHeldAsBody() }

  private final func isHeldAsBody() -> Bool {
    guard let layer = layerToRead else { return false }
    layer.hold(body: self)
    return true
  }

  /// The layer around whose reading this pass has yet to do; nil where there is none.
  @inline(__always)
  final var layerToRead: ReadLayerNode? {
    guard isMadeOfPreference, host.layerReading.isComing, let layer = readLayer,
      layer !== host.layerReading.node
    else { return nil }
    return layer
  }

  /// Whether the node's reading has to wait for a layer around, which then lets it read.
  final func waitsForLayerToRead() -> Bool {
    guard isMadeOfPreference, let layer = readLayer, layer.isQueuedForReading else { return false }
    layer.hold(reader: self)
    return true
  }
}

extension LayoutNode {
  /// Whether a layer around has yet to be placed, so that what is in it may get other places; the
  /// layer then lets the node place its children.
  final func waitsForPlace() -> Bool {
    var child: Node = self
    while child.isMadeOfPreference, let layer = child.readLayer {
      if layer.isLayerHeld {
        layer.hold(placing: self)
        return true
      }
      child = layer
    }
    return false
  }
}

/// A layer whose content is made when the primary's geometry and value are known.
///
/// The content exists from the pass over preferences on; it runs again when the value, or something
/// that it read, has changed.
final class PreferenceLayerNode<K: PreferenceKey, Layer: View>: ReadLayerNode {
  private var transform: (K.Value) -> Layer
  /// Whether the transform has to run again.
  private var isOutOfDate = true
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
    readAgain()
  }

  private func readAgain() {
    isOutOfDate = true
    queueReading()
  }

  /// News from the layer itself concern those above only: there is no self-feeding.
  override func preferenceBelowChanged(_ key: ObjectIdentifier?, from source: Node) -> Bool {
    if source === child, key == nil || key == operations.id { readAgain() }
    return false
  }

  override func dependencyChanged() {
    super.dependencyChanged()
    readAgain()
  }

  override func readPreferences() {
    bringContentUpToDate { if isOutOfDate { makeContent() } }
  }

  private func makeContent() {
    isOutOfDate = false
    let value = operations.value(of: child) ?? K.defaultValue
    host.observer?.preferenceRead(operations.name, self, value: value)
    let view = evaluate {
      refreshDirection()
      return transform(value)
    }
    if let secondary {
      Layer._updateView(view: view, outputs: _ViewOutputs(secondary))
    } else {
      makesOfPreference = true
      show(Layer._makeView(view: view, inputs: _ViewInputs(parent: self, slot: .layered)).node)
      invalidatePreferences(nil)
      if isPlaced { setNeedsLayout() }
    }
  }
}
