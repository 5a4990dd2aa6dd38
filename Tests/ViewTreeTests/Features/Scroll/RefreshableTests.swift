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

  func open() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// Source: Apple documentation, `refreshable(action:)`; PLATFORM-17.
@MainActor
@Suite("Refreshable scroll views")
struct RefreshableTests {
  private func host(_ gate: RefreshGate) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 400)) {
      ScrollView { Color.red.frame(height: 1000) }
        .accessibilityIdentifier("scroll")
        .refreshable { await gate.run() }
    }
  }

  private func y(_ host: ViewHost) -> CGFloat? { host.scrollOffset(of: "scroll")?.y }

  @Test("a list shows a spinner while it is pulled and while it refreshes")
  func spinner() async {
    let gate = RefreshGate()
    let host = ViewHost(size: CGSize(width: 100, height: 400)) {
      List { Text("Row") }.refreshable { await gate.run() }
    }
    func spins() -> Bool { !host.findAll(type: "ProgressView").isEmpty }
    #expect(!spins())
    // The rubber band shows 24.2 of 46, less than half of the control's 60.
    host.finger.down(at: CGPoint(x: 50, y: 100))
    host.finger.move(to: CGPoint(x: 50, y: 146))
    #expect(!spins())
    host.finger.move(to: CGPoint(x: 50, y: 234))
    #expect(spins())
    host.finger.up()
    host.advance(by: 2)
    #expect(spins() && host.find(text: "Row").frame.minY > 60)
    await eventually { gate.starts > 0 }
    gate.open()
    await eventually { gate.ends > 0 }
    await host.settled()
    host.advance(by: 2)
    #expect(!spins() && host.find(text: "Row").frame.minY < 44)
  }

  /// Rule: SCROLL-4.4.3.
  @Test("a pull past an eighth of the viewport runs the action once, a shorter one does not")
  func trigger() async {
    let gate = RefreshGate()
    let host = host(gate)
    // The rubber band shows 400 (1 - 1 / (0.55 x 90 / 400 + 1)) = 44 of 90, less than 50.
    host.finger.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 190), lifting: false)
    await Task.yield()
    host.finger.up()
    host.advance(by: 2)
    for _ in 0..<20 { await Task.yield() }
    #expect(gate.starts == 0)

    // And 62.2 of 134.
    host.finger.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 234), lifting: false)
    await eventually { gate.starts > 0 }
    #expect(gate.starts == 1)
    host.finger.move(to: CGPoint(x: 50, y: 300))
    for _ in 0..<20 { await Task.yield() }
    #expect(gate.starts == 1)
    gate.open()
    await eventually { gate.ends > 0 }
  }

  /// Rule: SCROLL-4.4.3.
  @Test("the content rests 60 below its edge until the action has ended")
  func inset() async {
    let gate = RefreshGate()
    let host = host(gate)
    host.finger.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 250), lifting: false)
    let pulled = y(host) ?? 0
    host.finger.up()
    // Lifting the finger moves nothing at once.
    #expect(y(host) == pulled)
    host.advance(by: 3)
    #expect(y(host) == -60)
    await eventually { gate.starts > 0 }
    gate.open()
    await eventually { gate.ends > 0 }
    await host.settled()
    host.advance(by: 3)
    #expect(y(host) == 0)
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
    _ = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Probe { seen.append($0) }
        Probe { seen.append($0) }.refreshable {}
      }
    }
    #expect(seen == [false, true])
  }

  @Test("a refresh whose scroll view goes away is cancelled")
  func cancelled() async {
    final class Model: ObservableObject {
      @Published var isShown = true
      var wasCancelled: Bool?
    }
    struct Screen: View {
      @ObservedObject var model: Model
      let gate: RefreshGate
      var body: some View {
        if model.isShown {
          ScrollView { Color.red.frame(height: 1000) }
            .refreshable {
              await gate.run()
              model.wasCancelled = Task.isCancelled
            }
        }
      }
    }
    let model = Model()
    let gate = RefreshGate()
    let host = ViewHost(size: CGSize(width: 100, height: 400)) { Screen(model: model, gate: gate) }
    host.finger.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 300))
    await eventually { gate.starts > 0 }
    model.isShown = false
    host.settle()
    gate.open()
    await eventually { model.wasCancelled != nil }
    await host.settled()
    #expect(model.wasCancelled == true)
    // Views of other tests that are released meanwhile may be told here.
    #expect(host.warnings.allSatisfy { $0.kind == .keyValueObservation })
  }

  @Test("one pull starts the action once, however soon it ends")
  func oncePerPull() async {
    let gate = RefreshGate()
    let host = host(gate)
    host.finger.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 300), lifting: false)
    await eventually { gate.starts > 0 }
    gate.open()
    await eventually { gate.ends > 0 }
    await host.settled()
    host.finger.move(to: CGPoint(x: 50, y: 310))
    for _ in 0..<20 { await Task.yield() }
    #expect(gate.starts == 1)
    host.finger.up()
    host.advance(by: 3)
    host.finger.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 300), lifting: false)
    await eventually { gate.starts > 1 }
    gate.open()
    host.finger.up()
    await eventually { gate.ends > 1 }
    #expect(gate.starts == 2)
  }

  @Test("content that is flung while the action ends goes on to the new edge")
  func endsDuringFling() async {
    let gate = RefreshGate()
    let host = host(gate)
    host.finger.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 300), lifting: false)
    await eventually { gate.starts > 0 }
    host.finger.up()
    host.advance(by: 3)
    #expect(abs((y(host) ?? .nan) + 60) < 0.5)
    // Down the list, and a fling back to its top.
    host.finger.drag(from: CGPoint(x: 50, y: 350), to: CGPoint(x: 50, y: 50), lifting: false)
    host.advance(by: 1)
    host.finger.up()
    host.advance(by: 3)
    host.finger.fling(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 200))
    host.advance(by: 0.05)
    let before = y(host) ?? .nan
    gate.open()
    await eventually { gate.ends > 0 }
    await host.settled()
    var places: [CGFloat] = [before]
    for _ in 0..<240 {
      host.advance(by: 1.0 / 60)
      places.append(y(host) ?? .nan)
    }
    #expect(places.last == 0)
    // Nowhere a jump: 60 frames a second at 1,500 points a second are 25 points a frame.
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 26 })
  }

  @Test("a pull starts the action beyond the trigger, not at it, be the trigger the edge itself")
  func atTheTrigger() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 400)) {
      ScrollView { Color.red.frame(height: 1000) }
        .accessibilityIdentifier("scroll")
        .refreshable {}
        .environment(\.refreshControl, RefreshControlMetrics(triggerShare: 0))
    }
    let scroll = try #require(host.tree.scrollNode("scroll"))
    host.finger.down(at: CGPoint(x: 50, y: 200))
    for y in [150, 200] as [CGFloat] {
      host.finger.move(to: CGPoint(x: 50, y: y))
      #expect(scroll.contentOffset.y == 200 - y && scroll.refreshing.task == nil)
    }
    // A pull of half a point shows some 0.27 of it.
    host.finger.move(to: CGPoint(x: 50, y: 200.5))
    #expect(scroll.refreshing.task != nil)
  }

  @Test("an action that ends under the finger gives its room back when the finger leaves")
  func endsUnderTheFinger() async throws {
    let gate = RefreshGate()
    let host = host(gate)
    host.finger.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 300), lifting: false)
    await eventually { gate.starts > 0 }
    host.finger.up()
    host.advance(by: 3)
    #expect(abs((y(host) ?? .nan) + 60) < 0.5)
    host.finger.down(at: CGPoint(x: 50, y: 200))
    host.finger.move(to: CGPoint(x: 50, y: 195))
    gate.open()
    await eventually { gate.ends > 0 }
    await host.settled()
    // The content stays under the finger.
    #expect(abs((y(host) ?? .nan) + 55) < 0.5)
    host.advance(by: 1)
    host.finger.up()
    host.advance(by: 3)
    #expect(y(host) == 0)
    #expect(host.tree.scrollNode("scroll")?.refreshing.inset == 0)
  }
}
