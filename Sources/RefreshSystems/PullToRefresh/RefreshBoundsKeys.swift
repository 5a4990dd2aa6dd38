import SwiftUI

/// Carries the header's bounds to the modifier round the scroll view.
///
/// - Shape: one item where there is a header, none otherwise.
/// - Source: document 001 (row S1.13); the reduce body is the published code's.
public struct HeaderBoundsPreferenceKey: PreferenceKey {
  /// The bounds of one view.
  public struct Item: Equatable {
    public let bounds: Anchor<CGRect>

    public init(bounds: Anchor<CGRect>) {
      self.bounds = bounds
    }
  }

  public static var defaultValue: [Item] { [] }

  public static func reduce(value: inout [Item], nextValue: () -> [Item]) {
    value += nextValue()
  }
}

/// Carries the bounds of content and footer to the modifier round the scroll view.
///
/// The content writes this key too, so the first item is the content and the last one the footer;
/// where there is no footer the content is both (B001-8).
///
/// - Shape: content and footer, or the content alone.
/// - Source: document 001 (row S1.13); the reduce body is the published code's.
public struct FooterBoundsPreferenceKey: PreferenceKey {
  /// The bounds of one view.
  public struct Item: Equatable {
    public let bounds: Anchor<CGRect>

    public init(bounds: Anchor<CGRect>) {
      self.bounds = bounds
    }
  }

  public static var defaultValue: [Item] { [] }

  public static func reduce(value: inout [Item], nextValue: () -> [Item]) {
    value += nextValue()
  }
}
