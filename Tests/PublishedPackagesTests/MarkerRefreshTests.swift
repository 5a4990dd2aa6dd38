import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

/// Keeps what a refresh was asked to do when it has finished.
@MainActor private final class MarkerRefreshes {
  var done: [MarkerRefreshDone] = []
}

/// A pull-to-refresh scroll view by two position markers, under a finger.
///
/// The threshold is 50 points, the window 300 x 600.
@MainActor @Suite struct MarkerRefreshTests {
  private let refreshes = MarkerRefreshes()

  private func host(rows: Int = 20) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 600)) {
      MarkerRefreshView(
        threshold: 50, action: { [refreshes] in refreshes.done.append($0) },
        progress: { phase in
          Color.blue.frame(height: 50).accessibilityIdentifier("bar \(phase)")
        },
        content: {
          VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { row in
              Color.gray.frame(height: 44).accessibilityIdentifier("row \(row)")
            }
          }
        }
      )
    }
  }

  @Test func atRestTheBarLiesAboveTheContent() {
    let host = host()
    #expect(host.top("row 0") == 0)
    #expect(host.frame(of: "bar waiting") == CGRect(x: 0, y: -50, width: 300, height: 50))
    #expect(host.warnings.isEmpty)
  }

  @Test func aPullPastTheThresholdPrimesAndTheWayBackRefreshes() {
    let host = host()
    host.finger.down(at: CGPoint(x: 150, y: 300))
    host.pull(to: 40)
    #expect(host.top("row 0") == 40)
    #expect(host.top("bar waiting") == -10)
    host.pull(to: 60)
    #expect(host.top("bar primed") == 10)
    #expect(refreshes.done.isEmpty)
    host.pull(to: 45)
    // The content keeps 50 points below the window's edge, and the bar fills them.
    #expect(refreshes.done.count == 1)
    #expect(host.top("row 0") == 50)
    #expect(host.top("bar loading") == 0)
    host.pull(to: 30)
    #expect(host.top("row 0") == 50)
    #expect(host.top("bar loading") == 0)
    host.pull(to: 80)
    #expect(host.top("row 0") == 80)
    #expect(refreshes.done.count == 1)
  }

  @Test func lettingGoRefreshesAndTheEndTakesTheRoomBack() throws {
    let host = host()
    host.finger.down(at: CGPoint(x: 150, y: 300))
    host.pull(to: 90)
    host.finger.up()
    host.advance(by: 3)
    #expect(refreshes.done.count == 1)
    #expect(host.top("row 0") == 50)
    #expect(host.top("bar loading") == 0)
    let done = try #require(refreshes.done.first)
    done()
    host.settle()
    #expect(host.top("row 0") == 0)
    // It is shown on its way there.
    #expect(host.presentationFrame(of: "row 0")?.minY == 50)
    host.advance(by: 2)
    #expect(host.presentationFrame(of: "row 0")?.minY == 0)
    #expect(host.top("bar waiting") == -50)
  }

  @Test func aPullThatStaysShortDoesNothing() {
    let host = host(rows: 4)
    host.finger.down(at: CGPoint(x: 150, y: 300))
    host.pull(to: 49)
    host.finger.up()
    host.advance(by: 3)
    #expect(host.top("row 0") == 0)
    #expect(refreshes.done.isEmpty)
  }

  @Test func theListScrollsWhileItLoads() {
    let host = host()
    host.finger.down(at: CGPoint(x: 150, y: 300))
    host.pull(to: 60)
    host.finger.up()
    host.advance(by: 3)
    host.finger.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), lifting: false)
    // 100 up from 50 and 0.
    #expect(host.top("row 0") == -50)
    #expect(host.top("bar loading") == -100)
  }

  @Test func aShortListRefreshesTwice() throws {
    let host = host(rows: 3)
    for count in 1...2 {
      host.finger.down(at: CGPoint(x: 150, y: 300))
      host.pull(to: 70)
      host.finger.up()
      host.advance(by: 3)
      #expect(refreshes.done.count == count)
      let done = try #require(refreshes.done.last)
      done()
      host.advance(by: 2)
      #expect(host.top("row 0") == 0)
    }
  }

  @Test func anAsyncActionHasFinishedWhenItReturns() async {
    let calls = MarkerCalls()
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      MarkerRefreshView(
        asyncAction: { await calls.add() },
        progress: { DefaultMarker(phase: $0) },
        content: { Color.gray.frame(height: 44).accessibilityIdentifier("row") })
    }
    host.finger.down(at: CGPoint(x: 150, y: 300))
    host.pull(to: 70)
    host.finger.up()
    host.advance(by: 3)
    await host.settled()
    #expect(await calls.count == 1)
    #expect(host.top("row") == 0)
    #expect(host.frame(of: "marker waiting") != nil)
  }
}

private struct DefaultMarker: View {
  var phase: MarkerRefreshPhase

  var body: some View {
    Color.blue.frame(height: 10).accessibilityIdentifier("marker \(phase)")
  }
}

private actor MarkerCalls {
  private(set) var count = 0

  func add() { count += 1 }
}
