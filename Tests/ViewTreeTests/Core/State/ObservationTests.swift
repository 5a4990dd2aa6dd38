import SwiftUI
import Testing
import ViewTreeTesting

@Observable
private final class Person {
  var name = "a"
  var age = 1
  @ObservationIgnored var secret = 0
  var friend: Person?
}

@MainActor @Suite("Observation")
struct ObservationTests {
  private let log = Log()
  private let control = Control()
  private let person = Person()

  /// Rule: STATE-4.5.2.
  @Test("a change runs the bodies that read the property, and no other")
  func property() {
    let host = host {
      VStack {
        Noting(log) { "name \(person.name)" }
        Noting(log) { "age \(person.age)" }
      }
    }
    host.run { person.age = 2 }
    host.run { person.name = "b" }
    host.run { person.secret = 1 }
    #expect(log.entries == ["name a", "age 1", "age 2", "name b"])
  }

  @Test("a property that the last run did not read no longer counts")
  func latestRunOnly() {
    let host = host {
      Noting(log) { person.age < 2 ? "age \(person.age) \(person.name)" : "old" }
    }
    host.run { person.age = 2 }
    host.run { person.name = "b" }
    #expect(log.entries == ["age 1 a", "old"])
  }

  @Test("an object inside an object is tracked along the way that was read")
  func nested() {
    let host = host { Noting(log) { person.friend?.name ?? "none" } }
    host.run { person.friend = Person() }
    host.run { person.friend?.name = "f" }
    #expect(log.entries == ["none", "a", "f"])
  }

  @Test("a model kept in state is the first one that was made")
  func state() {
    struct Owner: View {
      @State private var person: Person
      let log: Log
      let control: Control
      init(name: String, log: Log, control: Control) {
        let person = Person()
        person.name = name
        _person = State(initialValue: person)
        self.log = log
        self.control = control
      }
      var body: some View {
        let _ = log.note(person.name)
        Color.clear.onAppear { control["rename"] = { person.name += "!" } }
      }
    }
    let host = host { Owner(name: "first", log: log, control: control) }
    host.update { Owner(name: "second", log: log, control: control) }
    host.run(control["rename"])
    #expect(log.entries == ["first", "first!"])
  }

  @Test("a bindable gives bindings to the properties")
  func bindable() {
    let host = host { Noting(log) { "name \(person.name)" } }
    @Bindable var bindable = person
    let name = $bindable.name
    host.run { name.wrappedValue += "b" }
    #expect(log.entries == ["name a", "name ab"])
  }

  @Test("the closures of geometry readers and ForEach track what they read, without their parent")
  func closures() {
    struct Owner: View {
      let person: Person
      let log: Log
      var body: some View {
        let _ = log.note("owner")
        reader(noting: log) { _ in "reader \(person.age)" }
        ForEach(0..<2) { index in
          let _ = log.note("item \(index) \(index == 1 ? person.name : "-")")
          EmptyView()
        }
      }
    }
    let host = host { Owner(person: person, log: log) }
    #expect(log.entries == ["owner", "item 0 -", "item 1 a", "reader 1"])
    host.run { person.age = 2 }
    host.run { person.name = "b" }
    #expect(log.entries.dropFirst(4) == ["reader 2", "item 1 b"])
  }
}
