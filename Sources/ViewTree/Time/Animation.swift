/// A curve over virtual time by which a change is shown.
///
/// Recorded with the transaction that carries it; layout sees final values at once.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  package enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case bezier(Double, Double, Double, Double)
    case spring(response: Double, dampingFraction: Double)
  }

  package var curve: Curve
  /// Seconds of virtual time.
  package var duration: Double
  package var delay = 0.0
  package var speed = 1.0
  package var repeatCount: Int? = 1
  package var autoreverses = false

  init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  public static let `default` = Animation.easeInOut
  public static let linear = Animation(.linear, duration: 0.35)
  public static let easeIn = Animation(.easeIn, duration: 0.35)
  public static let easeOut = Animation(.easeOut, duration: 0.35)
  public static let easeInOut = Animation(.easeInOut, duration: 0.35)
  public static let spring = Animation.spring()

  public static func linear(duration: Double) -> Animation {
    Animation(.linear, duration: duration)
  }

  public static func easeIn(duration: Double) -> Animation {
    Animation(.easeIn, duration: duration)
  }

  public static func easeOut(duration: Double) -> Animation {
    Animation(.easeOut, duration: duration)
  }

  public static func easeInOut(duration: Double) -> Animation {
    Animation(.easeInOut, duration: duration)
  }

  public static func timingCurve(
    _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(c0x, c0y, c1x, c1y), duration: duration)
  }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction), duration: response)
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  public func delay(_ delay: Double) -> Animation { with { $0.delay += delay } }

  public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = repeatCount
      $0.autoreverses = autoreverses
    }
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = nil
      $0.autoreverses = autoreverses
    }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }

  public var description: String { "Animation(\(curve), \(duration) s)" }
}
