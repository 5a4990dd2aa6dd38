import SwiftUI
import Testing
import ViewTreeTesting

/// Source: LAYOUT-3.14, LAYOUT-3.14.7.
@MainActor @Suite("Frames relative to a container")
struct ContainerRelativeFrameTests {
  @Test("outside a scroll view the window less its safe area is the container")
  func window() {
    // In the middle of the safe 100 x 70, then of 60 x 70.
    let host = expectFrames(
      "a 0 10 100 70", in: CGSize(width: 100, height: 80),
      safeArea: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    ) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]).called("a")
        .frame(width: 5, height: 5)
    }
    host.size = CGSize(width: 60, height: 80)
    host.expectFrames("a 0 10 60 70")
  }

  @Test("a closure makes the length from that of the container, and the view is aligned in it")
  func closure() {
    // A frame of 50 x 50 in the middle of 100 x 50.
    expectFrames("a 65 40 10 10", in: CGSize(width: 100, height: 50)) {
      Color.red.frame(width: 10, height: 10).called("a")
        .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) {
          length, axis in axis == .horizontal ? length / 2 : length
        }
    }
  }

  @Test("a scroll view that shares a row is its own container, also after a change inside")
  func sharedRow() {
    func content(_ spacing: CGFloat) -> some View {
      HStack(spacing: 0) {
        Color.blue.frame(width: 40)
        ScrollView(.horizontal) {
          HStack(spacing: spacing) {
            Color.red.containerRelativeFrame(.horizontal).called("a")
            Color.red.containerRelativeFrame(.horizontal).called("b")
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { content(0) }
    host.expectFrames("b 100 0 60 50")
    host.update { content(5) }
    host.expectFrames("b 105 0 60 50")
    host.size = CGSize(width: 80, height: 50)
    host.expectFrames("b 85 0 40 50")
  }

  @Test("in a container that was proposed no length the frame follows the window")
  func windowForNil() {
    let host = expectFrames("page 0 0 200 60", in: CGSize(width: 200, height: 60)) {
      TabView {
        Color.red.containerRelativeFrame([.horizontal, .vertical]).called("page")
      }
      .tabViewStyle(.page)
      .fixedSize()
    }
    host.size = CGSize(width: 200, height: 160)
    host.expectFrames("page 0 0 200 160")
  }

  @Test("state that only the closure for a length reads changes the length")
  func stateInLength() {
    struct Screen: View {
      @State private var share: CGFloat = 0.5
      var body: some View {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length * share }
          .frame(height: 10)
          .called("a").onTapGesture { share = 0.25 }
      }
    }
    let host = expectFrames("a 100 45 200 10", in: CGSize(width: 400, height: 100)) { Screen() }
    host.tap("a")
    host.settle()
    host.expectFrames("a 150 45 100 10")
  }

  @Test("a guide inside rests on the container's size of the moment, not on one asked about before")
  func guides() {
    let host = ViewHost(size: CGSize(width: 500, height: 100)) {
      HStack(spacing: 0) {
        ScrollView(.horizontal) {
          VStack(alignment: .leadingMark, spacing: 0) {
            Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
              .frame(height: 10)
              .alignmentGuide(.leadingMark) { $0.width }
              .frame(width: 300, alignment: .leading).called("a")
            Color.blue.frame(width: 20, height: 10).called("b")
          }
        }
        Color.green.frame(width: 100)
      }
    }
    // The scroll view gets 400: half of it lies between the red view's start and its mark.
    let edges = ["a", "b"].map { host.frame(of: $0)?.minX ?? .nan }
    #expect(edges[1] - edges[0] == 200)
  }

  @Test("frames that come and go with lazy rows are not kept")
  func lazyFrames() {
    let host = host {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { _ in
            Color.red.containerRelativeFrame(.horizontal).frame(height: 20)
          }
        }
      }
      .called("scroll")
    }
    let scroll = host.tree.scrollNode("scroll")
    for y in stride(from: 0, to: 40_000, by: 80) {
      scroll?.setOffset(CGPoint(x: 0, y: y))
      host.settle()
    }
    // 500 screens of 7 rows: 2,000 rows have been made, some 30 are there in three frames.
    #expect((scroll?.relativeFrameCount ?? .max) < 200)
  }

  /// The frame of 50 answers the same question as before; only what is in it has moved.
  @Test("a guide that rests on a relative frame inside follows the container")
  func guideInside() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      VStack(alignment: .leadingMark, spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
          .alignmentGuide(.leadingMark) { $0.width }
          .frame(width: 50, height: 10).called("frame")
        Color.blue.frame(width: 10, height: 10).called("other")
      }
      .fixedSize()
    }
    func guide() throws -> CGFloat {
      try #require(host.frame(of: "other")).minX - #require(host.frame(of: "frame")).minX
    }
    // 100 / 2 = 50 fills the frame; 200 / 2 = 100 is from -25 to 75 in it.
    #expect(try guide() == 50)
    host.size = CGSize(width: 200, height: 50)
    #expect(try guide() == 75)
  }

  /// Rule: LAYOUT-3.14.7.
  @Test(
    "of the container's 320 points the parts asked for have what the distances leave, and theirs",
    arguments: [
      // (320 - 3 x 8) / 4 = 74, twice, and 8.
      (4, 2, 8, 156),
      // Less than one part counts as one; two such parts are twice as wide as the container.
      (-1, 1, 0, 320), (-1, 1, 8, 320), (0, 1, 0, 320), (0, 1, 8, 320), (1, 1, 0, 320),
      (1, 1, 8, 320), (-1, 2, 0, 640), (-1, 2, 8, 648), (0, 2, 0, 640), (0, 2, 8, 648),
      (1, 2, 0, 640), (1, 2, 8, 648),
      // 320 / 2 = 160 and 312 / 2 = 156; 320 / 5 = 64 and (320 - 4 x 8) / 5 = 57.6.
      (2, 1, 0, 160), (2, 1, 8, 156), (2, 2, 0, 320), (2, 2, 8, 320),
      (5, 1, 0, 64), (5, 1, 8, 57.6), (5, 2, 0, 128), (5, 2, 8, 123.2),
    ] as [(Int, Int, CGFloat, CGFloat)])
  func parts(count: Int, span: Int, spacing: CGFloat, width: CGFloat) {
    let view = Color.red
      .containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing).called("a")
    for isScrolled in [false, true] {
      let host = ViewHost(size: CGSize(width: 320, height: 50)) {
        if isScrolled { ScrollView(.horizontal) { view } } else { view }
      }
      #expect(host.frame(of: "a")?.width == width)
    }
  }

  @Test("a frame is known to its container once, however often it is laid out")
  func knownOnce() {
    func content(_ height: CGFloat) -> some View {
      ScrollView {
        Color.red.containerRelativeFrame(.horizontal).frame(height: height)
      }
      .called("scroll")
    }
    let host = host { content(10) }
    for height in 11...20 { host.update { content(CGFloat(height)) } }
    #expect(host.tree.scrollNode("scroll")?.relativeFrameCount == 1)
  }

  @Test("along an axis that follows the container, the view's own wishes for distances are void")
  func distances() {
    for axis in [Axis.horizontal, .vertical] {
      for isColumn in [true, false] {
        func pair() -> some View {
          let stack = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
          return stack {
            CloseLayout() { EmptyView() }
              .containerRelativeFrame(axis == .horizontal ? .horizontal : .vertical) { _, _ in 10 }
              .called("a")
            Color.red.frame(width: 10, height: 10).called("b")
          }
        }
        let host = host { pair() }
        let (a, b) = (host.frame(of: "a") ?? .null, host.frame(of: "b") ?? .null)
        let distance = isColumn ? b.minY - a.maxY : b.minX - a.maxX
        #expect(distance == (isColumn == (axis == .vertical) ? 8 : 0))
      }
    }
  }
}
