import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Navigation")
struct NavigationTests {
  private let log = Log()

  @Test("a stack takes the whole proposal and centres its page")
  func wholeProposal() {
    let host = screen {
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        NavigationStack { NamedPage(name: "root").navigationTitle("Title") }.called("stack")
      }
    }
    // 300 x 300 are left, of which the large title's bar takes 96; 100 x 40 in the middle of the rest:
    // 100 + 96 + (300 - 96 - 40) / 2.
    host.expectFrames("stack 0 100 300 300, root 100 278 100 40")
  }

  @Test("several views of a page are in a column")
  func column() {
    let host = screen {
      NavigationView {
        Color.red.frame(width: 10, height: 10).called("a")
        Color.red.frame(width: 10, height: 10).called("b")
      }
    }
    // 10 + 8 + 10 in 400.
    host.expectFrames("a 145 186 10 10, b 145 204 10 10")
  }

  @Test("a link pushes the page of its value, and dismiss takes it away")
  func links() {
    let host = screen {
      NavigationStack {
        VStack {
          NavigationLink("go", value: 1).called("link")
          NamedPage(name: "root", log: log)
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            NamedPage(name: "page \(number)", log: log)
            NavigationLink("next", value: number + 1).called("next \(number)")
            BackButton().called("back \(number)")
          }
        }
      }
    }
    for (button, page) in [
      ("link", "page 1"), ("next 1", "page 2"), ("back 2", "page 1"), ("back 1", "root"),
    ] {
      host.tap(button)
      #expect(host.value(of: ShownNames.self) == [page])
      #expect(host.frame(of: page) != nil)
    }
    #expect(host.frame(of: "page 1") == nil)
    #expect(
      log.entries == [
        // A page comes before the one under it goes, in the update after (STATE-4.2.4).
        "root in", "page 1 in", "root out", "page 2 in", "page 1 out", "page 2 out", "page 1 in",
        "page 1 out", "root in",
      ])
  }

  @Test("a bound path is written by links and read by the stack")
  func boundPath() {
    struct PathStack: View {
      let log: Log
      @State private var path: [Int] = []

      var body: some View {
        VStack {
          Button("jump") { path += [7, 9] }.called("jump")
          Button("home") { path = [] }.called("home")
          NavigationStack(path: $path) {
            NavigationLink("five", value: 5).called("link")
              .navigationDestination(for: Int.self) { NamedPage(name: "page \($0)") }
          }
        }
        .onChange(of: path) { log.note("\(path)") }
      }
    }
    let host = screen { PathStack(log: log) }
    host.tap("link")
    #expect(host.frame(of: "page 5") != nil)
    host.tap("jump")
    #expect(host.frame(of: "page 9") != nil)
    host.tap("home")
    #expect(host.frame(of: "link") != nil)
    #expect(log.entries == ["[5]", "[5, 7, 9]", "[]"])
  }

  @Test("a page that is dismissed leaves the path of its values", arguments: [false, true])
  func dismissedPath(isMixed: Bool) {
    final class Paths: ObservableObject {
      @Published var numbers = [5, 7, 9]
      @Published var mixed = NavigationPath([5, 7, 9])
    }
    struct Screen: View {
      @ObservedObject var paths: Paths
      let isMixed: Bool

      var body: some View {
        if isMixed {
          NavigationStack(path: $paths.mixed) { root }
        } else {
          NavigationStack(path: $paths.numbers) { root }
        }
      }

      private var root: some View {
        BackButton().called("back 0")
          .navigationDestination(for: Int.self) { BackButton().called("back \($0)") }
      }
    }
    let paths = Paths()
    let host = screen { Screen(paths: paths, isMixed: isMixed) }
    for (page, left) in [(9, [5, 7]), (7, [5]), (5, []), (0, [])] {
      host.tap("back \(page)")
      #expect(isMixed ? paths.mixed == NavigationPath(left) : paths.numbers == left, "\(page)")
    }
  }

  @Test("dismiss on the root of a sheet ends the sheet and not a page")
  func sheetRoot() {
    let host = screen {
      WithState(true) { $isShown in
        Color.red.called("sheet \(isShown)").sheet(isPresented: $isShown) {
          NavigationStack { BackButton().called("done") }
        }
      }
    }
    host.tap("done")
    #expect(host.frame(of: "sheet false") != nil)
    #expect(host.frame(of: "done") == nil)
  }

  @Test("a path of any types finds the destination of each")
  func mixedPath() {
    var path = NavigationPath()
    path.append("a")
    path.append(3)
    let host = screen {
      NavigationStack(path: .constant(path)) {
        Text("root")
          .navigationDestination(for: String.self) { NamedPage(name: "text \($0)") }
          .navigationDestination(for: Int.self) { NamedPage(name: "number \($0)") }
      }
    }
    #expect(path.count == 2)
    #expect(host.frame(of: "number 3") != nil)
    path.removeLast()
    #expect(path == NavigationPath(["a"]))
  }

  /// Rule: PREF-1.8.4.
  @Test("the root's preferences go on outwards; a value without a destination is an empty page")
  func preferences() {
    let root = NamedPage(name: "root")
    #expect(screen { NavigationStack { root } }.value(of: ShownNames.self) == ["root"])
    let host = screen { NavigationStack(path: .constant([1])) { root } }
    #expect(host.value(of: ShownNames.self) == [])
    #expect(host.frame(of: "root") == nil)
    #expect(host.warnings.map(\.kind) == [.missingDestination])
  }

  private var detail: some View {
    VStack {
      NamedPage(name: "detail")
      BackButton().called("back")
    }
  }

  @Test("a page that a link or a binding shows is there until it is dismissed")
  func ownPage() {
    let linked = screen { NavigationView { NavigationLink("go") { detail }.called("link") } }
    let presenting = screen {
      WithState(false) { $isShown in
        NavigationStack {
          Button("show") { isShown = true }.called("link").called("is \(isShown)")
            .navigationDestination(isPresented: $isShown) { detail }
        }
      }
    }
    for host in [linked, presenting] {
      #expect(host.frame(of: "detail") == nil)
      host.tap("link")
      #expect(host.frame(of: "detail") != nil)
      host.tap("back")
      #expect(host.frame(of: "detail") == nil)
      #expect(host.frame(of: "link") != nil)
    }
    #expect(presenting.frame(of: "is false") != nil)
  }

  @Test("the pages below keep their state")
  func stateBelow() {
    let host = screen {
      NavigationStack {
        VStack {
          WithState(0) { $count in Button("count") { count += 1 }.called("count \(count)") }
          NavigationLink("go", value: 1).called("link")
        }
        .navigationDestination(for: Int.self) { _ in BackButton().called("back") }
      }
    }
    host.tap("count 0")
    host.tap("link")
    host.tap("back")
    #expect(host.frame(of: "count 1") != nil)
  }

  @Test("a hidden bar and presentations take no room, and a bottom bar does")
  func hiddenBar() {
    let host = screen {
      NavigationStack {
        NamedPage(name: "root")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .navigationBarHidden(true)
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("a") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("b") {}
              Button("c") {}
            }
          }
          .toolbar { Button("d") {} }
          .sheet(isPresented: .constant(true)) { NamedPage(name: "sheet") }
          .fullScreenCover(isPresented: .constant(true)) { NamedPage(name: "cover") }
          .popover(isPresented: .constant(true)) { NamedPage(name: "popover") }
          .alert("Alert", isPresented: .constant(true)) { Button("OK") {} }
          .confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
      }
    }
    // The items at the bottom have a bar of 44 there: (400 - 44 - 40) / 2.
    host.expectFrames("root 100 158 100 40")
    #expect(host.value(of: ShownNames.self) == ["root"])
  }

  @Test("a split view shows its detail or the column that is asked for")
  func splitView() {
    func split(_ column: NavigationSplitViewColumn) -> some View {
      NavigationSplitView(preferredCompactColumn: .constant(column)) {
        NamedPage(name: "sidebar")
      } detail: {
        NamedPage(name: "detail")
      }
    }
    let host = screen { split(.detail) }
    #expect(host.value(of: ShownNames.self) == ["detail"])
    host.update { split(.sidebar) }
    #expect(host.value(of: ShownNames.self) == ["sidebar"])
    let plain = screen {
      NavigationSplitView {
        NamedPage(name: "sidebar")
      } content: {
        NamedPage(name: "content")
      } detail: {
        NamedPage(name: "detail")
      }
    }
    #expect(plain.value(of: ShownNames.self) == ["detail"])
  }

  @Test("relative frames in a page are those of the stack")
  func relativeFrames() {
    let host = screen {
      NavigationStack {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.called("half")
      }
      .frame(width: 200)
    }
    #expect(host.frame(of: "half")?.width == 100)
  }

  @Test("a link with a tag shows its page while the selection is that tag, and selects it")
  func taggedLinks() {
    struct Tagged: View {
      let control: Control
      let log: Log
      @State private var selection: Int?

      var body: some View {
        NavigationView {
          VStack(spacing: 0) {
            NavigationLink(destination: NamedPage(name: "one"), tag: 1, selection: $selection) {
              Color.red.frame(width: 50, height: 50)
            }
            .called("link")
            NavigationLink(tag: 2, selection: $selection) {
              NamedPage(name: "two")
            } label: {
              Color.red.frame(width: 50, height: 50)
            }
          }
        }
        .onChange(of: selection) { log.note("\(selection ?? 0)") }
        .onAppear {
          control["two"] = { selection = 2 }
          control["none"] = { selection = nil }
        }
      }
    }
    let control = Control()
    let host = screen { Tagged(control: control, log: log) }
    func pages() -> [Bool] { ["one", "two"].map { host.frame(of: $0) != nil } }
    #expect(pages() == [false, false])
    host.tap("link")
    #expect(pages() == [true, false])
    control.run("none", in: host)
    #expect(pages() == [false, false])
    control.run("two", in: host)
    #expect(pages() == [false, true])
    #expect(log.entries == ["1", "0", "2"])
  }
}
