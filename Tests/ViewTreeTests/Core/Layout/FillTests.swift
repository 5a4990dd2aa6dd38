import SwiftUI
import Testing
import ViewTreeTesting

/// LAYOUT-3.7.2: a side that is not proposed does not count, in `fill` neither.
@MainActor
@Suite("A ratio that fills")
struct FillTests {
  @Test("a side that is not proposed does not count", arguments: [ContentMode.fit, .fill])
  func openSide(_ mode: ContentMode) {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: mode).accessibilityIdentifier("square")
          Color.red.aspectRatio(2, contentMode: mode).accessibilityIdentifier("wide")
        }
      }
    }
    // The scroll view proposes its width and no height.
    #expect(host.frame(of: "square") == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(host.frame(of: "wide") == CGRect(x: 0, y: 200, width: 200, height: 100))
    #expect(host.warnings.isEmpty)
  }

  @Test("with both sides proposed the larger share decides")
  func bothSides() {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      Color.red.aspectRatio(1, contentMode: .fill).accessibilityIdentifier("square")
    }
    #expect(host.frame(of: "square") == CGRect(x: -50, y: 0, width: 300, height: 300))
  }

  @Test("a cell of a lazy grid in a scroll view is a square, and the host rests")
  func lazyGrid() {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 8), GridItem(.flexible())]) {
          ForEach(0..<20) { index in
            Color.red.aspectRatio(1, contentMode: .fill).accessibilityIdentifier("\(index)")
          }
        }
      }
    }
    // (200 - 8) / 2 = 96 points a column.
    #expect(host.frame(of: "0") == CGRect(x: 0, y: 0, width: 96, height: 96))
    #expect(host.frame(of: "3") == CGRect(x: 104, y: 104, width: 96, height: 96))
    let counters = host.counters
    host.advance(by: 1)
    #expect((host.counters - counters).measurements == 0)
    #expect(host.warnings.isEmpty)
  }
}
