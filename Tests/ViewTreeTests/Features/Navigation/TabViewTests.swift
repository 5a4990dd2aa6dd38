import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Tab views")
struct TabViewTests {
  private let log = Log()

  /// Expects which tab is shown of those that are called "one" and "two".
  private func expectTab(
    _ name: String, in host: ViewHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = ["one", "two"].filter { host.frame(of: $0) != nil }
    #expect(shown == [name], sourceLocation: sourceLocation)
  }

  private func listed(_ name: String) -> some View {
    Color.red.preference(key: ShownNames.self, value: [name])
  }

  @Test("tabs whose tags are exchanged exchange their places")
  func exchangedTags() {
    func tabs(_ tags: [Int]) -> some View {
      TabView(selection: .constant(2)) {
        Color.red.called("one").tag(tags[0])
        Color.red.called("two").tag(tags[1])
      }
    }
    let host = screen { tabs([1, 2]) }
    expectTab("two", in: host)
    host.update { tabs([2, 1]) }
    expectTab("one", in: host)
  }

  @Test("the selection shows its tab, and the others keep their state")
  func selection() {
    struct Page: View {
      let name: String
      let log: Log
      @State private var taps = 0

      var body: some View {
        Button("tap") { taps += 1 }.called("\(name) \(taps)")
          .preference(key: ShownNames.self, value: [name])
          .onAppear { log.note("\(name) in") }
          .onDisappear { log.note("\(name) out") }
          .tabItem { Label(name, systemImage: "star") }
      }
    }
    func tabs(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        Page(name: "a", log: log).tag(1)
        Page(name: "b", log: log).tag(2)
      }
    }
    let host = screen { tabs(1) }
    host.tap("a 0")
    #expect(host.value(of: ShownNames.self) == ["a"])
    host.update { tabs(2) }
    #expect(host.value(of: ShownNames.self) == ["b"])
    #expect(host.frame(of: "a 1") == nil)
    host.update { tabs(1) }
    #expect(host.frame(of: "a 1") != nil)
    // In the order of the tabs (STATE-4.2.2): a tab that leaves stays in the tree.
    #expect(log.entries == ["a in", "a out", "b in", "a in", "b out"])
  }

  @Test("a tab fills the tab view above the bar")
  func bar() {
    let host = screen {
      TabView {
        Color.red.called("tab").tabItem { Text("one") }
        Color.blue.tabItem { Text("two") }
      }
    }
    // The bar has 49 of the 400.
    host.expectFrames("tab 0 0 300 351")
  }

  @Test("a tap on a tab's button shows the tab, and writes its tag where there is a selection")
  func buttons() {
    let host = screen {
      WithState("a") { $selection in
        TabView(selection: $selection) {
          Color.red.called("one").tag("a").tabItem { Label("First", systemImage: "star") }
          Tab("Second", systemImage: "star", value: "b") { Color.blue.called("two") }
            .badge(3)
        }
        .called("selected \(selection)")
      }
    }
    #expect(host.findAll(text: "3").count == 1)
    host.find(text: "Second").tap()
    #expect(host.frame(of: "selected b") != nil)
    expectTab("two", in: host)

    let own = screen {
      TabView {
        Color.red.called("one").tabItem { Text("First") }
        Color.blue.called("two").tabItem { Text("Second") }
      }
    }
    own.find(text: "Second").tap()
    expectTab("two", in: own)
  }

  @Test("a tab bar is above the unsafe area, and a page can hide it")
  func barAndSafeArea() {
    func tabs(_ visibility: Visibility) -> some View {
      TabView {
        NavigationStack { Color.red.called("page").toolbar(visibility, for: .tabBar) }
          .tabItem { Text("Tab") }
      }
    }
    let host = screen(safeArea: EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0)) {
      tabs(.automatic)
    }
    // 50 at the top, 34 and the bar's 49 at the bottom: 400 - 50 - 34 - 49.
    host.expectFrames("page 0 50 300 267")
    host.update { tabs(.hidden) }
    host.expectFrames("page 0 50 300 316")
  }

  @Test("in the style of pages there is no bar, and a finger that moves sideways turns the page")
  func pages() {
    let host = screen {
      TabView {
        Color.red.called("one")
        Color.blue.called("two")
      }
      .tabViewStyle(.page)
    }
    host.expectFrames("one 0 0 300 400")
    host.finger.drag((250, 200), (50, 200))
    host.settle()
    expectTab("two", in: host)
    host.finger.drag((50, 200), (250, 200))
    host.settle()
    expectTab("one", in: host)
  }

  @Test("the tab that is selected is that of its tag or its value, and without one the first")
  func tags() {
    func expectListed(
      _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
      @ViewBuilder in tabs: () -> some View
    ) {
      let shown = screen(tabs).value(of: ShownNames.self)
      #expect(shown == [name], sourceLocation: sourceLocation)
    }
    for (selection, shown) in [("x", "a"), ("y", "b"), ("none", "a")] {
      expectListed(shown) {
        TabView(selection: .constant(selection)) {
          listed("a").tag("x")
          listed("b").tag("y")
        }
      }
      expectListed(shown) {
        TabView(selection: .constant(selection)) {
          Tab("A", systemImage: "star", value: "x") { listed("a") }
          Tab("B", systemImage: "star", value: "y") { listed("b") }
        }
      }
    }
    // Tabs of data are tagged by their views.
    func tabs(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        ForEach(0..<3, id: \.self) { listed("\($0)").tag($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    let host = screen { tabs(1) }
    #expect(host.value(of: ShownNames.self) == ["1"])
    host.update { tabs(2) }
    #expect(host.value(of: ShownNames.self) == ["2"])
  }

  @Test("a tab that was never shown is not laid out, also when something in it changes")
  func neverShown() {
    func tabs(_ n: CGFloat) -> some View {
      TabView(selection: .constant(0)) {
        Color.red.tag(0)
        NavigationStack {
          GeometryReader { proxy in
            let _ = log.note("read \(proxy.size.width)")
            Color.red.frame(width: n)
          }
          .position(x: n, y: 0)
        }
        .tag(1)
      }
    }
    let host = host { tabs(1) }
    host.update { tabs(2) }
    #expect(log.entries.isEmpty)
  }
}
