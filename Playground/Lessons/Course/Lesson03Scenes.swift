import RefreshSystems
import SwiftUI

/// The scene of lesson 3 without the bar above it.
struct PlainList: View {
  @State private var size = CGSize.zero

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        LKMovingPositionView()
        LKChildSizeReader(size: $size) { Text("Hello") }
        Color.yellow.frame(height: 500)
      }
    }
    .background(LKFixedPositionView())
  }
}

/// A geometry reader in the scrolled column instead of behind it.
struct ReaderInColumn: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { _ in Color.clear }
        Text("Hello")
      }
    }
  }
}
