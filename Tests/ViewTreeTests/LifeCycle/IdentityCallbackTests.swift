import SwiftUI
import Testing
import ViewTreeTesting

private struct SeenKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct CountingRow: View {
  let id: Int
  let log: Log
  let control: Control
  @State private var count = 0

  var body: some View {
    Color.red.frame(height: CGFloat(10 + count)).accessibilityIdentifier("row \(id)")
      .onAppear {
        log.note("+\(id)")
        control["count \(id)"] = { count += 1 }
      }
      .onDisappear { log.note("-\(id)") }
      .onChange(of: id, initial: true) { log.note("change \(id)") }
  }
}

/// The meaning of an identity's end and of another one's beginning for callbacks.
///
/// Source: PREF-1.7, STATE-4.2, STATE-4.6.
@MainActor
@Suite("Callbacks and identity")
struct IdentityCallbackTests {
  let log = Log()
  let control = Control()
  let size = CGSize(width: 100, height: 100)

  private func callbacks(_ view: some View) -> some View {
    view.preference(key: SeenKey.self, value: 7)
      .onPreferenceChange(SeenKey.self) { log.note("preference \($0)") }
      .onChange(of: 0, initial: true) { log.note("change") }
      .onAppear { log.note("+") }
      .onDisappear { log.note("-") }
  }

  @Test("an id outside of the callbacks begins all of them again, before the old one goes")
  func idOutside() {
    let host = ViewHost(size: size) { callbacks(Color.red).id(1) }
    #expect(log.entries == ["change", "+", "preference 7"])
    host.update { callbacks(Color.red).id(1) }
    #expect(log.entries.count == 3)

    host.update { callbacks(Color.red).id(2) }

    #expect(Array(log.entries.dropFirst(3)) == ["change", "+", "preference 7", "-"])
  }

  @Test("an id inside of the callbacks renews the view in them, and calls none of them")
  func idInside() {
    struct Kept: View {
      let control: Control
      @State private var width: CGFloat = 10

      var body: some View {
        Color.red.frame(width: width).accessibilityIdentifier("kept")
          .onAppear { control["widen"] = { width = 20 } }
      }
    }
    let host = ViewHost(size: size) { callbacks(Kept(control: control).id(1)) }
    control["widen"]()
    host.settle()
    #expect(host.frame(of: "kept")?.width == 20)

    host.update { callbacks(Kept(control: control).id(2)) }

    #expect(host.frame(of: "kept")?.width == 10)
    #expect(log.entries == ["change", "+", "preference 7"])
  }

  @Test("moved elements keep their state and are told nothing")
  func movedElements() {
    func rows(_ ids: [Int]) -> some View {
      VStack(spacing: 0) {
        ForEach(ids, id: \.self) { CountingRow(id: $0, log: log, control: control) }
      }
    }
    let host = ViewHost(size: size) { rows([1, 2, 3]) }
    control["count 1"]()
    host.settle()
    let known = log.entries.count

    host.update { rows([3, 2, 1]) }

    #expect(log.entries.count == known)
    #expect(["row 1", "row 2", "row 3"].map { host.frame(of: $0)?.height ?? 0 } == [11, 10, 10])
    // In 100: 10 + 10 + 11 = 31 points high, so from 34.5 on; row 1 is the last.
    #expect(host.frame(of: "row 1")?.minY == 54.5)
  }

  @Test("an element under another id is another one, even in the same place with the same value")
  func replacedElement() {
    func rows(_ ids: [Int]) -> some View {
      VStack { ForEach(ids, id: \.self) { CountingRow(id: $0, log: log, control: control) } }
    }
    let host = ViewHost(size: size) { rows([1, 2]) }
    control["count 2"]()
    host.settle()
    let known = log.entries.count

    host.update { rows([1, 5]) }

    #expect(Set(log.entries.dropFirst(known)) == ["-2", "+5", "change 5"])
    #expect(host.frame(of: "row 5")?.height == 10)
  }

  @Test("a branch keeps its state while the other's condition changes, and loses it in between")
  func branches() {
    func view(_ isOn: Bool) -> some View {
      VStack {
        if isOn {
          CountingRow(id: 1, log: log, control: control)
        } else {
          CountingRow(id: 2, log: log, control: control)
        }
      }
    }
    let host = ViewHost(size: size) { view(true) }
    control["count 1"]()
    host.update { view(true) }
    #expect(host.frame(of: "row 1")?.height == 11)
    let known = log.entries.count

    host.update { view(false) }
    host.update { view(true) }

    #expect(
      Array(log.entries.dropFirst(known)) == [
        "+2", "change 2", "-1", "+1", "change 1", "-2",
      ])
    #expect(host.frame(of: "row 1")?.height == 10)
  }

  @Test("a state's initial value is read when the identity begins, and at no other time")
  func initialValue() {
    struct Owner: View {
      @State var width: CGFloat

      var body: some View { Color.red.frame(width: width).accessibilityIdentifier("owner") }
    }
    let host = ViewHost(size: size) { Owner(width: 10).id("a") }
    host.update { Owner(width: 20).id("a") }
    #expect(host.frame(of: "owner")?.width == 10)

    host.update { Owner(width: 30).id("b") }

    #expect(host.frame(of: "owner")?.width == 30)
  }
}
