/// The virtual time of the running host, in seconds; 0 without one.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualTime.current?.clock ?? 0 }

/// The pace of an animation, by name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve of progress.
///
/// - Source: Apple documentation, `CAMediaTimingFunctionName`; the default curve's control points
///   are (0.25, 0.1) and (0.25, 1).
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let curve: UnitCurve

  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      default:
        .bezier(
          startControlPoint: UnitPoint(x: 0.25, y: 0.1),
          endControlPoint: UnitPoint(x: 0.25, y: 1))
      }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = .bezier(
      startControlPoint: UnitPoint(x: CGFloat(c1x), y: CGFloat(c1y)),
      endControlPoint: UnitPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
  }
}

/// Whether an animation shows its first and last values before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
