import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor
@Observable
private final class LengthModel {
  var size = CGSize(width: 400, height: 600)
  var cells = 10
  var top: CGFloat = 40
}

/// Rules: SCROLL-4.3 for what goes on, SCROLL-3.13 for what rests.
@MainActor
@Suite("Scroll views whose surroundings change while they move or rest")
struct ScrollContinuationTests {
  private struct Sheet: View {
    let model: LengthModel

    var body: some View {
      ScrollView([.horizontal, .vertical]) {
        Color.clear.frame(width: model.size.width, height: model.size.height)
      }
      .accessibilityIdentifier("scroll")
    }
  }

  @Test("content that grows along both axes lets a fling go on to where it would have come")
  func bothAxes() {
    let model = LengthModel()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Sheet(model: model) }
    host.finger.fling(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 90), over: 0.05)
    host.advance(by: 0.05)
    model.size = CGSize(width: 700, height: 4000)
    host.advance(by: 5)
    // From 100 at 2,000 points a second it ends 2,000 x 0.4995 further; the former end was 400.
    let y = host.scrollOffset(of: "scroll")?.y ?? .nan
    #expect(abs(y - 1099) < 2)
  }

  @Test(
    "from right to left what is seen stays as far from the right end, whatever comes at the left")
  func fromRightToLeft() {
    struct Cells: View {
      let model: LengthModel

      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<model.cells, id: \.self) {
              Color.red.frame(width: 40).accessibilityIdentifier("cell \($0)")
            }
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    let model = LengthModel()
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { Cells(model: model) }
    host.finger.drag(from: CGPoint(x: 10, y: 25), to: CGPoint(x: 90, y: 25), lifting: false)
    host.advance(by: 1)
    host.finger.up()
    // 80 to the right: cell 0 ends at 180, cell 3 at 60.
    #expect(host.frame(of: "cell 3")?.maxX == 60)
    for cells in [12, 30, 8] {
      model.cells = cells
      host.settle()
      #expect(host.frame(of: "cell 3")?.maxX == 60, "\(cells) cells")
    }
  }

  @Test("on the way to a page, content that is moved along takes the page and the motion with it")
  func shiftedOnTheWay() throws {
    struct Pages: View {
      let model: LengthModel

      var body: some View {
        ScrollView { Color.clear.frame(height: model.size.height) }
          .scrollTargetBehavior(.paging)
          .accessibilityIdentifier("scroll")
      }
    }
    let model = LengthModel()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Pages(model: model) }
    let scroll = try #require(host.tree.scrollNode("scroll"))
    host.framesPerSecond = 240
    host.finger.fling(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 130), over: 0.1)
    host.advance(by: 0.1)
    let before = scroll.contentOffset.y
    host.advance(by: 1.0 / 240)
    let step = scroll.contentOffset.y - before
    #expect(step > 0 && step < 10)
    scroll.shift(.vertical, by: 37)
    let shifted = scroll.contentOffset.y
    model.size.height = 900
    host.settle()
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
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200, id: \.self) { row in
              Color.clear.frame(height: row < 10 ? 20 : CGFloat(50 + row % 3 * 10))
                .accessibilityIdentifier("row \(row)")
            }
          }
        }
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
    struct Screen: View {
      let model: LengthModel

      var body: some View {
        ScrollViewReader { _ in
          Color.red.frame(height: model.top).accessibilityIdentifier("box")
        }
      }
    }
    let model = LengthModel()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen(model: model) }
    for height in [30, 50, 20, 70] as [CGFloat] {
      model.top = height
      host.settle()
      #expect(host.frame(of: "box")?.height == height)
    }
  }

  @Test("a scroll view that is moved out of the unsafe area rests at its own top")
  func leavesUnsafeArea() {
    struct Screen: View {
      let model: LengthModel

      var body: some View {
        ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("content") }
          .accessibilityIdentifier("scroll")
          .frame(height: 50)
          .position(x: 45, y: model.top)
      }
    }
    let model = LengthModel()
    model.top = 20
    let host = ViewHost(
      size: CGSize(width: 90, height: 200),
      safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    ) { Screen(model: model) }
    // Its top is at 20 + 20 - 25: the 15 above it are unsafe, and its viewport reaches over them.
    #expect(host.scrollOffset(of: "scroll")?.y == -15)
    #expect(host.frame(of: "content")?.minY == 15)
    // 65, out of reach; 10 again; 90.
    for (top, overhang) in [(70, 0), (15, 10), (95, 0)] as [(CGFloat, CGFloat)] {
      model.top = top
      host.settle()
      #expect(host.scrollOffset(of: "scroll")?.y == -overhang, "\(top)")
      #expect(host.frame(of: "content")?.minY == top - 5, "\(top)")
    }
  }
}
