import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("The size of a scroll view")
struct ScrollLayoutTests {
  /// Rules: SCROLL-3.13.1, SCROLL-3.13.2. Content of 40 x 20 in a window of 100 x 200.
  @Test("it takes the proposal along its axis, and is as thick as its content across")
  func size() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("content")
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(host.frame(of: "scroll") == CGRect(x: 30, y: 0, width: 40, height: 200))
    #expect(host.frame(of: "content") == CGRect(x: 30, y: 0, width: 40, height: 20))
  }

  /// Rule: SCROLL-3.13.1.
  @Test("without a proposal it is as long as its content")
  func ideal() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(width: 40, height: 70) }
        .fixedSize()
        .accessibilityIdentifier("scroll")
    }
    #expect(host.frame(of: "scroll")?.size == CGSize(width: 40, height: 70))
  }

  /// Rule: SCROLL-4.4.6. The first one holds 300 points, the second one 500.
  @Test("of several scroll views inside, the first one is watched")
  func firstIsWatched() {
    var heights: [CGFloat] = []
    _ = ViewHost(size: CGSize(width: 100, height: 200)) {
      VStack(spacing: 0) {
        ScrollView { Color.red.frame(height: 300) }
        ScrollView { Color.red.frame(height: 500) }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentSize.height
      } action: { _, height in
        heights.append(height)
      }
    }
    #expect(heights == [300])
  }
}
