import SwiftUI
import Testing
import ViewTreeTesting

/// The calls that work the rows of a list.
@MainActor
@Suite("Row calls")
struct RowCallTests {
  @Observable
  @MainActor
  final class Store {
    var names = ["a", "b", "c"]
    var done: [String] = []
  }

  private let store = Store()

  struct Rows: View {
    let store: Store
    let canEdit: Bool

    var body: some View {
      List {
        ForEach(store.names, id: \.self) { name in
          Text(name)
            .swipeActions(edge: .leading) { Button("Read") { store.done.append("read \(name)") } }
            .swipeActions(allowsFullSwipe: false) { Button("Flag") {} }
            .called(name)
        }
        .onDelete(perform: canEdit ? { store.names.remove(atOffsets: $0) } : nil)
        .onMove(perform: canEdit ? { store.names.move(fromOffsets: $0, toOffset: $1) } : nil)
        Text("plain").called("plain")
      }
      .safeAreaInset(edge: .top) { Text("title").called("title") }
    }
  }

  private func host(_ strictness: Strictness = .issues, canEdit: Bool = true) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400), strictness: strictness) {
      Rows(store: store, canEdit: canEdit)
    }
  }

  @Test func aFullSwipeRunsTheFirstActionAndClosesTheRow() {
    let host = host()
    #expect(host.swipe("b", .leading, full: true))
    #expect(store.done == ["read b"])
    #expect(host.findAll(text: "Read").isEmpty)
  }

  @Test func aRowIsDeletedWhateverItsSwipeActions() {
    let host = host()
    #expect(host.delete("b"))
    #expect(store.names == ["a", "c"])
    #expect(host.findAll("b").isEmpty)
  }

  @Test(arguments: [
    (0, ["c", "a", "b"]), (1, ["a", "c", "b"]), (2, ["a", "b", "c"]), (3, ["a", "b", "c"]),
  ])
  func aRowIsMovedToBeforeAnIndex(destination: Int, names: [String]) {
    let host = host()
    #expect(host.move("c", to: destination))
    #expect(store.names == names)
  }

  @Test func aCallThatCannotDoItsWorkTellsWhy() {
    let host = host(.warnings)
    #expect(!host.swipe("plain", .trailing))
    host.expectWarning("no actions behind its trailing edge")
    #expect(!host.swipe("a", .trailing, full: true))
    host.expectWarning("allowsFullSwipe: false")
    #expect(!host.swipe("title", .trailing))
    host.expectWarning("in no row of a list")
    #expect(!host.delete("plain"))
    host.expectWarning("`ForEach` has no `onDelete`")
    #expect(!host.move("a", to: 4))
    host.expectWarning("goes to 0 through 3")
    #expect(store.names == ["a", "b", "c"])
  }

  @Test func withoutEditActionsNothingIsDeletedOrMoved() {
    let host = host(.warnings, canEdit: false)
    #expect(!host.delete("a"))
    #expect(!host.move("a", to: 2))
    host.expectWarning("has no `onMove`")
  }

  @Test func anUnknownRowIsAnIssue() {
    let host = host()
    expectIssue("swipe(\"x\", .trailing)") { host.swipe("x", .trailing) }
  }
}
