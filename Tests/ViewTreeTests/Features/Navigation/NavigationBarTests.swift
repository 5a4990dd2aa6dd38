import SwiftUI
import Testing
import ViewTreeTesting

/// A bar is 44 high, a large title 52 more, a search field 52 more: `BarLengths` has the sources.
@MainActor
@Suite("Navigation bars")
struct NavigationBarTests {
  private func host<Content: View>(
    safeArea: EdgeInsets = EdgeInsets(), @ViewBuilder _ content: () -> Content
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400), safeAreaInsets: safeArea, content: content)
  }

  private var page: some View { Color.red.accessibilityIdentifier("page") }

  private func box(_ id: String) -> some View {
    Color.blue.frame(width: 20, height: 10).accessibilityIdentifier(id)
  }

  @Test("a bar takes 44 for an inline title, 96 for a large one, and 52 for a search field")
  func heights() {
    let inline = host { NavigationStack { page.navigationBarTitle("Title", displayMode: .inline) } }
    #expect(inline.frame(of: "page") == CGRect(x: 0, y: 44, width: 300, height: 356))
    let large = host { NavigationStack { page.navigationTitle("Title") } }
    #expect(large.frame(of: "page") == CGRect(x: 0, y: 96, width: 300, height: 304))
    let searched = host {
      NavigationStack { page.navigationTitle("Title").searchable(text: .constant("")) }
    }
    #expect(searched.frame(of: "page") == CGRect(x: 0, y: 148, width: 300, height: 252))
    let silent = host { NavigationStack { page } }
    #expect(silent.frame(of: "page") == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test(
    "content that has come back under its bar rests as it did at first",
    arguments: [NavigationBarItem.TitleDisplayMode.inline, .large])
  func comesBack(mode: NavigationBarItem.TitleDisplayMode) {
    let host = host {
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000) }
          .navigationBarTitle("Title", displayMode: mode)
      }
    }
    let first = host.text()
    for y in [100.0, 390, 390] {
      host.finger.drag(from: CGPoint(x: 150, y: 240), to: CGPoint(x: 150, y: y))
      host.advance(by: 3)
      #expect((host.text() == first) == (y == 390))
    }
  }

  @Test("bars are inside the window's safe area")
  func safeArea() {
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let host = host(safeArea: insets) {
      NavigationStack {
        page.navigationBarTitle("Title", displayMode: .inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { box("below") } }
      }
    }
    // 59 + 44 above; 34 + 44 below; the item in the middle of its bar.
    #expect(
      host.frame(of: "page") == CGRect(x: 0, y: 103, width: 300, height: 400 - 103 - 34 - 44))
    #expect(host.frame(of: "below") == CGRect(x: 140, y: 322 + 17, width: 20, height: 10))
  }

  @Test("items are at their placements, 16 from the edges and from each other")
  func items() {
    struct Own: ToolbarContent {
      let box: AnyView
      var body: some ToolbarContent { ToolbarItem(placement: .confirmationAction) { box } }
    }
    let host = host {
      NavigationStack {
        page.toolbar {
          ToolbarItem(placement: .cancellationAction) { box("cancel") }
          ToolbarItem(placement: .principal) { box("title") }
          ToolbarItemGroup(placement: .primaryAction) { box("first") }
          if true { Own(box: AnyView(box("last"))) }
        }
      }
    }
    // A bar of 44 with boxes of 20 x 10: y is (44 - 10) / 2.
    #expect(host.frame(of: "cancel") == CGRect(x: 16, y: 17, width: 20, height: 10))
    #expect(host.frame(of: "title") == CGRect(x: 140, y: 17, width: 20, height: 10))
    let first = CGRect(x: 300 - 16 - 20 - 16 - 20, y: 17, width: 20, height: 10)
    #expect(host.frame(of: "first") == first)
    #expect(host.frame(of: "last") == CGRect(x: 300 - 16 - 20, y: 17, width: 20, height: 10))
  }

  @Test("an item follows the state of the place of its modifier")
  func itemsLive() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("Taps: \(count)")
            .toolbar { Button("Add \(count)") { count += 1 } }
        }
      }
    }
    let host = host { Screen() }
    host.find(text: "Add 0").tap()
    #expect(host.find(text: "Taps: 1").exists)
    #expect(host.find(text: "Add 1").exists)
  }

  private var stack: some View {
    NavigationStack {
      NavigationLink("go", value: 1)
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          page.navigationTitle("Page \(number)").navigationBarTitleDisplayMode(.inline)
        }
    }
  }

  @Test("the back button has the title of the page below, and leads there")
  func backButton() {
    let host = host { stack }
    host.find(text: "go").tap()
    #expect(host.frame(of: "page") == CGRect(x: 0, y: 44, width: 300, height: 356))
    host.find(text: "Root").tap()
    #expect(host.frame(of: "page") == nil)
    #expect(host.find(text: "go").exists)
  }

  @Test("the back button follows the title of a page below that is covered")
  func backButtonFollows() {
    struct Screen: View {
      @State private var title = "Old"

      var body: some View {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationTitle(title)
            .navigationDestination(for: Int.self) { _ in Button("rename") { title = "New" } }
        }
      }
    }
    let host = host { Screen() }
    host.find(text: "go").tap()
    #expect(host.find(text: "Old").exists)
    host.find(text: "rename").tap()
    #expect(host.find(text: "New").exists)
    #expect(!host.text().contains("Old"))
  }

  @Test("goBack and a drag from the leading edge take the last page away; another drag does not")
  func goingBack() {
    let host = host { stack }
    host.find(text: "go").tap()
    #expect(host.goBack())
    #expect(host.frame(of: "page") == nil)
    host.find(text: "go").tap()
    host.finger.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 280, y: 200))
    host.settle()
    #expect(host.frame(of: "page") != nil)
    host.finger.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 250, y: 200))
    host.settle()
    #expect(host.frame(of: "page") == nil)
  }

  @Test("a large title collapses while content moves up, and is whole again where content rests")
  func collapsing() {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("content") }
            .background {
              GeometryReader { proxy in
                Color.clear.frame(height: proxy.size.height).accessibilityIdentifier("room")
              }
            }
            .navigationTitle("T")
        }
      }
    }
    let host = host { Screen() }
    func title() -> CGFloat { host.find(text: "T").frame.midY }
    // At rest the content starts below the bar's 96.
    #expect(host.frame(of: "content")?.minY == 96)
    #expect(host.frame(of: "room")?.minY == 96)
    #expect(abs(title() - (44 + 26)) < 0.001)
    host.finger.drag(
      from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 220), lifting: false)
    host.finger.up()
    host.settle()
    // More than 52 up: what is left is the bar's 44 with the title in its middle.
    #expect((host.frame(of: "content")?.minY ?? 96) < 44)
    #expect(host.frame(of: "room")?.minY == 44)
    #expect(title() == 22)
    host.finger.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 390), over: 1)
    host.advance(by: 3)
    #expect(host.frame(of: "content")?.minY == 96)
    #expect(host.frame(of: "room")?.minY == 96)
    #expect(host.warnings.isEmpty)
  }

  @Test("a bar that had collapsed is whole again when the page's scroll view goes")
  func scrollViewGone() {
    struct Screen: View {
      @State var isLoaded = true
      var body: some View {
        NavigationStack {
          Group {
            if isLoaded {
              ScrollView { Color.red.frame(height: 1000) }
            } else {
              Color.red.accessibilityIdentifier("page")
            }
          }
          .navigationTitle("T")
          .toolbar { Button("Drop") { isLoaded = false } }
        }
      }
    }
    let host = host { Screen() }
    host.finger.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 220))
    host.settle()
    #expect(host.find(text: "T").frame.midY == 22)
    host.find(text: "Drop").tap()
    #expect(host.frame(of: "page")?.minY == 96)
  }

  @Test("a page is as large as its stack, however high its content and its bars are")
  func overfullPage() {
    let host = host {
      NavigationStack {
        Color.red.frame(height: 500).accessibilityIdentifier("tall").navigationTitle("T")
      }
      .frame(height: 200)
    }
    // The stack is at 100. Its bar takes 96 of it, and what is higher than the rest is centred there.
    let (title, middle): (CGFloat, CGFloat) = (44 + 26, 96 + (200 - 96) / 2)
    #expect(host.find(text: "T").frame.midY == 100 + title)
    #expect(host.frame(of: "tall")?.midY == 100 + middle)
    let low = self.host {
      NavigationStack { page.navigationTitle("T") }.frame(height: 60)
    }
    #expect(low.find(text: "T").frame.midY == 170 + title)
  }

  @Test("the bar's search field writes its text, and the views inside know of the search")
  func searching() {
    struct Inside: View {
      @Environment(\.isSearching) private var isSearching
      var body: some View { Text(isSearching ? "searching" : "resting") }
    }
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            Inside()
            Text("found \(text)")
          }
          .searchable(text: $text, prompt: "Find")
        }
      }
    }
    let host = host { Screen() }
    #expect(host.find(text: "resting").exists && host.find(text: "Find").exists)
    host.search("Elbe")
    #expect(host.find(text: "searching").exists && host.find(text: "found Elbe").exists)
    host.find(text: "Cancel").tap()
    #expect(host.find(text: "resting").exists && host.find(text: "found ").exists)
  }

  @Test("the scopes of a search are 44 below its field while the search is active")
  func scopes() {
    struct Screen: View {
      @State private var text = ""
      @State private var place = "rivers"
      var body: some View {
        NavigationStack {
          Color.red.overlay { Text("in \(place)") }.accessibilityIdentifier("page")
            .searchable(text: $text)
            .searchScopes($place) {
              Text("Rivers").tag("rivers")
              Text("Lakes").tag("lakes")
            }
        }
      }
    }
    let host = host { Screen() }
    // A bar of 44 without a title, a search field of 52.
    #expect(host.frame(of: "page")?.minY == 96 && !host.text().contains("Lakes"))
    host.find(role: .searchField).tap()
    #expect(host.frame(of: "page")?.minY == 140)
    host.find(text: "Lakes").tap()
    #expect(host.find(text: "in lakes").exists)
    host.find(text: "Cancel").tap()
    #expect(host.frame(of: "page")?.minY == 96)
  }

  @Test("what bars are made of adds nothing to preferences outside")
  func preferences() {
    struct Count: PreferenceKey {
      static let defaultValue = 1
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let host = host {
      NavigationStack {
        Color.red.preference(key: Count.self, value: 10)
          .navigationTitle("T")
          .toolbar { Button("Add") {}.preference(key: Count.self, value: 100) }
      }
    }
    #expect(host.value(of: Count.self) == 10)
  }
}
