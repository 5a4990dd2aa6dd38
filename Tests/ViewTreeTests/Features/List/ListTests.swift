import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Lists")
struct ListTests {
  private struct ListedKey: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private struct ListedItem: Identifiable {
    let id: Int
    var name = ""
    var children: [ListedItem]?
  }

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400), content: content)
  }

  // Insets: 11 above and below, 16 at the sides; rows are at least 44 high.

  @Test func aRowIsAsWideAsTheListAndItsViewStandsAtTheLeadingEdge() {
    let host = host {
      List {
        Color.red.frame(width: 50, height: 10).accessibilityIdentifier("small")
        Color.red.frame(height: 30).accessibilityIdentifier("wide")
        Color.red.frame(width: 50, height: 10).accessibilityIdentifier("after")
      }
    }
    // 10 and 22 are less than 44: the view is centred in 44, from 17 to 27.
    #expect(host.frame(of: "small") == CGRect(x: 16, y: 17, width: 50, height: 10))
    // 30 and 22 are 52; the width is 300 less 32.
    #expect(host.frame(of: "wide") == CGRect(x: 16, y: 55, width: 268, height: 30))
    #expect(host.frame(of: "after") == CGRect(x: 16, y: 113, width: 50, height: 10))
  }

  @Test func aHeaderWithoutInsetsAndHeightTakesNoRoom() {
    let host = host {
      List {
        Section {
          Color.red.frame(height: 44).accessibilityIdentifier("row").listRowInsets(EdgeInsets())
        } header: {
          Color.red.frame(height: 0).listRowInsets(EdgeInsets())
        }
      }
    }
    #expect(host.frame(of: "row") == CGRect(x: 0, y: 0, width: 300, height: 44))
  }

  @Test func aListTakesTheWholeProposal() {
    let host = host { List { Text("a") }.accessibilityIdentifier("list") }
    #expect(host.frame(of: "list") == CGRect(x: 0, y: 0, width: 300, height: 400))
    let empty = self.host { List {}.accessibilityIdentifier("list") }
    #expect(empty.frame(of: "list") == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func insetsAndTheLeastHeightCanBeSet() {
    let host = host {
      List {
        Color.red.frame(height: 20).accessibilityIdentifier("one")
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Group {
          Color.red.frame(height: 20).accessibilityIdentifier("two")
          Color.red.frame(height: 20).accessibilityIdentifier("three")
        }
        .listRowInsets(EdgeInsets())
        Color.red.frame(height: 20).accessibilityIdentifier("four")
          .listRowInsets(.leading, 30)
      }
      .environment(\.defaultMinListRowHeight, 0)
    }
    #expect(host.frame(of: "one") == CGRect(x: 2, y: 1, width: 294, height: 20))
    #expect(host.frame(of: "two") == CGRect(x: 0, y: 24, width: 300, height: 20))
    #expect(host.frame(of: "three") == CGRect(x: 0, y: 44, width: 300, height: 20))
    #expect(host.frame(of: "four") == CGRect(x: 30, y: 75, width: 254, height: 20))
  }

  @Test func changedInsetsMoveTheRowAndThoseBelow() {
    func view(_ inset: CGFloat) -> some View {
      List {
        Color.red.frame(height: 100).listRowInsets(.all, inset)
        Color.red.frame(height: 100).accessibilityIdentifier("below").listRowInsets(EdgeInsets())
      }
    }
    let host = host { view(0) }
    #expect(host.frame(of: "below")?.minY == 100)
    host.update { view(5) }
    #expect(host.frame(of: "below")?.minY == 110)
  }

  @Test func rightToLeftTheLeadingEdgeIsTheRightOne() {
    let host = host {
      List { Color.red.frame(width: 50, height: 10).accessibilityIdentifier("row") }
        .environment(\.layoutDirection, .rightToLeft)
    }
    // 300 less 16 and the width of 50.
    #expect(host.frame(of: "row")?.minX == 234)
  }

  @Test func onlyRowsNearTheVisiblePartAreMade() {
    let host = host {
      List(0..<1000) { number in
        Color.red.frame(height: 78).preference(key: ListedKey.self, value: [number])
      }
      .accessibilityIdentifier("list")
    }
    // Rows of 100; four are visible, and an eighth of 400 beyond: the fifth.
    #expect(host.value(of: ListedKey.self) == [0, 1, 2, 3, 4])
    host.finger.drag(from: CGPoint(x: 150, y: 390), to: CGPoint(x: 150, y: 190), lifting: false)
    #expect(host.value(of: ListedKey.self).contains(6))
  }

  @Test func sectionsHaveHeadersAndFootersOfTheirOwnHeight() {
    let host = host {
      List {
        Section {
          Color.red.frame(height: 78).accessibilityIdentifier("row")
        } header: {
          Color.red.frame(height: 14).accessibilityIdentifier("header")
        } footer: {
          Color.red.frame(height: 14).accessibilityIdentifier("footer")
        }
        Section { Color.red.frame(height: 78).accessibilityIdentifier("second") }
      }
    }
    // Header and footer: 7 above and below.
    #expect(host.frame(of: "header") == CGRect(x: 16, y: 7, width: 268, height: 14))
    #expect(host.frame(of: "row") == CGRect(x: 16, y: 39, width: 268, height: 78))
    #expect(host.frame(of: "footer") == CGRect(x: 16, y: 135, width: 268, height: 14))
    // The footer ends at 156.
    #expect(host.frame(of: "second")?.minY == 167)
  }

  @Test func theLeastHeightOfHeadersCanBeSet() {
    let host = host {
      List {
        Section {
          Color.red.frame(height: 78).accessibilityIdentifier("row")
        } header: {
          Color.red.frame(height: 14)
        }
      }
      .environment(\.defaultMinListHeaderHeight, 50)
    }
    #expect(host.frame(of: "row")?.minY == 61)
  }

  @Test func rowsCanStandApart() {
    let host = host {
      List {
        Color.red.frame(height: 78)
        Color.red.frame(height: 78).accessibilityIdentifier("second")
      }
      .listRowSpacing(6)
    }
    #expect(host.frame(of: "second")?.minY == 117)
  }

  @Test func aTreeIsShownUnfoldedEachElementBeforeItsChildren() {
    let tree = [
      ListedItem(
        id: 1, children: [ListedItem(id: 2, children: [ListedItem(id: 3)]), ListedItem(id: 4)]),
      ListedItem(id: 5),
    ]
    let host = host {
      List(tree, children: \.children) { item in
        Text("\(item.id)").preference(key: ListedKey.self, value: [item.id])
      }
    }
    #expect(host.value(of: ListedKey.self) == [1, 2, 3, 4, 5])
  }

  @Test func aListOfABindingGivesEachRowItsElement() {
    let host = host { BoundList() }
    host.tap("row 2")
    #expect(host.text().contains("#two!"))
  }

  private struct BoundList: View {
    @State private var items = [ListedItem(id: 1, name: "one"), ListedItem(id: 2, name: "two")]

    var body: some View {
      List($items) { $item in
        Button(item.name) { item.name += "!" }
          .accessibilityIdentifier("row \(item.id)")
          .accessibilityIdentifier(item.name)
      }
    }
  }

  @Test func aTapOnARowSelectsItsElement() {
    var selected: Int?
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      List(
        [ListedItem(id: 7), ListedItem(id: 8)],
        selection: Binding<Int?>(get: { selected }, set: { selected = $0 })
      ) { item in
        Text("row")
      }
    }
    host.finger.down(at: CGPoint(x: 250, y: 60))
    host.finger.up()
    #expect(selected == 8)
  }

  @Test func aTagStandsForARowAndSeveralAreSelectedWhileEditing() {
    var selected: Set<String> = []
    func list(_ mode: EditMode) -> some View {
      List(selection: Binding(get: { selected }, set: { selected = $0 })) {
        Text("a").tag("A")
        Text("b").tag("B")
      }
      .environment(\.editMode, .constant(mode))
    }
    let host = host { list(.inactive) }
    func tap(_ y: CGFloat) {
      host.finger.down(at: CGPoint(x: 250, y: y))
      host.finger.up()
    }
    tap(20)
    #expect(selected == [])
    host.update { list(.active) }
    tap(20)
    tap(60)
    #expect(selected == ["A", "B"])
    tap(20)
    #expect(selected == ["B"])
  }

  @Test func anEditButtonTurnsTheModeOnAndOffAndWithoutOneStaysAsItIs() {
    struct Screen: View {
      @State private var mode = EditMode.inactive
      let keepsMode: Bool
      var body: some View {
        if keepsMode {
          EditButton().environment(\.editMode, $mode)
        } else {
          EditButton()
        }
      }
    }
    func titles(keepsMode: Bool) -> [Bool] {
      let host = ViewHost(size: CGSize(width: 200, height: 50)) { Screen(keepsMode: keepsMode) }
      return (0..<3).map { _ in
        defer { host.find(role: .button).tap() }
        return !host.findAll(text: "Done").isEmpty
      }
    }
    #expect(titles(keepsMode: true) == [false, true, false])
    #expect(titles(keepsMode: false) == [false, false, false])
  }

  @Test func editActionsAndLooksChangeNoRow() {
    let items = [ListedItem(id: 1), ListedItem(id: 2)]
    let host = host {
      List {
        ForEach(items) { item in
          Color.red.frame(height: 78).accessibilityIdentifier("row \(item.id)")
            .swipeActions { Button("Delete") {} }
            .listRowSeparator(.hidden)
            .listRowBackground(Color.blue)
        }
        .onDelete { _ in }
        .onMove { _, _ in }
        .deleteDisabled(false)
      }
      .listStyle(.insetGrouped)
      .headerProminence(.increased)
      .listSectionSpacing(.compact)
    }
    #expect(host.frame(of: "row 2") == CGRect(x: 16, y: 111, width: 268, height: 78))
  }

  @Test func aFormIsLaidOutAsAList() {
    let host = host {
      Form {
        Section("Title") { Color.red.frame(height: 78).accessibilityIdentifier("row") }
      }
      .formStyle(.grouped)
      .accessibilityIdentifier("form")
    }
    #expect(host.frame(of: "form") == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(host.frame(of: "row")?.minX == 16)
  }

  @Test func aReaderScrollsAListToARow() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      ScrollViewReader { proxy in
        List(0..<100, id: \.self) { number in Color.red.frame(height: 78) }
          .onAppear { proxy.scrollTo(50, anchor: .top) }
          .accessibilityIdentifier("list")
      }
    }
    #expect(host.scrollOffset(of: "list")?.y == 5000)
  }

  @Test func aRowProposesWhatItsInsetsLeaveAndNeverLessThanNothing() {
    func inner(_ width: CGFloat, _ height: CGFloat) -> CGSize? {
      ViewHost(size: CGSize(width: width, height: height)) {
        Color.red.accessibilityIdentifier("inner").listRows()
      }
      .frame(of: "inner")?.size
    }
    // 16 at each side, 11 above and below.
    #expect(inner(100, 100) == CGSize(width: 68, height: 78))
    #expect(inner(32.5, 22.5) == CGSize(width: 0.5, height: 0.5))
    #expect(inner(20, 15) == .zero)
  }
}
