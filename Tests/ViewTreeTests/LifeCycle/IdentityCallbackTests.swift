import SwiftUI
import Testing
import ViewTreeTesting

/// Ten points high, and one more for each count of its own.
private struct CountingRow: View {
  let id: Int
  let log: Log
  let control: Control
  @State private var count = 0

  var body: some View {
    Color.red.frame(height: CGFloat(10 + count)).called("row \(id)")
      .onAppear { control["count \(id)"] = { count += 1 } }
      .noting("\(id)", in: log)
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

  private func callbacks(_ view: some View) -> some View {
    view.preference(key: SumKey.self, value: 7)
      .onPreferenceChange(SumKey.self) { log.note("preference \($0)") }
      .onChange(of: 0, initial: true) { log.note("change") }
      .noting("", in: log)
  }

  private func rows(_ ids: [Int]) -> some View {
    VStack(spacing: 0) {
      ForEach(ids, id: \.self) { CountingRow(id: $0, log: log, control: control) }
    }
  }

  @Test("an id outside of the callbacks begins all of them again, before the old one goes")
  func idOutside() {
    let host = host { callbacks(Color.red).id(1) }
    #expect(log.entries == ["change", "+", "preference 7"])
    #expect(log.notes { host.update { callbacks(Color.red).id(1) } } == [])
    #expect(
      log.notes { host.update { callbacks(Color.red).id(2) } }
        == ["change", "+", "preference 7", "-"])
  }

  /// A view of its own, whose body decides: it makes its list of views while it takes its place.
  private struct Deciding: View {
    let isRed: Bool

    var body: some View {
      if isRed { Color.red } else { Color.blue }
    }
  }

  @Test(
    "another view inside of what leaves its type open neither hides nor shows what is around",
    arguments: ["type", "branch", "id"])
  func anotherInside(way: String) {
    func shown(_ isNew: Bool) -> AnyView {
      switch way {
      case "type": isNew ? AnyView(Deciding(isRed: true)) : AnyView(Color.green)
      case "branch": AnyView(Group { if isNew { Deciding(isRed: true) } else { Color.green } })
      default: AnyView(Deciding(isRed: isNew).id(isNew))
      }
    }
    func screen(_ isNew: Bool) -> some View {
      GeometryReader { _ in shown(isNew).noting("", in: log) }
    }
    let host = host { screen(false) }
    #expect(log.entries == ["+"])
    #expect(log.notes { host.update { screen(true) } } == [])
  }

  /// Source: PREF-1.4.5: on several views a reader wraps each of them, and an `AnyView` in a list may be
  /// several. PREF-1.7: a reader that begins calls its action, whatever the value.
  @Test(
    "a reader around an AnyView is one of its view's in a list, and one of the place alone",
    arguments: [(true, ["preference 7"]), (false, [])])
  func readerOfErased(isInList: Bool, again: [String]) {
    func reader(_ isNew: Bool) -> some View {
      (isNew ? AnyView(Color.red) : AnyView(Text("x")))
        .preference(key: SumKey.self, value: 7)
        .onPreferenceChange(SumKey.self) { log.note("preference \($0)") }
    }
    func screen(_ isNew: Bool) -> AnyView {
      isInList ? AnyView(VStack { reader(isNew) }) : AnyView(reader(isNew))
    }
    let host = host { screen(false) }
    #expect(log.entries == ["preference 7"])
    #expect(log.notes { host.update { screen(true) } } == again)
  }

  @Test("an id inside of the callbacks renews the view in them, and calls none of them")
  func idInside() {
    struct Kept: View {
      let control: Control
      @State private var width: CGFloat = 10

      var body: some View {
        Color.red.frame(width: width).called("kept")
          .onAppear { control["widen"] = { width = 20 } }
      }
    }
    let host = host { callbacks(Kept(control: control).id(1)) }
    host.run(control["widen"])
    host.expectFrames("kept 40 0 20 100")
    host.update { callbacks(Kept(control: control).id(2)) }
    host.expectFrames("kept 45 0 10 100")
    #expect(log.entries == ["change", "+", "preference 7"])
  }

  @Test("moved elements keep their state and are told nothing")
  func movedElements() {
    let host = host { rows([1, 2, 3]) }
    host.run(control["count 1"])
    #expect(log.notes { host.update { rows([3, 2, 1]) } } == [])
    // In 100: 10 + 10 + 11 = 31 points high, so from 34.5 on; row 1 is the last.
    host.expectFrames("row 3 0 34.5 100 10, row 2 0 44.5 100 10, row 1 0 54.5 100 11")
  }

  @Test("an element under another id is another one, even in the same place with the same value")
  func replacedElement() {
    let host = host { rows([1, 2]) }
    host.run(control["count 2"])
    #expect(Set(log.notes { host.update { rows([1, 5]) } }) == ["-2", "+5", "change 5"])
    // 10 + 10 in the middle of 100.
    host.expectFrames("row 1 0 40 100 10, row 5 0 50 100 10")
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
    let host = host { view(true) }
    control["count 1"]()
    host.update { view(true) }
    host.expectFrames("row 1 0 44.5 100 11")
    let notes = log.notes {
      host.update { view(false) }
      host.update { view(true) }
    }
    #expect(notes == ["+2", "change 2", "-1", "+1", "change 1", "-2"])
    host.expectFrames("row 1 0 45 100 10")
  }

  @Test("a state's initial value is read when the identity begins, and at no other time")
  func initialValue() {
    struct Owner: View {
      @State var width: CGFloat

      var body: some View { Color.red.frame(width: width).called("owner") }
    }
    let host = host { Owner(width: 10).id("a") }
    host.update { Owner(width: 20).id("a") }
    host.expectFrames("owner 45 0 10 100")
    host.update { Owner(width: 30).id("b") }
    host.expectFrames("owner 35 0 30 100")
  }
}
