import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Navigation")
struct NavigationTests {
  private struct PageKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  /// A page with a name that reports itself.
  private struct NamedPage: View {
    let name: String
    var log: PageLog?

    var body: some View {
      Color.red.frame(width: 100, height: 40)
        .accessibilityIdentifier(name)
        .preference(key: PageKey.self, value: [name])
        .onAppear { log?.lines.append("\(name) in") }
        .onDisappear { log?.lines.append("\(name) out") }
    }
  }

  private final class PageLog {
    var lines: [String] = []
    var path: [Int] = []
  }

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400), content: content)
  }

  @Test func aHostTakesTheWholeProposalAndCentresItsPage() {
    let host = host {
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        NavigationStack { NamedPage(name: "root").navigationTitle("Title") }
          .accessibilityIdentifier("stack")
      }
    }
    // 300 x 300 are left, of which the large title's bar takes 96; 100 x 40 in the middle of the rest:
    // 100 + 96 + (300 - 96 - 40) / 2.
    #expect(host.frame(of: "stack") == CGRect(x: 0, y: 100, width: 300, height: 300))
    #expect(host.frame(of: "root") == CGRect(x: 100, y: 278, width: 100, height: 40))
  }

  @Test func severalViewsOfAPageStandInAColumn() {
    let host = host {
      NavigationView {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
      }
    }
    // 10 + 8 + 10 in 400.
    #expect(host.frame(of: "a") == CGRect(x: 145, y: 186, width: 10, height: 10))
    #expect(host.frame(of: "b") == CGRect(x: 145, y: 204, width: 10, height: 10))
  }

  /// Rule: PREF-1.8.4.
  @Test func theRootsPreferencesGoOnOutwards() {
    let host = host { NavigationStack { NamedPage(name: "root") } }
    #expect(host.value(of: PageKey.self) == ["root"])
  }

  private func valueStack(_ log: PageLog) -> some View {
    NavigationStack {
      VStack {
        NavigationLink("go", value: 1).accessibilityIdentifier("link")
        NamedPage(name: "root", log: log)
      }
      .navigationDestination(for: Int.self) { number in
        VStack {
          NamedPage(name: "page \(number)", log: log)
          NavigationLink("next", value: number + 1).accessibilityIdentifier("next \(number)")
          BackButton().accessibilityIdentifier("back \(number)")
        }
      }
    }
  }

  private struct BackButton: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("back") { dismiss() } }
  }

  @Test func aLinkPushesThePageOfItsValueAndDismissTakesItAway() {
    let log = PageLog()
    let host = host { valueStack(log) }
    host.tap("link")
    #expect(host.frame(of: "page 1") != nil)
    #expect(host.frame(of: "root") == nil)
    #expect(host.value(of: PageKey.self) == ["page 1"])
    host.tap("next 1")
    #expect(host.frame(of: "page 2") != nil)
    host.tap("back 2")
    #expect(host.frame(of: "page 1") != nil)
    host.tap("back 1")
    #expect(host.frame(of: "root") != nil)
    #expect(
      log.lines == [
        // A page comes before the one under it goes, in the update after (STATE-4.2.4).
        "root in", "page 1 in", "root out", "page 2 in", "page 1 out", "page 2 out", "page 1 in",
        "page 1 out", "root in",
      ])
  }

  @Test func aBoundPathIsWrittenByLinksAndReadByTheStack() {
    let log = PageLog()
    let host = host { PathStack(log: log) }
    host.tap("link")
    #expect(log.path == [5])
    #expect(host.frame(of: "page 5") != nil)
    host.tap("jump")
    #expect(log.path == [5, 7, 9])
    #expect(host.frame(of: "page 9") != nil)
    host.tap("home")
    #expect(host.frame(of: "link") != nil)
  }

  private struct PathStack: View {
    let log: PageLog
    @State private var path: [Int] = []

    var body: some View {
      VStack {
        Button("jump") { path += [7, 9] }.accessibilityIdentifier("jump")
        Button("home") { path = [] }.accessibilityIdentifier("home")
        NavigationStack(path: $path) {
          NavigationLink("five", value: 5)
            .accessibilityIdentifier("link")
            .navigationDestination(for: Int.self) { NamedPage(name: "page \($0)") }
        }
      }
      .onChange(of: path) { log.path = $0 }
    }
  }

  @Test func aPageThatIsDismissedLeavesThePathOfItsValues() {
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
        BackButton().accessibilityIdentifier("back 0")
          .navigationDestination(for: Int.self) {
            BackButton().accessibilityIdentifier("back \($0)")
          }
      }
    }
    for isMixed in [false, true] {
      let paths = Paths()
      let host = host { Screen(paths: paths, isMixed: isMixed) }
      for (page, left) in [(9, [5, 7]), (7, [5]), (5, []), (0, [])] {
        host.tap("back \(page)")
        #expect(isMixed ? paths.mixed == NavigationPath(left) : paths.numbers == left, "\(page)")
      }
    }
  }

  @Test func dismissOnTheRootOfASheetEndsTheSheetAndNotAPage() {
    final class Model: ObservableObject { @Published var isShown = true }
    struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        Color.red.sheet(isPresented: $model.isShown) {
          NavigationStack { BackButton().accessibilityIdentifier("done") }
        }
      }
    }
    let model = Model()
    let host = host { Screen(model: model) }
    host.tap("done")
    #expect(!model.isShown)
    #expect(host.frame(of: "done") == nil)
  }

  @Test func aPathOfAnyTypesFindsTheDestinationOfEach() {
    var path = NavigationPath()
    path.append("a")
    path.append(3)
    let host = host {
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

  @Test func aValueWithoutADestinationShowsAnEmptyPageAndIsWarnedOf() {
    let host = host {
      NavigationStack(path: .constant([1])) { NamedPage(name: "root") }
    }
    #expect(host.frame(of: "root") == nil)
    #expect(host.warnings.map(\.kind) == [.missingDestination])
  }

  @Test func aLinkWithAPageOfItsOwnShowsItUntilItIsDismissed() {
    let host = host {
      NavigationView {
        NavigationLink("go") {
          VStack {
            NamedPage(name: "detail")
            BackButton().accessibilityIdentifier("back")
          }
        }
        .accessibilityIdentifier("link")
      }
    }
    host.tap("link")
    #expect(host.frame(of: "detail") != nil)
    host.tap("back")
    #expect(host.frame(of: "detail") == nil)
    #expect(host.frame(of: "link") != nil)
  }

  @Test func aBindingPresentsAPageAndIsFalseAfterItsDismissal() {
    let host = host { PresentingStack() }
    #expect(host.frame(of: "detail") == nil)
    host.tap("show")
    #expect(host.frame(of: "detail") != nil)
    host.tap("back")
    #expect(host.frame(of: "is false") != nil)
  }

  private struct PresentingStack: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Button("show") { isShown = true }
          .accessibilityIdentifier("show")
          .accessibilityIdentifier("is \(isShown)")
          .navigationDestination(isPresented: $isShown) {
            VStack {
              NamedPage(name: "detail")
              BackButton().accessibilityIdentifier("back")
            }
          }
      }
    }
  }

  @Test func thePagesBelowKeepTheirState() {
    let host = host {
      NavigationStack {
        VStack {
          StateCounter()
          NavigationLink("go", value: 1).accessibilityIdentifier("link")
        }
        .navigationDestination(for: Int.self) { _ in BackButton().accessibilityIdentifier("back") }
      }
    }
    host.tap("count 0")
    host.tap("link")
    host.tap("back")
    #expect(host.frame(of: "count 1") != nil)
  }

  private struct StateCounter: View {
    @State private var count = 0
    var body: some View {
      Button("count") { count += 1 }.accessibilityIdentifier("count \(count)")
    }
  }

  @Test func aHiddenBarAndPresentationsTakeNoRoomAndABottomBarDoes() {
    let host = host {
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
    #expect(host.frame(of: "root") == CGRect(x: 100, y: 158, width: 100, height: 40))
    #expect(host.value(of: PageKey.self) == ["root"])
  }

  @Test func aSplitViewShowsItsDetailOrTheColumnThatIsAskedFor() {
    func split(_ column: NavigationSplitViewColumn) -> some View {
      NavigationSplitView(preferredCompactColumn: .constant(column)) {
        NamedPage(name: "sidebar")
      } detail: {
        NamedPage(name: "detail")
      }
    }
    let host = host { split(.detail) }
    #expect(host.value(of: PageKey.self) == ["detail"])
    host.update { split(.sidebar) }
    #expect(host.value(of: PageKey.self) == ["sidebar"])
    let plain = self.host {
      NavigationSplitView {
        NamedPage(name: "sidebar")
      } content: {
        NamedPage(name: "content")
      } detail: {
        NamedPage(name: "detail")
      }
    }
    #expect(plain.value(of: PageKey.self) == ["detail"])
  }

  @Test func relativeFramesInAPageAreThoseOfTheHost() {
    let host = host {
      NavigationStack {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
          .accessibilityIdentifier("half")
      }
      .frame(width: 200)
    }
    #expect(host.frame(of: "half")?.width == 100)
  }

  @Test("a link with a tag shows its page while the selection is that tag, and selects it")
  func taggedLinks() {
    struct Tagged: View {
      let control: Control
      let log: PageLog
      @State private var selection: Int?

      var body: some View {
        NavigationView {
          VStack(spacing: 0) {
            NavigationLink(destination: NamedPage(name: "one"), tag: 1, selection: $selection) {
              Color.red.frame(width: 50, height: 50)
            }
            .accessibilityIdentifier("link")
            NavigationLink(tag: 2, selection: $selection) {
              NamedPage(name: "two")
            } label: {
              Color.red.frame(width: 50, height: 50)
            }
          }
        }
        .onChange(of: selection) { log.lines.append("\(selection ?? 0)") }
        .onAppear {
          control["two"] = { selection = 2 }
          control["none"] = { selection = nil }
        }
      }
    }
    let (control, log) = (Control(), PageLog())
    let host = host { Tagged(control: control, log: log) }
    func pages() -> [Bool] { ["one", "two"].map { host.frame(of: $0) != nil } }
    host.settle()
    #expect(pages() == [false, false])
    host.tap("link")
    host.settle()
    #expect(pages() == [true, false])
    control["none"]()
    host.settle()
    #expect(pages() == [false, false])
    control["two"]()
    host.settle()
    #expect(pages() == [false, true])
    #expect(log.lines == ["1", "0", "2"])
  }
}
