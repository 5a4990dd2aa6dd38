import SwiftUI
import Testing
import ViewTreeTesting

/// Lists over a binding to a property of an observable object, which no body reads by itself.
@MainActor
@Suite struct BoundListTests {
  private func expectLateBook(
    sourceLocation: SourceLocation = #_sourceLocation, in view: (BoundListShelf) -> some View
  ) {
    let shelf = BoundListShelf()
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { view(shelf) }
    shelf.books.append(BoundListBook(title: "late"))
    host.settle()
    #expect(host.frame(of: "late") != nil, sourceLocation: sourceLocation)
  }

  @Test func aForEachOverABoundPropertyFollowsWhatComes() {
    expectLateBook { BoundListStack(shelf: $0) }
  }

  @Test func aListOverABoundPropertyFollowsWhatComes() {
    expectLateBook { BoundListRows(shelf: $0) }
  }

  @Test func whatElementsAreMovedOrRemovedIsCountedBeforeTheChange() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0], toOffset: 3)
    #expect(letters == ["b", "c", "a", "d"])
    letters.move(fromOffsets: [1, 3], toOffset: 0)
    #expect(letters == ["c", "d", "b", "a"])
    letters.move(fromOffsets: [0], toOffset: 4)
    #expect(letters == ["d", "b", "a", "c"])
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "c"])
  }
}

@Observable
private final class BoundListBook: Identifiable {
  var title: String
  init(title: String) { self.title = title }
}

@Observable
private final class BoundListShelf {
  var books = [BoundListBook(title: "first")]
}

private struct BoundListStack: View {
  let shelf: BoundListShelf

  var body: some View {
    @Bindable var shelf = shelf
    VStack { ForEach($shelf.books) { $book in Text(book.title).called(book.title) } }
  }
}

private struct BoundListRows: View {
  let shelf: BoundListShelf

  var body: some View {
    @Bindable var shelf = shelf
    List($shelf.books) { $book in Text(book.title).called(book.title) }
  }
}
