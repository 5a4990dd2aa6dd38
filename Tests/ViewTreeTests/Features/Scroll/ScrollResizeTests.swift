import SwiftUI
import Testing
import ViewTreeTesting

/// Source: Apple documentation, `ScrollTargetBehavior.updateTarget(_:context:)`,
/// `ScrollAnchorRole.sizeChanges`.
@MainActor
@Suite("Scroll views that change their size or direction")
struct ScrollResizeTests {
  @Test("pages stay the same page when the viewport changes")
  func pages() {
    let host = host(400, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { _ in Color.red.containerRelativeFrame(.horizontal) }
        }
      }
      .scrollTargetBehavior(.paging)
      .called("scroll")
    }
    for _ in 0..<2 {
      host.finger.fling((300, 50), (100, 50))
      host.advance(by: 5)
    }
    #expect(host.scrollOffset(of: "scroll")?.x == 800)
    host.size = CGSize(width: 300, height: 100)
    #expect(host.scrollOffset(of: "scroll")?.x == 600)
  }

  @Test("content anchored at the bottom stays there in a smaller viewport")
  func bottom() {
    let host = host(100, 300) {
      ScrollView { Color.red.frame(height: 1000) }.defaultScrollAnchor(.bottom).called("scroll")
    }
    #expect(host.offset == 700)
    host.size = CGSize(width: 100, height: 200)
    #expect(host.offset == 800)
  }

  @Test("the content keeps its place below a safe area that changes")
  func safeArea() {
    let host = host(100, 300, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)) {
      ScrollView { Color.red.frame(height: 1000).called("content") }.called("scroll")
    }
    host.dragAndRest((50, 250), (50, 220))
    #expect(host.offset == -20)
    host.expectFrames("content 0 20 100 1000")
  }

  @Test("from right to left a row starts at its right end, where its offset is 0")
  func rightToLeft() {
    var offsets: [CGFloat] = []
    let host = host(100, 50) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { Color.red.frame(width: 40).called("cell \($0)") }
        }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: {
        offsets.append($1)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    host.expectFrames("cell 0 60 0 40 50")
    host.finger.pull((20, 25), (50, 25))
    host.expectFrames("cell 0 90 0 40 50")
    #expect(offsets == [0, 30])
  }

  @Test("a short row lies at its leading end, on the right from right to left")
  func shortRow() {
    expectFrames("cell 60 0 40 50", in: CGSize(width: 100, height: 50)) {
      ScrollView(.horizontal) { Color.red.frame(width: 40).called("cell") }
        .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("a scroll view of one size reaches under surroundings that become unsafe")
  func unsafeAreaComes() {
    func view(_ padding: CGFloat) -> some View {
      ScrollView { Color.red.frame(height: 500).called("content") }.called("scroll")
        .frame(height: 50).frame(height: 40).safeAreaPadding(.top, padding)
    }
    let host = host(50, 40) { view(0) }
    // 50 high in 40: from -5 on.
    host.expectFrames("content 0 -5 50 500")
    #expect(host.offset == 0)
    // 10 + 40 in 40: from -5 on, safe from 5 on. The scroll view's top, 0, lies in between: the
    // viewport reaches up to -5, and content rests 5 below that. Source: LAYOUT-3.12, SCROLL-3.13.
    host.update { view(10) }
    host.expectFrames("content 0 0 50 500")
    #expect(host.offset == -5)
  }

  @Test("a scroll view of one size reaches under a window's edge that becomes unsafe")
  func unsafeWindow() {
    let host = host(90, 60) {
      ScrollView { Color.red.frame(height: 500).called("content") }.called("scroll")
        .frame(height: 50)
    }
    host.expectFrames("content 0 5 90 500")
    // 50 high in the 40 below 20: from 15 on, and the viewport from 0 on.
    host.tree.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    host.expectFrames("content 0 15 90 500")
    #expect(host.offset == -15)
  }
}
