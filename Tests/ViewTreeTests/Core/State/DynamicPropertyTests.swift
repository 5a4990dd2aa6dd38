import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

extension EnvironmentValues {
  @Entry fileprivate var step = 1
}

@propertyWrapper
private struct Stepped: DynamicProperty {
  @State private var stored: Int
  @Environment(\.step) private var step
  private var updates = 0
  private(set) var shown = 0
  let log: Log

  init(wrappedValue: Int, log: Log) {
    _stored = State(initialValue: wrappedValue)
    self.log = log
  }

  var wrappedValue: Int {
    get { stored }
    nonmutating set { stored = newValue }
  }

  var projectedValue: Stepped { self }

  mutating func update() {
    updates += 1
    shown = stored * step
    log.note("update \(updates)")
  }
}

@MainActor @Suite("DynamicProperty")
struct DynamicPropertyTests {
  private struct Owner: View {
    @Stepped private var value: Int
    let log: Log
    let control: Control

    init(log: Log, control: Control) {
      _value = Stepped(wrappedValue: 2, log: log)
      self.log = log
      self.control = control
    }

    var body: some View {
      let _ = log.note("body \(value) \($value.shown)")
      Color.clear.onAppear { control["add"] = { value += 1 } }
    }
  }

  let log = Log()
  let control = Control()

  @Test("update() runs before each body, when the properties inside are connected")
  func update() {
    let host = host { Owner(log: log, control: control).environment(\.step, 10) }
    host.run(control["add"])
    // Each run starts from the view's value, so that the property counts one update each time.
    #expect(log.entries == ["update 1", "body 2 20", "update 1", "body 3 30"])
  }

  @Test("what update() reads makes the body run again")
  func dependency() {
    let host = host { Owner(log: log, control: control).environment(\.step, 10) }
    host.update { Owner(log: log, control: control).environment(\.step, 100) }
    #expect(log.entries == ["update 1", "body 2 20", "update 1", "body 2 200"])
  }

  @Test("what update() changes in the property is no new value of the view")
  func comparison() {
    let host = host { Owner(log: log, control: control) }
    host.update { Owner(log: log, control: control) }
    #expect(log.entries == ["update 1", "body 2 2"])
  }

  @Test("a namespace is the same in every run and another one in every identity")
  func namespace() {
    final class Seen {
      var names: [Namespace.ID] = []
    }
    struct Probe: View {
      @Namespace private var name
      let seen: Seen
      let n: Int
      var body: some View {
        let _ = seen.names.append(name)
        EmptyView()
      }
    }
    let seen = Seen()
    let host = host { Probe(seen: seen, n: 0).id(0) }
    host.update { Probe(seen: seen, n: 1).id(0) }
    host.update { Probe(seen: seen, n: 1).id(1) }
    #expect(seen.names.count == 3)
    #expect(seen.names[0] == seen.names[1])
    #expect(seen.names[0] != seen.names[2])
  }

  @Test("a namespace outside of a body names nothing that a view can own")
  func namespaceOutside() {
    let (outside, other) = (Namespace(), Namespace())
    #expect(outside.wrappedValue == other.wrappedValue)
    // Views' numbers begin at 1.
    #expect(unsafeBitCast(outside.wrappedValue, to: UInt64.self) == 0)
  }

  @Test("a type's properties are looked for once, and so is how its values are compared")
  func lookedForOnce() {
    #expect(DynamicFields.of(Owner.self) === DynamicFields.of(Owner.self))
    #expect(ValueComparison.of(Owner.self) === ValueComparison.of(Owner.self))
  }

  @Test("an enumeration is a view whose cases are different values of it")
  func enumeration() {
    enum Page: View {
      case first(Log)
      case second(Log)

      var body: some View {
        switch self {
        case .first(let log): log.note("first")
        case .second(let log): log.note("second")
        }
        return Color.red
      }
    }
    let host = host { Page.first(log) }
    host.update { Page.second(log) }
    host.update { Page.second(log) }
    #expect(log.entries == ["first", "second"])
  }

  /// Rule: STATE-4.5.1.
  @Test("an equatable view runs by its fields, whatever its own equality says")
  func ownEquality() {
    struct Blind: View, Equatable {
      let number: Int
      let log: Log

      nonisolated static func == (left: Blind, right: Blind) -> Bool { true }

      var body: some View {
        let _ = log.note("\(number)")
        Color.red
      }
    }
    let host = host { Blind(number: 1, log: log) }
    host.update { Blind(number: 2, log: log) }
    host.update { Blind(number: 2, log: log) }
    #expect(log.entries == ["1", "2"])
  }

  @Test("the focus of a screen reader is nowhere at first, and where a view sets it")
  func accessibilityFocus() {
    struct Focused: View {
      let log: Log
      @AccessibilityFocusState private var isFocused: Bool
      @AccessibilityFocusState private var row: Int?

      var body: some View {
        let _ = log.note("\(isFocused) \(row ?? 0)")
        Color.red.called("box").onTapGesture {
          isFocused = true
          row = 3
        }
      }
    }
    let host = host { Focused(log: log) }
    host.tap("box")
    host.settle()
    #expect(log.entries == ["false 0", "true 3"])
  }
}
