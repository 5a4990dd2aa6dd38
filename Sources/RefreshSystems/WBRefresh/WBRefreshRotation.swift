import SwiftUI

/// How far the arrow of document 004 has turned.
///
/// Each turn is relative to the transform before it. The screen shows it along the shorter arc;
/// exactly half a turn is a tie, which goes with the clock.
///
/// - Rules: S4.13, S4.14.
public struct WBTipRotation: Equatable, Sendable {
  /// The direction in which the screen shows one turn.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case clockwise
    case counterclockwise
    /// Both arcs are equally long; the turn goes clockwise.
    case tie = "tie: clockwise"
  }

  /// The sum of all turns. Radians.
  public var modelAngle: Double = 0
  /// The sum of the turns as shown, positive clockwise. Radians.
  public var visualAngle: Double = 0
  /// The number of turns.
  public var flips = 0

  public init() {}

  /// Turns by an angle and returns the direction in which the screen shows it.
  ///
  /// - Parameter angle: radians, positive clockwise.
  @discardableResult
  public mutating func turn(by angle: Double) -> Direction {
    flips += 1
    modelAngle += angle
    let shorter = angle.remainder(dividingBy: 2 * .pi)
    guard abs(abs(shorter) - .pi) > Self.tieTolerance else {
      visualAngle += abs(shorter)
      return .tie
    }
    visualAngle += shorter
    return shorter < 0 ? .counterclockwise : .clockwise
  }

  /// How long a turn lasts. Seconds.
  public static let duration = 0.5

  /// Radians; below any difference that the document or a copy of it means.
  private static let tieTolerance = 1e-9
}

/// The endless turning of document 004's loading icon.
///
/// It starts at the layer's model value, which is 0. Some reports say that an animation with an end
/// value alone starts at the value on the screen; observers saw it start at the layer's own
/// (B004-7).
///
/// - Rules: S4.15, S4.17.
public enum WBLoadingRotation {
  /// The animated property, and the key under which the final listing keeps the animation.
  public static let keyPath = "transform.rotation"
  /// One whole turn. Radians.
  public static let toValue = 2 * Double.pi
  /// Without end.
  public static let repeatCount = Float.greatestFiniteMagnitude
  /// Whether the layer drops the animation when it is over, or when the application has been in the
  /// background.
  public static let isRemovedOnCompletion = false

  /// The angle at a moment after the animation was added.
  ///
  /// - Parameters:
  ///   - time: seconds.
  ///   - duration: of one turn; seconds, more than 0.
  ///   - toValue: radians at the end of one turn.
  /// - Returns: radians; at the end of a turn 0 again.
  public static func angle(
    at time: Double, duration: Double, toValue: Double = Self.toValue
  ) -> Double {
    time.truncatingRemainder(dividingBy: duration) / duration * toValue
  }
}
