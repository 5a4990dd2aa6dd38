import SwiftUI
import Testing
import ViewTreeTesting

@MainActor @Suite("Turn")
struct TurnTests {
  let log = Log()
  let control = Control()

  /// Rule: STATE-4.1.3.
  @Test("what an item of the main queue writes is shown after the host first could be read")
  func mainQueue() {
    struct Owner: View {
      @State var n = 0
      let log: Log
      var body: some View {
        let _ = log.note("body \(n)")
        Color.clear.onAppear {
          log.note("appear")
          DispatchQueue.main.async { n = 1 }
          n = 10
        }
      }
    }
    _ = host { Owner(log: log) }
    #expect(log.entries == ["body 0", "appear", "body 10", "body 1"])
  }

  /// Rule: STATE-4.1.1.
  @Test("an appearance that makes another appearance for ever ends with a warning")
  func appearanceLoop() {
    struct Owner: View {
      @State var n = 0
      var body: some View { Color.clear.onAppear { n += 1 }.id(n) }
    }
    let host = host { Owner() }
    #expect(host.warnings.map(\.kind) == [.unsettled])
  }

  @Test("two values that change each other for ever end with a warning")
  func changeLoop() {
    struct Owner: View {
      @State var a = 0
      @State var b = 0
      let control: Control
      var body: some View {
        Color.clear
          .onChange(of: a) { b += 1 }
          .onChange(of: b) { a += 1 }
          .onAppear { control["start"] = { a += 1 } }
      }
    }
    let host = host { Owner(control: control) }
    host.run(control["start"])
    #expect(host.warnings.contains { $0.kind == .updatedMultipleTimes })
  }

  @Test("a queue item that enqueues itself for ever ends with a warning")
  func queueLoop() {
    @Sendable func again() { DispatchQueue.main.async { again() } }
    let host = host { Color.clear.onAppear { again() } }
    #expect(host.warnings.map(\.kind) == [.unsettled])
    #expect(host.warnings.first?.message.contains("10000 queue items") == true)
  }

  @Test("such an item is bounded while time advances, too")
  func queueLoopInTime() {
    @Sendable func again() { DispatchQueue.main.async { again() } }
    let host = host { Color.clear.onAppear { control["start"] = { again() } } }
    control["start"]()
    host.advance(by: 1.0 / 60)
    #expect(host.warnings.map(\.kind) == [.unsettled])
    #expect(abs(host.now - 1.0 / 60) < 1e-9)
  }

  /// Rule: TIME-1.1.3.
  @Test("time goes on by whole frames, and by what is left of the last one")
  func lastStep() {
    let host = host { Color.clear }
    // Two frames at 60 a second, and 2/3 of a third one.
    host.advance(by: 2.0 / 60 + 1.0 / 90)
    #expect(host.now == 2.0 / 60 + 1.0 / 90)
    host.advance(by: 0.001)
    #expect(abs(host.now - (4.0 / 90 + 0.001)) < 1e-12)
  }

  @Test("a host made in another host's action has a time of its own")
  func nestedHost() {
    struct Inner: View {
      @State var n = 0
      let log: Log
      var body: some View {
        Color.clear.onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { n = 1 } }
          .onChange(of: n) { log.note("inner \(n)") }
      }
    }
    struct Outer: View {
      let log: Log
      let control: Control
      var body: some View {
        Color.clear.onAppear {
          let inner = ViewHost(size: CGSize(width: 1, height: 1)) { Inner(log: log) }
          control["advance"] = { inner.advance(by: 1) }
        }
      }
    }
    let outer = host { Outer(log: log, control: control) }
    outer.advance(by: 2)
    #expect(log.entries.isEmpty)
    control["advance"]()
    #expect(log.entries == ["inner 1"])
  }
}
