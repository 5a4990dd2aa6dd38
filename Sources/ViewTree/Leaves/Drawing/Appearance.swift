extension View {
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    changingLook(.foregroundColor(color))
  }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingLook(.foregroundStyle([style._paint.paint]))
  }

  nonisolated public func accentColor(_ color: Color?) -> some View {
    changingLook(.accentColor(color))
  }

  nonisolated public func tint(_ color: Color?) -> some View {
    changingLook(.tint(color.map { .color($0) }))
  }

  /// Sets the font of the text inside; unlike the other modifiers here, it affects layout.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    changingLook(.clip(ClipOutline(.bounds)))
  }

  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    changingLook(.clip(ClipOutline(.corners(radius))))
  }

  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    changingLook(.clip(ClipOutline(.shape(shape, isEOFilled: style.isEOFilled))))
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    changingLook(.shadow(Shadow(color: color, radius: radius, x: x, y: y)))
  }

  /// Shows the view only where the mask is opaque; the mask is proposed the view's size.
  ///
  /// It is laid out like an overlay, so its readers and writers run.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      LayerModifier<_, Masking>(layer: mask().allowsHitTesting(false), alignment: alignment))
  }

  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }

  nonisolated public func drawingGroup(opaque: Bool = false) -> some View {
    recorded("drawingGroup")
  }

  nonisolated public func compositingGroup() -> some View { recorded("compositingGroup") }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    changingLook(.blur(radius))
  }

  /// Draws a line inside the view's edges: an overlay without an effect on layout.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// Hides the view but keeps its place; its preferences are still reported.
  ///
  /// Source: PREF-1.8.
  nonisolated public func hidden() -> some View { changingLook(.hidden) }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    changingLook(.allowsHitTesting(enabled))
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    recorded("accessibilityLabel", label.string)
  }

  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    recorded("accessibilityLabel", label.text)
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    recorded("accessibilityHidden", "\(hidden)")
  }

  /// Names the view for tests and tools.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }
}

nonisolated struct IdentifierModifier: StructuralModifier {
  let identifier: String

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ValueAttributeNode<String> {
    ValueAttributeNode(modifier.identifier, inputs) { $0.identifiers.append($1) }
  }

  static func updateNode(_ modifier: Self, node: ValueAttributeNode<String>) {
    if node.value != modifier.identifier { node.update(modifier.identifier) }
  }
}
