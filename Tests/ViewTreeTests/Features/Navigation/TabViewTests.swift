import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Tab views")
struct TabViewTests {
  private struct TabKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private final class TabLog {
    var lines: [String] = []
  }

  private struct TabPage: View {
    let name: String
    let log: TabLog
    @State private var taps = 0

    var body: some View {
      Button("tap") { taps += 1 }
        .accessibilityIdentifier("\(name) \(taps)")
        .preference(key: TabKey.self, value: [name])
        .onAppear { log.lines.append("\(name) in") }
        .onDisappear { log.lines.append("\(name) out") }
        .tabItem { Label(name, systemImage: "star") }
    }
  }

  private struct Tabs: View {
    let log: TabLog
    @State private var selection = 1

    var body: some View {
      VStack {
        Button("first") { selection = 1 }.accessibilityIdentifier("first")
        Button("second") { selection = 2 }.accessibilityIdentifier("second")
        TabView(selection: $selection) {
          TabPage(name: "a", log: log).tag(1)
          TabPage(name: "b", log: log).tag(2)
        }
      }
    }
  }

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400), content: content)
  }

  @Test func tabsWhoseTagsAreExchangedExchangeTheirPlaces() {
    func tabs(_ tags: [Int]) -> some View {
      TabView(selection: .constant(2)) {
        Color.red.accessibilityIdentifier("a").tag(tags[0])
        Color.red.accessibilityIdentifier("b").tag(tags[1])
      }
    }
    let host = host { tabs([1, 2]) }
    #expect(host.frame(of: "a") == nil && host.frame(of: "b") != nil)
    host.update { tabs([2, 1]) }
    #expect(host.frame(of: "a") != nil && host.frame(of: "b") == nil)
  }

  @Test func theSelectionShowsItsTabAndTheOthersKeepTheirState() {
    let log = TabLog()
    let host = host { Tabs(log: log) }
    host.tap("a 0")
    #expect(host.value(of: TabKey.self) == ["a"])
    host.tap("second")
    #expect(host.value(of: TabKey.self) == ["b"])
    #expect(host.frame(of: "a 1") == nil)
    host.tap("first")
    #expect(host.frame(of: "a 1") != nil)
    // In the order of the tabs (STATE-4.2.2): a tab that leaves stays in the tree.
    #expect(log.lines == ["a in", "a out", "b in", "a in", "b out"])
  }

  @Test func aTabFillsTheHostAboveTheBar() {
    let host = host {
      TabView {
        Color.red.accessibilityIdentifier("tab").tabItem { Text("one") }
        Color.blue.tabItem { Text("two") }
      }
    }
    // The bar has 49 of the 400.
    #expect(host.frame(of: "tab") == CGRect(x: 0, y: 0, width: 300, height: 351))
  }

  @Test("a tap on a tab's button shows the tab, and writes its tag where there is a selection")
  func buttons() {
    final class Model: ObservableObject { @Published var selection = "a" }
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        TabView(selection: $model.selection) {
          Color.red.accessibilityIdentifier("one").tag("a")
            .tabItem { Label("First", systemImage: "star") }
          Tab("Second", systemImage: "star", value: "b") {
            Color.blue.accessibilityIdentifier("two")
          }
          .badge(3)
        }
      }
    }
    let model = Model()
    let host = host { Screen(model: model) }
    #expect(host.findAll(text: "3").count == 1)
    host.find(text: "Second").tap()
    #expect(model.selection == "b")
    #expect(host.frame(of: "one") == nil && host.frame(of: "two") != nil)

    let own = self.host {
      TabView {
        Color.red.accessibilityIdentifier("one").tabItem { Text("First") }
        Color.blue.accessibilityIdentifier("two").tabItem { Text("Second") }
      }
    }
    own.find(text: "Second").tap()
    #expect(own.frame(of: "one") == nil && own.frame(of: "two") != nil)
  }

  @Test("a tab bar is above the unsafe area, and a page can hide it")
  func barAndSafeArea() {
    func tabs(_ visibility: Visibility) -> some View {
      TabView {
        NavigationStack {
          Color.red.accessibilityIdentifier("page").toolbar(visibility, for: .tabBar)
        }
        .tabItem { Text("Tab") }
      }
    }
    let host = ViewHost(
      size: CGSize(width: 300, height: 400),
      safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0)
    ) { tabs(.automatic) }
    // 50 at the top, 34 and the bar's 49 at the bottom.
    #expect(host.frame(of: "page") == CGRect(x: 0, y: 50, width: 300, height: 400 - 50 - 34 - 49))
    host.update { tabs(.hidden) }
    #expect(host.frame(of: "page") == CGRect(x: 0, y: 50, width: 300, height: 400 - 50 - 34))
  }

  @Test("in the style of pages there is no bar, and a finger that moves sideways turns the page")
  func pages() {
    let host = host {
      TabView {
        Color.red.accessibilityIdentifier("one")
        Color.blue.accessibilityIdentifier("two")
      }
      .tabViewStyle(.page)
    }
    #expect(host.frame(of: "one") == CGRect(x: 0, y: 0, width: 300, height: 400))
    host.finger.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200))
    host.settle()
    #expect(host.frame(of: "one") == nil && host.frame(of: "two") != nil)
    host.finger.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200))
    host.settle()
    #expect(host.frame(of: "one") != nil && host.frame(of: "two") == nil)
  }

  @Test func withoutATagThatFitsTheFirstTabIsShown() {
    let host = host {
      TabView(selection: .constant("none")) {
        Color.red.preference(key: TabKey.self, value: ["a"]).tag("x")
        Color.red.preference(key: TabKey.self, value: ["b"]).tag("y")
      }
    }
    #expect(host.value(of: TabKey.self) == ["a"])
  }

  @Test func tabsOfDataAreTaggedByTheirViews() {
    func tabs(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        ForEach(0..<3, id: \.self) { number in
          Color.red.preference(key: TabKey.self, value: ["\(number)"]).tag(number)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    let host = host { tabs(1) }
    #expect(host.value(of: TabKey.self) == ["1"])
    host.update { tabs(2) }
    #expect(host.value(of: TabKey.self) == ["2"])
  }

  @Test func tabsOfTheNewerFormAreSelectedByTheirValue() {
    let host = host {
      TabView(selection: .constant("b")) {
        Tab("A", systemImage: "star", value: "a") {
          Color.red.preference(key: TabKey.self, value: ["a"])
        }
        Tab("B", systemImage: "star", value: "b") {
          Color.red.preference(key: TabKey.self, value: ["b"])
        }
      }
    }
    #expect(host.value(of: TabKey.self) == ["b"])
  }

  @Test("a tab that was never shown is not laid out, also when something in it changes")
  func neverShown() {
    struct Hidden: View {
      let log: TabLog
      let n: Int

      var body: some View {
        GeometryReader { proxy in
          let _ = log.lines.append("read \(proxy.size.width)")
          Color.red.frame(width: CGFloat(n))
        }
        .position(x: CGFloat(n), y: 0)
      }
    }
    let log = TabLog()
    func tabs(_ n: Int) -> some View {
      TabView(selection: .constant(0)) {
        Color.red.tag(0)
        NavigationStack { Hidden(log: log, n: n) }.tag(1)
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { tabs(1) }
    host.update { tabs(2) }

    #expect(log.lines.isEmpty)
  }
}
