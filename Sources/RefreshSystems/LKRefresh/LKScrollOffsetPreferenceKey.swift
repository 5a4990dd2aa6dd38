import SwiftUI

/// Carries a scroll offset outwards and turns the sign of every sum.
///
/// -(a + b) is commutative but not associative, and 0 does not leave a value alone: wrapping,
/// grouping or one dynamic sibling changes value or sign (B000-15). The refresh logic does not use
/// this key; a second probe logs by it.
///
/// - Units: points.
/// - Source: document 000 (row S0.04).
public struct LKScrollOffsetPreferenceKey: PreferenceKey {
  public static var defaultValue: CGFloat { 0 }

  public static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = -(value + nextValue())
  }
}
