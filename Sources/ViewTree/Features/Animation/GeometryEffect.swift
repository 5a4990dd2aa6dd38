/// A modifier that maps what is shown of a view, without an effect on layout.
///
/// The mapping is asked for with the view's size; while its animated part moves it is asked
/// for once a frame with the interpolated part. Source: Apple documentation, `GeometryEffect`;
/// ANCHOR-2.4.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor @preconcurrency public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a geometry effect and has no body.")
  }

  /// The same effect, left out of all conversions between spaces.
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

/// A geometry effect that only the eye sees: frames and anchors are those without it.
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

/// Marks effects that are left out of conversions.
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

/// Forwards layout and maps the content's space by a projection, mirrored where places are.
///
/// - Errors: a mapping that cannot be undone is left out of conversions, with a warning.
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
    if host.mayAnimate {
      let change = effect.animatableData - self.effect.animatableData
      if change != .zero { Motion.begin(&motion, of: self, by: change, in: transaction) }
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
  /// Maps what is shown by a projection, without an effect on layout.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Turns what is shown about an axis in space, seen in perspective.
  ///
  /// - Parameters:
  ///   - angle: how far the view is turned.
  ///   - axis: of any length; without one nothing is turned.
  ///   - anchor: the point that stays, in shares of the size.
  ///   - anchorZ: how far that point lies towards the eye. Points.
  ///   - perspective: the larger side of the view over the distance of the eye; 0 is none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

nonisolated public struct _ProjectionEffect: GeometryEffect {
  public var transform: ProjectionTransform

  nonisolated public init(transform: ProjectionTransform) {
    self.transform = transform
  }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// A turn about an axis in space.
nonisolated public struct _Rotation3DEffect: GeometryEffect {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  nonisolated public var animatableData:
    AnimatablePair<
      Double, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        angle.radians,
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle = .radians(newValue.first)
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second
    }
  }

  /// Source: Rodrigues' rotation formula; an eye at the distance d divides by 1 - z / d.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
    let side = max(size.width, size.height)
    let depth = side > 0 ? -perspective / side : 0
    // Columns: where the x axis, the y axis and the point at the anchor's depth go.
    let right = (c + x * x * (1 - c), y * x * (1 - c) + z * s, z * x * (1 - c) - y * s)
    let down = (x * y * (1 - c) - z * s, c + y * y * (1 - c), z * y * (1 - c) + x * s)
    let towards = (x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c))
    var turn = ProjectionTransform()
    turn.m11 = right.0
    turn.m12 = right.1
    turn.m13 = right.2 * depth
    turn.m21 = down.0
    turn.m22 = down.1
    turn.m23 = down.2 * depth
    turn.m31 = -anchorZ * towards.0
    turn.m32 = -anchorZ * towards.1
    turn.m33 = 1 + (anchorZ - anchorZ * towards.2) * depth
    let point = anchor.point(in: size)
    return ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
      .concatenating(turn)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}
