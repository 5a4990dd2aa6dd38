import SwiftUI
import Testing
import ViewTreeTesting

@MainActor @Suite("Appearance actions")
struct AppearanceActionTests {
  let log = Log()

  // Apple promises no order; this engine's is documented at `onAppear`.
  /// Rule: STATE-4.2.2.
  @Test("a child appears before its parent, and siblings appear in tree order")
  func order() {
    let host = host {
      VStack {
        Color.red.noting("a", in: log)
        Color.red.noting("b", in: log)
      }
      .noting("stack", in: log)
    }
    #expect(log.entries == ["+a", "+b", "+stack"])
    withExtendedLifetime(host) {}
  }

  /// Rule: STATE-4.2.4.
  @Test("a new branch appears, and the removed one disappears, child before parent")
  func branches() {
    @ViewBuilder func content(_ isOn: Bool) -> some View {
      if isOn {
        VStack { Color.red.noting("inner", in: log) }.noting("outer", in: log)
      } else {
        Color.blue.noting("else", in: log)
      }
    }
    let host = host { content(true) }
    host.update { content(false) }
    #expect(log.entries == ["+inner", "+outer", "+else", "-inner", "-outer"])
  }

  /// Rule: STATE-4.2.4.
  @Test("with another id the old view disappears after the new one has appeared")
  func identityChange() {
    let host = host { Color.red.noting("a", in: log).id(1) }
    host.update { Color.red.noting("a", in: log).id(1) }
    host.update { Color.red.noting("b", in: log).id(2) }
    #expect(log.entries == ["+a", "+b", "-a"])
  }

  /// Rule: STATE-4.2.4.
  @Test("with another type in an AnyView the old view disappears before the new one appears")
  func anyView() {
    let host = host { AnyView(Color.red.noting("a", in: log)) }
    host.update { AnyView(Text("x").noting("b", in: log)) }
    #expect(log.entries == ["+a", "-a", "+b"])
  }

  @Test("an element taken out of the data disappears; the others do not notice")
  func forEach() {
    func rows(_ ids: [Int]) -> some View {
      VStack { ForEach(ids, id: \.self) { Color.red.noting("\($0)", in: log) } }
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
          .noting("group", in: log)
          ForEach(0..<3) { _ in Color.blue }.noting("rows", in: log)
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
      VStack { ForEach(ids, id: \.self) { _ in Color.red }.noting("rows", in: log) }
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
        EmptyView().noting("empty", in: log)
        Color.red
      }
    }
    #expect(log.entries.isEmpty)
  }

  @Test("a view that comes and goes within one turn gets both calls")
  func shortLife() {
    _ = host { ShortLived { n in VStack { if n == 1 { Color.red.noting("short", in: log) } } } }
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
        VStack { Color.red.noting("a", in: log) }
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
