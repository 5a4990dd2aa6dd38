import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Rules: SCROLL-4.3 for what goes on, SCROLL-3.13 for what rests.
@MainActor
@Suite("Scroll views whose surroundings change while they move or rest")
struct ScrollContinuationTests {
  @Test(
    "content that grows while it slows down lets it go on to where it would have come",
    arguments: [.vertical, [.horizontal, .vertical]] as [Axis.Set])
  func grows(axes: Axis.Set) {
    func sheet(_ width: CGFloat, _ height: CGFloat) -> some View {
      ScrollView(axes) { Color.clear.frame(width: width, height: height) }.called("scroll")
    }
    let host = host(100, 200) { sheet(400, 600) }
    host.finger.fling((50, 190), (50, 90), over: 0.05)
    host.advance(by: 0.05)
    #expect(host.offset ?? .nan < 400)
    host.update { sheet(700, 4000) }
    host.advance(by: 5)
    // From 100 at 2,000 points a second it ends 2,000 x 0.4995 further; the former end was 400.
    #expect(abs((host.offset ?? .nan) - 1099) < 2)
  }

  @Test(
    "from right to left what is seen stays as far from the right end, whatever comes at the left")
  func fromRightToLeft() {
    func cells(_ count: Int) -> some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Color.red.frame(width: 40).called("cell \($0)") }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let host = host(100, 50) { cells(10) }
    host.dragAndRest((10, 25), (90, 25))
    // 80 to the right: cell 0 ends at 180, cell 3 at 60.
    #expect(host.frame(of: "cell 3")?.maxX == 60)
    for count in [12, 30, 8] {
      host.update { cells(count) }
      #expect(host.frame(of: "cell 3")?.maxX == 60, "\(count) cells")
    }
  }

  /// The rubber band of an endless pull is as long as the viewport, and a pull of NaN is none.
  @Test("a finger that is endlessly far down shows a whole viewport above the content")
  func endlessPull() throws {
    let host = host(100, 200) {
      ScrollView { Color.clear.frame(height: 600) }.called("scroll")
    }
    let scroll = try #require(host.tree.scrollNode("scroll"))
    scroll.grab()
    for (translation, offset) in [(.infinity, -200), (.nan, 0)] as [(CGFloat, CGFloat)] {
      scroll.drag(.vertical, translation: translation, from: 0)
      #expect(scroll.contentOffset.y == offset)
    }
  }

  @Test("on the way to a page, content that is moved along takes the page and the motion with it")
  func shiftedOnTheWay() throws {
    func pages(_ height: CGFloat) -> some View {
      ScrollView { Color.clear.frame(height: height) }.scrollTargetBehavior(.paging).called(
        "scroll")
    }
    let host = host(100, 200) { pages(600) }
    let scroll = try #require(host.tree.scrollNode("scroll"))
    host.framesPerSecond = 240
    host.finger.fling((50, 190), (50, 130), over: 0.1)
    host.advance(by: 0.1)
    let before = scroll.contentOffset.y
    host.advance(by: 1.0 / 240)
    let step = scroll.contentOffset.y - before
    #expect(step > 0 && step < 10)
    scroll.shift(.vertical, by: 37)
    let shifted = scroll.contentOffset.y
    host.update { pages(900) }
    #expect(scroll.isDecelerating && scroll.contentOffset.y == shifted)
    host.advance(by: 1.0 / 240)
    // It slows down: the next step is shorter than the one before, and leads on.
    #expect((0...step).contains(scroll.contentOffset.y - shifted))
    host.advance(by: 5)
    #expect(scroll.contentOffset.y == 237)
  }

  @Test("an animated way to a row whose place was estimated ends at the row")
  func animatedEstimate() {
    var proxy: ScrollViewProxy?
    let host = host {
      ScrollViewReader { reader in
        let _ = proxy = reader
        LazyRows(0..<200) { $0 < 10 ? 20 : CGFloat(50 + $0 % 3 * 10) }
      }
    }
    for (row, anchor) in [(120, UnitPoint.top), (60, .bottom), (150, .top)] {
      withAnimation(.linear(duration: 0.5)) { proxy?.scrollTo(row, anchor: anchor) }
      host.advance(by: 2)
      let frame = host.frame(of: "row \(row)") ?? .zero
      #expect(abs(anchor == .top ? frame.minY : frame.maxY - 100) < 1e-6, "row \(row)")
    }
  }

  @Test("the content of a reader follows what it reads, every time")
  func readerFollows() {
    final class Model: ObservableObject { @Published var height: CGFloat = 40 }
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollViewReader { _ in Color.red.frame(height: model.height).called("box") }
      }
    }
    let model = Model()
    let host = host { Screen(model: model) }
    for height in [30, 50, 20, 70] as [CGFloat] {
      model.height = height
      host.settle()
      #expect(host.frame(of: "box")?.height == height)
    }
  }

  /// Its top is at 20 + its middle - 25: what is above 20 is unsafe, and its viewport reaches over that.
  @Test("a scroll view that is moved out of the unsafe area rests at its own top")
  func leavesUnsafeArea() {
    func view(_ middle: CGFloat) -> some View {
      ScrollView { Color.red.frame(height: 500).called("content") }
        .called("scroll")
        .frame(height: 50)
        .position(x: 45, y: middle)
    }
    let host = host(90, 200, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) {
      view(20)
    }
    // At 15; at 65, out of reach; at 10; at 90.
    for (middle, overhang) in [(20, 15), (70, 0), (15, 10), (95, 0)] as [(CGFloat, CGFloat)] {
      host.update { view(middle) }
      #expect(host.offset == -overhang, "\(middle)")
      #expect(host.frame(of: "content")?.minY == middle - 5, "\(middle)")
    }
  }
}
