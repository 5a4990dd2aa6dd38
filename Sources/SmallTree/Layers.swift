// Layers over and behind a view, which take its size and have no say in it; and a view's own guides.

/// A view and a layer of its size, in front of it or behind it.
///
/// The layer is made when the view has been placed: so one that is made from preferences finds every
/// anchor at its place. Rules: LAYOUT-3.7, PREF-1.5, PREF-1.6.
final class LayerElement: Wrapper {
  private let alignment: Alignment
  private let isBehind: Bool
  private let makeLayer: (Place) -> Element
  private var layer: Element?

  init(
    _ content: Element, _ place: Place, _ alignment: Alignment, isBehind: Bool,
    _ makeLayer: @escaping (Place) -> Element
  ) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.makeLayer = makeLayer
    super.init(content, place)
  }

  /// An overlay comes after its view, a background before it; so do their preferences.
  override var children: [Outline] {
    let layer = layer.map { [Outline.one($0)] } ?? []
    return isBehind ? layer + [.one(content)] : [.one(content)] + layer
  }

  override func placeChildren() {
    super.placeChildren()
    let layer = makeLayer(place.step("layer"))
    self.layer = layer
    stackAxes.map(layer.inheritAxes)
    let view = layer.dimensions(in: ProposedViewSize(size))
    place(layer, at: dimensions.origin(of: view, alignment), view.proposal)
  }
}

extension View {
  /// Lays a view over this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    overlay(content(), alignment: alignment)
  }

  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    layered(as: Kind.Overlay.self, alignment, isBehind: false) { _ in overlay }
  }

  /// Lays a view behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(content(), alignment: alignment)
  }

  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    layered(as: Kind.Background.self, alignment, isBehind: true) { _ in background }
  }

  /// Adds a layer that is made when the view has been placed, so that it finds every anchor in it.
  func layered<Kind, V: View>(
    as kind: Kind.Type, _ alignment: Alignment, isBehind: Bool, _ layer: @escaping (Element) -> V
  ) -> some View {
    wrapped(as: (Kind, V).self) { element, place in
      LayerElement(element, place, alignment, isBehind: isBehind) {
        $0.element(of: layer(element), in: ZStackLayout())
      }
    }
  }

  /// Names the view for a host.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    telling(as: Kind.Identifier.self) { $0.identifiers.append(identifier) }
  }

  /// Shows nothing of the view, which keeps its room and its preferences. Rule: PREF-1.8.
  public func hidden() -> some View { telling(as: Kind.Hidden.self) { _ in } }

  /// Draws the view in front of its neighbours, or behind. In a list that can change its preference
  /// comes later too. Rule: PREF-1.3.3.
  public func zIndex(_ value: Double) -> some View {
    telling(as: Kind.Depth.self) { $0.ownDepth = $0.ownDepth ?? value }
  }

  /// Sets a guide, in points of this view's own space. All other guides show through.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(as: Kind.Guide.self) { GuideElement($0, $1, g.key, computeValue) }
  }

  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(as: Kind.Guide.self) { GuideElement($0, $1, g.key, computeValue) }
  }
}

/// Sets one guide of its content. Rule: LAYOUT-3.9.
private final class GuideElement: Wrapper {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat

  init(
    _ content: Element, _ place: Place, _ key: AlignmentKey,
    _ compute: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.key = key
    self.compute = compute
    super.init(content, place)
  }

  override func explicitGuide(_ key: AlignmentKey, in own: ViewDimensions) -> CGFloat? {
    key == self.key
      ? compute(ViewDimensions(size: own.size, proposal: own.proposal, element: content))
      : super.explicitGuide(key, in: own)
  }
}
