import SwiftUI
import Testing
import ViewTreeTesting

private class Counter: ObservableObject {
  @Published var count = 0
  @Published var other = 0
  var silent = 0
}

private final class NamedCounter: Counter {
  @Published var name = "a"
}

private final class PlainSubclass: Counter {
  var note = ""
}

private final class Manual: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var count = 0 { willSet { objectWillChange.send() } }
}

private final class Unpublished: ObservableObject {
  var count = 0
}

private struct Reader<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  let log: Log
  let text: (Model) -> String

  var body: some View {
    let _ = log.note(text(model))
    EmptyView()
  }
}

@MainActor @Suite("ObservableObject")
struct ObservableObjectTests {
  let log = Log()

  /// Expects the runs of a body that reads an object, while its changes are made one by one.
  private func expectRuns<Model: ObservableObject>(
    _ lines: [String], reading model: Model, _ text: @escaping (Model) -> String,
    after changes: [(Model) -> Void], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let log = Log()
    let host = host { Reader(model: model, log: log, text: text) }
    for change in changes { host.run { change(model) } }
    #expect(log.entries == lines, sourceLocation: sourceLocation)
  }

  /// Rule: STATE-4.5.4.
  @Test("a published change runs the body once, whatever it read and however many there were")
  func published() {
    let several = { (model: Counter) in
      model.count = 1
      model.other = 1
      model.count = 2
    }
    expectRuns(
      ["0", "2", "2"], reading: Counter(), { "\($0.count)" }, after: [several, { $0.other = 2 }])
    expectRuns(["0"], reading: Counter(), { "\($0.count)" }, after: [{ $0.silent = 1 }])
    // Combine compares nothing: the announcement comes with every assignment, of an equal value too.
    expectRuns(["0", "0"], reading: Counter(), { "\($0.count)" }, after: [{ $0.count = 0 }])
  }

  @Test("the published properties of a subclass and those of its superclass announce alike")
  func subclass() {
    expectRuns(
      ["a 0", "b 0", "b 1"], reading: NamedCounter(), { "\($0.name) \($0.count)" },
      after: [{ $0.name = "b" }, { $0.count = 1 }])
    expectRuns(["0", "1"], reading: PlainSubclass(), { "\($0.count)" }, after: [{ $0.count = 1 }])
  }

  @Test(
    "an object's own objectWillChange announces, and by hand the one that it has without asking")
  func ownPublisher() {
    expectRuns(["0", "1"], reading: Manual(), { "\($0.count)" }, after: [{ $0.count = 1 }])
    let setOnly = { (model: Unpublished) in model.count = 1 }
    expectRuns(["0"], reading: Unpublished(), { "\($0.count)" }, after: [setOnly])
    expectRuns(
      ["0", "1"], reading: Unpublished(), { "\($0.count)" },
      after: [setOnly, { $0.objectWillChange.send() }])
  }

  @Test("a projected property is a binding that announces the change")
  func projection() {
    expectRuns(
      ["0", "4"], reading: Counter(), { "\($0.count)" },
      after: [{ ObservedObject(wrappedValue: $0).projectedValue.count.wrappedValue = 4 }])
  }

  @Test("another object in the same view is watched instead of the former one")
  func exchangedObject() {
    let first = Counter()
    let second = Counter()
    second.count = 5
    let host = host { Reader(model: first, log: log) { "\($0.count)" } }
    host.update { Reader(model: second, log: log) { "\($0.count)" } }
    #expect(log.entries == ["0", "5"])
    host.run { first.count = 1 }
    #expect(log.entries == ["0", "5"])
    host.run { second.count = 6 }
    #expect(log.entries == ["0", "5", "6"])
  }

  @Test("a state object is made once in a view's life, and not for values that are not shown")
  func stateObject() {
    final class Model: ObservableObject {
      @Published var count = 0
      init(_ log: Log) { log.note("made") }
    }
    struct Owner: View {
      @StateObject private var model: Model
      let log: Log
      let control: Control
      init(log: Log, control: Control) {
        _model = StateObject(wrappedValue: Model(log))
        self.log = log
        self.control = control
      }
      var body: some View {
        let _ = log.note("\(model.count)")
        Color.clear.onAppear { control["add"] = { model.count += 1 } }
      }
    }
    let control = Control()
    _ = Owner(log: log, control: control)
    #expect(log.entries.isEmpty)
    let host = host { Owner(log: log, control: control).id(1) }
    host.update { Owner(log: log, control: control).id(1) }
    host.run(control["add"])
    #expect(log.entries == ["made", "0", "1"])
    host.update { Owner(log: log, control: control).id(2) }
    #expect(log.entries == ["made", "0", "1", "made", "0"])
  }

  @Test("a state object goes when its view goes")
  func stateObjectLifetime() {
    final class Model: ObservableObject {
      let log: Log
      init(_ log: Log) { self.log = log }
      deinit { log.note("gone") }
    }
    struct Owner: View {
      @StateObject var model: Model
      var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
    }
    let host = host { [log] in
      if true { Owner(model: Model(log)) }
    }
    #expect(log.entries.isEmpty)
    host.update { [log] in if false { Owner(model: Model(log)) } }
    #expect(log.entries == ["gone"])
  }

  @Test("an environment object is found by its type, and the nearest one holds")
  func environmentObject() {
    struct Inner: View {
      @EnvironmentObject var model: Counter
      let log: Log
      var body: some View { Noting(log) { "\(model.count)" } }
    }
    let (near, far) = (Counter(), Counter())
    near.count = 1
    far.count = 2
    let host = host {
      VStack {
        Inner(log: log).environmentObject(near)
        Inner(log: log)
      }
      .environmentObject(far)
    }
    host.run { far.count = 3 }
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test("publishing a change from a body is warned of, and the tree comes to rest")
  func publishingInBody() {
    struct Writer: View {
      @ObservedObject var model: Counter
      var body: some View {
        let _ = model.count < 1 ? model.count += 1 : ()
        Text("\(model.count)")
      }
    }
    let model = Counter()
    let host = host {
      VStack {
        Reader(model: model, log: log) { "\($0.count)" }
        Writer(model: model)
      }
    }
    #expect(log.entries == ["0", "1"])
    #expect(
      host.warnings.map(\.message) == [
        """
        Publishing changes from within view updates is not allowed, this will cause undefined \
        behavior.
        """
      ])
  }

  @Test("two bodies that publish to each other for ever end with a warning")
  func publishingLoop() {
    struct Writer: View {
      @ObservedObject var read: Counter
      let written: Counter
      var body: some View {
        let _ = written.count += 1
        Text("\(read.count)")
      }
    }
    let first = Counter()
    let second = Counter()
    let host = host {
      VStack {
        Writer(read: first, written: second)
        Writer(read: second, written: first)
      }
    }
    #expect(host.warnings.contains { $0.kind == .unsettled })
  }
}
