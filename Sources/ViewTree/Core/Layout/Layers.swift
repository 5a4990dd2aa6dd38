extension View {
  /// Lays a view over this one, in its size.
  ///
  /// The overlay is proposed this view's size and placed by the alignment's guides; it does not
  /// affect layout. Preferences combine in the order this view, overlay. A colour is both a view
  /// and a style; here it is taken as a style. Source: PREF-1.5, LAYOUT-3.7.
  ///
  /// ```swift
  /// Color.gray.frame(width: 40, height: 40)
  ///   .overlay(alignment: .topTrailing) { Text("1") }
  /// ```
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier<_, InFront>(layer: overlay, alignment: alignment))
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier<_, InFront>(layer: content(), alignment: alignment))
  }

  /// Lays a view behind this one, in its size.
  ///
  /// Preferences combine in the order background, this view. Source: PREF-1.5.
  ///
  /// ```swift
  /// Text("a").padding(8)
  ///   .background { RoundedRectangle(cornerRadius: 4).fill(Color.yellow) }
  /// ```
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier<_, Behind>(layer: background, alignment: alignment))
  }

  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier<_, Behind>(layer: content(), alignment: alignment))
  }
}

/// The side of its primary on which a layer lies.
///
/// A type, not a value: an overlay that becomes a background is another view.
protocol LayerSide {
  nonisolated static var isBehind: Bool { get }
  /// Whether the layer itself is not shown but decides where its primary is.
  nonisolated static var isMask: Bool { get }
}

extension LayerSide {
  nonisolated static var isMask: Bool { false }
}

enum InFront: LayerSide {
  nonisolated static var isBehind: Bool { false }
}

enum Behind: LayerSide {
  nonisolated static var isBehind: Bool { true }
}

enum Masking: LayerSide {
  nonisolated static var isBehind: Bool { false }
  nonisolated static var isMask: Bool { true }
}

nonisolated struct LayerModifier<Layer: View, Side: LayerSide>: ForwardingModifier {
  let layer: Layer
  let alignment: Alignment

  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> LayerNode {
    let node = LayerNode(
      modifier.alignment, isBehind: Side.isBehind,
      label: Side.isMask ? "mask" : Side.isBehind ? "background" : "overlay", inputs)
    node.isMask = Side.isMask
    node.show(
      Layer._makeView(view: modifier.layer, inputs: _ViewInputs(parent: node, slot: .layered)).node)
    return node
  }

  static func updateElement(_ modifier: Self, node: LayerNode) {
    node.update(modifier.alignment)
    if let layer = node.secondary {
      Layer._updateView(view: modifier.layer, outputs: _ViewOutputs(layer))
    }
  }
}

/// A primary view and a layer of its size, behind it or in front of it.
@UncheckedAccess
package class LayerNode: SecondaryNode {
  private final var alignment: Alignment
  /// Whether the layer decides where the primary is shown.
  package final var isMask = false
  private final let label: String

  init(_ alignment: Alignment, isBehind: Bool, label: String, _ inputs: _ViewInputs) {
    self.alignment = alignment
    self.label = label
    super.init(isBehind: isBehind, inputs)
  }

  package override var typeLabel: String { label }

  final func update(_ alignment: Alignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    setNeedsLayout()
  }

  override final func computeWidth(_ proposal: ProposedViewSize) -> CGFloat? {
    contentElement?.measureWidth(proposal)
  }

  override final func placeChildren() {
    super.placeChildren()
    if recorder != nil || !holdsLayerBack() { placeLayer() }
  }

  /// Whether the layer waits for something before it is placed.
  func holdsLayerBack() -> Bool { false }

  final func placeLayer() {
    guard let layer = secondaryElement else { return }
    let proposal = ProposedViewSize(size)
    let layerSize = layer.measure(proposal)
    layer.tell(.question) { Reason(.asked, .own($0)) }
    func origin(_ key: AlignmentKey) -> CGFloat {
      let line = guide(key, size: size, proposal: placedProposal)
      let guide = layer.guide(key, size: layerSize, proposal: proposal)
      layer.tell(.place) { axis in
        guard axis == key.axis else { return nil }
        return .placed(
          axis, line: line, in: size[axis], guide: guide, of: layer, layerSize[axis])
      }
      return line - guide
    }
    receivePlacement(
      of: layer,
      at: CGPoint(x: origin(alignment.horizontal.key), y: origin(alignment.vertical.key)),
      size: layerSize, proposal: proposal)
  }
}
