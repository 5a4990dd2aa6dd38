import SwiftUI

/// The angle of the two arrows as a function of the pull.
///
/// The document calls `headerRotation` and `footerRotation` but does not show them; the formulas
/// are the published code's. An arrow starts at 60 % of the threshold, but 50 % is subtracted: its
/// first angle is 45 degrees, and the turn is complete at 90 % (B000-1).
///
/// - Units: offsets in points, angles in degrees.
/// - NaN: a threshold that is not above 0 would divide by zero; the angle is then 0.
/// - Rule: S0.27.
public enum LKRefreshRotation {
  /// The share of the threshold below which an arrow does not turn.
  public static let startFraction: CGFloat = 0.6
  /// The share of the threshold that is subtracted from the pull.
  public static let subtractedFraction: CGFloat = 0.5
  /// The share of the threshold over which an arrow turns.
  public static let spanFraction: CGFloat = 0.4
  /// The angle of a completed turn.
  public static let maximumDegrees: CGFloat = 180

  /// The header arrow's angle, 0 to 180.
  public static func header(offset: CGFloat, threshold: CGFloat) -> Double {
    degrees(pull: offset, threshold: threshold)
  }

  /// The footer arrow's angle, -180 to 0.
  ///
  /// With content longer than the list the angle is always 0 (B000-2): the rule applies only beyond
  /// the end of the content, and there the clamped expression is 0 or negative.
  public static func footer(
    offset: CGFloat, threshold: CGFloat, listHeight: CGFloat, contentHeight: CGFloat
  ) -> Double {
    guard contentHeight > listHeight else {
      return -degrees(pull: abs(offset), threshold: threshold)
    }
    guard contentHeight + threshold <= abs(offset - listHeight) else { return 0 }
    let bracket = (offset - listHeight) + contentHeight + threshold
    return -share(of: bracket, threshold: threshold)
  }

  private static func degrees(pull: CGFloat, threshold: CGFloat) -> Double {
    pull < startFraction * threshold ? 0 : share(of: pull, threshold: threshold)
  }

  private static func share(of pull: CGFloat, threshold: CGFloat) -> Double {
    let span = spanFraction * threshold
    guard span > 0 else { return 0 }
    let turned = min(max(pull - subtractedFraction * threshold, 0), span)
    return Double(maximumDegrees * turned / span)
  }
}
