import SwiftUI

/// Measures its content with a reader behind it and writes the size through a binding.
///
/// - Units: points.
/// - Rule: S0.02.
public struct LKChildSizeReader<Content: View>: View {
  @Binding public var size: CGSize
  public let content: () -> Content

  public init(size: Binding<CGSize>, @ViewBuilder content: @escaping () -> Content) {
    _size = size
    self.content = content
  }

  public var body: some View {
    ZStack {
      content()
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: LKSizePreferenceKey.self, value: proxy.size)
          }
        )
    }
    .onPreferenceChange(LKSizePreferenceKey.self) { size = $0 }
  }
}

/// Carries a measured size outwards and keeps the first one.
///
/// The next value is evaluated and dropped, so an earlier sibling that yields zero hides the real
/// size (B000-16), and of nested readers the outer background wins.
///
/// - Rule: S0.03.
public struct LKSizePreferenceKey: PreferenceKey {
  public static var defaultValue: CGSize { .zero }

  public static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    _ = nextValue()
  }
}

/// Carries a scroll offset outwards and flips the sign of every sum.
///
/// -(a + b) is commutative but not associative, and 0 is not neutral: wrapping, grouping or one
/// dynamic sibling changes value or sign (B000-15). The refresh logic does not use this key; a
/// second probe logs with it.
///
/// - Units: points.
/// - Rule: S0.04.
public struct LKScrollOffsetPreferenceKey: PreferenceKey {
  public static var defaultValue: CGFloat { 0 }

  public static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = -(value + nextValue())
  }
}
