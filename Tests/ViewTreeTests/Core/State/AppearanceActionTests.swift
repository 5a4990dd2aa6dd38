import SwiftUI
import Testing
import ViewTreeTesting

extension View {
  /// Notes both ends of the view's life under a name.
  fileprivate func noted(_ name: String, _ log: Log) -> some View {
    onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}

@MainActor @Suite("Appearance actions")
struct AppearanceActionTests {
  let log = Log()

  // Apple promises no order; this engine's is documented at `onAppear`.
  /// Rule: STATE-4.2.2.
  @Test("a child appears before its parent, and siblings appear in tree order")
  func order() {
    let host = host {
      VStack {
        Color.red.noted("a", log)
        Color.red.noted("b", log)
      }
      .noted("stack", log)
    }
    #expect(log.entries == ["+a", "+b", "+stack"])
    withExtendedLifetime(host) {}
  }

  /// Rule: STATE-4.2.4.
  @Test("a new branch appears, and the removed one disappears, child before parent")
  func branches() {
    @ViewBuilder func content(_ isOn: Bool) -> some View {
      if isOn {
        VStack { Color.red.noted("inner", log) }.noted("outer", log)
      } else {
        Color.blue.noted("else", log)
      }
    }
    let host = host { content(true) }
    host.update { content(false) }
    #expect(log.entries == ["+inner", "+outer", "+else", "-inner", "-outer"])
  }

  /// Rule: STATE-4.2.4.
  @Test("with another id the old view disappears after the new one has appeared")
  func identityChange() {
    let host = host { Color.red.noted("a", log).id(1) }
    host.update { Color.red.noted("a", log).id(1) }
    host.update { Color.red.noted("b", log).id(2) }
    #expect(log.entries == ["+a", "+b", "-a"])
  }

  /// Rule: STATE-4.2.4.
  @Test("with another type in an AnyView the old view disappears before the new one appears")
  func anyView() {
    let host = host { AnyView(Color.red.noted("a", log)) }
    host.update { AnyView(Text("x").noted("b", log)) }
    #expect(log.entries == ["+a", "-a", "+b"])
  }

  @Test("an element taken out of the data disappears; the others do not notice")
  func forEach() {
    func rows(_ ids: [Int]) -> some View {
      VStack { ForEach(ids, id: \.self) { Color.red.noted("\($0)", log) } }
    }
    let host = host { rows([1, 2, 3]) }
    host.update { rows([3, 1]) }
    host.update { rows([3, 4, 1]) }
    #expect(log.entries == ["+1", "+2", "+3", "-2", "+4"])
  }

  @Test("on several views it runs once for the whole list")
  func list() {
    func content(_ isOn: Bool) -> some View {
      VStack {
        if isOn {
          Group {
            Color.red
            Color.green
          }
          .noted("group", log)
          ForEach(0..<3) { _ in Color.blue }.noted("rows", log)
        }
      }
    }
    let host = host { content(true) }
    host.update { content(false) }
    #expect(log.entries == ["+group", "+rows", "-group", "-rows"])
  }

  @Test("a list appears with its first element and disappears with its last")
  func firstInLastOut() {
    func rows(_ ids: [Int]) -> some View {
      VStack { ForEach(ids, id: \.self) { _ in Color.red }.noted("rows", log) }
    }
    let host = host { rows([]) }
    #expect(log.entries.isEmpty)
    host.update { rows([1, 2]) }
    host.update { rows([2]) }
    #expect(log.entries == ["+rows"])
    host.update { rows([]) }
    #expect(log.entries == ["+rows", "-rows"])
    host.update { rows([9]) }
    #expect(log.entries == ["+rows", "-rows", "+rows"])
  }

  @Test("an empty view in a list never appears")
  func emptyView() {
    _ = host {
      VStack {
        EmptyView().noted("empty", log)
        Color.red
      }
    }
    #expect(log.entries.isEmpty)
  }

  @Test("a view that comes and goes within one turn gets both calls")
  func shortLife() {
    struct Owner: View {
      @State var n = 0
      let log: Log
      var body: some View {
        // The first action leaves two transactions; the bodies see both before any other action.
        VStack { if n == 1 { Color.red.noted("short", log) } }
          .onAppear {
            n = 1
            withAnimation { n = 2 }
          }
      }
    }
    _ = host { Owner(log: log) }
    #expect(log.entries == ["+short", "-short"])
  }

  @Test("the action is the one of the latest body")
  func latestAction() {
    let host = host { if true { Color.red.onDisappear { log.note("first") } } }
    host.update { if true { Color.red.onDisappear { log.note("second") } } }
    host.update { if false { Color.red.onDisappear { log.note("third") } } }
    #expect(log.entries == ["second"])
  }

  /// Rule: STATE-4.2.2.
  @Test("appearing comes before the first preference is delivered")
  func beforePreferences() {
    _ = host {
      Named("a")
        .onPreferenceChange(FoldKey.self) { log.note("preference \($0)") }
        .onAppear { log.note("appear") }
    }
    #expect(log.entries == ["appear", "preference a"])
  }

  /// Rule: STATE-4.2.3.
  @Test("the views disappear with their host, and what they write then is lost without harm")
  func release() {
    struct Counting: View {
      let log: Log
      @State private var n = 0

      var body: some View {
        VStack { Color.red.noted("a", log) }
          .onDisappear {
            n += 1
            log.note("n \(n)")
          }
      }
    }
    var host: ViewHost? = host { Counting(log: log) }
    #expect(host != nil)
    host = nil
    #expect(log.entries == ["+a", "-a", "n 1"])
  }
}
