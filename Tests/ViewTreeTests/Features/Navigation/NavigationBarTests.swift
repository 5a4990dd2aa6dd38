import SwiftUI
import Testing
import ViewTreeTesting

/// A bar is 44 high, a large title 52 more, a search field 52 more: `BarLengths` has the sources.
@MainActor
@Suite("Navigation bars")
struct NavigationBarTests {
  private var page: some View { Color.red.called("page") }

  private func box(_ id: String) -> some View {
    Color.blue.frame(width: 20, height: 10).called(id)
  }

  @Test("a bar takes 44 for an inline title, 96 for a large one, and 52 for a search field")
  func heights() {
    func expectPage(
      _ frame: String, sourceLocation: SourceLocation = #_sourceLocation,
      @ViewBuilder of page: () -> some View
    ) {
      let host = screen { NavigationStack(root: page) }
      host.expectFrames("page \(frame)", sourceLocation: sourceLocation)
    }
    expectPage("0 44 300 356") { page.navigationBarTitle("Title", displayMode: .inline) }
    expectPage("0 96 300 304") { page.navigationTitle("Title") }
    expectPage("0 148 300 252") { page.navigationTitle("Title").searchable(text: .constant("")) }
    expectPage("0 0 300 400") { page }
  }

  @Test(
    "content that has come back under its bar rests as it did at first",
    arguments: [NavigationBarItem.TitleDisplayMode.inline, .large])
  func comesBack(mode: NavigationBarItem.TitleDisplayMode) {
    let host = screen {
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000) }
          .navigationBarTitle("Title", displayMode: mode)
      }
    }
    let first = host.text()
    for y in [100.0, 390, 390] {
      host.finger.drag((150, 240), (150, y))
      host.advance(by: 3)
      #expect((host.text() == first) == (y == 390))
    }
  }

  @Test("bars are inside the window's safe area")
  func safeArea() {
    let host = screen(safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) {
      NavigationStack {
        page.navigationBarTitle("Title", displayMode: .inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { box("below") } }
      }
    }
    // 59 + 44 above; 34 + 44 below, which leave 219; the item in the middle of its bar, 322 + 17.
    host.expectFrames("page 0 103 300 219, below 140 339 20 10")
  }

  @Test("items are at their placements, 16 from the edges and from each other")
  func items() {
    struct Own: ToolbarContent {
      let box: AnyView
      var body: some ToolbarContent { ToolbarItem(placement: .confirmationAction) { box } }
    }
    let host = screen {
      NavigationStack {
        page.toolbar {
          ToolbarItem(placement: .cancellationAction) { box("cancel") }
          ToolbarItem(placement: .principal) { box("title") }
          ToolbarItemGroup(placement: .primaryAction) { box("first") }
          if true { Own(box: AnyView(box("last"))) }
        }
      }
    }
    // A bar of 44 with boxes of 20 x 10: y is (44 - 10) / 2. From the right 16 + 20, and as much again.
    host.expectFrames(
      "cancel 16 17 20 10, title 140 17 20 10, first 228 17 20 10, last 264 17 20 10")
  }

  @Test("an item follows the state of the place of its modifier")
  func itemsLive() {
    let host = screen {
      WithState(0) { $count in
        NavigationStack {
          Text("Taps: \(count)").toolbar { Button("Add \(count)") { count += 1 } }
        }
      }
    }
    host.find(text: "Add 0").tap()
    #expect(host.shows("Taps: 1") && host.shows("Add 1"))
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
    let host = screen { stack }
    host.find(text: "go").tap()
    host.expectFrames("page 0 44 300 356")
    host.find(text: "Root").tap()
    host.expectFrames("page missing")
    #expect(host.shows("go"))
  }

  @Test("the back button follows the title of a page below that is covered")
  func backButtonFollows() {
    let host = screen {
      WithState("Old") { $title in
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationTitle(title)
            .navigationDestination(for: Int.self) { _ in Button("rename") { title = "New" } }
        }
      }
    }
    host.find(text: "go").tap()
    #expect(host.shows("Old"))
    host.find(text: "rename").tap()
    #expect(host.shows("New"))
    #expect(!host.text().contains("Old"))
  }

  @Test("goBack and a drag from the leading edge take the last page away; another drag does not")
  func goingBack() {
    let host = screen { stack }
    host.find(text: "go").tap()
    #expect(host.goBack())
    #expect(host.frame(of: "page") == nil)
    host.find(text: "go").tap()
    host.finger.drag((60, 200), (280, 200))
    host.settle()
    #expect(host.frame(of: "page") != nil)
    host.finger.drag((5, 200), (250, 200))
    host.settle()
    #expect(host.frame(of: "page") == nil)
  }

  @Test("a large title collapses while content moves up, and is whole again where content rests")
  func collapsing() {
    let host = screen {
      NavigationStack {
        ScrollView { Color.red.frame(height: 1000).called("content") }
          .background {
            GeometryReader { Color.clear.frame(height: $0.size.height).called("room") }
          }
          .navigationTitle("T")
      }
    }
    func title() -> CGFloat { host.find(text: "T").frame.midY }
    // At rest the content starts below the bar's 96.
    host.expectFrames("content 0 96 300 1000, room 0 96 300 304")
    #expect(abs(title() - (44 + 26)) < 0.001)
    host.finger.drag((150, 350), (150, 220), lifting: false)
    host.finger.up()
    host.settle()
    // More than 52 up: what is left is the bar's 44 with the title in its middle.
    #expect((host.frame(of: "content")?.minY ?? 96) < 44)
    host.expectFrames("room 0 44 300 356")
    #expect(title() == 22)
    host.finger.drag((150, 100), (150, 390), over: 1)
    host.advance(by: 3)
    host.expectFrames("content 0 96 300 1000, room 0 96 300 304")
    #expect(host.warnings.isEmpty)
  }

  @Test("a bar that had collapsed is whole again when the page's scroll view goes")
  func scrollViewGone() {
    let host = screen {
      WithState(true) { $isLoaded in
        NavigationStack {
          Group {
            if isLoaded { ScrollView { Color.red.frame(height: 1000) } } else { page }
          }
          .navigationTitle("T")
          .toolbar { Button("Drop") { isLoaded = false } }
        }
      }
    }
    host.finger.drag((150, 350), (150, 220))
    host.settle()
    #expect(host.find(text: "T").frame.midY == 22)
    host.find(text: "Drop").tap()
    host.expectFrames("page 0 96 300 304")
  }

  @Test("a page is as large as its stack, however high its content and its bars are")
  func overfullPage() {
    let host = screen {
      NavigationStack { Color.red.frame(height: 500).called("tall").navigationTitle("T") }
        .frame(height: 200)
    }
    // The stack is at 100. Its bar takes 96 of it, and what is higher than the rest is centred there.
    let (title, middle): (CGFloat, CGFloat) = (44 + 26, 96 + (200 - 96) / 2)
    #expect(host.find(text: "T").frame.midY == 100 + title)
    #expect(host.frame(of: "tall")?.midY == 100 + middle)
    let low = screen { NavigationStack { page.navigationTitle("T") }.frame(height: 60) }
    #expect(low.find(text: "T").frame.midY == 170 + title)
  }

  @Test("the bar's search field writes its text, and the views inside know of the search")
  func searching() {
    struct Inside: View {
      @Environment(\.isSearching) private var isSearching
      var body: some View { Text(isSearching ? "searching" : "resting") }
    }
    let host = screen {
      WithState("") { $text in
        NavigationStack {
          VStack {
            Inside()
            Text("found \(text)")
          }
          .searchable(text: $text, prompt: "Find")
        }
      }
    }
    #expect(host.shows("resting") && host.shows("Find"))
    host.search("Elbe")
    #expect(host.shows("searching") && host.shows("found Elbe"))
    host.find(text: "Cancel").tap()
    #expect(host.shows("resting") && host.shows("found "))
  }

  @Test("the scopes of a search are 44 below its field while the search is active")
  func scopes() {
    struct Search {
      var text = ""
      var place = "rivers"
    }
    let host = screen {
      WithState(Search()) { $search in
        NavigationStack {
          Color.red.overlay { Text("in \(search.place)") }.called("page")
            .searchable(text: $search.text)
            .searchScopes($search.place) {
              Text("Rivers").tag("rivers")
              Text("Lakes").tag("lakes")
            }
        }
      }
    }
    // A bar of 44 without a title, a search field of 52.
    #expect(host.frame(of: "page")?.minY == 96 && !host.text().contains("Lakes"))
    host.find(role: .searchField).tap()
    #expect(host.frame(of: "page")?.minY == 140)
    host.find(text: "Lakes").tap()
    #expect(host.shows("in lakes"))
    host.find(text: "Cancel").tap()
    #expect(host.frame(of: "page")?.minY == 96)
  }

  @Test("what bars are made of adds nothing to preferences outside")
  func preferences() {
    struct Count: PreferenceKey {
      static let defaultValue = 1
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let host = screen {
      NavigationStack {
        Color.red.preference(key: Count.self, value: 10)
          .navigationTitle("T")
          .toolbar { Button("Add") {}.preference(key: Count.self, value: 100) }
      }
    }
    #expect(host.value(of: Count.self) == 10)
  }
}
