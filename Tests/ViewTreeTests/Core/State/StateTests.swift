import SwiftUI
import Testing
import ViewTreeTesting

private struct Counter: View {
  let log: Log
  let control: Control
  @State private var n: Int

  init(_ initial: Int = 0, log: Log, control: Control = Control()) {
    self.log = log
    self.control = control
    _n = State(initialValue: initial)
  }

  var body: some View {
    let _ = log.note("body \(n)")
    Color.red.frame(width: 10, height: 10)
      .onAppear {
        control["add"] = {
          n += 1
          log.note("read \(n)")
        }
        control["same"] = { n = n }
        control["back and forth"] = {
          n += 1
          n -= 1
        }
        control["thrice"] = { for _ in 0..<3 { n += 1 } }
      }
  }
}

@MainActor @Suite("State")
struct StateTests {
  let log = Log()
  let control = Control()

  /// Rule: STATE-4.4.4.
  @Test("the initial value counts once; those of later view values are ignored")
  func initialValue() {
    let host = host { Counter(1, log: log, control: control) }
    host.update { Counter(7, log: log, control: control) }
    host.run(control["add"])
    #expect(log.entries == ["body 1", "read 2", "body 2"])
  }

  /// Rule: STATE-4.4.1.
  @Test("setting an equal value runs no body")
  func equalSet() {
    let host = host { Counter(log: log, control: control) }
    host.run(control["same"])
    host.run(control["back and forth"])
    #expect(log.entries == ["body 0"])
    #expect(host.counters.bodies == 1)
  }

  /// Rule: STATE-4.4.1.
  @Test("outside an update, reading after writing gives the new value before any body has run")
  func readAfterWrite() {
    let host = host { Counter(log: log, control: control) }
    control["add"]()
    #expect(log.entries == ["body 0", "read 1"])
    host.settle()
    #expect(log.entries == ["body 0", "read 1", "body 1"])
  }

  @Test("several writes in one callback run the body once, with the last value")
  func coalescing() {
    let host = host { Counter(log: log, control: control) }
    host.run(control["thrice"])
    #expect(log.entries == ["body 0", "body 3"])
  }

  /// Rule: STATE-4.4.5.
  @Test("a state outside a tree keeps its initial value and loses writes")
  func uninstalled() {
    let state = State(wrappedValue: 3)
    state.wrappedValue = 4
    state.projectedValue.wrappedValue = 5
    #expect(state.wrappedValue == 3)
    #expect(state.projectedValue.wrappedValue == 3)
  }

  @Test("an optional state without a value starts as nil")
  func optional() {
    struct Probe: View {
      @State var text: String?
      let log: Log
      var body: some View {
        let _ = log.note(text ?? "nil")
        EmptyView()
      }
    }
    _ = host { Probe(log: log) }
    #expect(log.entries == ["nil"])
  }

  /// Rule: STATE-4.4.3.
  @Test("a write in a body is ignored, with SwiftUI's message")
  func writeInBody() {
    struct Probe: View {
      @State var n = 0
      let log: Log
      var body: some View {
        let _ = (n = 5)
        let _ = log.note("\(n)")
        EmptyView()
      }
    }
    let host = host { Probe(log: log) }
    #expect(log.entries == ["0"])
    #expect(
      host.warnings == [
        TreeWarning(
          kind: .stateWrittenDuringUpdate,
          message: "Modifying state during view update, this will cause undefined behavior.",
          node: "Probe")
      ])
  }

  @Test("a write in a layout or a geometry reader's closure is ignored, too")
  func writeInLayout() {
    struct Writing: PlacelessLayout {
      let write: () -> Void
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        write()
        return CGSize(width: 10, height: 10)
      }
    }
    struct Probe: View {
      @State var n = 0
      let log: Log
      var body: some View {
        let _ = log.note("\(n)")
        Writing(write: { n = 1 }) { EmptyView() }
        GeometryReader { _ in
          let _ = (n = 2)
          EmptyView()
        }
      }
    }
    let host = host { Probe(log: log) }
    #expect(log.entries == ["0"])
    #expect(!host.warnings.isEmpty)
    #expect(host.warnings.allSatisfy { $0.kind == .stateWrittenDuringUpdate })
  }

  /// Rule: STATE-4.1.2.
  @Test("a write in an action of the first turn is laid out before the host can be read")
  func writeInOnAppear() {
    struct Probe: View {
      @State var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10).called("box")
          .onAppear { width = 50 }
      }
    }
    let host = host { Probe() }
    #expect(host.frame(of: "box")?.width == 50)
  }

  @Test("a write after the view has gone changes nothing")
  func writeAfterRemoval() {
    let host = host { if true { Counter(log: log, control: control) } }
    host.update { if false { Counter(log: log, control: control) } }
    host.run(control["add"])
    #expect(log.entries == ["body 0", "read 1"])
    #expect(host.warnings.isEmpty)
  }

  @Test(
    "many writes of one callback cost a body for each transaction, and together one where they share it"
  )
  func manyWrites() {
    let n = Hand(0)
    let host = host { Stateful(n) { Color.clear.frame(width: CGFloat($0 % 7), height: 1) } }
    host.run { for _ in 0..<100_000 { n.value += 1 } }
    #expect(host.counters.bodies == 2)
    let pairs = TestLength.isWhole ? 50_000 : 5_000
    host.run {
      for _ in 0..<pairs {
        n.value += 1
        withAnimation { n.value += 1 }
      }
    }
    // One body a transaction: the values in between are seen.
    #expect(host.counters.bodies == 2 * pairs + 2)
  }

  @Test("state that outlives its host is written and read at once, in a body of another host too")
  func outlivingHost() {
    let number = Hand(1)
    var owner: ViewHost? = host { Stateful(number) { _ in Color.red } }
    #expect(owner != nil && number.value == 1)
    owner = nil
    number.value = 2
    #expect(number.value == 2)
    _ = host { Noting(log) { "\(number.value)" } }
    #expect(log.entries == ["2"])
  }

  @Test("a queue's item that has slept and then writes state is told of, as its time is its own")
  func writeAfterSleep() {
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        Text("\(number)").onAppear {
          let number = $number
          DispatchQueue.global().async {
            sleep(2)
            number.wrappedValue = 1
          }
        }
      }
    }
    let host = host { Screen() }
    host.advance(by: 3)
    #expect(host.warnings.map(\.kind) == [.virtualTime])
    #expect(host.warnings.first?.message.contains("slept 2.0 s and then wrote state") == true)
  }
}
