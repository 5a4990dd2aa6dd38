/// A value that can be interpolated.
enum LayerValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rectangle(CGRect)
  case transform(CGAffineTransform)
  case color(Color.Resolved)
  case flag(Bool)

  /// - Nil: the value is of no such kind.
  init?(_ any: Any?) {
    switch any {
    case let value as LayerValue: self = value
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rectangle(value)
    case let value as CGAffineTransform: self = .transform(value)
    case let value as CATransform3D: self = .transform(CATransform3DGetAffineTransform(value))
    case let value as CGColor: self = .color(value.color.resolved())
    case let value as UIColor: self = .color(value.color.resolved())
    case let value as Bool: self = .flag(value)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    default: return nil
    }
  }

  private var parts: [CGFloat] {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rectangle(let value): [value.minX, value.minY, value.width, value.height]
    case .color(let value):
      [value.red, value.green, value.blue, value.opacity].map { CGFloat($0) }
    case .transform, .flag: []
    }
  }

  /// A value of the same kind with other components.
  private func with(_ parts: [CGFloat]) -> LayerValue {
    switch self {
    case .number: .number(parts[0])
    case .point: .point(CGPoint(x: parts[0], y: parts[1]))
    case .size: .size(CGSize(width: parts[0], height: parts[1]))
    case .rectangle:
      .rectangle(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case .color:
      .color(
        Color.Resolved(
          red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]),
          opacity: Float(parts[3])))
    case .transform, .flag: self
    }
  }

  /// The interpolated value at a share of the way to another; values of different kinds switch at
  /// the end.
  func mixed(with other: LayerValue, _ share: Double) -> LayerValue {
    let share = CGFloat(share)
    switch (self, other) {
    case (.transform(let from), .transform(let to)):
      return .transform(TransformParts(from).mixed(with: TransformParts(to), share).transform)
    case (.flag, _), (.transform, _), (_, .flag), (_, .transform):
      return share < 1 ? self : other
    default:
      guard parts.count == other.parts.count else { return share < 1 ? self : other }
      return with(zip(parts, other.parts).map { $0 + ($1 - $0) * share })
    }
  }

  func adding(_ other: LayerValue) -> LayerValue {
    if case (.transform(let one), .transform(let two)) = (self, other) {
      return .transform(two.concatenating(one))
    }
    guard parts.count == other.parts.count else { return other }
    return with(zip(parts, other.parts).map(+))
  }

  func scaled(by factor: CGFloat) -> LayerValue { with(parts.map { $0 * factor }) }
}

/// An affine mapping taken apart, so that interpolation between two of them rotates.
///
/// A point is scaled, skewed, rotated and then moved.
///
/// - Units: points; the angle in radians, positive clockwise on screen.
struct TransformParts: Equatable {
  var translation: CGPoint
  var angle: CGFloat
  var scaleX: CGFloat
  var scaleY: CGFloat
  var skew: CGFloat

  init(_ transform: CGAffineTransform) {
    translation = CGPoint(x: transform.tx, y: transform.ty)
    angle = CGFloat(atan2(Double(transform.b), Double(transform.a)))
    scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let determinant = transform.a * transform.d - transform.b * transform.c
    scaleY = scaleX > 0 ? determinant / scaleX : transform.d
    skew =
      determinant != 0
      ? (transform.a * transform.c + transform.b * transform.d) / determinant : 0
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let slant = skew * scaleY
    return CGAffineTransform(
      a: cosine * scaleX, b: sine * scaleX, c: cosine * slant - sine * scaleY,
      d: sine * slant + cosine * scaleY, tx: translation.x, ty: translation.y)
  }

  /// The components at a share of the way to others; the angle goes the shorter way, clockwise in a
  /// tie.
  ///
  /// - Source: PLATFORM-15.
  func mixed(with other: TransformParts, _ share: CGFloat) -> TransformParts {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    var parts = self
    parts.translation = CGPoint(
      x: mix(translation.x, other.translation.x), y: mix(translation.y, other.translation.y))
    parts.angle = angle + Self.turn(from: angle, to: other.angle) * share
    parts.scaleX = mix(scaleX, other.scaleX)
    parts.scaleY = mix(scaleY, other.scaleY)
    parts.skew = mix(skew, other.skew)
    return parts
  }

  /// The rotation from one angle to another: more than -π, at most π.
  ///
  /// Half a turn counts as such to within a billionth: sines and cosines do not preserve an angle
  /// better.
  static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let turn = CGFloat(remainder(Double(end - start), 2 * Double.pi))
    return abs(abs(turn) - .pi) < 1e-9 ? .pi : turn
  }
}
