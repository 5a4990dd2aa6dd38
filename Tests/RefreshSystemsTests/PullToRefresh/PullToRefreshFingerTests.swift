import RefreshSystems
import SwiftUI
import Testing
import ViewTreeTesting

/// Document 001 under a finger on the laid-out tree: sides of 60 points, a viewport of 300 by 600.
@MainActor @Suite("Document 001 under a finger") struct PullToRefreshFingerTests {
  /// A list whose first refresh, which the third version begins by itself, is over.
  private func restingList(rows: Int, sides: PullSides = .both) -> PullHost {
    let screen = PullHost(rows: rows, sides: sides)
    screen.finish()
    screen.model.refreshes = 0
    return screen
  }

  /// Rule: PLATFORM-7.
  @Test("S1.20: the third version refreshes when it appears, with the header in full view")
  func refreshesOnAppear() {
    let screen = PullHost(rows: 4)
    #expect(screen.model.refreshes == 1)
    #expect(screen.model.isRefreshing)
    #expect(screen.top(PullToRefreshIdentifier.header) == 0)
    #expect(screen.contentY == 60)
    screen.finish()
    #expect(screen.top(PullToRefreshIdentifier.header) == -60)
    #expect(screen.contentY == 0)
    #expect(screen.model.refreshes == 1)
  }

  @Test("S1.20: the first version waits for a finger")
  func firstVersionWaits() {
    let screen = PullHost(rows: 4, version: .first)
    #expect(screen.model.refreshes == 0)
    #expect(screen.contentY == 0)
    #expect(screen.changes.states.first == "header stopped")
  }

  @Test("S1.10, S1.11, S1.16: 30 points are dead, the next 60 make the header opaque")
  func deadZone() {
    let screen = restingList(rows: 40)
    #expect(screen.host.presentationOpacity(of: "header bar") == 0)
    screen.touch()
    screen.pull(to: 29.5)
    #expect(screen.host.presentationOpacity(of: "header bar") == 0)
    screen.pull(to: 45)
    #expect(abs((screen.host.presentationOpacity(of: "header bar") ?? 0) - 0.25) < 1e-6)
    screen.pull(to: 89.5)
    #expect(abs((screen.host.presentationOpacity(of: "header bar") ?? 0) - 59.5 / 60) < 1e-6)
    #expect(screen.model.refreshes == 0)
  }

  @Test(
    "S1.01, S1.04, S1.06: triggered past 90 points, loading at 90 points on the way back, finger or not"
  )
  func triggerAndLoad() {
    let screen = restingList(rows: 40)
    let before = screen.changes.states.count
    func states() -> [String] { Array(screen.changes.states.dropFirst(before)) }
    screen.touch()
    screen.pull(to: 89.5)
    #expect(states() == [])
    screen.pull(to: 90.5)
    #expect(states() == ["header triggered"])
    screen.pull(to: 150)
    #expect(screen.model.refreshes == 0)
    screen.pull(to: 90.5)
    #expect(screen.model.refreshes == 0)
    screen.pull(to: 89.5)
    #expect(states() == ["header triggered", "header loading"])
    #expect(screen.model.refreshes == 1)
    #expect(screen.model.isRefreshing)
  }

  @Test(
    "B001-4, S1.17: content jumps down by the header when loading starts, and back when it ends")
  func jump() {
    let screen = restingList(rows: 40)
    screen.touch()
    screen.pull(to: 95)
    #expect(abs((screen.contentY ?? 0) - 95) < 1e-6)
    screen.pull(to: 89)
    #expect(abs((screen.contentY ?? 0) - 149) < 1e-6)
    screen.release()
    #expect(screen.contentY == 60)
    #expect(screen.top(PullToRefreshIdentifier.header) == 0)
    screen.finish()
    #expect(screen.contentY == 0)
    #expect(screen.model.refreshes == 1)
  }

  @Test("B001-2: a bounce of one frame leaves the header triggered, and a short pull loads")
  func stuck() {
    let screen = restingList(rows: 40)
    screen.touch()
    screen.pull(to: 100)
    screen.pull(to: 0)
    #expect(screen.model.refreshes == 0)
    screen.pull(to: 31)
    #expect(screen.model.refreshes == 1)
  }

  @Test("a released pull comes back by the spring and loads on its way")
  func release() {
    let screen = restingList(rows: 40)
    screen.touch()
    screen.pull(to: 120)
    screen.release()
    #expect(screen.model.refreshes == 1)
    #expect(screen.contentY == 60)
  }

  @Test("a short pull refreshes nothing and springs back")
  func shortPull() {
    let screen = restingList(rows: 40)
    screen.touch()
    screen.pull(to: 80)
    screen.release()
    #expect(screen.model.refreshes == 0)
    #expect(screen.contentY == 0)
  }

  // 4 rows of 50 points: the footer ends the content at 200; it wakes up at 200 + 60 while the
  // finished header is still on the screen.
  @Test("the footer of short content wakes up behind the first refresh and loads like the header")
  func shortFooter() {
    let screen = restingList(rows: 4)
    #expect(screen.changes.states.contains("footer stopped"))
    #expect(screen.top(PullToRefreshIdentifier.footer) == 200)
    screen.touch()
    screen.pull(to: -45)
    #expect(abs((screen.host.presentationOpacity(of: "footer bar") ?? 0) - 0.25) < 1e-6)
    screen.pull(to: -90.5)
    #expect(screen.model.loads == 0)
    screen.pull(to: -89.5)
    #expect(screen.model.loads == 1)
    #expect(screen.model.isLoading)
    #expect(screen.model.refreshes == 0)
    screen.release()
    #expect(screen.contentY == 0)
    screen.finish()
    screen.touch()
    screen.pull(to: -91)
    screen.pull(to: -80)
    #expect(screen.model.loads == 2)
  }

  // 40 rows of 50 points in a viewport of 600: the end is at 1400; the footer must once be at
  // 600 + 60, so at an offset of 2000 - 660 = 1340.
  @Test("B001-7: the footer of long content needs one pass at its exact place, then loads")
  func longFooter() {
    let screen = restingList(rows: 40)
    let beyond = { RubberBand.pull(offset: $0, viewport: PullHost.viewport) }
    screen.touch()
    screen.move(by: -1400 - beyond(95))
    screen.move(by: -1400 - beyond(80))
    #expect(screen.model.loads == 0)
    #expect(!screen.changes.states.contains("footer stopped"))

    screen.move(by: -1340)
    #expect(screen.top(PullToRefreshIdentifier.footer) == 660)
    #expect(screen.changes.states.last == "footer stopped")
    screen.move(by: -1400 - beyond(89.5))
    #expect(screen.changes.states.last == "footer stopped")
    screen.move(by: -1400 - beyond(90.5))
    #expect(screen.changes.states.last == "footer triggered")
    screen.move(by: -1400 - beyond(89.5))
    #expect(screen.model.loads == 1)
    #expect(screen.changes.states.last == "footer loading")
    screen.release()
    // Padding 0 makes room for the footer at the end.
    #expect(screen.top(PullToRefreshIdentifier.footer) == 540)
    screen.finish()
    #expect(screen.top(PullToRefreshIdentifier.footer) == 600)
  }

  @Test("B001-7: the first version's footer is awake from the start: it compares with the width")
  func earlyFooter() {
    let screen = PullHost(rows: 40, version: .first)
    #expect(screen.changes.states.contains("footer stopped"))
    screen.touch()
    screen.move(by: -1400 - RubberBand.pull(offset: 80.5, viewport: 600))
    screen.move(by: -1400 - RubberBand.pull(offset: 79.5, viewport: 600))
    #expect(screen.model.loads == 1)
  }

  @Test("S1.18: while the header loads the footer is asleep")
  func exclusion() {
    let screen = restingList(rows: 4)
    screen.touch()
    screen.pull(to: 95)
    screen.pull(to: 80)
    #expect(screen.model.refreshes == 1)
    screen.pull(to: -200)
    screen.pull(to: -100)
    screen.pull(to: -80)
    #expect(screen.model.loads == 0)
  }

  @Test("S1.02: with a header alone the header loads as ever")
  func headerOnly() {
    let screen = restingList(rows: 4, sides: .headerOnly)
    screen.touch()
    screen.pull(to: 91)
    screen.pull(to: 89)
    #expect(screen.model.refreshes == 1)
    screen.release()
    screen.finish()
    #expect(screen.contentY == 0)
  }

  @Test("B001-8: with a header alone the content is its own footer and takes its height away")
  func contentAsFooter() {
    let screen = restingList(rows: 40, sides: .headerOnly)
    #expect(screen.host.frame(of: PullToRefreshIdentifier.content)?.height == 2000)
    #expect(screen.host.frame(of: PullToRefreshIdentifier.stack)?.height == 0)
    screen.touch()
    screen.move(by: -300)
    screen.release()
    #expect(screen.contentY == 0)
  }

  // Without a header nothing ever pushes the footer 60 points below the end of short content.
  @Test("S1.02: a footer alone loads below long content and never below short content")
  func footerOnly() {
    let short = PullHost(rows: 4, sides: .footerOnly)
    short.touch()
    short.pull(to: -95)
    short.pull(to: -80)
    #expect(short.model.loads == 0)

    let long = PullHost(rows: 40, sides: .footerOnly)
    long.touch()
    long.move(by: -1340)
    long.move(by: -1400 - RubberBand.pull(offset: 95, viewport: 600))
    long.move(by: -1400 - RubberBand.pull(offset: 80, viewport: 600))
    #expect(long.model.loads == 1)
  }

  /// Rule: PLATFORM-5.
  @Test("holding still gives no pass")
  func holdingStill() {
    let screen = restingList(rows: 40)
    screen.touch()
    screen.pull(to: 50)
    #expect(!screen.deliveries.take().isEmpty)
    screen.host.advance(by: 2)
    #expect(screen.deliveries.take().isEmpty)
  }
}
