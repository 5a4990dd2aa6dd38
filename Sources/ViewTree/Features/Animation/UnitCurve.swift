/// A function of progress from 0 to 1 whose result also goes from 0 to 1.
///
/// - NaN: a progress that is not a number counts as 0; outside 0...1 the nearer end counts.
/// - Source: Apple documentation, `UnitCurve`; the easing curves' control points are those of CSS.
public struct UnitCurve: Hashable, Sendable {
  enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseInOutInverse
    case bezier(CubicTiming)
  }

  let function: Function

  private init(_ function: Function) {
    self.function = function
  }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
  /// The lower right quarter of a circle: 1 - √(1 - x²).
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// The upper left quarter of a circle: √(1 - (1 - x)²).
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// The two quarters in sequence, each at half size.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A cubic curve from (0, 0) to (1, 1) by two control points.
  ///
  /// The control points' x are clamped to 0...1, so that there is one value for each progress.
  ///
  /// - NaN: an x counts as 0; a y makes values that are not numbers.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicTiming(x1, y1, x2, y2)))
  }

  /// The value at a progress.
  public func value(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    switch function {
    case .linear: return x
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      let near = min(x, 1 - x)
      let value = (1 - (1 - 4 * near * near).squareRoot()) / 2
      return x < 0.5 ? value : 1 - value
    case .circularEaseInOutInverse:
      let near = min(x, 1 - x)
      let value = (near - near * near).squareRoot()
      return x < 0.5 ? value : 1 - value
    case .bezier(let timing): return timing.value(at: x)
    }
  }

  /// The slope at a progress.
  ///
  /// - Shape: for a cubic curve a multiple of 2^-20; 1 where the curve is equally fast in both
  ///   directions, which happens at an end whose control point lies on it.
  /// - Infinity: where the curve is vertical, negative where it falls.
  /// - Source: VALUES-6.3.
  public func velocity(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    switch function {
    case .linear: return 1
    case .circularEaseIn: return x / (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - x) / (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      let near = min(x, 1 - x)
      return 2 * near / (1 - 4 * near * near).squareRoot()
    case .circularEaseInOutInverse:
      let near = min(x, 1 - x)
      return (1 - 2 * near) / (2 * (near - near * near).squareRoot())
    case .bezier(let timing): return timing.slope(at: x)
    }
  }

  /// The curve with x and y exchanged.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseInOutInverse)
    case .circularEaseInOutInverse: .circularEaseInOut
    case .bezier(let timing): UnitCurve(.bezier(timing.exchanged))
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), evaluated for y at a given x.
struct CubicTiming: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1 > 0 ? min(x1, 1) : 0
    self.y1 = y1
    self.x2 = x2 > 0 ? min(x2, 1) : 0
    self.y2 = y2
  }

  var exchanged: CubicTiming { CubicTiming(y1, x1, y2, x2) }

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.point(parameter(at: x), y1, y2)
  }

  /// Source: VALUES-6.3. The derivatives use the factors of the polynomials: whether two of them
  /// are equal at an end depends on the last bit.
  func slope(at x: Double) -> Double {
    let s = parameter(at: x)
    let dx = Polynomial(x1, x2).derivative(at: s)
    let dy = Polynomial(y1, y2).derivative(at: s)
    if dx == dy { return 1 }
    guard dx != 0 else { return dy < 0 ? -.infinity : .infinity }
    let unit = 1_048_576.0
    return (dy / dx * unit).rounded() / unit
  }

  /// A cubic polynomial by the coefficients of the cube, the square and the variable.
  struct Polynomial {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func derivative(at s: Double) -> Double { c + ((b + b) + a * 3 * s) * s }
  }

  /// The curve's parameter at an x; x grows with it, so bisection always finds it.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<64 {
      let error = Self.point(s, x1, x2) - x
      if abs(error) < 1e-15 { return s }
      if error > 0 { high = s } else { low = s }
      let derivative = Self.derivative(s, x1, x2)
      let next = derivative > 1e-9 ? s - error / derivative : low - 1
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private static func point(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  private static func derivative(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }
}
