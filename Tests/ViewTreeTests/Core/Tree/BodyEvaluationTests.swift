import SwiftUI
import Testing
import ViewSketches
import ViewTreeTesting

private final class Reference {}

private struct Plain {
  var number = 1
  var flag = true
}

private enum Choice {
  case none
  case some(Int)
}

private struct Modulo: Equatable {
  var value: Int
  static func == (left: Modulo, right: Modulo) -> Bool { left.value % 10 == right.value % 10 }
}

/// A view whose only field has the type in question.
private struct Holder<Value>: View {
  let value: Value
  var body: some View { EmptyView() }
}

private struct EqualByParity: View, Equatable {
  let n: Int
  let log: Log
  var body: some View {
    let _ = log.note("\(n)")
    EmptyView()
  }
  nonisolated static func == (left: EqualByParity, right: EqualByParity) -> Bool {
    left.n % 2 == right.n % 2
  }
}

@MainActor @Suite("Body evaluation")
struct BodyEvaluationTests {
  let log = Log()
  let control = Control()
  let size = CGSize(width: 100, height: 100)

  /// Whether a view with the one value runs again when it gets the other.
  private func runsAgain<Value>(_ first: Value, _ second: Value) -> Bool {
    let host = host { Holder(value: first) }
    return host.cost { host.update { Holder(value: second) } }.bodies == 1
  }

  @Test("each body runs once a turn, in whatever order the states below one another are written")
  func onceInAnyOrder() {
    struct Level: View {
      let level: Int
      let above: Int
      let control: Control
      @State private var own = 0

      var body: some View {
        if level > 0 { Level(level: level - 1, above: own, control: control) }
        Color.clear.onAppear { control["\(level)"] = { own += 1 } }
      }
    }
    let count = 16
    let host = host { Level(level: count - 1, above: 0, control: control) }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      let levels = (0..<count).shuffled(using: &generator)
      let cost = host.cost { for level in levels { control["\(level)"]() } }
      #expect(cost.bodies == count)
    }
  }

  /// Rule: STATE-4.5.1.
  @Test("plain values are compared by their fields")
  func plain() {
    #expect(!runsAgain(1, 1) && runsAgain(1, 2))
    #expect(!runsAgain(Plain(), Plain()))
    #expect(runsAgain(Plain(), Plain(number: 2)) && runsAgain(Plain(), Plain(flag: false)))
    #expect(!runsAgain((1, "a"), (1, "a")) && runsAgain((1, "a"), (1, "b")))
    #expect(!runsAgain(Choice.none, Choice.none) && runsAgain(Choice.some(1), Choice.some(2)))
  }

  @Test("equatable fields are compared by their own ==")
  func equatable() {
    #expect(!runsAgain(Modulo(value: 1), Modulo(value: 11)))
    #expect(runsAgain(Modulo(value: 1), Modulo(value: 2)))
    #expect(!runsAgain([1, 2], [1, 2]))
    #expect(!runsAgain(String(repeating: "a", count: 40), String(repeating: "a", count: 40)))
    #expect(!runsAgain(Int?.none, Int?.none))
  }

  @Test("references are compared by identity")
  func references() {
    let one = Reference()
    #expect(!runsAgain(one, one))
    #expect(runsAgain(one, Reference()))
    #expect(!runsAgain(one as AnyObject, one as AnyObject))
    #expect(runsAgain(Optional(one), nil))
  }

  /// Rule: STATE-4.5.1.
  @Test("a closure with captures is never the same, even when it was made at the same place")
  func closures() {
    struct Acting: View {
      let action: () -> Int
      var body: some View { EmptyView() }
    }
    func make(_ n: Int) -> () -> Int { { n } }
    let kept = make(1)
    let host = host { Acting(action: kept) }
    host.update { Acting(action: kept) }
    #expect(host.counters.bodies == 1)
    host.update { Acting(action: make(1)) }
    #expect(host.counters.bodies == 2)
  }

  @Test("a child whose value stays the same does not run with its parent")
  func child() {
    struct Child: View {
      let n: Int
      let log: Log
      var body: some View {
        let _ = log.note("child \(n)")
        EmptyView()
      }
    }
    let hand = Hand(0)
    let host = host {
      Stateful(hand) { n in
        let _ = log.note("parent \(n)")
        Child(n: n / 2, log: log)
      }
    }
    host.run { hand.value += 1 }
    #expect(log.entries == ["parent 0", "child 0", "parent 1"])
    host.run { hand.value += 1 }
    #expect(log.entries.suffix(2) == ["parent 2", "child 1"])
  }

  @Test("a state that no body reads invalidates nothing")
  func unreadState() {
    struct Owner: View {
      @State var n = 0
      let control: Control
      var body: some View { Color.clear.onAppear { control["add"] = { n += 1 } } }
    }
    let host = host { Owner(control: control) }
    host.run(control["add"])
    #expect(host.counters.bodies == 1)
  }

  @Test("a state that the last run no longer read does not count")
  func latestRunOnly() {
    struct Owner: View {
      @State var isOn = true
      @State var n = 0
      let log: Log
      let control: Control
      var body: some View {
        let _ = log.note(isOn ? "\(n)" : "off")
        Color.clear
          .onAppear {
            control["off"] = { isOn = false }
            control["add"] = { n += 1 }
          }
      }
    }
    let host = host { Owner(log: log, control: control) }
    for name in ["add", "off", "add"] { host.run(control[name]) }
    #expect(log.entries == ["0", "1", "off"])
  }

  @Test("a view's own == counts only inside an EquatableView")
  func equatableView() {
    let host = host { EqualByParity(n: 0, log: log) }
    host.update { EqualByParity(n: 2, log: log) }
    #expect(log.entries == ["0", "2"])
    let other = ViewHost(size: size) { EqualByParity(n: 10, log: log).equatable() }
    other.update { EqualByParity(n: 12, log: log).equatable() }
    other.update { EquatableView(content: EqualByParity(n: 13, log: log)) }
    #expect(log.entries == ["0", "2", "10", "13"])
  }

  @Test("a turn in which nothing changed does nothing")
  func idle() {
    let host = host { VStack { ForEach(0..<10) { Text("\($0)") } } }
    #expect(host.cost { host.advance(by: 1) } == Counters())
  }
}
