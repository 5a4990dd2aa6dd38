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

@MainActor
@Suite("ObservableObject")
struct ObservableObjectTests {
  let log = Log()
  let control = Control()

  /// Rule: STATE-4.5.4.
  @Test("a published change runs the body once, whatever it read and however many there were")
  func published() {
    let model = Counter()
    let host = host { Reader(model: model, log: log) { "\($0.count)" } }
    model.count = 1
    model.other = 1
    host.run { model.count = 2 }
    #expect(log.entries == ["0", "2"])
    host.run { model.other = 2 }
    #expect(log.entries == ["0", "2", "2"])
    host.run { model.silent = 1 }
    #expect(log.entries == ["0", "2", "2"])
  }

  @Test("a published property announces even a change to an equal value")
  func equalValue() {
    // Combine compares nothing: the announcement comes with every assignment.
    let model = Counter()
    let host = host { Reader(model: model, log: log) { "\($0.count)" } }
    host.run { model.count = 0 }
    #expect(log.entries == ["0", "0"])
  }

  @Test("the published properties of a subclass and those of its superclass announce alike")
  func subclass() {
    let model = NamedCounter()
    let host = host { Reader(model: model, log: log) { "\($0.name) \($0.count)" } }
    host.run { model.name = "b" }
    host.run { model.count = 1 }
    #expect(log.entries == ["a 0", "b 0", "b 1"])
  }

  @Test("a subclass without published properties announces those of its superclass")
  func plainSubclass() {
    let model = PlainSubclass()
    let host = host { Reader(model: model, log: log) { "\($0.count)" } }
    host.run { model.count = 1 }
    #expect(log.entries == ["0", "1"])
  }

  @Test("an object's own objectWillChange announces")
  func ownPublisher() {
    let model = Manual()
    let host = host { Reader(model: model, log: log) { "\($0.count)" } }
    host.run { model.count = 1 }
    #expect(log.entries == ["0", "1"])
  }

  @Test("an object without published properties announces by hand through the same publisher")
  func withoutPublished() {
    let model = Unpublished()
    let host = host { Reader(model: model, log: log) { "\($0.count)" } }
    host.run { model.count = 1 }
    #expect(log.entries == ["0"])
    model.objectWillChange.send()
    host.settle()
    #expect(log.entries == ["0", "1"])
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
      var body: some View {
        let _ = log.note("\(model.count)")
        EmptyView()
      }
    }
    let near = Counter()
    let far = Counter()
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

  @Test("a projected property is a binding that announces the change")
  func projection() {
    let model = Counter()
    let host = host { Reader(model: model, log: log) { "\($0.count)" } }
    let binding = ObservedObject(wrappedValue: model).projectedValue.count
    host.run { binding.wrappedValue = 4 }
    #expect(log.entries == ["0", "4"])
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
