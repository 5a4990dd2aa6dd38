import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

/// Keeps the answers by which a refresh hears that it has finished.
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
          Color.blue.frame(height: 50).called("bar \(phase)")
        },
        content: {
          VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { row in
              Color.gray.frame(height: 44).called("row \(row)")
            }
          }
        }
      )
    }
  }

  @Test func atRestTheBarLiesAboveTheContent() {
    let host = host()
    #expect(host.top("row 0") == 0)
    host.expectFrames("bar waiting 0 -50 300 50")
    #expect(host.warnings.isEmpty)
  }

  @Test func aPullPastTheThresholdPrimesAndTheWayBackRefreshes() {
    let host = host()
    host.pull(to: 40)
    #expect(["row 0", "bar waiting"].map(host.top) == [40, -10])
    host.pull(to: 60)
    #expect(host.top("bar primed") == 10)
    #expect(refreshes.done.isEmpty)
    host.pull(to: 45)
    // The content keeps 50 points below the window's edge, and the bar fills them.
    #expect(refreshes.done.count == 1)
    #expect(["row 0", "bar loading"].map(host.top) == [50, 0])
    host.pull(to: 30)
    #expect(["row 0", "bar loading"].map(host.top) == [50, 0])
    host.pull(to: 80)
    #expect(host.top("row 0") == 80)
    #expect(refreshes.done.count == 1)
  }

  @Test func lettingGoRefreshesAndTheEndTakesTheRoomBack() throws {
    let host = host()
    host.pull(to: 90)
    host.release()
    #expect(refreshes.done.count == 1)
    #expect(["row 0", "bar loading"].map(host.top) == [50, 0])
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
    host.pull(to: 49)
    host.release()
    #expect(host.top("row 0") == 0)
    #expect(refreshes.done.isEmpty)
  }

  @Test func theListScrollsWhileItLoads() {
    let host = host()
    host.pull(to: 60)
    host.release()
    host.finger.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), lifting: false)
    // 100 up from 50 and 0.
    #expect(["row 0", "bar loading"].map(host.top) == [-50, -100])
  }

  @Test func aShortListRefreshesTwice() throws {
    let host = host(rows: 3)
    for count in 1...2 {
      host.pull(to: 70)
      host.release()
      #expect(refreshes.done.count == count)
      let done = try #require(refreshes.done.last)
      done()
      host.advance(by: 2)
      #expect(host.top("row 0") == 0)
    }
  }

  @Test func anAsyncActionHasFinishedWhenItReturns() async {
    let calls = CallCount()
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      MarkerRefreshView(
        asyncAction: { await calls.add() },
        progress: { DefaultMarker(phase: $0) },
        content: { Color.gray.frame(height: 44).called("row") })
    }
    host.pull(to: 70)
    host.release()
    await host.settled()
    #expect(await calls.count == 1)
    #expect(host.top("row") == 0)
    #expect(host.frame(of: "marker waiting") != nil)
  }
}

private struct DefaultMarker: View {
  var phase: MarkerRefreshPhase

  var body: some View {
    Color.blue.frame(height: 10).called("marker \(phase)")
  }
}
