import SwiftUI
import Testing
import ViewTreeTesting

/// Rows of 44 in a list of 300 that can be deleted and moved.
@MainActor
@Suite("Deleting and moving rows")
struct RowEditingTests {
  @Observable
  @MainActor
  final class Store {
    var names = ["a", "b", "c", "d"]
    var calls: [String] = []
    var mode = EditMode.inactive

    func delete(_ offsets: IndexSet) {
      calls.append("delete \(Array(offsets))")
      names.remove(atOffsets: offsets)
    }

    func move(_ offsets: IndexSet, _ destination: Int) {
      calls.append("move \(Array(offsets)) to \(destination)")
      names.move(fromOffsets: offsets, toOffset: destination)
    }
  }

  struct Rows: View {
    @Bindable var store: Store
    /// The row that refuses both.
    var fixed: String?

    var body: some View {
      List {
        ForEach(store.names, id: \.self) { name in
          Text(name).called(name)
            .deleteDisabled(name == fixed)
            .moveDisabled(name == fixed)
        }
        .onDelete { store.delete($0) }
        .onMove { store.move($0, $1) }
      }
      .environment(\.editMode, $store.mode)
    }
  }

  private let store = Store()

  private func rows(_ mode: EditMode = .inactive, fixed: String? = nil) -> ViewHost {
    store.mode = mode
    return host(300, 400) { Rows(store: store, fixed: fixed) }
  }

  /// A list whose rows are the store's names, in a loop that the content makes.
  private func list(
    _ mode: EditMode = .inactive, @ViewBuilder _ content: @escaping () -> some View
  ) -> ViewHost {
    host(300, 400) { List { content() }.environment(\.editMode, .constant(mode)) }
  }

  private func count(_ label: String, in host: ViewHost) -> Int {
    host.findAll(label: label).count
  }

  // MARK: Deleting

  @Test("a swipe shows a Delete that deletes the row")
  func swipe() {
    let host = rows()
    host.swipe("b", .trailing)
    // Six letters of 17, as the measure without a device counts them, and 16 at either side: 134.
    let delete = host.find(role: .button, text: "Delete")
    #expect(delete.frame == CGRect(x: 166, y: 44, width: 134, height: 44))
    delete.tap()
    #expect(store.calls == ["delete [1]"])
    #expect(host.findAll("b").isEmpty)
    #expect(host.find("c").frame.minX == 16)
  }

  @Test("a full swipe deletes at once")
  func fullSwipe() {
    rows().finger.drag((290, 22), (90, 22))
    #expect(store.calls == ["delete [0]"])
    #expect(store.names == ["b", "c", "d"])
  }

  /// A list of the names, each row of which has a swipe action of its own.
  private func listWithAction(_ title: String, at edge: HorizontalEdge) -> ViewHost {
    list {
      ForEach(store.names, id: \.self) {
        Text($0).called($0).swipeActions(edge: edge) { Button(title) {} }
      }
      .onDelete { store.delete($0) }
    }
  }

  @Test("swipe actions of the row replace the Delete, and leading ones leave it")
  func ownActions() {
    let trailing = listWithAction("Flag", at: .trailing)
    trailing.finger.drag((290, 22), (230, 22))
    #expect(trailing.shows("Flag") && !trailing.shows("Delete"))
    trailing.swipe("b", .trailing)
    #expect(trailing.findAll(text: "Flag").count == 1 && !trailing.shows("Delete"))

    let leading = listWithAction("Read", at: .leading)
    leading.finger.drag((290, 22), (210, 22))
    #expect(leading.shows("Delete"))
    leading.finger.drag((10, 66), (70, 66))
    #expect(leading.shows("Read") && !leading.shows("Delete"))
  }

  @Test("the offset is that of the loop in its data")
  func offset() {
    var offsets: [Int] = []
    let host = list {
      Text("first")
      Section {
        ForEach(10..<13, id: \.self) { Text("\($0)").called("\($0)") }
          .onDelete { offsets += Array($0) }
      }
    }
    host.delete("12")
    #expect(offsets == [2])
  }

  @Test("while edited the rows have controls that take room")
  func controls() {
    let host = rows()
    #expect(count("Remove", in: host) == 0)
    store.mode = .active
    host.settle()
    #expect(host.findAll(role: .button, label: "Remove").count == 4)
    // 22 wide after the inset of 16, in the middle of 44; 16 more to the text.
    #expect(host.findAll(label: "Remove")[0].frame == CGRect(x: 16, y: 11, width: 22, height: 22))
    #expect(host.find("a").frame.minX == 54)
    // 300 less 16 and 22.
    #expect(host.findAll(label: "Reorder")[0].frame == CGRect(x: 262, y: 11, width: 22, height: 22))
    store.mode = .inactive
    host.settle()
    #expect(host.find("a").frame.minX == 16)
    #expect(count("Reorder", in: host) == 0)
  }

  @Test("the control opens the Delete")
  func control() {
    let host = rows(.active)
    host.findAll(role: .button, label: "Remove")[2].tap()
    #expect(store.calls == [])
    host.find(role: .button, text: "Delete").tap()
    #expect(store.calls == ["delete [2]"])
  }

  @Test("while edited no finger opens a row")
  func swipeWhileEdited() {
    let host = rows(.active)
    host.finger.drag((200, 22), (90, 22))
    #expect(!host.shows("Delete"))
  }

  @Test("an EditButton in a bar shows the controls")
  func editButton() {
    let host = host(300, 600) {
      NavigationStack {
        List {
          ForEach(store.names, id: \.self) { Text($0).called($0) }.onDelete { store.delete($0) }
        }
        .navigationTitle("Names")
        .toolbar { EditButton() }
      }
    }
    host.find(text: "Edit").tap()
    #expect(count("Remove", in: host) == 4)
    #expect(count("Reorder", in: host) == 0)
    host.find(text: "Done").tap()
    #expect(count("Remove", in: host) == 0)
  }

  @Test("a row that refuses has no controls, and is not opened")
  func refusingRow() {
    let host = rows(.active, fixed: "b")
    #expect(count("Remove", in: host) == 3)
    #expect(count("Reorder", in: host) == 3)
    #expect(host.find("b").frame.minX == 16)
    store.mode = .inactive
    host.settle()
    host.finger.drag((290, 66), (200, 66))
    #expect(!host.shows("Delete"))
  }

  @Test("a refusal around the loop counts for all of its rows, as having no action does")
  func noActions() {
    let refusing = list(.active) {
      ForEach(store.names, id: \.self) { Text($0) }
        .onDelete { store.delete($0) }
        .deleteDisabled(true)
    }
    #expect(count("Remove", in: refusing) == 0)
    let host = list(.active) {
      ForEach(store.names, id: \.self) { Text($0).called($0) }
        .onDelete(perform: nil)
        .onMove(perform: nil)
    }
    #expect(count("Remove", in: host) == 0)
    #expect(count("Reorder", in: host) == 0)
    #expect(host.find("a").frame.minX == 16)
  }

  // MARK: Moving

  @Test(
    "a finger on the control moves the row",
    arguments: [
      // From the first row, whose middle is at 22: the second's is at 66, the third's at 110.
      (0, 43, [], ["a", "b", "c", "d"]),
      (0, 45, ["move [0] to 2"], ["b", "a", "c", "d"]),
      (0, 100, ["move [0] to 3"], ["b", "c", "a", "d"]),
      (0, 300, ["move [0] to 4"], ["b", "c", "d", "a"]),
      (3, -45, ["move [3] to 2"], ["a", "b", "d", "c"]),
      (3, -300, ["move [3] to 0"], ["d", "a", "b", "c"]),
    ])
  func moves(row: Int, distance: Int, calls: [String], names: [String]) {
    let host = rows(.active)
    let y = CGFloat(22 + 44 * row)
    host.finger.drag((273, y), (273, y + CGFloat(distance)))
    #expect(store.calls == calls)
    #expect(store.names == names)
    #expect(host.find(names[0]).frame.midY == 22)
    #expect(host.find(names[3]).frame.midY == 154)
  }

  @Test("the row follows the finger")
  func follows() {
    let host = rows(.active)
    host.finger.drag((273, 22), (273, 52), lifting: false)
    #expect(host.find("a").frame.midY == 52)
    #expect(host.find("b").frame.midY == 66)
  }

  @Test("a row of a long list moves among those that are made")
  func longList() {
    var moves: [String] = []
    let host = list(.active) {
      ForEach(0..<1000, id: \.self) { Text("\($0)") }
        .onMove { moves.append("\(Array($0)) to \($1)") }
    }
    host.scroll(to: 500, anchor: .top)
    host.finger.drag((273, 22), (273, 70))
    #expect(moves == ["[500] to 502"])
  }
}
