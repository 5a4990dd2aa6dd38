import SwiftUI
import Testing
import ViewTreeTesting

/// A list of 300 x 400. Insets: 11 above and below, 16 at the sides; rows are at least 44 high.
@MainActor
@Suite("Lists")
struct ListTests {
  private struct ListedItem: Identifiable {
    let id: Int
    var name = ""
    var children: [ListedItem]?
  }

  private let size = CGSize(width: 300, height: 400)

  private func list(@ViewBuilder _ content: () -> some View) -> ViewHost {
    host(300, 400) { List(content: content) }
  }

  private func box(_ name: String, _ height: CGFloat, width: CGFloat? = nil) -> some View {
    Color.red.frame(width: width, height: height).called(name)
  }

  @Test("a row is as wide as the list, and its view is at the leading edge")
  func rows() {
    let host = list {
      box("small", 10, width: 50)
      box("wide", 30)
      box("after", 10, width: 50)
    }
    // 10 and 22 are less than 44: the view is centred in 44, from 17 to 27. 30 and 22 are 52; the
    // width is 300 less 32.
    host.expectFrames("small 16 17 50 10, wide 16 55 268 30, after 16 113 50 10")
  }

  @Test("a list takes the whole proposal, and a header without insets and height no room")
  func room() {
    expectFrames("list 0 0 300 400", in: size) { List { Text("a") }.called("list") }
    expectFrames("list 0 0 300 400", in: size) { List {}.called("list") }
    expectFrames("row 0 0 300 44", in: size) {
      List {
        Section {
          box("row", 44).listRowInsets(EdgeInsets())
        } header: {
          Color.red.frame(height: 0).listRowInsets(EdgeInsets())
        }
      }
    }
  }

  @Test("insets and the least height can be set")
  func insets() {
    let row = "one 2 1 294 20, two 0 24 300 20, three 0 44 300 20, four 30 75 254 20"
    expectFrames(row, in: size) {
      List {
        box("one", 20).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Group {
          box("two", 20)
          box("three", 20)
        }
        .listRowInsets(EdgeInsets())
        box("four", 20).listRowInsets(.leading, 30)
      }
      .environment(\.defaultMinListRowHeight, 0)
    }
  }

  @Test("changed insets move the row and those below")
  func changedInsets() {
    func view(_ inset: CGFloat) -> some View {
      List {
        Color.red.frame(height: 100).listRowInsets(.all, inset)
        box("below", 100).listRowInsets(EdgeInsets())
      }
    }
    let host = host(300, 400) { view(0) }
    host.expectFrames("below 0 100 300 100")
    host.update { view(5) }
    host.expectFrames("below 0 110 300 100")
  }

  @Test("from right to left the leading edge is the right one")
  func rightToLeft() {
    // 300 less 16 and the width of 50.
    expectFrames("row 234 17 50 10", in: size) {
      List { box("row", 10, width: 50) }.environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("only rows near the visible part are made")
  func isLazy() {
    let host = host(300, 400) {
      List(0..<1000) { Color.red.frame(height: 78).numbered($0) }
    }
    // Rows of 100; four are visible, and an eighth of 400 beyond: the fifth.
    #expect(host.value(of: RowsKey.self) == [0, 1, 2, 3, 4])
    host.finger.drag((150, 390), (150, 190), lifting: false)
    #expect(host.value(of: RowsKey.self).contains(6))
  }

  @Test("sections have headers and footers of their own height")
  func sections() {
    let host = list {
      Section {
        box("row", 78)
      } header: {
        box("header", 14)
      } footer: {
        box("footer", 14)
      }
      Section { box("second", 78) }
    }
    // Header and footer: 7 above and below. The footer ends at 156.
    host.expectFrames("header 16 7 268 14, row 16 39 268 78, footer 16 135 268 14")
    host.expectFrames("second 16 167 268 78")
  }

  @Test("the least height of headers can be set, and rows can be apart")
  func settings() {
    // 50 and 11.
    expectFrames("row 16 61 268 78", in: size) {
      List {
        Section {
          box("row", 78)
        } header: {
          Color.red.frame(height: 14)
        }
      }
      .environment(\.defaultMinListHeaderHeight, 50)
    }
    // 100, 6 and 11.
    expectFrames("second 16 117 268 78", in: size) {
      List {
        Color.red.frame(height: 78)
        box("second", 78)
      }
      .listRowSpacing(6)
    }
  }

  @Test("a tree is shown unfolded, each element before its children")
  func tree() {
    let tree = [
      ListedItem(
        id: 1, children: [ListedItem(id: 2, children: [ListedItem(id: 3)]), ListedItem(id: 4)]),
      ListedItem(id: 5),
    ]
    let host = host(300, 400) {
      List(tree, children: \.children) { item in Text("\(item.id)").numbered(item.id) }
    }
    #expect(host.value(of: RowsKey.self) == [1, 2, 3, 4, 5])
  }

  @Test("a list of a binding gives each row its element")
  func bindings() {
    let host = host(300, 400) {
      WithState([ListedItem(id: 1, name: "one"), ListedItem(id: 2, name: "two")]) { $items in
        List($items) { $item in
          Button(item.name) { item.name += "!" }.called("row \(item.id)").called(item.name)
        }
      }
    }
    host.tap("row 2")
    #expect(host.text().contains("#two!"))
  }

  @Test("a tap on a row selects its element")
  func selection() {
    var selected: Int?
    let binding = Binding<Int?>(get: { selected }, set: { selected = $0 })
    let host = host(300, 400) {
      List([ListedItem(id: 7), ListedItem(id: 8)], selection: binding) { _ in Text("row") }
    }
    host.tap(250, 60)
    #expect(selected == 8)
  }

  @Test("a tag is selected for its row, and several are while editing")
  func tags() {
    var selected: Set<String> = []
    func list(_ mode: EditMode) -> some View {
      List(selection: Binding(get: { selected }, set: { selected = $0 })) {
        Text("a").tag("A")
        Text("b").tag("B")
      }
      .environment(\.editMode, .constant(mode))
    }
    let host = host(300, 400) { list(.inactive) }
    host.tap(250, 20)
    #expect(selected == [])
    host.update { list(.active) }
    host.tap(250, 20)
    host.tap(250, 60)
    #expect(selected == ["A", "B"])
    host.tap(250, 20)
    #expect(selected == ["B"])
  }

  @Test("an EditButton turns the mode on and off, and without one stays as it is")
  func editButton() {
    func isEditing(keepsMode: Bool) -> [Bool] {
      let host = host(200, 50) {
        WithState(EditMode.inactive) { $mode in
          if keepsMode {
            EditButton().environment(\.editMode, $mode)
          } else {
            EditButton()
          }
        }
      }
      return (0..<3).map { _ in
        defer { host.find(role: .button).tap() }
        return !host.findAll(text: "Done").isEmpty
      }
    }
    #expect(isEditing(keepsMode: true) == [false, true, false])
    #expect(isEditing(keepsMode: false) == [false, false, false])
  }

  @Test("edit actions and looks change no row")
  func looks() {
    expectFrames("row 2 16 111 268 78", in: size) {
      List {
        ForEach(1..<3) { number in
          box("row \(number)", 78)
            .swipeActions { Button("Delete") {} }
            .listRowSeparator(.hidden)
            .listRowBackground(Color.blue)
        }
        .onDelete { _ in }
        .onMove { _, _ in }
        .deleteDisabled(false)
      }
      .listStyle(.inset)
      .headerProminence(.increased)
    }
  }

  @Test("a reader scrolls a list to a row")
  func reader() {
    let host = host(300, 400) {
      ScrollViewReader { proxy in
        List(0..<100, id: \.self) { _ in Color.red.frame(height: 78) }
          .onAppear { proxy.scrollTo(50, anchor: .top) }
          .called("scroll")
      }
    }
    #expect(host.offset == 5000)
  }

  @Test("a row proposes what its insets leave, and never less than nothing")
  func rowProposal() {
    func inner(_ width: CGFloat, _ height: CGFloat) -> CGSize? {
      host(width, height) { Color.red.called("inner").listRows() }.frame(of: "inner")?.size
    }
    // 16 at each side, 11 above and below.
    #expect(inner(100, 100) == CGSize(width: 68, height: 78))
    #expect(inner(32.5, 22.5) == CGSize(width: 0.5, height: 0.5))
    #expect(inner(20, 15) == .zero)
  }
}
