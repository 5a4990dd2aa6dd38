import SwiftUI

/// Measures its content with a reader behind it and writes the size through a binding.
///
/// - Units: points.
/// - Source: document 000 (row S0.02).
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
