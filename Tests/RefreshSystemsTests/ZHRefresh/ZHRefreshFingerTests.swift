import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

/// Document 002 under a finger on a real scroll view, in a viewport of 600 points.
@MainActor @Suite("Document 002 under a finger") struct ZHRefreshFingerTests {
  @Test("pulling past 60 and holding changes the label and asks for nothing")
  func pullAndHold() {
    let screen = ZHScreen()
    screen.touch()
    screen.pull(to: 59.5)
    #expect(screen.title == "下拉刷新...")
    screen.pull(to: 140)
    #expect(abs(screen.offset + 140) < 1e-6)
    #expect(screen.title == "松手刷新...")
    screen.host.advance(by: 2)
    #expect(screen.refreshes == 0)
    #expect(screen.list.contentInset.top == 0)
  }

  /// Rules: S2.02, S2.12.
  @Test("letting go beyond 60 makes room at once and calls back 0.3 s later")
  func release() {
    let screen = ZHScreen()
    screen.pullAndRelease(at: 61)
    #expect(screen.list.contentInset.top == 60)
    #expect(screen.list.scrollIndicatorInsets.top == 60)
    #expect(screen.title == "正在刷新...")
    screen.host.advance(by: 0.25)
    #expect(screen.refreshes == 0)
    screen.host.advance(by: 0.1)
    #expect(screen.refreshes == 1)
    screen.host.advance(by: 2)
    #expect(abs(screen.offset + 60) < 0.01, "the header stays in sight")
  }

  @Test("letting go at 59.5 brings the content back and nothing else")
  func releaseEarly() {
    let screen = ZHScreen()
    screen.pullAndRelease(at: 59.5)
    screen.host.advance(by: 2)
    #expect(screen.refreshes == 0)
    #expect(abs(screen.offset) < 0.01)
    #expect(screen.list.contentInset.top == 0)
  }

  @Test("pulling past 60 and coming back before letting go asks for nothing")
  func back() {
    let screen = ZHScreen()
    screen.touch()
    screen.pull(to: 140)
    screen.pull(to: 50)
    #expect(screen.title == "下拉刷新...")
    screen.release()
    screen.host.advance(by: 2)
    #expect(screen.refreshes == 0)
  }

  /// Rule: S2.14.
  @Test("the end takes the room back over 0.5 s and parks the status at release (B002-4)")
  func end() throws {
    let screen = ZHScreen()
    screen.pullAndRelease(at: 80)
    screen.host.advance(by: 2)
    screen.list.headerEndRefreshing()
    let header = try #require(screen.list.headerView)
    #expect(screen.list.contentInset.top == 0)
    #expect(!header.isRefreshing)
    screen.host.advance(by: 0.45)
    #expect(header.status == .pullToRefresh)
    screen.host.advance(by: 0.6)
    #expect(header.status == .releaseToRefresh)
    #expect(abs(screen.offset) < 0.01)
    #expect(screen.title == "正在刷新...", "the label is stale until the next pull")
    screen.touch()
    screen.pull(to: 5)
    #expect(screen.title == "下拉刷新...")
    #expect(!header.arrowView.isHidden)
  }

  @Test("a second pull refreshes again")
  func again() {
    let screen = ZHScreen()
    for refreshes in 1...3 {
      screen.pullAndRelease(at: 100)
      screen.host.advance(by: 2)
      #expect(screen.refreshes == refreshes)
      screen.list.headerEndRefreshing()
      screen.host.advance(by: 2)
    }
  }

  @Test("a flick that is past 60 when the finger leaves refreshes")
  func farFlick() {
    let screen = ZHScreen()
    // 300 points of finger are 129 points of content: (1 - 1 / (0.55 / 2 + 1)) * 600.
    screen.host.finger.fling(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 500), over: 0.1)
    #expect(screen.list.headerView?.isRefreshing == true)
    screen.host.advance(by: 2)
    #expect(screen.refreshes == 1)
  }

  @Test(
    "a flick that carries the content past 60 by itself refreshes in the later version only",
    arguments: ZHRefreshVersion.allCases)
  func nearFlick(_ version: ZHRefreshVersion) {
    let screen = ZHScreen(version)
    // 60 points of finger are 31 of content; the speed of 3,000 points a second takes it on.
    screen.host.finger.fling(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 260), over: 0.02)
    #expect(screen.list.headerView?.isRefreshing == false)
    screen.host.advance(by: 2)
    #expect(screen.refreshes == (version == .observation ? 1 : 0))
  }

  @Test("with an inset at the top rest, threshold and room begin there")
  func insetTop() {
    let screen = ZHScreen(insetTop: 64)
    #expect(screen.offset == -64)
    screen.pullAndRelease(at: 59.5)
    screen.host.advance(by: 2)
    #expect(screen.refreshes == 0)
    screen.pullAndRelease(at: 60.5)
    #expect(screen.list.contentInset.top == 124)
    screen.host.advance(by: 2)
    #expect(screen.refreshes == 1)
    #expect(abs(screen.offset + 124) < 0.01)
    screen.list.headerEndRefreshing()
    screen.host.advance(by: 2)
    #expect(abs(screen.offset + 64) < 0.01)
  }

  @Test("an inset that the application changes during a refresh is lost at its end (B002-3)")
  func insetChanges() {
    let screen = ZHScreen(insetTop: 20)
    screen.pullAndRelease(at: 80)
    screen.host.advance(by: 1)
    screen.list.contentInset.top = 144
    screen.list.headerEndRefreshing()
    #expect(screen.list.contentInset.top == 20)
    screen.list.contentInset.top = 64
    screen.pullAndRelease(at: 80)
    #expect(screen.list.contentInset.top == 80, "60 above the captured 20")
  }

  @Test("dragging 44 points beyond the end loads nothing, 45 do")
  func loadMore() {
    for (beyond, loads) in [(44, 0), (45, 1)] as [(CGFloat, Int)] {
      let screen = ZHScreen()
      screen.list.setContentOffset(CGPoint(x: 0, y: 1400), animated: false)
      screen.touch()
      screen.move(by: -RubberBand.pull(offset: beyond, viewport: 600))
      #expect(abs(screen.offset - 1400 - beyond) < 1e-6)
      screen.release()
      #expect(screen.list.contentInset.bottom == CGFloat(44 * loads))
      screen.host.advance(by: 0.45)
      #expect(screen.loads == 0)
      screen.host.advance(by: 0.1)
      #expect(screen.loads == loads)
      screen.list.footerEndRefreshing()
      screen.host.advance(by: 2)
      #expect(screen.list.contentInset.bottom == 0)
      #expect(abs(screen.offset - 1400) < 0.01)
    }
  }

  @Test("with short content every drag loads more, and a real pull does both (B002-1)")
  func shortContent() {
    let small = ZHScreen(content: 88)
    small.pullAndRelease(at: 10)
    small.host.advance(by: 2)
    #expect(small.refreshes == 0 && small.loads == 1)
    let real = ZHScreen(content: 88)
    real.pullAndRelease(at: 70)
    real.host.advance(by: 2)
    #expect(real.refreshes == 1 && real.loads == 1)
  }

  @Test("nothing says that there is no more: each drag asks again (B002-13)")
  func reset() {
    let screen = ZHScreen()
    for loads in 1...2 {
      screen.list.setContentOffset(CGPoint(x: 0, y: 1400), animated: false)
      screen.touch()
      screen.move(by: -300)
      screen.release()
      screen.host.advance(by: 2)
      #expect(screen.loads == loads)
      screen.list.footerEndRefreshing()
      screen.host.advance(by: 2)
    }
  }
}
