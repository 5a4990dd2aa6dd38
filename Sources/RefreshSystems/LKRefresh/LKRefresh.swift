import SwiftUI

/// The names of document 000 that belong to no single view: configurations, numbers and texts.
///
/// - Source: document 000 names `LKRefresh.HeaderConfig`; `constants.json` lists the values.
public enum LKRefresh {
  /// How far the content must be pulled before a side fires, unless the host says otherwise.
  ///
  /// - Units: points.
  public static let defaultThreshold: CGFloat = 120

  /// The height of the marker that moves with the content.
  ///
  /// - Units: points.
  public static let movingMarkerHeight: CGFloat = 0

  /// The line that a pass writes, with the offset as Swift prints it.
  ///
  /// - Source: document 000 (row S0.22).
  public static func logLine(offset: some CustomStringConvertible) -> String {
    "滑动位置偏移：\(offset)"
  }

  /// The line that the second probe writes once the end of the list has been reached.
  ///
  /// - Source: the published code; the document does not show it.
  public static let bottomLogLine = "reached bottom."

  /// Whether a delivered preference change is evaluated at all.
  ///
  /// - Source: the published body (row S0.30): with both sides hidden nothing is evaluated. One
  ///   hidden side changes nothing here, so a hidden header still refreshes (B000-13).
  public static func evaluates(headerHidden: Bool, footerHidden: Bool) -> Bool {
    !headerHidden || !footerHidden
  }
}
