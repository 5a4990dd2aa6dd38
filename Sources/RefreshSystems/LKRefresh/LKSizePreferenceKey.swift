import SwiftUI

/// Carries a measured size outwards and keeps the first one.
///
/// The next value is asked for and dropped, so an earlier sibling that yields zero hides the real
/// size (B000-16), and of nested readers the outer background wins.
///
/// - Source: document 000 (row S0.03).
public struct LKSizePreferenceKey: PreferenceKey {
  public static var defaultValue: CGSize { .zero }

  public static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    _ = nextValue()
  }
}
