/// A rotation, kept in radians.
///
/// - Units: positive angles rotate from the x axis to the y axis, clockwise on screen.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  public static let zero = Angle()

  /// Makes the zero angle.
  public init() {
    self.init(radians: 0)
  }

  /// Makes an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle from degrees.
  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }
}

extension Angle: Comparable {
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: AdditiveArithmetic {
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The same rotation in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  public static func * (factor: Double, angle: Angle) -> Angle {
    angle * factor
  }

  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  public static func *= (angle: inout Angle, factor: Double) {
    angle = angle * factor
  }

  public static func /= (angle: inout Angle, divisor: Double) {
    angle = angle / divisor
  }
}
