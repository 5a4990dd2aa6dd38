import RefreshSystems
import SwiftUI
import Testing
import ViewTreeTesting

/// Document 003's controls on a real list under a finger.
@MainActor @Suite("Document 003 under a finger") struct ZKRefreshFingerTests {
  @Test("a pull that is held says that letting go would refresh, and asks for nothing")
  func hold() {
    let screen = ZKListScreen()
    screen.pullSlowly(to: 140)
    #expect(abs(screen.offset + 140) < 0.01)
    screen.wait(2)
    #expect(screen.header?.state == .pullingOutRect)
    #expect(screen.header?.titleLabel?.text == "松开刷新")
    #expect(screen.begins == 0)
  }

  /// Rules: S3.15, PLATFORM-12.
  @Test("letting go opens the room, calls 0.3 s later, and the end closes it")
  func letGo() {
    let screen = ZKListScreen()
    screen.refresh(waiting: 1 / 60)
    #expect(screen.header?.state == .refreshing)
    #expect(screen.header?.isRefreshing == true)
    #expect(screen.table.contentInset.top == 50)
    #expect(!screen.table.bounces)
    screen.wait(0.25)
    #expect(screen.begins == 0)
    screen.wait(0.1)
    #expect(screen.begins == 1)
    screen.wait(2)
    #expect(screen.offset == -50)
    #expect(screen.header?.titleLabel?.text == "正在刷新...")

    screen.header?.endRefreshing()
    #expect(screen.table.contentInset.top == 0)
    #expect(screen.table.bounces)
    #expect(screen.header?.state == .refreshing)
    screen.wait(0.35)
    #expect(screen.header?.state == .idle)
    #expect(screen.offset == 0)
    #expect(screen.ends == 1)
    screen.wait(2)
    #expect(screen.begins == 1)
  }

  @Test("a pull that was held before it was let go rests below the header, and ends at the top")
  func letGoFromRest() {
    let screen = ZKListScreen()
    screen.pullSlowly(to: 140)
    screen.wait(0.5)
    screen.release(2)
    #expect(screen.begins == 1)
    #expect(screen.offset == -50)
    screen.header?.endRefreshing()
    screen.wait(0.35)
    #expect(screen.header?.state == .idle)
    #expect(screen.offset == 0)
  }

  @Test("a quick flick refreshes once, judged by the last place under the finger")
  func flick() {
    let screen = ZKListScreen()
    screen.host.finger.fling(
      from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 320), over: 0.1)
    screen.wait(3)
    #expect(screen.begins == 1)
    #expect(screen.header?.state == .refreshing)
  }

  @Test("a pull that comes back inside before letting go is parked and stays parked at rest")
  func dragBack() {
    let screen = ZKListScreen()
    screen.pull(to: 140, 40, 30)
    #expect(screen.header?.state == .pullingInRect)
    screen.release()
    #expect(screen.header?.state == .releaseing)
    #expect(screen.offset == 0)
    #expect(screen.begins == 0)
  }

  @Test("B003-1: one move from 45 to 55 refreshes without ever showing that it would")
  func lag() {
    let screen = ZKListScreen()
    var armed = 0
    screen.header?.changeHandler = { if $0.event?.step == .armed { armed += 1 } }
    screen.pull(to: 45, 55)
    screen.release(1)
    #expect((armed, screen.begins) == (0, 1))
  }

  @Test("B003-3: under an inset of 64 the end leaves the content 64 points too high")
  func insetAtTheTop() {
    let screen = ZKListScreen(insetTop: 64)
    #expect(screen.offset == -64)
    screen.refresh(waiting: 1)
    #expect(screen.begins == 1)
    #expect((screen.table.contentInset.top, screen.offset) == (114, -114))
    screen.header?.endRefreshing()
    screen.wait(2)
    #expect((screen.table.contentInset.top, screen.offset) == (64, 0))
  }

  @Test("B003-4: an inset that the application sets during a refresh is gone after it")
  func insetDuringRefresh() {
    let screen = ZKListScreen()
    screen.refresh(waiting: 1)
    screen.table.contentInset = UIEdgeInsets(top: 90, left: 0, bottom: 20, right: 0)
    screen.header?.endRefreshing()
    screen.wait(1)
    #expect(screen.table.contentInset == .zero)
  }

  @Test("the end of a list that was scrolled down meanwhile moves nothing and comes at once")
  func endWhileScrolled() {
    let screen = ZKListScreen()
    screen.refresh(waiting: 1)
    screen.move(by: -200)
    screen.release()
    let offset = screen.offset
    #expect(offset > 0)
    screen.header?.endRefreshing()
    #expect(screen.header?.state == .idle)
    #expect(screen.offset == offset)
  }

  @Test("pulling beyond the end by more than 50 and letting go loads; the end gives the room back")
  func footer() {
    let screen = ZKListScreen()
    screen.scrollToEnd()
    screen.pull(to: -60, -62)
    #expect(screen.footer?.state == .pullingOutRect)
    screen.release(1 / 60)
    #expect(screen.footer?.state == .refreshing)
    #expect(screen.table.contentInset.bottom == 50)
    screen.wait(2)
    #expect(screen.begins == 1)
    #expect(abs(screen.offset - 1450) < 0.01)
    screen.footer?.endRefreshing()
    screen.wait(2)
    #expect(screen.footer?.state == .idle)
    #expect(screen.table.contentInset.bottom == 0)
    #expect(screen.ends == 1)
  }

  @Test("B003-5: below short content a small drag upward loads")
  func shortContent() {
    let screen = ZKListScreen(rows: 2)
    screen.pull(to: -4)
    screen.release(1)
    #expect(screen.footer?.state == .refreshing)
    #expect(screen.begins == 1)
  }

  @Test("B003-5: while the header of a short list is pulled the footer announces itself")
  func shortContentPulledDown() {
    let screen = ZKListScreen(rows: 2)
    screen.pullSlowly(to: 30)
    #expect(screen.footer?.titleLabel?.text == "松开加载更多数据")
    screen.release(2)
    #expect(screen.begins == 0)
  }

  /// Rules: S3.12, S3.16.
  @Test("with nothing more the room stays and no drag loads, until a reset")
  func noMoreData() {
    let screen = ZKListScreen()
    screen.scrollToEnd()
    screen.pull(to: -60, -62)
    screen.release(2)
    #expect(screen.begins == 1)
    screen.footer?.setTitle("xxxx", for: .noMoreData)
    screen.footer?.endRefreshingWithNoMoreData()
    screen.wait(1)
    #expect(screen.footer?.state == .noMoreData)
    #expect(screen.footer?.titleLabel?.text == "xxxx")
    #expect(screen.table.contentInset.bottom == 50)

    screen.pull(to: -80, -82)
    screen.release(2)
    #expect(screen.begins == 1)

    screen.footer?.resetNoMoreData()
    screen.wait(0.35)
    #expect(screen.ends == 2)
    #expect(screen.table.contentInset.bottom == 0)
  }

  @Test("a header's end can let the footer load again")
  func endWithReset() {
    let screen = ZKListScreen()
    screen.footer?.endRefreshingWithNoMoreData()
    screen.wait(1)
    #expect(screen.footer?.state == .noMoreData)
    screen.header?.endRefreshingWithResetFooter()
    screen.wait(1)
    #expect(screen.footer?.state == .idle)
  }

  /// Rule: S3.17.
  @Test("a header that is switched off hides, gives its room back and calls the end closure")
  func switchedOff() {
    let screen = ZKListScreen()
    screen.refresh(waiting: 1)
    screen.header?.enableRefresh = false
    #expect(screen.header?.isHidden == true)
    #expect(screen.table.contentInset.top == 0)
    screen.wait(0.35)
    #expect(screen.ends == 1)
    #expect(screen.header?.state == .idle)
    screen.refresh(waiting: 2)
    #expect(screen.begins == 1)
    screen.header?.enableRefresh = true
    #expect(screen.header?.isHidden == false)
  }

  @Test("the document's way to end, after three seconds on another queue, ends after three seconds")
  func documentsEnd() {
    let screen = ZKListScreen { screen in
      let table = screen.table
      table.zk_header {
        DispatchQueue.global().async { [weak table] in
          sleep(3)
          DispatchQueue.main.async { table?.zk_header?.endRefreshing() }
        }
      }
    }
    screen.refresh(waiting: 3.2)
    #expect(screen.header?.state == .refreshing)
    screen.wait(0.5)
    #expect(screen.header?.state == .idle)
    #expect(screen.host.warnings.isEmpty)
  }
}
