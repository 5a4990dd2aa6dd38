import SwiftUI
import Testing
import ViewTreeTesting

/// Source: Apple documentation, `ScrollTargetBehavior.updateTarget(_:context:)`,
/// `ScrollAnchorRole.sizeChanges`.
@MainActor
@Suite("Scroll views that change their size or direction")
struct ScrollResizeTests {
  @Test("content that grows while it slows down lets it go on to where it would have come")
  func growsDuringDeceleration() {
    final class Model: ObservableObject {
      @Published var rows = 30
    }
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<model.rows, id: \.self) { _ in Color.clear.frame(height: 20) }
          }
        }
        .accessibilityIdentifier("scroll")
      }
    }
    let model = Model()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Rows(model: model) }
    // 100 points in 0.05 s: from 100 at 2,000 points a second, which ends 2,000 x 0.4995 further.
    host.finger.fling(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 90), over: 0.05)
    host.advance(by: 0.05)
    #expect((host.scrollOffset(of: "scroll")?.y).map { $0 < 400 } == true)
    model.rows = 200
    host.advance(by: 5)
    #expect((host.scrollOffset(of: "scroll")?.y).map { abs($0 - 1099) < 2 } == true)
  }

  @Test("pages stay the same page when the viewport changes")
  func pages() {
    let host = ViewHost(size: CGSize(width: 400, height: 100)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { _ in Color.red.containerRelativeFrame(.horizontal) }
        }
      }
      .scrollTargetBehavior(.paging)
      .accessibilityIdentifier("scroll")
    }
    for _ in 0..<2 {
      host.finger.fling(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 100, y: 50))
      host.advance(by: 5)
    }
    #expect(host.scrollOffset(of: "scroll")?.x == 800)
    host.size = CGSize(width: 300, height: 100)
    #expect(host.scrollOffset(of: "scroll")?.x == 600)
  }

  @Test("content anchored at the bottom stays there in a smaller viewport")
  func bottom() {
    let host = ViewHost(size: CGSize(width: 100, height: 300)) {
      ScrollView { Color.red.frame(height: 1000) }
        .defaultScrollAnchor(.bottom)
        .accessibilityIdentifier("scroll")
    }
    #expect(host.scrollOffset(of: "scroll")?.y == 700)
    host.size = CGSize(width: 100, height: 200)
    #expect(host.scrollOffset(of: "scroll")?.y == 800)
  }

  @Test("the content keeps its place below a safe area that changes")
  func safeArea() {
    let host = ViewHost(
      size: CGSize(width: 100, height: 300),
      safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    ) {
      ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("content") }
        .accessibilityIdentifier("scroll")
    }
    host.finger.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 220), lifting: false)
    host.advance(by: 1)
    host.finger.up()
    #expect(host.scrollOffset(of: "scroll")?.y == -20)
    #expect(host.frame(of: "content")?.minY == 20)
  }

  @Test("from right to left a row starts at its right end, where its offset is 0")
  func rightToLeft() {
    var offsets: [CGFloat] = []
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { Color.red.frame(width: 40).accessibilityIdentifier("cell \($0)") }
        }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: {
        offsets.append($1)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.frame(of: "cell 0")?.maxX == 100)
    host.finger.down(at: CGPoint(x: 20, y: 25))
    host.finger.move(to: CGPoint(x: 50, y: 25))
    #expect(host.frame(of: "cell 0")?.maxX == 130)
    #expect(offsets == [0, 30])
  }

  @Test("a short row lies at its leading end, on the right from right to left")
  func shortRow() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      ScrollView(.horizontal) { Color.red.frame(width: 40).accessibilityIdentifier("cell") }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.frame(of: "cell")?.minX == 60)
  }

  @Test("a scroll view of one size reaches under surroundings that become unsafe")
  func unsafeAreaComes() {
    func view(_ padding: CGFloat) -> some View {
      ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("content") }
        .accessibilityIdentifier("scroll")
        .frame(height: 50).frame(height: 40).safeAreaPadding(.top, padding)
    }
    let host = ViewHost(size: CGSize(width: 50, height: 40)) { view(0) }
    // 50 high in 40: from -5 on.
    #expect(host.frame(of: "content")?.minY == -5)
    #expect(host.scrollOffset(of: "scroll")?.y == 0)

    host.update { view(10) }

    // 10 + 40 in 40: from -5 on, safe from 5 on. The scroll view's top, 0, lies in between: the
    // viewport reaches up to -5, and content rests 5 below that. Source: LAYOUT-3.12, SCROLL-3.13.
    #expect(host.frame(of: "content")?.minY == 0)
    #expect(host.scrollOffset(of: "scroll")?.y == -5)
  }

  @Test("the same holds for a window that becomes unsafe")
  func unsafeWindow() {
    let host = ViewHost(size: CGSize(width: 90, height: 60)) {
      ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("content") }
        .accessibilityIdentifier("scroll")
        .frame(height: 50)
    }
    #expect(host.frame(of: "content")?.minY == 5)

    host.tree.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)

    // 50 high in the 40 below 20: from 15 on, and the viewport from 0 on.
    #expect(host.frame(of: "content")?.minY == 15)
    #expect(host.scrollOffset(of: "scroll")?.y == -15)
  }
}
