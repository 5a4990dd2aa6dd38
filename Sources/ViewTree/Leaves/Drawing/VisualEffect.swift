/// Changes how a view looks without affecting layout: offsets, scalings, colours.
///
/// Effects are recorded on the element, in order of application, for pictures and hit tests; they
/// move no frames.
///
/// - Source: Apple documentation, `VisualEffect`.
public protocol VisualEffect: Sendable {
  /// The effects so far, as name and value.
  var _recordedEffects: [RecordedVisualEffect.Effect] { get }
}

extension VisualEffect {
  public var _recordedEffects: [RecordedVisualEffect.Effect] { [] }
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// Effects applied one after the other.
public struct RecordedVisualEffect: VisualEffect {
  public struct Effect: Equatable, Sendable {
    package let change: AppearanceChange

    public var name: String { change.name }
    public var value: String { change.value }
  }

  public let _recordedEffects: [Effect]
}

extension VisualEffect {
  private func adding(_ change: AppearanceChange) -> RecordedVisualEffect {
    RecordedVisualEffect(
      _recordedEffects: _recordedEffects + [RecordedVisualEffect.Effect(change: change)])
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.effect(.offset(CGSize(width: x, height: y))))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.effect(.scale(CGSize(width: x, height: y), anchor)))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.effect(.rotation(angle, anchor)))
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .turn(
        TurnInSpace(
          angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
          perspective: perspective)))
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.effect(.transform(transform)))
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity(opacity.isNaN ? 1 : opacity))
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius))
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filter(.brightness(amount)))
  }

  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.filter(.contrast(amount)))
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filter(.saturation(amount)))
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filter(.grayscale(amount)))
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(.hueRotation(angle)))
  }
}

extension View {
  /// Applies effects that depend on the view's geometry; see ``VisualEffect``.
  ///
  /// The closure runs again whenever the geometry that it has read changes.
  ///
  /// - Source: Apple documentation, `visualEffect(_:)`.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { element, _ in
        effect(EmptyVisualEffect(), GeometryProxy(element))._recordedEffects
      })
  }
}

nonisolated struct VisualEffectModifier: StructuralModifier {
  /// The effects for an element at its current place; its reads are recorded for the given node.
  let effects: (LayoutNode, Node) -> [RecordedVisualEffect.Effect]

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> VisualEffectNode {
    VisualEffectNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: VisualEffectNode) { node.update(modifier) }
}

/// Evaluates effects after each layout or movement that they depend on, and attaches them.
final class VisualEffectNode: AttributeNode {
  private var modifier: VisualEffectModifier
  private var effects: [RecordedVisualEffect.Effect] = []
  private var isReading = false

  init(_ modifier: VisualEffectModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    queueReading()
  }

  override func attach(to attributes: ElementAttributes) {
    attributes.appearance += effects.map(\.change)
    // A new element has to be read; attributes that a reading itself attaches are already current.
    if !isReading { queueReading() }
  }

  override var presentedAppearance: [any LookChange] { effects.map(\.change) }

  override func dependencyChanged() { queueReading() }

  fileprivate func update(_ modifier: VisualEffectModifier) {
    self.modifier = modifier
    queueReading()
  }

  override func readPreferences() {
    guard let element else { return }
    let effects = evaluate { modifier.effects(element, self) }
    guard effects != self.effects else { return }
    self.effects = effects
    isReading = true
    attachAgain()
    isReading = false
  }
}
