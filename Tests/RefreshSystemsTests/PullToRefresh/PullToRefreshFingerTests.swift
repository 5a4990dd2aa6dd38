import RefreshSystems
import SwiftUI
import Testing
import ViewTreeTesting

/// Document 001 under a finger on the laid-out tree: sides of 60 points, a viewport of 300 by 600.
@MainActor @Suite("Document 001 under a finger") struct PullToRefreshFingerTests {
  /// Rule: PLATFORM-7.
  @Test("S1.20: the third version refreshes when it appears, with the header in full view")
  func refreshesOnAppear() {
    let screen = PullHost(rows: 4)
    #expect(screen.model.refreshes == 1)
    #expect(screen.model.isRefreshing)
    #expect((screen.headerY, screen.contentY) == (0, 60))
    screen.finish()
    #expect((screen.headerY, screen.contentY) == (-60, 0))
    #expect(screen.model.refreshes == 1)
  }

  @Test("S1.20: the first version waits for a finger")
  func firstVersionWaits() {
    let screen = PullHost(rows: 4, version: .first)
    #expect(screen.model.refreshes == 0)
    #expect(screen.contentY == 0)
    #expect(screen.changes.first == "header stopped")
  }

  @Test("S1.10, S1.11, S1.16: 30 points are dead, the next 60 make the header opaque")
  func deadZone() {
    let screen = PullHost.resting(rows: 40)
    #expect(screen.opacity("header bar") == 0)
    screen.pull(to: 29.5)
    #expect(screen.opacity("header bar") == 0)
    screen.pull(to: 45)
    #expect(screen.opacity("header bar") == 0.25)
    screen.pull(to: 89.5)
    // 59.5 / 60
    #expect(screen.opacity("header bar") == 0.991667)
    #expect(screen.model.refreshes == 0)
  }

  @Test(
    "S1.01, S1.04, S1.06: triggered past 90 points, loading at 90 points on the way back, finger or not"
  )
  func triggerAndLoad() {
    let screen = PullHost.resting(rows: 40)
    let before = screen.changes.count
    for (pull, changes, refreshes) in [
      (89.5, [], 0), (90.5, ["header triggered"], 0), (150, ["header triggered"], 0),
      (90.5, ["header triggered"], 0), (89.5, ["header triggered", "header loading"], 1),
    ] as [(CGFloat, [String], Int)] {
      screen.pull(to: pull)
      #expect(Array(screen.changes.dropFirst(before)) == changes, "\(pull)")
      #expect(screen.model.refreshes == refreshes, "\(pull)")
    }
    #expect(screen.model.isRefreshing)
  }

  @Test(
    "B001-4, S1.17: content jumps down by the header when loading starts, and back when it ends")
  func jump() {
    let screen = PullHost.resting(rows: 40)
    screen.pull(to: 95)
    #expect(screen.contentY == 95)
    screen.pull(to: 89)
    #expect(screen.contentY == 149)
    screen.release()
    #expect((screen.headerY, screen.contentY) == (0, 60))
    screen.finish()
    #expect(screen.contentY == 0)
    #expect(screen.model.refreshes == 1)
  }

  @Test("B001-2: a bounce of one frame leaves the header triggered, and a short pull loads")
  func stuck() {
    let screen = PullHost.resting(rows: 40)
    screen.pull(to: 100, 0)
    #expect(screen.model.refreshes == 0)
    screen.pull(to: 31)
    #expect(screen.model.refreshes == 1)
  }

  @Test(
    "a released pull springs back, and one past the line loads on its way",
    arguments: [(120, 1, 60), (80, 0, 0)] as [(CGFloat, Int, CGFloat)])
  func release(pull: CGFloat, refreshes: Int, contentY: CGFloat) {
    let screen = PullHost.resting(rows: 40)
    screen.pull(to: pull)
    screen.release()
    #expect(screen.model.refreshes == refreshes)
    #expect(screen.contentY == contentY)
  }

  // 4 rows of 50 points: the footer ends the content at 200; it wakes up at 200 + 60 while the
  // finished header is still on the screen.
  @Test("the footer of short content wakes up behind the first refresh and loads like the header")
  func shortFooter() {
    let screen = PullHost.resting(rows: 4)
    #expect(screen.changes.contains("footer stopped"))
    #expect(screen.footerY == 200)
    screen.pull(to: -45)
    #expect(screen.opacity("footer bar") == 0.25)
    screen.pull(to: -90.5)
    #expect(screen.model.loads == 0)
    screen.pull(to: -89.5)
    #expect(screen.model.loads == 1)
    #expect(screen.model.isLoading)
    #expect(screen.model.refreshes == 0)
    screen.release()
    #expect(screen.contentY == 0)
    screen.finish()
    screen.pull(to: -91, -80)
    #expect(screen.model.loads == 2)
  }

  // The footer must once be at 600 + 60, so at an offset of 2000 - 660 = 1340.
  @Test("B001-7: the footer of long content needs one pass at its exact place, then loads")
  func longFooter() {
    let screen = PullHost.resting(rows: 40)
    screen.pullEnd(to: 95, 80)
    #expect(screen.model.loads == 0)
    #expect(!screen.changes.contains("footer stopped"))

    screen.move(by: -1340)
    #expect(screen.footerY == 660)
    #expect(screen.changes.last == "footer stopped")
    for (pull, state) in [(89.5, "stopped"), (90.5, "triggered"), (89.5, "loading")]
      as [(CGFloat, String)]
    {
      screen.pullEnd(to: pull)
      #expect(screen.changes.last == "footer \(state)", "\(pull)")
    }
    #expect(screen.model.loads == 1)
    screen.release()
    // Padding 0 makes room for the footer at the end.
    #expect(screen.footerY == 540)
    screen.finish()
    #expect(screen.footerY == 600)
  }

  @Test("B001-7: the first version's footer is awake from the start: it compares with the width")
  func earlyFooter() {
    let screen = PullHost(rows: 40, version: .first)
    #expect(screen.changes.contains("footer stopped"))
    screen.pullEnd(to: 80.5, 79.5)
    #expect(screen.model.loads == 1)
  }

  @Test("S1.18: while the header loads the footer is asleep")
  func exclusion() {
    let screen = PullHost.resting(rows: 4)
    screen.pull(to: 95, 80)
    #expect(screen.model.refreshes == 1)
    screen.pull(to: -200, -100, -80)
    #expect(screen.model.loads == 0)
  }

  @Test("S1.02: with a header alone the header loads as ever")
  func headerOnly() {
    let screen = PullHost.resting(rows: 4, sides: .headerOnly)
    screen.pull(to: 91, 89)
    #expect(screen.model.refreshes == 1)
    screen.release()
    screen.finish()
    #expect(screen.contentY == 0)
  }

  @Test("B001-8: with a header alone the content is its own footer and takes its height away")
  func contentAsFooter() {
    let screen = PullHost.resting(rows: 40, sides: .headerOnly)
    #expect(screen.host.frame(of: PullToRefreshIdentifier.content)?.height == 2000)
    #expect(screen.host.frame(of: PullToRefreshIdentifier.stack)?.height == 0)
    screen.move(by: -300)
    screen.release()
    #expect(screen.contentY == 0)
  }

  // Without a header nothing ever pushes the footer 60 points below the end of short content.
  @Test("S1.02: a footer alone loads below long content and never below short content")
  func footerOnly() {
    let short = PullHost(rows: 4, sides: .footerOnly)
    short.pull(to: -95, -80)
    #expect(short.model.loads == 0)

    let long = PullHost(rows: 40, sides: .footerOnly)
    long.move(by: -1340)
    long.pullEnd(to: 95, 80)
    #expect(long.model.loads == 1)
  }

  /// Rule: PLATFORM-5.
  @Test("holding still gives no pass")
  func holdingStill() {
    let screen = PullHost.resting(rows: 40)
    screen.pull(to: 50)
    #expect(!screen.deliveries.take().isEmpty)
    screen.wait(2)
    #expect(screen.deliveries.take().isEmpty)
  }
}
