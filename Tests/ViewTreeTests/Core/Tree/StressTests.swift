import SwiftUI
import Testing
import ViewTreeTesting

/// Much at once, and things that end before what waits for them.
@MainActor @Suite("Stress")
struct StressTests {
  let log = Log()

  @Test("100,000 writes in one callback cost one evaluation and leave the last value")
  func manyWrites() {
    let hand = Hand(0)
    let host = host {
      Stateful(hand) { Color.clear.frame(width: CGFloat($0 % 100), height: 10).called("box") }
    }
    let cost = host.cost { for value in 1...100_000 { hand.value = value * 10 + 7 } }
    // 1,000,007 leaves 7 when divided by 100.
    host.expectFrames("box 46.5 45 7 10")
    #expect(cost.bodies == 1)
    #expect(host.warnings.isEmpty)
  }

  @Test("100,000 writes in turns of two states are seen in two evaluations at most")
  func manyWritesOfTwoStates() {
    struct Owner: View {
      @State private var a = 0
      @State private var b = 0
      let control: Control
      var body: some View {
        Color.clear.frame(width: CGFloat(a), height: CGFloat(b)).called("box")
          .onAppear {
            control["write"] = {
              for value in 1...50_000 {
                a = value % 60
                b = value % 70
              }
            }
          }
      }
    }
    let control = Control()
    let host = host { Owner(control: control) }
    #expect(host.cost(of: control["write"]).bodies <= 2)
    // 50,000 leaves 20 and 20.
    host.expectFrames("box 40 40 20 20")
  }

  @Test("a queue item of a view that has gone runs, and what it writes is lost")
  func removedBeforeItsItem() {
    struct Owner: View {
      @State private var n = 0
      let log: Log
      var body: some View {
        let _ = log.note("body \(n)")
        Color.clear.onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            log.note("item")
            n = 1
          }
        }
      }
    }
    let log = log
    let host = host { VStack { if true { Owner(log: log) } } }
    host.update { VStack { if false { Owner(log: log) } } }
    host.advance(by: 2)
    #expect(log.entries == ["body 0", "item"])
    #expect(host.warnings.isEmpty)
  }

  @Test("a view that is removed while its task waits has it cancelled, and its writes are lost")
  func removedBeforeItsTask() async {
    struct Owner: View {
      @State private var n = 0
      let log: Log
      var body: some View {
        let _ = log.note("body \(n)")
        Color.clear.task {
          log.note("task")
          while !Task.isCancelled { await Task.yield() }
          log.note("cancelled")
          n = 1
        }
      }
    }
    let log = log
    let host = host { VStack { if true { Owner(log: log) } } }
    await eventually { log.entries.contains("task") }
    host.update { VStack { if false { Owner(log: log) } } }
    await host.settled()
    #expect(log.entries == ["body 0", "task", "cancelled"])
    #expect(host.warnings.isEmpty)
  }

  @Test("a host that is released in the middle of a drag lets everything go")
  func releasedInADrag() {
    var host: ViewHost? = host {
      ScrollView { VStack { ForEach(0..<50, id: \.self) { Text("\($0)").onTapGesture {} } } }
    }
    let finger = host?.finger
    finger?.down(at: CGPoint(x: 50, y: 50))
    finger?.move(to: CGPoint(x: 50, y: 20))
    weak let tree = host
    host = nil
    #expect(tree == nil)
    // The finger outlives the host that it was on.
    finger?.move(to: CGPoint(x: 50, y: 10))
    finger?.up()
  }

  @Test("a scroll view that is removed in the middle of a drag lets the finger go")
  func removedInADrag() {
    func content(_ isShown: Bool) -> some View {
      VStack {
        if isShown { ScrollView { Color.clear.frame(height: 500) } }
        Color.clear.frame(height: 10).called("rest")
      }
    }
    let host = host { content(true) }
    host.finger.down(at: CGPoint(x: 50, y: 20))
    host.finger.move(to: CGPoint(x: 50, y: 5))
    host.update { content(false) }
    host.finger.move(to: CGPoint(x: 50, y: 0))
    host.finger.up()
    host.advance(by: 1)
    host.expectFrames("rest 0 45 100 10")
    #expect(host.warnings.isEmpty)
  }

  @Test("a view that removes itself in its own tap or appearance ends there")
  func removesItself() {
    let isShown = Hand(true)
    let host = host {
      Stateful(isShown) { shows in
        VStack {
          if shows { Color.red.called("self").onTapGesture { isShown.value = false } }
          Color.clear.called("rest")
        }
      }
    }
    host.tap("self")
    host.expectFrames("self missing, rest 0 0 100 100")
  }

  @Test("300 views come and go without a trace")
  func comingAndGoing() {
    func rows(_ count: Int) -> some View {
      VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
    let host = host { rows(3) }
    let text = host.text()
    for round in 0..<20 { host.update { rows(round % 2 * 300 + 3) } }
    host.update { rows(3) }
    #expect(host.text() == text)
    #expect(host.warnings.isEmpty)
  }
}
