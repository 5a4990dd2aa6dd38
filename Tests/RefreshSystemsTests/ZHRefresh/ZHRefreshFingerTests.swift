import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

/// Document 002 under a finger on a real scroll view, in a viewport of 600 points.
@MainActor @Suite("Document 002 under a finger") struct ZHRefreshFingerTests {
  @Test("pulling past 60 and holding changes the label and asks for nothing, nor does coming back")
  func pullAndHold() {
    let screen = ZHScreen()
    screen.pull(to: 59.5)
    #expect(screen.title == "下拉刷新...")
    screen.pull(to: 140)
    #expect(abs(screen.offset + 140) < 1e-6)
    #expect(screen.title == "松手刷新...")
    screen.wait(2)
    #expect(screen.refreshes == 0)
    #expect(screen.list.contentInset.top == 0)
    screen.pull(to: 50)
    #expect(screen.title == "下拉刷新...")
    screen.letGo()
    screen.wait(2)
    #expect(screen.refreshes == 0)
  }

  /// Rules: S2.02, S2.12.
  @Test("letting go beyond 60 makes room at once and calls back 0.3 s later")
  func release() {
    let screen = ZHScreen()
    screen.pullAndLetGo(at: 61)
    #expect(screen.list.contentInset.top == 60)
    #expect(screen.list.scrollIndicatorInsets.top == 60)
    #expect(screen.title == "正在刷新...")
    screen.wait(0.25)
    #expect(screen.refreshes == 0)
    screen.wait(0.1)
    #expect(screen.refreshes == 1)
    screen.wait(2)
    #expect(abs(screen.offset + 60) < 0.01, "the header stays in sight")
  }

  @Test("letting go at 59.5 brings the content back and nothing else")
  func releaseEarly() {
    let screen = ZHScreen()
    screen.pullAndLetGo(at: 59.5)
    screen.wait(2)
    #expect(screen.refreshes == 0)
    #expect(abs(screen.offset) < 0.01)
    #expect(screen.list.contentInset.top == 0)
  }

  /// Rule: S2.14.
  @Test("the end takes the room back over 0.5 s and parks the status at release (B002-4)")
  func end() throws {
    let screen = ZHScreen()
    screen.pullAndLetGo(at: 80)
    screen.wait(2)
    screen.list.headerEndRefreshing()
    let header = try #require(screen.list.headerView)
    #expect(screen.list.contentInset.top == 0)
    #expect(!header.isRefreshing)
    screen.wait(0.45)
    #expect(header.status == .pullToRefresh)
    screen.wait(0.6)
    #expect(header.status == .releaseToRefresh)
    #expect(abs(screen.offset) < 0.01)
    #expect(screen.title == "正在刷新...", "the label is stale until the next pull")
    screen.pull(to: 5)
    #expect(screen.title == "下拉刷新...")
    #expect(!header.arrowView.isHidden)
  }

  @Test("a second pull refreshes again")
  func again() {
    let screen = ZHScreen()
    for refreshes in 1...3 {
      screen.pullAndLetGo(at: 100)
      screen.wait(2)
      #expect(screen.refreshes == refreshes)
      screen.end()
    }
  }

  @Test("a flick that is past 60 when the finger leaves refreshes")
  func farFlick() {
    let screen = ZHScreen()
    // 300 points of finger are 129 points of content: (1 - 1 / (0.55 / 2 + 1)) * 600.
    screen.host.finger.fling(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 500), over: 0.1)
    #expect(screen.isRefreshing == true)
    screen.wait(2)
    #expect(screen.refreshes == 1)
  }

  @Test(
    "a flick that carries the content past 60 by itself refreshes in the later version only",
    arguments: [(ZHRefreshVersion.delegate, 0), (.observation, 1)])
  func nearFlick(_ version: ZHRefreshVersion, refreshes: Int) {
    let screen = ZHScreen(version)
    // 60 points of finger are 31 of content; the speed of 3,000 points a second takes it on.
    screen.host.finger.fling(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 260), over: 0.02)
    #expect(screen.isRefreshing == false)
    screen.wait(2)
    #expect(screen.refreshes == refreshes)
  }

  @Test("with an inset at the top rest, threshold and room begin there")
  func insetTop() {
    let screen = ZHScreen(insetTop: 64)
    #expect(screen.offset == -64)
    screen.pullAndLetGo(at: 59.5)
    screen.wait(2)
    #expect(screen.refreshes == 0)
    screen.pullAndLetGo(at: 60.5)
    #expect(screen.list.contentInset.top == 124)
    screen.wait(2)
    #expect(screen.refreshes == 1)
    #expect(abs(screen.offset + 124) < 0.01)
    screen.end()
    #expect(abs(screen.offset + 64) < 0.01)
  }

  @Test("an inset that the application changes during a refresh is lost at its end (B002-3)")
  func insetChanges() {
    let screen = ZHScreen(insetTop: 20)
    screen.pullAndLetGo(at: 80)
    screen.wait(1)
    screen.list.contentInset.top = 144
    screen.list.headerEndRefreshing()
    #expect(screen.list.contentInset.top == 20)
    screen.list.contentInset.top = 64
    screen.pullAndLetGo(at: 80)
    #expect(screen.list.contentInset.top == 80, "60 above the captured 20")
  }

  @Test(
    "dragging 44 points beyond the end loads nothing, 45 do",
    arguments: [(44, 0, 0), (45, 1, 44)] as [(CGFloat, Int, CGFloat)])
  func loadMore(beyond: CGFloat, loads: Int, room: CGFloat) {
    let screen = ZHScreen()
    screen.scroll(to: 1400)
    screen.pull(to: -beyond)
    #expect(abs(screen.offset - 1400 - beyond) < 1e-6)
    screen.letGo()
    #expect(screen.list.contentInset.bottom == room)
    screen.wait(0.45)
    #expect(screen.loads == 0)
    screen.wait(0.1)
    #expect(screen.loads == loads)
    screen.list.footerEndRefreshing()
    screen.wait(2)
    #expect(screen.list.contentInset.bottom == 0)
    #expect(abs(screen.offset - 1400) < 0.01)
  }

  @Test(
    "with short content every drag loads more, and a real pull does both (B002-1)",
    arguments: [(10, 0), (70, 1)] as [(CGFloat, Int)])
  func shortContent(pull: CGFloat, refreshes: Int) {
    let screen = ZHScreen(content: 88)
    screen.pullAndLetGo(at: pull)
    screen.wait(2)
    #expect((screen.refreshes, screen.loads) == (refreshes, 1))
  }

  @Test("nothing says that there is no more: each drag asks again (B002-13)")
  func reset() {
    let screen = ZHScreen()
    for loads in 1...2 {
      screen.pullEndAndLetGo(at: 100)
      screen.wait(2)
      #expect(screen.loads == loads)
      screen.list.footerEndRefreshing()
      screen.wait(2)
    }
  }
}
