import RefreshSystems
import SwiftUI
import Testing
import ViewTreeTesting

/// Document 000 under a finger on the laid-out tree, in a viewport of 600 points.
@MainActor @Suite("Document 000 under a finger") struct LKRefreshFingerTests {
  @Test("120 points of content take 272.7 points of finger")
  func travel() {
    // 600 / 0.55 * 120 / (600 - 120)
    #expect(abs(RefreshHost.travel(to: 120) - 3000 / 11) < 1e-9)
  }

  /// Rules: S0.01, S0.05, S0.10, S0.09.
  @Test("the header fires once the content is pulled past 120 points, and only once")
  func headerFires() {
    let screen = RefreshHost(rows: 40)
    for (pull, refreshes) in [(119.5, 0), (120.5, 1), (150, 1)] as [(CGFloat, Int)] {
      screen.pull(to: pull)
      #expect(screen.contentY == pull)
      #expect(screen.model.refreshes == refreshes, "\(pull)")
      #expect(screen.model.isRefreshing == (refreshes == 1), "\(pull)")
    }
  }

  /// Rule: S0.28.
  @Test("the header freezes on the way back, 120 points lower, until the host is done")
  func headerFreezes() {
    let screen = RefreshHost(rows: 40)
    screen.pull(to: 130)
    #expect(screen.contentY == 130)
    screen.pull(to: 110)
    #expect(screen.contentY == 230)
    screen.release()
    #expect(screen.contentY == 120)
    #expect(screen.model.isRefreshing)

    screen.model.isRefreshing = false
    screen.host.settle()
    #expect(screen.contentY == 0)
    screen.pull(to: 130)
    #expect(screen.model.refreshes == 2)
  }

  @Test("a short pull refreshes nothing and springs back")
  func shortPull() {
    let screen = RefreshHost(rows: 40)
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
    screen.move(by: -1446 - RefreshHost.travel(to: 73.5))
    #expect(screen.contentY == -1519.5)
    #expect(screen.model.loads == 0)

    screen.move(by: -1446 - RefreshHost.travel(to: 74.5))
    #expect(screen.model.loads == 1)
    #expect(screen.model.isLoading)
    #expect(screen.model.refreshes == 0)
  }

  @Test("the footer of a short list fires past 120 points, and again at the next visit")
  func footerOfShortList() {
    let screen = RefreshHost(rows: 4)
    screen.pull(to: -119.5)
    #expect(screen.model.loads == 0)
    screen.pull(to: -120.5)
    #expect(screen.model.loads == 1)
    screen.release()
    #expect(screen.contentY == 0)

    screen.model.isLoading = false
    screen.host.settle()
    screen.pull(to: -10, -130)
    #expect(screen.model.loads == 2)
  }

  /// Rules: PLATFORM-4, S0.22.
  @Test("each move of the content logs a pass, in the document's words; holding still gives none")
  func holdingStill() {
    let screen = RefreshHost(rows: 40)
    screen.move(by: 150)
    #expect(screen.passes.last == "\(RubberBand.offset(pull: 150, viewport: 600))")
    let passes = screen.passes.count
    screen.wait(2)
    // To the side, a finger moves nothing.
    screen.host.finger.move(to: CGPoint(x: 180, y: 450))
    screen.host.settle()
    #expect(screen.passes.count == passes)
    screen.pull(to: 51)
    #expect(screen.passes.count == passes + 1)
  }
}
