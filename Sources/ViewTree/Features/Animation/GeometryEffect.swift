/// A modifier that transforms the display of a view, without an effect on layout.
///
/// The transform is computed from the view's size. While the animated part moves, it is computed
/// once a tick with the interpolated part. Source: Apple documentation, `GeometryEffect`;
/// ANCHOR-2.4.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor @preconcurrency public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a geometry effect and has no body.")
  }

  /// The same effect, ignored by all conversions between spaces.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }

  nonisolated public static func _makeModifier<C: View>(
    _ modifier: Self, content: C, inputs: _ViewInputs
  ) -> _ViewOutputs {
    ProjectionModifier._makeModifier(
      ProjectionModifier(effect: modifier), content: content, inputs: inputs)
  }

  nonisolated public static func _updateModifier<C: View>(
    _ modifier: Self, content: C, outputs: _ViewOutputs
  ) {
    ProjectionModifier._updateModifier(
      ProjectionModifier(effect: modifier), content: content, outputs: outputs)
  }

  nonisolated public static func _shape(around content: _ViewShape) -> _ViewShape { content }
}

/// A geometry effect that is only visual: frames and anchors are computed without it.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base

  nonisolated public init(base: Base) {
    self.base = base
  }

  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}

/// Marks effects that conversions ignore.
private protocol LeftOutOfLayout {}
extension _IgnoredByLayoutEffect: LeftOutOfLayout {}

nonisolated struct ProjectionModifier<Effect: GeometryEffect>: ForwardingModifier {
  let effect: Effect

  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> ProjectionNode<Effect> {
    ProjectionNode(modifier.effect, inputs)
  }

  static func updateElement(_ modifier: Self, node: ProjectionNode<Effect>) {
    node.update(modifier.effect)
  }
}

/// Forwards layout and maps the content's space by a projection, mirrored in right-to-left layouts.
///
/// - Errors: conversions skip a mapping that has no inverse, with a warning.
final class ProjectionNode<Effect: GeometryEffect>: ForwardingNode {
  private var effect: Effect
  private var motion: Motion<Effect.AnimatableData>?
  private let isIgnored: Bool
  private var hasWarned = false
  private var known: (size: CGSize, transform: ProjectionTransform)?
  private var shown: (size: CGSize, transform: ProjectionTransform)?

  init(_ effect: Effect, _ inputs: _ViewInputs) {
    self.effect = effect
    isIgnored = Effect.self is any LeftOutOfLayout.Type
    super.init(inputs)
  }

  package override var typeLabel: String { TypeLabel.of(Effect.self) }

  func update(_ effect: Effect) {
    if host.mayAnimate, let change = effect.change(from: self.effect) {
      Motion.begin(&motion, of: self, by: change, in: transaction)
    }
    let isSame = ValueComparison.areEqual(self.effect, effect)
    guard !isSame else { return }
    self.effect = effect
    known = nil
    shown = nil
    host.geometryChanged = true
  }

  override func surroundingsChanged(_ change: SurroundingsChange) {
    guard change == .animation else { return }
    shown = nil
    _ = presentedTransform
    host.geometryChanged = true
  }

  override func contentMapping(asShown: Bool) -> ContentMapping? {
    guard !isIgnored else { return nil }
    return asShown
      ? .projected(mirrored(presentedTransform, inWidth: presentedSize.width))
      : .projected(mirrored(transform, inWidth: size.width))
  }

  private var transform: ProjectionTransform {
    if let known, known.size == size { return known.transform }
    let transform = usable(effect.effectValue(size: size))
    known = (size, transform)
    return transform
  }

  private var presentedTransform: ProjectionTransform {
    guard let motion else { return transform }
    let size = presentedSize
    if let shown, shown.size == size { return shown.transform }
    let transform = usable(effect.moved(by: motion.remaining).effectValue(size: size))
    shown = (size, transform)
    return transform
  }

  private func usable(_ transform: ProjectionTransform) -> ProjectionTransform {
    var inverse = transform
    if inverse.invert() { return transform }
    if !hasWarned {
      hasWarned = true
      host.warn(
        .singularTransform,
        "\(typeLabel) cannot be inverted; it is left out when positions are converted.", self)
    }
    return ProjectionTransform()
  }
}

extension View {
  /// Transforms the display by a projection, without an effect on layout.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}

nonisolated public struct _ProjectionEffect: GeometryEffect {
  public var transform: ProjectionTransform

  nonisolated public init(transform: ProjectionTransform) {
    self.transform = transform
  }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
