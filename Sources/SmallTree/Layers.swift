// Layers over and behind a view, which take its size and have no say in it; and a view's own guides.

/// A view and a layer of its size, in front of it or behind it.
///
/// The layer is made when the view has been placed: so one that is made from preferences finds every
/// anchor at its place. Rules: LAYOUT-3.7, PREF-1.5, PREF-1.6.
final class LayerElement: Wrapper {
  private let alignment: Alignment
  private let isBehind: Bool
  private let layerPlace: Place
  private let makeLayer: (Place) -> Element
  private var layer: Element?

  init(
    _ content: Element, _ alignment: Alignment, isBehind: Bool, _ place: Place,
    _ makeLayer: @escaping (Place) -> Element
  ) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.makeLayer = makeLayer
    layerPlace = place.step("layer")
    super.init(content, place)
  }

  override var children: [Outline] {
    let layer = layer.map { [Outline.one($0)] } ?? []
    return isBehind ? layer + [.one(content)] : [.one(content)] + layer
  }

  override func placeChildren() {
    super.placeChildren()
    let layer = makeLayer(layerPlace)
    self.layer = layer
    let question = ProposedViewSize(size)
    let line = ViewDimensions(size: size, proposal: proposal, element: self)[alignment]
    let guide = ViewDimensions(
      size: layer.size(question), proposal: question, element: layer)[alignment]
    place(layer, at: CGPoint(x: line.x - guide.x, y: line.y - guide.y), question)
  }

  /// An overlay is folded after its view, a background before it.
  override func makeOutput<K: PreferenceKey>(_ key: K.Type) -> (() -> K.Value)? {
    let outputs = [content.output(key), layer?.output(key)]
    return folded(key, isBehind ? outputs.reversed() : outputs)
  }
}

extension View {
  /// Lays a view over this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isBehind: false)
  }

  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    layered(overlay, alignment, isBehind: false)
  }

  /// Lays a view behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isBehind: true)
  }

  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    layered(background, alignment, isBehind: true)
  }

  private func layered<V: View>(
    _ layer: V, _ alignment: Alignment, isBehind: Bool, _ name: String = #function
  ) -> some View {
    wrapped(as: V.self, name) { element, place in
      LayerElement(element, alignment, isBehind: isBehind, place) {
        $0.element(of: layer, in: .layers)
      }
    }
  }

  /// Shows nothing of the view, which keeps its room and its preferences. Rule: PREF-1.8.
  public func hidden() -> some View { self }

  /// Draws the view in front of its neighbours, or behind. In a list that can change its preference
  /// comes later too. Rule: PREF-1.3.3.
  public func zIndex(_ value: Double) -> some View {
    telling { $0.ownDepth = $0.ownDepth ?? value }
  }

  /// Sets a guide, in points of this view's own space. All other guides show through.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped { GuideElement($0, g.key, $1, computeValue) }
  }

  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped { GuideElement($0, g.key, $1, computeValue) }
  }
}

/// Sets one guide of its content. Rule: LAYOUT-3.9.
private final class GuideElement: Wrapper {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat

  init(
    _ content: Element, _ key: AlignmentKey, _ place: Place,
    _ compute: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.key = key
    self.compute = compute
    super.init(content, place)
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    key == self.key
      ? compute(ViewDimensions(size: size, proposal: proposal, element: content))
      : super.explicitGuide(key, size, proposal)
  }
}
