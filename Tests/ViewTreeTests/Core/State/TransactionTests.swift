import SwiftUI
import Testing
import ViewTreeTesting

private struct Probe: View {
  let log: Log
  let action: (Binding<Int>) -> Void
  @State private var n = 0

  var body: some View {
    let _ = log.note("body \(n)")
    Color.clear
      .onChange(of: n) { old, new in log.note("\(old) to \(new)") }
      .onAppear { action($n) }
  }
}

@MainActor @Suite("Transaction")
struct TransactionTests {
  let log = Log()

  /// Expects the runs of a body and the actions on changes, where the first appearance writes.
  private func expectRuns(
    _ runs: String, sourceLocation: SourceLocation = #_sourceLocation,
    after action: @escaping (Binding<Int>) -> Void
  ) {
    let log = Log()
    let host = host { Probe(log: log, action: action) }
    #expect(log.entries.joined(separator: ", ") == runs, sourceLocation: sourceLocation)
    #expect(host.warnings.isEmpty, sourceLocation: sourceLocation)
  }

  /// Rule: STATE-4.4.2.
  @Test("writes inside and outside an animation reach bodies one after the other")
  func groups() {
    expectRuns("body 0, body 2, body 4, 0 to 2, 2 to 4") { n in
      n.wrappedValue = 1
      n.wrappedValue = 2
      withAnimation {
        n.wrappedValue = 3
        n.wrappedValue = 4
      }
    }
    // Two animations after one another are two groups, although they are equal.
    expectRuns("body 0, body 1, body 2, 0 to 1, 1 to 2") { n in
      withAnimation(.linear) { n.wrappedValue = 1 }
      withAnimation(.linear) { n.wrappedValue = 2 }
    }
    // A binding's own transaction is a group of its own.
    expectRuns("body 0, body 1, body 2, 0 to 1, 1 to 2") { n in
      n.wrappedValue = 1
      n.animation(.linear).wrappedValue = 2
    }
    // A group whose value is overwritten before it is applied still shows its value.
    expectRuns("body 0, body 5, body 0, 0 to 5, 5 to 0") { n in
      withAnimation { n.wrappedValue = 5 }
      n.wrappedValue = 0
    }
  }

  @Test("the closure's result comes out of withAnimation and withTransaction, and so do errors")
  func results() throws {
    struct Failure: Error {}
    #expect(withAnimation { 7 } == 7)
    #expect(withTransaction(Transaction(animation: .linear)) { "a" } == "a")
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
  }

  @Test("a setter closure with a transaction gets the binding's")
  func setterTransaction() {
    var seen: Animation?
    let binding = Binding<Int>(get: { 0 }, set: { _, transaction in seen = transaction.animation })
    binding.animation(.easeIn).wrappedValue = 1
    #expect(seen == .easeIn)
    binding.wrappedValue = 1
    #expect(seen == nil)
    withAnimation(.linear) { binding.wrappedValue = 1 }
    #expect(seen == .linear)
  }

  private enum FirstKey: TransactionKey {
    static let defaultValue = 0
  }

  private enum SecondKey: TransactionKey {
    static let defaultValue = 0
  }

  @Test("a value that a transaction carries is replaced by the next for its key, and by no other")
  func values() {
    var transaction = Transaction()
    #expect(transaction[FirstKey.self] == 0)
    transaction[FirstKey.self] = 1
    transaction[SecondKey.self] = 2
    transaction[FirstKey.self] = 3
    #expect(transaction[FirstKey.self] == 3)
    #expect(transaction[SecondKey.self] == 2)
  }

  @Test("a value waits in its own group, though a later group is of the same transaction")
  func laterGroup() {
    struct Three: View {
      let log: Log
      let control: Control
      @State private var first = 0
      @State private var second = 0
      @State private var third = 0
      var body: some View {
        let _ = log.note("\(first) \(second) \(third)")
        Color.clear.onAppear {
          control["write"] = {
            first = 1
            withAnimation { second = 1 }
            third = 1
            first = 2
          }
        }
      }
    }
    let control = Control()
    let host = ViewHost(size: CGSize(width: 10, height: 10)) { Three(log: log, control: control) }
    host.run(control["write"])
    #expect(log.entries == ["0 0 0", "1 0 0", "1 1 0", "2 1 1"])
  }

  @Test("a new transaction animates nothing and forbids nothing")
  func defaults() {
    let transaction = Transaction()
    #expect(transaction.animation == nil && !transaction.disablesAnimations)
    #expect(!transaction.isContinuous && !transaction.tracksVelocity)
  }
}
