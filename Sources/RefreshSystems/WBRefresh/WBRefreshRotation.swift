import SwiftUI

/// How far the arrow of document 004 has turned.
///
/// The turns are relative to the transform before. Each is seen to go the shorter way; exactly half a
/// turn is a tie, which goes with the clock.
///
/// - Source: document 004 (rows S4.13, S4.14); `systems.md` P15.
public struct WBTipRotation: Equatable, Sendable {
  /// The way that one turn is seen to take.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case clockwise
    case counterclockwise
    /// Both ways are equally long; clockwise is taken.
    case tie = "tie: clockwise"
  }

  /// The sum of all turns. Radians.
  public var modelAngle: Double = 0
  /// What is seen, positive clockwise. Radians.
  public var visualAngle: Double = 0
  /// The number of turns.
  public var flips = 0

  public init() {}

  /// Turns by an angle and says which way that is seen.
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
/// The start value is the layer's model value, which is 0: some reports say that an animation with
/// an end value alone starts at what is seen, but the layer's own value is what was observed
/// (B004-7).
///
/// - Source: document 004 (rows S4.15, S4.17).
public enum WBLoadingRotation {
  /// The animated property, and the key under which the final listing keeps the animation.
  public static let keyPath = "transform.rotation"
  /// One whole turn. Radians.
  public static let toValue = 2 * Double.pi
  /// Without end.
  public static let repeatCount = Float.greatestFiniteMagnitude
  /// Whether the animation goes when the application comes back from the background, say.
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
