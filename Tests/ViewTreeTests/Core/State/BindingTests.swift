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

private final class Renamed: ObservableObject {
  @Published var name = "a"
  @Published var other = "a"
}

/// Two parts of one type.
private struct Names {
  var first = "a"
  var second = "a"
}

/// Hands out the bindings of its state.
private struct StateOwner: View {
  @State private var first = "a"
  @State private var second = "a"
  @State private var names = Names()
  let keep: ([Binding<String>]) -> Void

  var body: some View {
    Color.clear.onAppear { keep([$first, $second, $names.first, $names.second]) }
  }
}

@MainActor @Suite("Binding")
struct BindingTests {
  let log = Log()
  let control = Control()

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
    let host = host { Owner(log: log, control: control) }
    host.run(control["b"])
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
    let host = host { Owner(log: log, control: control) }
    host.run(control["other"])
    #expect(log.entries == ["owner 0", "reader a", "owner 1"])
  }

  /// Rule: STATE-4.5.1. All of them read "a", so that only the place can tell them apart.
  @Test("a view given a binding to another place runs again, to the same place it does not")
  func places() {
    let objects = [Renamed(), Renamed()]
    var inState: [Binding<String>] = []
    let owner = host { StateOwner { inState = $0 } }
    #expect(inState.count == 4)
    let others = host { StateOwner { inState += $0 } }
    #expect(inState.count == 8)
    // Made again at each question, as a body does.
    func bindings() -> [Binding<String>] {
      let models = objects.map { ObservedObject(wrappedValue: $0).projectedValue }
      return models.map(\.name) + models.map(\.other) + inState + [.constant("a"), .constant("b")]
    }
    let count = bindings().count
    for old in 0..<count {
      for new in 0..<count {
        let log = Log()
        let host = host { NameReader(name: bindings()[old], log: log) }
        host.update { NameReader(name: bindings()[new], log: log) }
        #expect(log.entries.count == (old == new ? 1 : 2), "\(old) then \(new)")
      }
    }
    withExtendedLifetime((owner, others)) {}
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
    let host = host { Owner(log: log, control: control) }
    host.run(control["rename 2"])
    host.run(control["rename 1"])
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
    let host = host { Owner(log: log, control: control) }
    host.run(control["boil"])
    #expect(log.entries == ["0.0", "100.0"])
  }
}
