import SwiftUI

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
