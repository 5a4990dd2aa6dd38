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
          Text(name).accessibilityIdentifier(name)
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

  private func host(fixed: String? = nil) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400)) { Rows(store: store, fixed: fixed) }
  }

  // MARK: Deleting

  @Test func aSwipeShowsADeleteThatDeletesTheRow() {
    let host = host()
    host.swipe("b", .trailing)
    // Six letters of 17, as the measure without a device counts them, and 16 at either side: 134.
    #expect(
      host.find(role: .button, text: "Delete").frame
        == CGRect(x: 166, y: 44, width: 134, height: 44))
    host.find(role: .button, text: "Delete").tap()
    #expect(store.calls == ["delete [1]"])
    #expect(host.findAll("b").isEmpty)
    #expect(host.find("c").frame.minX == 16)
  }

  @Test func aFullSwipeDeletesAtOnce() {
    let host = host()
    host.finger.drag(from: CGPoint(x: 290, y: 22), to: CGPoint(x: 90, y: 22))
    #expect(store.calls == ["delete [0]"])
    #expect(store.names == ["b", "c", "d"])
  }

  @Test func swipeActionsOfTheRowReplaceTheDelete() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      List {
        ForEach(store.names, id: \.self) { name in
          Text(name).accessibilityIdentifier(name).swipeActions { Button("Flag") {} }
        }
        .onDelete { store.delete($0) }
      }
    }
    host.finger.drag(from: CGPoint(x: 290, y: 22), to: CGPoint(x: 230, y: 22))
    #expect(host.find(text: "Flag").exists)
    #expect(host.findAll(text: "Delete").isEmpty)
    host.swipe("b", .trailing)
    #expect(host.findAll(text: "Flag").count == 1)
    #expect(host.findAll(text: "Delete").isEmpty)
  }

  @Test func leadingSwipeActionsLeaveTheDelete() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      List {
        ForEach(store.names, id: \.self) { name in
          Text(name).accessibilityIdentifier(name)
            .swipeActions(edge: .leading) { Button("Read") {} }
        }
        .onDelete { store.delete($0) }
      }
    }
    host.finger.drag(from: CGPoint(x: 290, y: 22), to: CGPoint(x: 210, y: 22))
    #expect(host.find(text: "Delete").exists)
    host.finger.drag(from: CGPoint(x: 10, y: 66), to: CGPoint(x: 70, y: 66))
    #expect(host.find(text: "Read").exists)
    #expect(host.findAll(text: "Delete").isEmpty)
  }

  @Test func theOffsetIsThatOfTheLoopInItsData() {
    var offsets: [Int] = []
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      List {
        Text("first")
        Section {
          ForEach(10..<13, id: \.self) { number in
            Text("\(number)").accessibilityIdentifier("\(number)")
          }
          .onDelete { offsets += Array($0) }
        }
      }
    }
    host.delete("12")
    #expect(offsets == [2])
  }

  @Test func whileEditedTheRowsHaveControlsThatTakeRoom() {
    let host = host()
    #expect(host.findAll(label: "Remove").isEmpty)
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
    #expect(host.findAll(label: "Reorder").isEmpty)
  }

  @Test func theControlOpensTheDelete() {
    store.mode = .active
    let host = host()
    host.findAll(role: .button, label: "Remove")[2].tap()
    #expect(store.calls == [])
    host.find(role: .button, text: "Delete").tap()
    #expect(store.calls == ["delete [2]"])
  }

  @Test func whileEditedNoFingerOpensARow() {
    store.mode = .active
    let host = host()
    host.finger.drag(from: CGPoint(x: 200, y: 22), to: CGPoint(x: 90, y: 22))
    #expect(host.findAll(text: "Delete").isEmpty)
  }

  @Test func anEditButtonInABarShowsTheControls() {
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      NavigationStack {
        List {
          ForEach(store.names, id: \.self) { Text($0).accessibilityIdentifier($0) }
            .onDelete { store.delete($0) }
        }
        .navigationTitle("Names")
        .toolbar { EditButton() }
      }
    }
    host.find(text: "Edit").tap()
    #expect(host.findAll(label: "Remove").count == 4)
    #expect(host.findAll(label: "Reorder").isEmpty)
    host.find(text: "Done").tap()
    #expect(host.findAll(label: "Remove").isEmpty)
  }

  @Test func aRowThatRefusesHasNoControls() {
    store.mode = .active
    let host = host(fixed: "b")
    #expect(host.findAll(label: "Remove").count == 3)
    #expect(host.findAll(label: "Reorder").count == 3)
    #expect(host.find("b").frame.minX == 16)
    store.mode = .inactive
    host.settle()
    host.finger.drag(from: CGPoint(x: 290, y: 66), to: CGPoint(x: 200, y: 66))
    #expect(host.findAll(text: "Delete").isEmpty)
  }

  @Test func aRefusalAroundTheLoopCountsForAllOfItsRows() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      List {
        ForEach(store.names, id: \.self) { Text($0) }
          .onDelete { store.delete($0) }
          .deleteDisabled(true)
      }
      .environment(\.editMode, .constant(.active))
    }
    #expect(host.findAll(label: "Remove").isEmpty)
  }

  @Test func withoutAnActionNothingCanBeDeletedOrMoved() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      List {
        ForEach(store.names, id: \.self) { Text($0).accessibilityIdentifier($0) }
          .onDelete(perform: nil)
          .onMove(perform: nil)
      }
      .environment(\.editMode, .constant(.active))
    }
    #expect(host.findAll(label: "Remove").isEmpty)
    #expect(host.findAll(label: "Reorder").isEmpty)
    #expect(host.find("a").frame.minX == 16)
  }

  // MARK: Moving

  @Test(arguments: [
    // From the first row, whose middle is at 22: the second's is at 66, the third's at 110.
    (0, 43, [], ["a", "b", "c", "d"]),
    (0, 45, ["move [0] to 2"], ["b", "a", "c", "d"]),
    (0, 100, ["move [0] to 3"], ["b", "c", "a", "d"]),
    (0, 300, ["move [0] to 4"], ["b", "c", "d", "a"]),
    (3, -45, ["move [3] to 2"], ["a", "b", "d", "c"]),
    (3, -300, ["move [3] to 0"], ["d", "a", "b", "c"]),
  ])
  func aFingerOnTheControlMovesTheRow(
    row: Int, distance: Int, calls: [String], names: [String]
  ) {
    store.mode = .active
    let host = host()
    let y = CGFloat(22 + 44 * row)
    host.finger.drag(
      from: CGPoint(x: 273, y: y), to: CGPoint(x: 273, y: y + CGFloat(distance)))
    #expect(store.calls == calls)
    #expect(store.names == names)
    #expect(host.find(names[0]).frame.midY == 22)
    #expect(host.find(names[3]).frame.midY == 154)
  }

  @Test func theRowFollowsTheFinger() {
    store.mode = .active
    let host = host()
    host.finger.drag(
      from: CGPoint(x: 273, y: 22), to: CGPoint(x: 273, y: 52), lifting: false)
    #expect(host.find("a").frame.midY == 52)
    #expect(host.find("b").frame.midY == 66)
  }

  @Test func aRowOfALongListMovesAmongThoseThatAreMade() {
    var moves: [String] = []
    let host = ViewHost(size: CGSize(width: 300, height: 220)) {
      List {
        ForEach(0..<1000, id: \.self) { Text("\($0)") }
          .onMove { moves.append("\(Array($0)) to \($1)") }
      }
      .environment(\.editMode, .constant(.active))
    }
    host.scroll(to: 500, anchor: .top)
    host.finger.drag(from: CGPoint(x: 273, y: 22), to: CGPoint(x: 273, y: 70))
    #expect(moves == ["[500] to 502"])
  }
}
