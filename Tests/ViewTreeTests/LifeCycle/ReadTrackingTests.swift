import SwiftUI
import Testing
import ViewTreeTesting

@Observable
private final class TrackedModel {
  var name = "a"
  var count = 0
  var doubled: Int { count * 2 }
}

private final class TrackedObject: ObservableObject {
  @Published var count: Int

  init(_ count: Int) {
    self.count = count
  }
}

/// Which change of what was read runs which body.
///
/// Source: STATE-4.5.
@MainActor
@Suite("What bodies have read")
struct ReadTrackingTests {
  let log = Log()
  let control = Control()

  private struct Name: View {
    let model: TrackedModel
    let log: Log
    var body: some View {
      let _ = log.note("name \(model.name)")
      Color.red
    }
  }

  @Test("a computed property counts as the stored one that it reads, and no other body runs")
  func computedProperty() {
    let model = TrackedModel()
    let host = host {
      Name(model: model, log: log)
      Noting(log) { "doubled \(model.doubled)" }
    }
    model.count = 4
    host.settle()
    #expect(log.entries == ["name a", "doubled 0", "doubled 8"])
  }

  @Test("several properties that change together run a body once")
  func together() {
    let model = TrackedModel()
    let host = host { Noting(log) { "\(model.name) \(model.count)" } }
    model.name = "b"
    model.count = 1
    host.settle()
    #expect(log.entries == ["a 0", "b 1"])
  }

  @Test("what a callback reads runs no body, and what a body reads below another is that one's")
  func readsOfCallbacks() {
    struct Owner: View {
      let model: TrackedModel
      let log: Log
      var body: some View {
        let _ = log.note("owner")
        Name(model: model, log: log).onAppear { log.note("read \(model.count)") }
      }
    }
    let model = TrackedModel()
    let host = host { Owner(model: model, log: log) }
    model.count = 1
    host.settle()
    #expect(log.entries == ["owner", "name a", "read 0"])
    model.name = "b"
    host.settle()
    #expect(log.entries == ["owner", "name a", "read 0", "name b"])
  }

  private struct ObjectReader: View {
    @EnvironmentObject var object: TrackedObject
    let log: Log
    var body: some View {
      let _ = log.note("reader \(object.count)")
      Color.red
    }
  }

  @Test("another environment object is read at once, and the former one is followed no more")
  func replacedEnvironmentObject() {
    let first = TrackedObject(1)
    let second = TrackedObject(2)
    func view(_ object: TrackedObject) -> some View {
      VStack { ObjectReader(log: log) }.environmentObject(object)
    }
    let host = host { view(first) }
    host.update { view(second) }
    first.count = 10
    host.settle()
    #expect(log.entries == ["reader 1", "reader 2"])
    second.count = 20
    host.settle()
    #expect(log.entries == ["reader 1", "reader 2", "reader 20"])
  }

  @Test("the same environment object given again runs no body")
  func sameEnvironmentObject() {
    let object = TrackedObject(1)
    func view() -> some View { VStack { ObjectReader(log: log) }.environmentObject(object) }
    let host = host { view() }
    host.update { view() }
    #expect(log.entries == ["reader 1"])
  }

  private struct Even: View, @MainActor Equatable {
    let n: Int
    let model: TrackedModel
    let log: Log
    let control: Control
    @State private var own = 0
    @Environment(\.lineLimit) private var limit

    static func == (left: Self, right: Self) -> Bool { left.n / 2 == right.n / 2 }

    var body: some View {
      let _ = log.note("\(n) \(own) \(limit ?? 0) \(model.count)")
      Color.red.onAppear { control["own"] = { own += 1 } }
    }
  }

  /// Rule: STATE-4.5.3.
  @Test("an equatable view's == holds back new values only, not what the body has read itself")
  func equatableView() {
    let model = TrackedModel()
    func view(_ n: Int, limit: Int) -> some View {
      Even(n: n, model: model, log: log, control: control).equatable()
        .environment(\.lineLimit, limit)
    }
    let host = host { view(0, limit: 1) }
    host.update { view(1, limit: 1) }
    #expect(log.entries == ["0 0 1 0"])
    host.run(control["own"])
    host.update { view(1, limit: 3) }
    model.count = 5
    host.settle()
    // Whether a run shows the held-back value is not said; none of these is the first one's.
    #expect(log.entries.map { String($0.dropFirst(2)) } == ["0 1 0", "1 1 0", "1 3 0", "1 3 5"])
    host.update { view(2, limit: 3) }
    #expect(log.entries.last == "2 1 3 5")
  }

  @Test("a binding made of closures runs its receiver with every body that makes it")
  func closureBinding() {
    struct Receiver: View {
      @Binding var n: Int
      let log: Log
      var body: some View {
        let _ = log.note("receiver")
        Color.red
      }
    }
    struct Owner: View {
      @State private var n = 0
      @State private var other = 0
      let log: Log
      let control: Control
      var body: some View {
        let _ = other
        VStack {
          Receiver(n: $n, log: log)
          Receiver(n: Binding(get: { n }, set: { n = $0 }), log: log)
        }
        .onAppear { control["other"] = { other += 1 } }
      }
    }
    let host = host { Owner(log: log, control: control) }
    #expect(log.entries.count == 2)
    host.run(control["other"])
    // The projected binding is equal to itself; closures are not.
    #expect(log.entries.count == 3)
  }

  /// Rule: STATE-4.5.5.
  @Test("a body that runs and gives the same view measures nothing")
  func sameResult() {
    struct Owner: View {
      @State private var n = 0
      let log: Log
      let control: Control
      var body: some View {
        let _ = log.note("\(n)")
        Color.red.frame(width: n < 5 ? 10 : 20).onAppear { control["add"] = { n += 1 } }
      }
    }
    let host = host { Owner(log: log, control: control) }
    let before = host.counters
    host.run(control["add"])

    let cost = host.counters - before
    #expect(log.entries == ["0", "1"])
    #expect(cost.measurements == 0)
    #expect(cost.placements == 0)
  }
}
