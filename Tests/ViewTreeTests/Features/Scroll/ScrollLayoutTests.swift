import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("The size of a scroll view")
struct ScrollLayoutTests {
  /// Rules: SCROLL-3.13.1, SCROLL-3.13.2. Content of 40 x 20 in a window of 100 x 200.
  @Test("it takes the proposal along its axis, and is as thick as its content across")
  func size() {
    expectFrames("scroll 30 0 40 200, content 30 0 40 20", in: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(width: 40, height: 20).called("content") }.called("scroll")
    }
  }

  /// Rule: SCROLL-3.13.1.
  @Test("without a proposal it is as long as its content")
  func ideal() {
    // In the middle of 100 x 200.
    expectFrames("scroll 30 65 40 70", in: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(width: 40, height: 70) }.fixedSize().called("scroll")
    }
  }

  @Test("a setting that changes is taken up, in the scroll view and in one that comes later")
  func changedSettings() {
    func screen(_ margin: CGFloat, isLong: Bool) -> some View {
      VStack(spacing: 0) {
        ScrollView { Color.red.frame(height: 300).called("first") }
        if isLong { ScrollView { Color.red.called("second") } }
      }
      .contentMargins(.top, margin, for: .scrollContent)
    }
    let host = host(100, 200) { screen(10, isLong: false) }
    #expect(host.frame(of: "first")?.minY == 10)
    host.update { screen(30, isLong: false) }
    #expect(host.frame(of: "first")?.minY == 30)
    host.update { screen(30, isLong: true) }
    // The second one begins half way down.
    #expect(host.frame(of: "second")?.minY == 130)
  }

  /// Rule: SCROLL-4.4.6. The first one holds 300 points, the second one 500.
  @Test("of several scroll views inside, the first one is watched")
  func firstIsWatched() {
    var heights: [CGFloat] = []
    _ = host(100, 200) {
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
