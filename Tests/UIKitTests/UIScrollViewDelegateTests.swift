import SwiftUI
import Testing
import ViewTreeTesting

/// The sequences are those of the fixture `physics.json`, delegateSequences.
@Suite("UIScrollView's delegate")
@MainActor
struct UIScrollViewDelegateTests {
  @Test("a slow drag that stops before the finger leaves")
  func slowDrag() {
    let scene = ScrollScene()
    scene.drag(from: 400, to: 300)
    scene.host.advance(by: 0.2)
    scene.host.finger.up()
    scene.host.advance(by: 1)

    #expect(
      scene.calls == [
        "willBeginDragging", "didScroll*", "willEndDragging(0.0)", "didEndDragging(false)",
      ])
    #expect(scene.y == 100)
  }

  @Test("a flick inside the bounds")
  func flick() {
    let scene = ScrollScene()
    scene.fling(from: 400, to: 300, waiting: 6)
    // 100 points in a tenth of a second are one point a millisecond.
    #expect(
      scene.calls == [
        "willBeginDragging", "didScroll*", "willEndDragging(1.0)", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll*", "didEndDecelerating",
      ])
    // golden decelerationRest: 1000 points a second at rate 0.998 rest 499.4998 points further.
    #expect(abs(scene.y - 599.499833) < 1e-4)
    #expect(abs((scene.recorder.target ?? 0) - 599.499833) < 1e-4)
  }

  @Test("released while pulled, without velocity")
  func releasedWhilePulled() {
    let scene = ScrollScene()
    scene.drag(from: 200, to: 340)
    scene.host.advance(by: 0.2)
    // The rubber band: s = 140 * 0.55 / 600, y = 600 s / (s + 1).
    let share = 140 * 0.55 / 600
    #expect(abs(scene.y + 600 * share / (share + 1)) < 1e-9)
    scene.host.finger.up()
    scene.host.advance(by: 3)

    #expect(
      scene.calls == [
        "willBeginDragging", "didScroll*", "willEndDragging(0.0)", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll*", "didEndDecelerating",
      ])
    #expect((scene.y, scene.recorder.target) == (0, 0))
  }

  @Test("an offset set in code is told once, and only when it differs")
  func setWithoutAnimation() {
    let scene = ScrollScene()
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(scene.recorder.scrolls == 1)
    scene.scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(scene.recorder.scrolls == 1)
    #expect(scene.calls == ["didScroll*"])
  }

  @Test("an animated offset is told frame by frame, then its end")
  func setWithAnimation() {
    let scene = ScrollScene()
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scene.y == 0)
    scene.host.advance(by: UIScrollView.scrollAnimationDuration / 2)
    // Easing in and out is half way at half the time.
    #expect(abs(scene.y - 150) < 1)
    scene.host.advance(by: 1)

    #expect(scene.calls == ["didScroll*", "didEndScrollingAnimation"])
    #expect(scene.y == 300)
    #expect(scene.recorder.scrolls == 18)
  }

  @Test("while paging no view is asked for the target, and a page is reached")
  func paging() {
    let scene = ScrollScene()
    scene.scroll.isPagingEnabled = true
    scene.fling(from: 400, to: 300, waiting: 6)
    #expect(
      scene.calls == [
        "willBeginDragging", "didScroll*", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll*", "didEndDecelerating",
      ])
    #expect(scene.y == 600)
  }

  @Test("the delegate can choose where the content comes to rest")
  func delegateChoosesTarget() {
    let scene = ScrollScene()
    scene.recorder.chosen = 750
    scene.fling(from: 400, to: 300, waiting: 6)
    #expect(scene.y == 750)
  }

  @Test("the flags tell tracking, dragging and decelerating apart")
  func flagsFollowPhases() {
    let scene = ScrollScene()
    let finger = scene.host.finger
    #expect(scene.flags == [false, false, false])
    finger.down(at: CGPoint(x: 150, y: 400))
    #expect(scene.flags == [true, false, false])
    finger.move(to: CGPoint(x: 150, y: 380))
    #expect(scene.flags == [true, true, false])
    scene.host.advance(by: 0.05)
    finger.move(to: CGPoint(x: 150, y: 300))
    finger.up()
    #expect(scene.flags == [false, false, true])
    finger.down(at: CGPoint(x: 150, y: 400))
    #expect(scene.flags == [true, false, false])
    finger.up()
    #expect(scene.flags == [false, false, false])
  }

  @Test("content without bounces stays at its edges")
  func withoutBounces() {
    let scene = ScrollScene()
    scene.scroll.bounces = false
    scene.fling(from: 200, to: 340)
    #expect(scene.y == 0)
    scene.host.advance(by: 3)

    #expect(scene.recorder.scrolls == 0)
    #expect(scene.y == 0)
  }

  @Test("content that fits is not moved, unless it always bounces")
  func shortContent() {
    let scene = ScrollScene(content: 100)
    scene.drag(from: 200, to: 340)
    #expect(scene.calls.isEmpty)
    scene.host.finger.up()

    scene.scroll.alwaysBounceVertical = true
    scene.drag(from: 200, to: 340)
    #expect(scene.y < -60)
  }
}

@Suite("UIScrollView")
@MainActor
struct UIScrollViewTests {
  @Test("it moves as the engine's own scroll view does, frame by frame")
  func sharesPhysics() throws {
    let scene = ScrollScene()
    let own = ViewHost(size: CGSize(width: 300, height: 600)) {
      ScrollView { Color.red.frame(width: 300, height: 2000) }.accessibilityIdentifier("own")
    }
    func compare() throws {
      let offset = try #require(own.scrollOffset(of: "own"))
      #expect(abs(offset.y - scene.y) < 1e-9)
    }
    for (start, end) in [(400.0, 150.0), (200, 420), (500, 480), (200, 500)] {
      for host in [own, scene.host] {
        host.finger.drag(
          from: CGPoint(x: 150, y: start), to: CGPoint(x: 150, y: end), over: 0.2, lifting: false)
      }
      try compare()
      for host in [own, scene.host] { host.finger.up() }
      for _ in 0..<40 {
        for host in [own, scene.host] { host.advance(by: 1 / 60.0) }
        try compare()
      }
    }
  }

  /// Rule: PLATFORM-10.
  @Test("content rests between minus the top inset and its end with the bottom inset")
  func restsInsideInsets() {
    let scene = ScrollScene()
    scene.scroll.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 50, right: 0)
    #expect(scene.y == 0)
    scene.scroll.setContentOffset(CGPoint(x: 0, y: -64), animated: false)
    scene.host.advance(by: 1)
    #expect(scene.y == -64)

    scene.fling(from: 550, to: 50, waiting: 8)
    // 2000 + 50 - 600.
    #expect(abs(scene.y - 1450) < 0.5)
  }

  @Test("content outside of smaller limits goes to the nearest edge at once")
  func shrinkingLimits() {
    let scene = ScrollScene()
    scene.scroll.contentInset.top = 60
    scene.scroll.contentOffset.y = -60
    scene.scroll.contentInset.top = 0
    #expect(scene.y == 0)

    scene.scroll.contentOffset.y = 1400
    scene.scroll.contentSize.height = 1000
    #expect(scene.y == 400)
  }

  @Test("covered edges count into the adjusted inset unless they never do")
  func adjustsForSafeArea() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 300, height: 2000)
    let host = ViewHost(
      size: CGSize(width: 300, height: 600),
      safeAreaInsets: EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0), uiView: scroll)
    #expect(
      scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset.y == -44)

    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset.y == 0)
    withExtendedLifetime(host) {}
  }

  @Test("what is inside moves with the offset, in text and queries too")
  func movesContent() {
    let scroll = UIScrollView()
    let row = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    row.accessibilityIdentifier = "row"
    scroll.accessibilityIdentifier = "list"
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.addSubview(row)
    let host = ViewHost(size: CGSize(width: 300, height: 600), uiView: scroll)
    host.finger.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 370), lifting: false)

    host.expectFrames("row 0 70 300 44")
    #expect(host.scrollOffset(of: "list") == CGPoint(x: 0, y: 30))
    #expect(host.text().contains("UIScrollView #list (0, 0, 300, 600)"))
    #expect(host.text().contains("  UIView #row (0, 70, 300, 44)"))
  }

  @Test("an offset held in didScroll stays held through drag and deceleration")
  func heldOffset() {
    let scene = ScrollScene()
    scene.recorder.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    scene.fling(from: 200, to: 340, waiting: 3)
    #expect(scene.y == 0)
    #expect(!scene.scroll.isDecelerating)
  }

  @Test("a scroll view inside a scroll view of the tree takes the finger")
  func nestsInTree() {
    let inner = UIScrollView()
    inner.contentSize = CGSize(width: 300, height: 900)
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      ScrollView {
        Hosted(view: inner).frame(width: 300, height: 300)
        Color.red.frame(width: 300, height: 900)
      }
      .accessibilityIdentifier("outer")
    }
    host.finger.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 150))
    #expect(inner.contentOffset.y == 50)
    #expect(host.scrollOffset(of: "outer") == CGPoint.zero)
  }

  @Test("a table makes the rows in sight and asks again when it reloads")
  func tableShowsRows() {
    let table = UITableView(frame: .zero, style: .plain)
    let source = Rows(count: 100)
    table.dataSource = source
    table.rowHeight = 50
    let host = ViewHost(size: CGSize(width: 300, height: 600), uiView: table)
    #expect(table.contentSize == CGSize(width: 300, height: 5000))
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0..<12))

    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    host.settle()
    #expect(table.contentOffset.y == 2500)
    #expect(table.indexPathsForVisibleRows?.first?.row == 50)

    source.count = 3
    table.reloadData()
    host.settle()
    #expect(table.contentSize.height == 150)
    #expect(table.visibleCells.count == 3)
    #expect(table.contentOffset.y == 0)
  }
}

@MainActor
private final class Rows: UITableViewDataSource {
  var count: Int

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

private struct Hosted: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A scroll view that fills a host of 300 x 600, with a finger in its middle.
@MainActor
private struct ScrollScene {
  let scroll = UIScrollView()
  let recorder = ScrollRecorder()
  let host: ViewHost

  init(content: CGFloat = 2000) {
    scroll.contentSize = CGSize(width: 300, height: content)
    host = ViewHost(size: CGSize(width: 300, height: 600), uiView: scroll)
    scroll.delegate = recorder
  }

  /// Puts the finger down, drags it and holds.
  func drag(from start: CGFloat, to end: CGFloat) {
    host.finger.drag(
      from: CGPoint(x: 150, y: start), to: CGPoint(x: 150, y: end), lifting: false)
  }

  func fling(from start: CGFloat, to end: CGFloat, waiting seconds: Double = 0) {
    host.finger.fling(from: CGPoint(x: 150, y: start), to: CGPoint(x: 150, y: end))
    host.advance(by: seconds)
  }

  var y: CGFloat { scroll.contentOffset.y }
  var calls: [String] { recorder.calls }
  var flags: [Bool] { [scroll.isTracking, scroll.isDragging, scroll.isDecelerating] }
}
