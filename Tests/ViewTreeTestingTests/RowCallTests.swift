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
            .accessibilityIdentifier(name)
        }
        .onDelete(perform: canEdit ? { store.names.remove(atOffsets: $0) } : nil)
        .onMove(perform: canEdit ? { store.names.move(fromOffsets: $0, toOffset: $1) } : nil)
        Text("plain").accessibilityIdentifier("plain")
      }
      .safeAreaInset(edge: .top) { Text("title").accessibilityIdentifier("title") }
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
    #expect(host.warnings.last?.message.contains("no actions behind its trailing edge") == true)
    #expect(!host.swipe("a", .trailing, full: true))
    #expect(host.warnings.last?.message.contains("allowsFullSwipe: false") == true)
    #expect(!host.swipe("title", .trailing))
    #expect(host.warnings.last?.message.contains("in no row of a list") == true)
    #expect(!host.delete("plain"))
    #expect(host.warnings.last?.message.contains("`ForEach` has no `onDelete`") == true)
    #expect(!host.move("a", to: 4))
    #expect(host.warnings.last?.message.contains("goes to 0 through 3") == true)
    #expect(store.names == ["a", "b", "c"])
  }

  @Test func withoutEditActionsNothingIsDeletedOrMoved() {
    let host = host(.warnings, canEdit: false)
    #expect(!host.delete("a"))
    #expect(!host.move("a", to: 2))
    #expect(host.warnings.last?.message.contains("has no `onMove`") == true)
  }

  @Test func anUnknownRowIsAnIssue() {
    let host = host()
    withKnownIssue {
      host.swipe("x", .trailing)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("swipe(\"x\", .trailing)") }
    }
  }
}
