extension View {
  /// Moves the drawn content without affecting layout.
  ///
  /// A length that is not finite counts as 0, with a warning.
  /// Places and anchors inside move with it; those outside do not. Source: ANCHOR-2.4, LAYOUT-3.7.
  ///
  /// ```swift
  /// Text("a").offset(CGSize(width: 0, height: -4))
  /// ```
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(EffectModifier(effect: .offset(offset)))
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Rotates the drawn content about an anchor, without affecting layout.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(EffectModifier(effect: .rotation(angle, anchor)))
  }

  /// Scales the drawn content about an anchor, without affecting layout.
  ///
  /// A scale of 0, or one that is not a number, cannot be inverted: it is warned of at once and
  /// left out where positions are converted. Source: ANCHOR-2.4.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(EffectModifier(effect: .scale(scale, anchor)))
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Maps the drawn content by an affine transform, without affecting layout.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier(effect: .transform(transform)))
  }
}

/// A mapping of the content's space that layout does not see.
package enum GeometricEffect: Equatable, Sendable {
  case offset(CGSize)
  /// A move by fractions of the size, as in transitions across an edge.
  case shift(CGSize)
  case rotation(Angle, UnitPoint)
  case scale(CGSize, UnitPoint)
  case transform(CGAffineTransform)

  var label: String {
    switch self {
    case .offset: "offset"
    case .shift: "transition"
    case .rotation: "rotationEffect"
    case .scale: "scaleEffect"
    case .transform: "transformEffect"
    }
  }

  /// The numbers that it was made with, as notes show them.
  var value: String {
    switch self {
    case .offset(let lengths), .shift(let lengths), .scale(let lengths, _):
      "\(lengths.width), \(lengths.height)"
    case .rotation(let angle, _): "\(angle.degrees)"
    case .transform(let transform): "\(transform)"
    }
  }

  /// The mapping for content of a given size.
  ///
  /// Source: a rotation or scaling about an anchor moves the anchor to the origin and back.
  package func matrix(_ size: CGSize) -> CGAffineTransform {
    switch self {
    case .offset(let offset):
      return CGAffineTransform(translationX: offset.width, y: offset.height)
    case .shift(let shares):
      return CGAffineTransform(
        translationX: shares.width * size.width, y: shares.height * size.height)
    case .rotation(let angle, let anchor):
      return Self.about(anchor.point(in: size), CGAffineTransform(rotationAngle: angle.radians))
    case .scale(let scale, let anchor):
      return Self.about(
        anchor.point(in: size), CGAffineTransform(scaleX: scale.width, y: scale.height))
    case .transform(let transform):
      return transform
    }
  }

  /// The numbers that an animation of one kind of effect interpolates; nil for transforms.
  ///
  /// Source: Apple documentation: offsets, rotations and scales are animatable.
  var animated: Numbers? {
    switch self {
    case .offset(let vector), .shift(let vector): Numbers(vector.animatableData, .zero)
    case .rotation(let angle, let anchor):
      Numbers(AnimatablePair(angle.animatableData, 0), anchor.animatableData)
    case .scale(let scale, let anchor): Numbers(scale.animatableData, anchor.animatableData)
    case .transform: nil
    }
  }

  typealias Numbers = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// The same kind of effect with its numbers changed.
  func moved(by change: Numbers) -> GeometricEffect {
    func anchor(_ anchor: UnitPoint) -> UnitPoint {
      var anchor = anchor
      anchor.animatableData += change.second
      return anchor
    }
    switch self {
    case .offset(let offset):
      return .offset(
        CGSize(
          width: offset.width + change.first.first, height: offset.height + change.first.second))
    case .shift(let shares):
      return .shift(
        CGSize(
          width: shares.width + change.first.first, height: shares.height + change.first.second))
    case .rotation(var angle, let point):
      angle.animatableData += change.first.first
      return .rotation(angle, anchor(point))
    case .scale(let scale, let point):
      return .scale(
        CGSize(width: scale.width + change.first.first, height: scale.height + change.first.second),
        anchor(point))
    case .transform: return self
    }
  }

  /// The change from another effect to this one; nil if the two are of different kinds.
  func change(from other: GeometricEffect) -> Numbers? {
    guard label == other.label, let own = animated, let theirs = other.animated else { return nil }
    return own - theirs
  }

  private static func about(_ point: CGPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

nonisolated struct EffectModifier: ForwardingModifier {
  let effect: GeometricEffect

  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> EffectNode {
    EffectNode(modifier.effect, inputs)
  }

  static func updateElement(_ modifier: Self, node: EffectNode) {
    node.update(modifier.effect)
  }
}

/// Forwards layout and maps the content's space.
final class EffectNode: ForwardingNode {
  private(set) var effect: GeometricEffect
  private var hasWarned = false
  private var difference: Difference<GeometricEffect.Numbers>?

  init(_ effect: GeometricEffect, _ inputs: _ViewInputs) {
    self.effect = effect
    super.init(inputs)
    self.effect = usable(effect)
  }

  /// The effect with finite numbers; warns at once if it cannot be inverted.
  private func usable(_ effect: GeometricEffect) -> GeometricEffect {
    if case .offset(let offset) = effect,
      !(offset.width.isFinite && offset.height.isFinite)
    {
      host.warn(.invalidGeometry, "Invalid offset (not finite); 0 is used instead.", self)
      return .offset(
        CGSize(width: offset.width.ifFinite ?? 0, height: offset.height.ifFinite ?? 0))
    }
    if !effect.matrix(CGSize(width: 1, height: 1)).isInvertible { warnSingular() }
    return effect
  }

  package override var typeLabel: String { effect.label }

  override func computeWidth(_ proposal: ProposedViewSize) -> CGFloat? {
    contentElement?.measureWidth(proposal)
  }

  /// A new effect moves the content; nothing is measured or placed again.
  func update(_ effect: GeometricEffect) {
    guard effect != self.effect else { return }
    let effect = usable(effect)
    if host.mayAnimate, let change = effect.change(from: self.effect) {
      host.presentation?.begin(&difference, of: self, by: change, in: transaction)
    }
    self.effect = effect
    host.geometryChanged = true
  }

  /// Effects are mirrored where places are; a shift accounts for the direction itself.
  ///
  /// Source: ANCHOR-2.4, LAYOUT-3.11.2.
  override func contentMapping(asShown: Bool) -> ContentMapping? {
    let size = asShown ? presentedSize : size
    let effect = asShown ? difference.map { self.effect.moved(by: $0.remaining) } ?? effect : effect
    let matrix = effect.matrix(size)
    switch effect {
    case .offset:
      return .moved(CGVector(dx: isMirrored ? -matrix.tx : matrix.tx, dy: matrix.ty))
    case .shift: return .moved(CGVector(dx: matrix.tx, dy: matrix.ty))
    case .rotation, .scale, .transform:
      return matrix.isInvertible ? .affine(mirrored(matrix, inWidth: size.width)) : .flat
    }
  }

  private func warnSingular() {
    guard !hasWarned else { return }
    hasWarned = true
    host.warn(
      .singularTransform,
      "\(effect.label) cannot be inverted; it is left out when positions are converted.", self)
  }
}
