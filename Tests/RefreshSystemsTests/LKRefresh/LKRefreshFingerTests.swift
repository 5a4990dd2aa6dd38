import RefreshSystems
import SwiftUI
import Testing
import ViewTreeTesting

/// Document 000 under a finger on the laid-out tree, in a viewport of 600 points.
@MainActor @Suite("Document 000 under a finger") struct LKRefreshFingerTests {
  @Test("120 points of content take 272.7 points of finger")
  func travel() {
    // 600 / 0.55 * 120 / (600 - 120)
    let travel = RubberBand.pull(offset: 120, viewport: 600)
    #expect(abs(travel - 3000 / 11) < 1e-9)
  }

  /// Rules: S0.01, S0.05, S0.10, S0.09.
  @Test("the header fires once the content is pulled past 120 points, and only once")
  func headerFires() {
    let screen = RefreshHost(rows: 40)
    screen.touch()
    screen.pull(to: 119.5)
    #expect(screen.model.refreshes == 0)
    #expect(abs((screen.contentY ?? 0) - 119.5) < 1e-6)

    screen.pull(to: 120.5)
    #expect(screen.model.refreshes == 1)
    #expect(screen.model.isRefreshing)

    screen.pull(to: 150)
    #expect(screen.model.refreshes == 1)
  }

  /// Rule: S0.28.
  @Test("the header freezes on the way back and the content is one threshold lower")
  func headerFreezes() {
    let screen = RefreshHost(rows: 40)
    screen.touch()
    screen.pull(to: 130)
    #expect(abs((screen.contentY ?? 0) - 130) < 1e-6)

    screen.pull(to: 110)
    #expect(abs((screen.contentY ?? 0) - 230) < 1e-6)

    screen.release()
    #expect(screen.contentY == 120)
    #expect(screen.model.isRefreshing)
  }

  @Test("the content goes back when the host is done")
  func headerEnds() {
    let screen = RefreshHost(rows: 40)
    screen.touch()
    screen.pull(to: 130)
    screen.release()
    #expect(screen.contentY == 120)

    screen.model.isRefreshing = false
    screen.host.settle()
    #expect(screen.contentY == 0)

    screen.touch()
    screen.pull(to: 130)
    #expect(screen.model.refreshes == 2)
  }

  @Test("a short pull refreshes nothing and springs back")
  func shortPull() {
    let screen = RefreshHost(rows: 40)
    screen.touch()
    screen.pull(to: 100)
    screen.release()
    #expect(screen.model.refreshes == 0)
    #expect(screen.contentY == 0)
  }

  // 40 rows of 50 points; the footer takes 8 + 38 points, so the list rests at 2046 - 600 = 1446 at
  // most. The footer fires at an offset of 600 - 2000 - 120 = -1520, 74 points past that.
  @Test("the footer of a long list fires 120 points past the end of the content")
  func footerOfLongList() {
    let screen = RefreshHost(rows: 40)
    screen.touch()
    screen.move(by: -1446 - RubberBand.pull(offset: 73.5, viewport: 600))
    #expect(abs((screen.contentY ?? 0) + 1519.5) < 1e-6)
    #expect(screen.model.loads == 0)

    screen.move(by: -1446 - RubberBand.pull(offset: 74.5, viewport: 600))
    #expect(screen.model.loads == 1)
    #expect(screen.model.isLoading)
    #expect(screen.model.refreshes == 0)
  }

  @Test("the footer of a short list fires when the content is pushed past 120 points")
  func footerOfShortList() {
    let screen = RefreshHost(rows: 4)
    screen.touch()
    screen.pull(to: -119.5)
    #expect(screen.model.loads == 0)
    screen.pull(to: -120.5)
    #expect(screen.model.loads == 1)
  }

  @Test("the footer ends when the host says so and fires again at the next visit")
  func footerEnds() {
    let screen = RefreshHost(rows: 4)
    screen.touch()
    screen.pull(to: -130)
    screen.release()
    #expect(screen.contentY == 0)
    screen.model.isLoading = false
    screen.host.settle()

    screen.touch()
    screen.pull(to: -10)
    screen.pull(to: -130)
    #expect(screen.model.loads == 2)
  }

  /// Rule: PLATFORM-4.
  @Test("holding still gives no pass")
  func holdingStill() {
    let lines = LineCollector()
    let screen = RefreshHost(rows: 40, log: lines.log)
    screen.touch()
    screen.pull(to: 50)
    let passes = lines.passes.count
    screen.host.advance(by: 2)
    // To the side, a finger moves nothing.
    let travel = RubberBand.pull(offset: 50, viewport: RefreshHost.viewport)
    screen.host.finger.move(to: CGPoint(x: 180, y: 300 + travel))
    screen.host.settle()
    #expect(lines.passes.count == passes)
    screen.pull(to: 51)
    #expect(lines.passes.count == passes + 1)
  }

  /// Rule: S0.22.
  @Test("a pass logs the offset in the document's words")
  func logLine() {
    let lines = LineCollector()
    let screen = RefreshHost(rows: 40, log: lines.log)
    screen.touch()
    screen.host.finger.move(to: CGPoint(x: 150, y: 450))
    screen.host.settle()
    let offset = RubberBand.offset(pull: 150, viewport: 600)
    #expect(lines.passes.last == "滑动位置偏移：\(offset)")
  }
}
