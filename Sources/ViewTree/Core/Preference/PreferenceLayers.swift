extension View {
  /// Lays over this view another one, made from the value that this view reports for a key.
  ///
  /// The transform gets the value of this view alone, or the default if it has no output; it never
  /// sees a value that the overlay writes. Outside, both values are combined, this view's first.
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

  /// Lays behind this view another one, made from the value that this view reports for a key.
  ///
  /// Outside, both values are combined, the background's first. Source: PREF-1.6.
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

/// A layer whose content is made from a preference.
///
/// Everything inside waits until the layer has read, so that each of its closures sees one state
/// per update and runs once. Source: PREF-1.6.5.
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

  /// Brings the layer's content up to date once the layer is: waiting bodies run, and so do the
  /// closures of geometry readers that have been placed.
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
  /// The nearest layer with the node in its secondary view.
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

  /// The layer around that has yet to read in this pass; nil if there is none.
  @inline(__always)
  final var layerToRead: ReadLayerNode? {
    guard isMadeOfPreference, host.layerReading.isComing, let layer = readLayer,
      layer !== host.layerReading.node
    else { return nil }
    return layer
  }

  /// Whether the node has to wait for a layer around it before it reads.
  final func waitsForLayerToRead() -> Bool {
    guard isMadeOfPreference, let layer = readLayer, layer.isQueuedForReading else { return false }
    layer.hold(reader: self)
    return true
  }
}

extension LayoutNode {
  /// Whether a layer around has yet to be placed, so that the places inside may change; the layer
  /// then lets the node place its children.
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
/// The content exists from the preference pass on; it is made again when the value, or something
/// else that it read, has changed.
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

  /// A change inside the layer concerns only the nodes above: the layer does not feed itself.
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
