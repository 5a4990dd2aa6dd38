import SwiftUI
import Testing
import ViewTreeTesting

/// LAYOUT-3.7.2: a side that is not proposed does not count, in `fill` neither.
@MainActor @Suite("A ratio that fills")
struct FillTests {
  @Test("a side that is not proposed does not count", arguments: [ContentMode.fit, .fill])
  func openSide(_ mode: ContentMode) {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: mode).called("square")
          Color.red.aspectRatio(2, contentMode: mode).called("wide")
        }
      }
    }
    // The scroll view proposes its width and no height.
    host.expectFrames("square 0 0 200 200, wide 0 200 200 100")
    #expect(host.warnings.isEmpty)
  }

  @Test("with both sides proposed the larger share decides")
  func bothSides() {
    expectFrames("square -50 0 300 300", in: CGSize(width: 200, height: 300)) {
      Color.red.aspectRatio(1, contentMode: .fill).called("square")
    }
  }

  @Test("a cell of a lazy grid in a scroll view is a square, and the host rests")
  func lazyGrid() {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 8), GridItem(.flexible())]) {
          ForEach(0..<20) { index in
            Color.red.aspectRatio(1, contentMode: .fill).called("\(index)")
          }
        }
      }
    }
    // (200 - 8) / 2 = 96 points a column.
    host.expectFrames("0 0 0 96 96, 3 104 104 96 96")
    #expect(host.cost { host.advance(by: 1) }.measurements == 0)
    #expect(host.warnings.isEmpty)
  }
}
