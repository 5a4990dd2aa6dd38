import SwiftUI

/// The rotation of the arrow of document 004.
///
/// Each turn is relative to the previous transform. The screen shows it along the shorter arc;
/// exactly half a turn is a tie, which goes clockwise.
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
  /// The sum of the turns as displayed, positive clockwise. Radians.
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

  /// Radians; smaller than any difference intended by the document or a copy of it.
  private static let tieTolerance = 1e-9
}

/// The endless rotation of document 004's loading icon.
///
/// It starts at the layer's model value, which is 0. Some reports say that an animation with only
/// an end value starts at the value on the screen; observers saw it start at the layer's own
/// (B004-7).
///
/// - Rules: S4.15, S4.17.
public enum WBLoadingRotation {
  /// The animated property, which is also the animation's key in the final listing.
  public static let keyPath = "transform.rotation"
  /// One whole turn. Radians.
  public static let toValue = 2 * Double.pi
  /// Repeats for ever.
  public static let repeatCount = Float.greatestFiniteMagnitude
  /// Whether the layer removes the animation when it is over, or when the application enters the
  /// background.
  public static let isRemovedOnCompletion = false

  /// The angle at some time after the animation was added.
  ///
  /// - Parameters:
  ///   - time: seconds.
  ///   - duration: of one turn; seconds, more than 0.
  ///   - toValue: radians at the end of one turn.
  /// - Returns: radians; at the end of a turn it is 0 again.
  public static func angle(
    at time: Double, duration: Double, toValue: Double = Self.toValue
  ) -> Double {
    time.truncatingRemainder(dividingBy: duration) / duration * toValue
  }
}
