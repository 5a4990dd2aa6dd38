/// A function of progress from 0 to 1 whose result also begins at 0 and ends at 1.
///
/// - NaN: a progress that is no number counts as 0; outside of 0...1 the nearer end counts.
/// - Source: Apple documentation, `UnitCurve`; the easing curves' control points are those of CSS.
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseInOutInverse
    case bezier(CubicTiming)
  }

  private let function: Function

  private init(_ function: Function) {
    self.function = function
  }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// The lower right quarter of a circle: 1 - √(1 - x²).
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// The upper left quarter of a circle: √(1 - (1 - x)²).
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// The two quarters after one another, each half as large.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A cubic curve from (0, 0) to (1, 1) by two control points.
  ///
  /// The control points' x are held between 0 and 1, so that there is one value for each progress.
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
  /// - Infinity: where the curve stands upright.
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

/// A cubic Bézier curve from (0, 0) to (1, 1), asked for its y at an x.
struct CubicTiming: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  var exchanged: CubicTiming { CubicTiming(y1, x1, y2, x2) }

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.point(parameter(at: x), y1, y2)
  }

  func slope(at x: Double) -> Double {
    let s = parameter(at: x)
    let dx = Self.derivative(s, x1, x2)
    let dy = Self.derivative(s, y1, y2)
    if dx != 0 { return dy / dx }
    // Both control points of an end lie on it: the curve leaves it along the next one.
    let inner = min(max(s, 1e-6), 1 - 1e-6)
    let near = Self.derivative(inner, x1, x2)
    return near == 0 ? .infinity : Self.derivative(inner, y1, y2) / near
  }

  /// The curve's parameter where it has an x; x grows with it, so that halving always finds it.
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
