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

private struct NameView: View {
  let person: Person
  let log: Log
  var body: some View {
    let _ = log.note("name \(person.name)")
    EmptyView()
  }
}

private struct AgeView: View {
  let person: Person
  let log: Log
  var body: some View {
    let _ = log.note("age \(person.age)")
    EmptyView()
  }
}

@MainActor
@Suite("Observation")
struct ObservationTests {
  let log = Log()
  let control = Control()

  /// Rule: STATE-4.5.2.
  @Test("a change runs the bodies that read the property, and no other")
  func property() {
    let person = Person()
    let host = host {
      VStack {
        NameView(person: person, log: log)
        AgeView(person: person, log: log)
      }
    }
    host.run { person.age = 2 }
    host.run { person.name = "b" }
    host.run { person.secret = 1 }
    #expect(log.entries == ["name a", "age 1", "age 2", "name b"])
  }

  @Test("a property that the last run did not read no longer counts")
  func latestRunOnly() {
    struct Either: View {
      let person: Person
      let log: Log
      var body: some View {
        let _ = log.note(person.age < 2 ? "age \(person.age) \(person.name)" : "old")
        EmptyView()
      }
    }
    let person = Person()
    let host = host { Either(person: person, log: log) }
    host.run { person.age = 2 }
    host.run { person.name = "b" }
    #expect(log.entries == ["age 1 a", "old"])
  }

  @Test("an object inside an object is tracked along the way that was read")
  func nested() {
    struct FriendView: View {
      let person: Person
      let log: Log
      var body: some View {
        let _ = log.note(person.friend?.name ?? "nobody")
        EmptyView()
      }
    }
    let person = Person()
    let host = host { FriendView(person: person, log: log) }
    host.run { person.friend = Person() }
    host.run { person.friend?.name = "f" }
    #expect(log.entries == ["nobody", "a", "f"])
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
    struct Field: View {
      @Binding var text: String
      let control: Control
      var body: some View { Color.clear.onAppear { control["type"] = { text += "b" } } }
    }
    struct Editor: View {
      @Bindable var person: Person
      let control: Control
      var body: some View { Field(text: $person.name, control: control) }
    }
    let person = Person()
    let host = host {
      VStack {
        Editor(person: person, control: control)
        NameView(person: person, log: log)
      }
    }
    host.run(control["type"])
    #expect(log.entries == ["name a", "name ab"])
  }

  @Test("the closures of geometry readers and ForEach track what they read, without their parent")
  func closures() {
    struct Owner: View {
      let person: Person
      let log: Log
      var body: some View {
        let _ = log.note("owner")
        GeometryReader { _ in
          let _ = log.note("reader \(person.age)")
          EmptyView()
        }
        ForEach(0..<2) { index in
          let _ = log.note("item \(index) \(index == 1 ? person.name : "-")")
          EmptyView()
        }
      }
    }
    let person = Person()
    let host = host { Owner(person: person, log: log) }
    #expect(log.entries == ["owner", "item 0 -", "item 1 a", "reader 1"])
    host.run { person.age = 2 }
    host.run { person.name = "b" }
    #expect(log.entries.dropFirst(4) == ["reader 2", "item 1 b"])
  }
}
