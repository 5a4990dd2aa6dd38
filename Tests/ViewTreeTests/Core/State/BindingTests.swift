import SwiftUI
import Testing
import ViewTreeTesting

private struct Person: Equatable, Identifiable {
  var id: Int
  var name: String
  var tags: [String] = []
}

private struct NameReader: View {
  @Binding var name: String
  let log: Log

  var body: some View {
    let _ = log.note("reader \(name)")
    Color.clear.frame(width: 1, height: 1)
  }
}

@MainActor
@Suite("Binding")
struct BindingTests {
  let log = Log()
  let control = Control()
  let size = CGSize(width: 100, height: 100)

  /// Rule: STATE-4.4.6.
  @Test("only the views that read through a binding run again")
  func readers() {
    struct Owner: View {
      @State var person = Person(id: 1, name: "a")
      let log: Log
      let control: Control
      var body: some View {
        let _ = log.note("owner")
        NameReader(name: $person.name, log: log)
          .onAppear { control["b"] = { person.name = "b" } }
      }
    }
    let host = ViewHost(size: size) { Owner(log: log, control: control) }
    control["b"]()
    host.settle()
    #expect(log.entries == ["owner", "reader a", "reader b"])
  }

  @Test("a view with a projected binding of the same state is not run again with its parent")
  func sameProjection() {
    struct Owner: View {
      @State var person = Person(id: 1, name: "a")
      @State var other = 0
      let log: Log
      let control: Control
      var body: some View {
        let _ = log.note("owner \(other)")
        NameReader(name: $person.name, log: log)
          .onAppear { control["other"] = { other += 1 } }
      }
    }
    let host = ViewHost(size: size) { Owner(log: log, control: control) }
    control["other"]()
    host.settle()
    #expect(log.entries == ["owner 0", "reader a", "owner 1"])
  }

  @Test("a member's binding writes the member and leaves the rest")
  func dynamicMember() {
    var person = Person(id: 1, name: "a", tags: ["x"])
    let binding = Binding(get: { person }, set: { person = $0 })
    binding.name.wrappedValue = "b"
    binding.tags[0].wrappedValue = "y"
    #expect(person == Person(id: 1, name: "b", tags: ["y"]))
    #expect(binding.tags.wrappedValue == ["y"])
  }

  @Test("a constant binding keeps its value")
  func constant() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test("a binding promoted to an optional passes values on and ignores nil")
  func promotion() {
    var number = 1
    let base = Binding(get: { number }, set: { number = $0 })
    let optional = Binding<Int?>(base)
    optional.wrappedValue = 2
    #expect(number == 2)
    optional.wrappedValue = nil
    #expect(number == 2)
  }

  @Test("a binding out of an optional exists only while there is a value")
  func unwrapping() throws {
    var number: Int?
    let base = Binding(get: { number }, set: { number = $0 })
    #expect(Binding<Int>(base) == nil)
    number = 1
    let unwrapped = try #require(Binding<Int>(base))
    unwrapped.wrappedValue = 2
    #expect(number == 2)
    #expect(unwrapped.wrappedValue == 2)
  }

  @Test("a binding erased to AnyHashable takes only values of the base's type")
  func erased() {
    var number = 1
    let erased = Binding<AnyHashable>(Binding(get: { number }, set: { number = $0 }))
    erased.wrappedValue = AnyHashable(5)
    #expect(number == 5)
    erased.wrappedValue = AnyHashable("text")
    #expect(number == 5)
  }

  @Test("the elements of a bound collection are bindings, and a removed one drops writes")
  func elements() {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    for element in binding { element.wrappedValue *= 10 }
    #expect(numbers == [10, 20, 30])
    let last = binding[2]
    numbers.removeLast()
    last.wrappedValue = 99
    #expect(numbers == [10, 20])
    #expect(last.wrappedValue == 30)
  }

  @Test("ForEach over a bound collection gives each view its element")
  func forEach() {
    struct Row: View {
      @Binding var person: Person
      let control: Control
      var body: some View {
        Text(person.name)
          .onAppear { control["rename \(person.id)"] = { person.name += "!" } }
      }
    }
    struct Owner: View {
      @State var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
      let log: Log
      let control: Control
      var body: some View {
        let _ = log.note(people.map(\.name).joined(separator: " "))
        VStack { ForEach($people) { $person in Row(person: $person, control: control) } }
          .onAppear { control["swap"] = { people.swapAt(0, 1) } }
      }
    }
    let host = ViewHost(size: size) { Owner(log: log, control: control) }
    control["rename 2"]()
    host.settle()
    control["rename 1"]()
    host.settle()
    #expect(log.entries == ["a b", "a b!", "a! b!"])
  }

  @Test("a binding made of closures writes through them")
  func closures() {
    struct Owner: View {
      @State var celsius = 0.0
      let log: Log
      let control: Control
      var body: some View {
        let _ = log.note("\(celsius)")
        let fahrenheit = Binding(get: { celsius * 1.8 + 32 }, set: { celsius = ($0 - 32) / 1.8 })
        Color.clear.onAppear { control["boil"] = { fahrenheit.wrappedValue = 212 } }
      }
    }
    let host = ViewHost(size: size) { Owner(log: log, control: control) }
    control["boil"]()
    host.settle()
    #expect(log.entries == ["0.0", "100.0"])
  }
}
