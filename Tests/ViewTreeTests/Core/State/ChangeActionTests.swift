import SwiftUI
import Testing
import ViewTreeTesting

@MainActor @Suite("onChange")
struct ChangeActionTests {
  let log = Log()

  /// Expects the notes of a view of 1 that becomes one of 2.
  private func expectNotes(
    _ notes: [String], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder of view: (Int) -> some View
  ) {
    let host = host { view(1) }
    host.update { view(2) }
    #expect(log.entries == notes, sourceLocation: sourceLocation)
  }

  /// Rule: STATE-4.3.1.
  @Test("nothing runs at first, nor for an equal value, and a change brings old and new")
  func oldAndNew() {
    func view(_ n: Int) -> some View {
      Color.red.onChange(of: n) { old, new in log.note("\(old) to \(new)") }
    }
    let host = host { view(1) }
    host.update { view(1) }
    #expect(log.entries.isEmpty)
    host.update { view(2) }
    host.update { view(5) }
    #expect(log.entries == ["1 to 2", "2 to 5"])
  }

  /// Rule: STATE-4.3.1.
  @Test("with initial it runs once when the view appears, with both values equal")
  func initial() {
    expectNotes(["1 to 1", "plain", "1 to 2", "plain"]) { n in
      Color.red
        .onChange(of: n, initial: true) { old, new in log.note("\(old) to \(new)") }
        .onChange(of: n, initial: true) { log.note("plain") }
    }
  }

  /// Rule: STATE-4.3.2.
  @Test("the forms of today run the new body's closure; the one-parameter form the former's")
  func captures() {
    expectNotes(["two: captured 2, new 2", "none: captured 2", "one: captured 1, new 2"]) { n in
      Color.red
        .onChange(of: n) { _, new in log.note("two: captured \(n), new \(new)") }
        .onChange(of: n) { log.note("none: captured \(n)") }
        .onChange(of: n) { new in log.note("one: captured \(n), new \(new)") }
    }
  }

  /// Rule: STATE-4.3.3.
  @Test("several changes within one update are one")
  func merged() {
    let hand = Hand(0)
    let host = host {
      Stateful(hand) { n in
        Color.red.onChange(of: n) { old, new in log.note("\(old) to \(new)") }
      }
    }
    host.run { for _ in 0..<2 { hand.value += 1 } }
    #expect(log.entries == ["0 to 2"])
  }

  // Apple promises no order; a child's action comes first here, as with `onAppear`.
  @Test("the actions of one update run from the inside outwards")
  func order() {
    expectNotes(["inner", "outer", "inner", "outer"]) { n in
      VStack { Color.red.onChange(of: n, initial: true) { log.note("inner") } }
        .onChange(of: n, initial: true) { log.note("outer") }
    }
  }

  @Test("on a list of views it runs once")
  func list() {
    expectNotes(["2"]) { n in
      VStack {
        Group {
          Color.red
          Color.green
        }
        .onChange(of: n) { log.note("\(n)") }
      }
    }
  }

  @Test("a new identity has no old value")
  func identity() {
    expectNotes([]) { n in Color.red.onChange(of: n) { log.note("\(n)") }.id(n) }
  }

  /// Rule: STATE-4.3.4.
  @Test("a value that its own action changes is cut off after two calls, with SwiftUI's message")
  func limiter() {
    let hand = Hand(0)
    let host = host {
      Stateful(hand) { n in
        let _ = log.note("body \(n)")
        Color.red.onChange(of: n) { hand.value += 1 }
      }
    }
    host.run { hand.value = 1 }
    #expect(log.entries == ["body 0", "body 1", "body 2", "body 3"])
    #expect(
      host.warnings.map(\.message) == [
        "onChange(of: Int) action tried to update multiple times per frame."
      ])
    #expect(host.warnings.map(\.kind) == [.updatedMultipleTimes])
  }

  @Test("the limit counts again in the next frame")
  func nextFrame() {
    func view(_ n: Int) -> some View { Color.red.onChange(of: n) { log.note("\(n)") } }
    let host = host { view(0) }
    for n in 1...5 { host.update { view(n) } }
    #expect(log.entries == ["1", "2", "3", "4", "5"])
    #expect(host.warnings.isEmpty)
  }

  @Test("in a candidate that is shown again the initial run does not come again")
  func initialOnce() {
    let host = host {
      ViewThatFits {
        Color.red.frame(width: 150).onChange(of: 1, initial: true) { log.note("wide") }
        Color.red.frame(width: 50)
      }
    }
    #expect(log.entries.isEmpty)
    for width in [200, 100, 200] as [CGFloat] {
      host.size = CGSize(width: width, height: 100)
      host.settle()
    }
    #expect(log.entries == ["wide"])
  }
}
