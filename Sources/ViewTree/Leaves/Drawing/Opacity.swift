extension View {
  /// Makes the view translucent; layout is untouched.
  ///
  /// - NaN: 1, fully opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity.isNaN ? 1 : opacity))
  }
}

nonisolated struct OpacityModifier: StructuralModifier {
  let opacity: Double

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> OpacityNode {
    OpacityNode(modifier.opacity, inputs)
  }

  static func updateNode(_ modifier: Self, node: OpacityNode) { node.update(modifier.opacity) }
}

/// Attaches an opacity, which approaches its final value while it is animated.
final class OpacityNode: AttributeNode {
  private(set) var opacity: Double
  private var motion: Motion<Double>?

  init(_ opacity: Double, _ inputs: _ViewInputs) {
    self.opacity = opacity
    super.init(inputs)
  }

  override func attach(to attributes: ElementAttributes) {
    attributes.appearance.append(AppearanceChange.opacity(opacity))
  }

  override var presentedAppearance: [any LookChange] {
    [AppearanceChange.opacity(presentedOpacity)]
  }

  func update(_ opacity: Double) {
    guard opacity != self.opacity else { return }
    if host.mayAnimate {
      Motion.begin(&motion, of: self, by: opacity - self.opacity, in: transaction)
    }
    self.opacity = opacity
    attachAgain()
  }

  /// The opacity that is shown, from 0 to 1.
  var presentedOpacity: Double { min(max(opacity + (motion?.remaining ?? 0), 0), 1) }
}

extension LayoutNode {
  /// The opacity that default transitions give the element: those of the nodes from the element up
  /// to the next one.
  package final var presentedFade: Double {
    guard let part = host.parts.joined(AnimationPart.self), !part.fades.isEmpty else { return 1 }
    var product = 1.0
    var node: Node? = self
    while let current = node {
      if let fade = part.fade(of: current) { product *= fade.presented }
      node = current.parent
      if node is LayoutNode { break }
    }
    return product
  }

  /// The shown opacity of the element: its own opacities times those of everything around it.
  package final var presentedOpacity: Double {
    var product = 1.0
    let part = host.parts.joined(AnimationPart.self)
    var node: Node? = self
    while let current = node {
      if let opacity = current as? OpacityNode { product *= opacity.presentedOpacity }
      if let fade = part?.fade(of: current) { product *= fade.presented }
      node = current.parent
    }
    return product
  }
}
