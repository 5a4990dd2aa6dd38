import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Ends when the test says so.
@MainActor
private final class RefreshGate {
  private(set) var starts = 0
  private(set) var ends = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func run() async {
    starts += 1
    await withCheckedContinuation { waiting.append($0) }
    ends += 1
  }

  /// Lets the actions that run end, and waits for one of them.
  func open() async {
    let before = ends
    for continuation in waiting { continuation.resume() }
    waiting = []
    await eventually { ends > before }
  }
}

/// Source: Apple documentation, `refreshable(action:)`; PLATFORM-17.
@MainActor
@Suite("Refreshable scroll views")
struct RefreshableTests {
  private let gate = RefreshGate()

  private func scrolled() -> ViewHost {
    host(100, 400) {
      ScrollView { Color.red.frame(height: 1000) }
        .called("scroll")
        .refreshable { await gate.run() }
    }
  }

  /// Pulls the content down from 100 to a place, until its action runs.
  private func pull(_ host: ViewHost, to y: CGFloat) async {
    let before = gate.starts
    host.finger.drag((50, 100), (50, y), lifting: false)
    await eventually { gate.starts > before }
  }

  /// Gives an action that must not run its chances to.
  private func yields() async { for _ in 0..<20 { await Task.yield() } }

  @Test("a list shows a spinner while it is pulled and while it refreshes")
  func spinner() async {
    let host = host(100, 400) { List { Text("Row") }.refreshable { await gate.run() } }
    func spins() -> Bool { !host.findAll(type: "ProgressView").isEmpty }
    #expect(!spins())
    // The rubber band shows 24.2 of 46, less than half of the control's 60.
    host.finger.pull((50, 100), (50, 146))
    #expect(!spins())
    host.finger.move(50, 234)
    #expect(spins())
    host.finger.up()
    host.advance(by: 2)
    #expect(spins() && host.find(text: "Row").frame.minY > 60)
    await eventually { gate.starts > 0 }
    await gate.open()
    await host.settled()
    host.advance(by: 2)
    #expect(!spins() && host.find(text: "Row").frame.minY < 44)
  }

  /// Rule: SCROLL-4.4.3.
  @Test("a pull past an eighth of the viewport runs the action once, a shorter one does not")
  func trigger() async {
    let host = scrolled()
    // The rubber band shows 400 (1 - 1 / (0.55 x 90 / 400 + 1)) = 44 of 90, less than 50.
    host.finger.drag((50, 100), (50, 190), lifting: false)
    await Task.yield()
    host.finger.up()
    host.advance(by: 2)
    await yields()
    #expect(gate.starts == 0)
    // And 62.2 of 134.
    await pull(host, to: 234)
    #expect(gate.starts == 1)
    host.finger.move(50, 300)
    await yields()
    #expect(gate.starts == 1)
    await gate.open()
  }

  /// Rule: SCROLL-4.4.3.
  @Test("the content rests 60 below its edge until the action has ended")
  func inset() async {
    let host = scrolled()
    host.finger.drag((50, 100), (50, 250), lifting: false)
    let pulled = host.offset ?? 0
    host.finger.up()
    // Lifting the finger moves nothing at once.
    #expect(host.offset == pulled)
    host.advance(by: 3)
    #expect(host.offset == -60)
    await eventually { gate.starts > 0 }
    await gate.open()
    await host.settled()
    host.advance(by: 3)
    #expect(host.offset == 0)
    #expect(gate.starts == 1)
  }

  @Test("the action is found in the environment, and nil where there is none")
  func environment() {
    struct Probe: View {
      @Environment(\.refresh) private var refresh
      let note: (Bool) -> Void

      var body: some View {
        let _ = note(refresh != nil)
        Color.red
      }
    }
    var seen: [Bool] = []
    _ = host {
      VStack {
        Probe { seen.append($0) }
        Probe { seen.append($0) }.refreshable {}
      }
    }
    #expect(seen == [false, true])
  }

  @Test("a refresh whose scroll view goes away is cancelled")
  func cancelled() async {
    final class Result { var wasCancelled: Bool? }
    let result = Result()
    func view(_ isShown: Bool) -> some View {
      Group {
        if isShown {
          ScrollView { Color.red.frame(height: 1000) }
            .refreshable {
              await gate.run()
              result.wasCancelled = Task.isCancelled
            }
        }
      }
    }
    let host = host(100, 400) { view(true) }
    host.finger.drag((50, 100), (50, 300))
    await eventually { gate.starts > 0 }
    host.update { view(false) }
    await gate.open()
    await eventually { result.wasCancelled != nil }
    await host.settled()
    #expect(result.wasCancelled == true)
    // Views of other tests that are released meanwhile may be told here.
    #expect(host.warnings.allSatisfy { $0.kind == .keyValueObservation })
  }

  @Test("one pull starts the action once, however soon it ends")
  func oncePerPull() async {
    let host = scrolled()
    await pull(host, to: 300)
    await gate.open()
    await host.settled()
    host.finger.move(50, 310)
    await yields()
    #expect(gate.starts == 1)
    host.finger.up()
    host.advance(by: 3)
    await pull(host, to: 300)
    host.finger.up()
    await gate.open()
    #expect(gate.starts == 2)
  }

  @Test("content that is flung while the action ends goes on to the new edge")
  func endsDuringFling() async {
    let host = scrolled()
    await pull(host, to: 300)
    host.finger.up()
    host.advance(by: 3)
    #expect(abs((host.offset ?? .nan) + 60) < 0.5)
    // Down the list, and a fling back to its top.
    host.dragAndRest((50, 350), (50, 50))
    host.advance(by: 3)
    host.finger.fling((50, 100), (50, 200))
    host.advance(by: 0.05)
    let before = host.offset ?? .nan
    await gate.open()
    await host.settled()
    var places: [CGFloat] = [before]
    for _ in 0..<240 {
      host.advance(by: 1.0 / 60)
      places.append(host.offset ?? .nan)
    }
    #expect(places.last == 0)
    // Nowhere a jump: 60 frames a second at 1,500 points a second are 25 points a frame.
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 26 })
  }

  @Test("a pull starts the action beyond the trigger, not at it, be the trigger the edge itself")
  func atTheTrigger() throws {
    let host = host(100, 400) {
      ScrollView { Color.red.frame(height: 1000) }
        .called("scroll")
        .refreshable {}
        .environment(\.refreshControl, RefreshControlMetrics(triggerShare: 0))
    }
    let scroll = try #require(host.tree.scrollNode("scroll"))
    host.finger.down(50, 200)
    for y in [150, 200] as [CGFloat] {
      host.finger.move(50, y)
      #expect(scroll.contentOffset.y == 200 - y && scroll.refreshing.task == nil)
    }
    // A pull of half a point shows some 0.27 of it.
    host.finger.move(50, 200.5)
    #expect(scroll.refreshing.task != nil)
  }

  @Test("an action that ends under the finger gives its room back when the finger leaves")
  func endsUnderTheFinger() async throws {
    let host = scrolled()
    await pull(host, to: 300)
    host.finger.up()
    host.advance(by: 3)
    #expect(abs((host.offset ?? .nan) + 60) < 0.5)
    host.finger.pull((50, 200), (50, 195))
    await gate.open()
    await host.settled()
    // The content stays under the finger.
    #expect(abs((host.offset ?? .nan) + 55) < 0.5)
    host.advance(by: 1)
    host.finger.up()
    host.advance(by: 3)
    #expect(host.offset == 0)
    #expect(host.tree.scrollNode("scroll")?.refreshing.inset == 0)
  }
}
