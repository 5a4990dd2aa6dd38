// Layers made from a style or a shape: a colour is both a view and a style; here it is a style.

extension View {
  /// Lays a style over the view, extending into the unsafe area at the given edges that touch it.
  ///
  /// - Parameters:
  ///   - style: a colour, material or gradient that fills the layer in front.
  ///   - edges: an empty set keeps the style inside the view's frame.
  /// - Source: LAYOUT-3.12.2.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayerModifier<_, InFront>(
        layer: StyleView(style).ignoresSafeArea(edges: edges), alignment: .center))
  }

  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(LayerModifier<_, InFront>(layer: shape.fill(style), alignment: .center))
  }

  /// Lays a style behind the view, extending into the unsafe area at the given edges that touch it.
  ///
  /// - Parameters:
  ///   - style: a colour, material or gradient that fills the layer behind.
  ///   - edges: an empty set keeps the style inside the view's frame.
  /// - Source: LAYOUT-3.12.2.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayerModifier<_, Behind>(
        layer: StyleView(style).ignoresSafeArea(edges: edges), alignment: .center))
  }

  /// Lays a material behind the view, and exposes it as ``EnvironmentValues/backgroundMaterial``.
  nonisolated public func background(
    _ style: Material, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    environment(\.backgroundMaterial, style).modifier(
      LayerModifier<_, Behind>(
        layer: StyleView(style).ignoresSafeArea(edges: edges), alignment: .center))
  }

  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(LayerModifier<_, Behind>(layer: shape.fill(style), alignment: .center))
  }

  nonisolated public func background<T: Shape>(
    _ style: Material, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    environment(\.backgroundMaterial, style)
      .modifier(LayerModifier<_, Behind>(layer: shape.fill(style), alignment: .center))
  }

  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(LayerModifier<_, Behind>(layer: shape, alignment: .center))
  }
}
