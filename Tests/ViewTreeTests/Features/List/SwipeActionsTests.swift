import SwiftUI
import Testing
import ViewTreeTesting

/// Rows of a list of 300 with two actions at the trailing edge and one at the leading edge, each with a
/// label of 17. With 16 at its sides that is less than 74, the least width: two are 148 wide. A row is
/// 44 high.
@MainActor
@Suite("Swipe actions")
struct SwipeActionsTests {
  private let log = Log()

  private func list(_ names: [String] = ["a", "b", "c"], allowsFullSwipe: Bool = true) -> some View
  {
    List(names, id: \.self) { name in
      // A text of 1 by 17 in 44, behind an inset of 16.
      Text(name)
        .swipeActions(allowsFullSwipe: allowsFullSwipe) {
          Button("D", role: .destructive) { log.note("delete \(name)") }
          Button("F") { log.note("flag \(name)") }.tint(.orange)
        }
        .swipeActions(edge: .leading) { Button("R") { log.note("read \(name)") } }
        .onTapGesture { log.note("tap \(name)") }
        .called(name)
    }
    .called("list")
  }

  private func rows(allowsFullSwipe: Bool = true) -> ViewHost {
    host(300, 100) { list(allowsFullSwipe: allowsFullSwipe) }
  }

  private func drag(_ host: ViewHost, from x: CGFloat, by distance: CGFloat, y: CGFloat = 22) {
    host.finger.drag((x, y), (x + distance, y))
    host.settle()
  }

  private func action(_ name: String, in host: ViewHost) -> CGRect {
    host.find(role: .button, text: name).frame
  }

  private func x(_ name: String, in host: ViewHost) -> CGFloat { host.find(text: name).frame.minX }

  @Test("a swipe opens the actions, the first at the edge, and moves the row away from it")
  func swipe() {
    let host = rows()
    #expect(host.findAll(role: .button).isEmpty)
    #expect(x("a", in: host) == 16)
    #expect(host.swipe("a", .trailing))
    // 300 less 74, and less 148; as high as the row.
    #expect(action("D", in: host) == CGRect(x: 226, y: 0, width: 74, height: 44))
    #expect(action("F", in: host) == CGRect(x: 152, y: 0, width: 74, height: 44))
    // 16 less 148.
    #expect(x("a", in: host) == -132)
    #expect(x("b", in: host) == 16)
    let leading = rows()
    leading.swipe("a", .leading)
    #expect(action("R", in: leading) == CGRect(x: 0, y: 0, width: 74, height: 44))
    #expect(x("a", in: leading) == 90)
  }

  @Test("from right to left the trailing edge is the left one")
  func rightToLeft() {
    let host = host(300, 100) { list().environment(\.layoutDirection, .rightToLeft) }
    let start = x("a", in: host)
    host.swipe("a", .trailing)
    #expect(action("D", in: host) == CGRect(x: 0, y: 0, width: 74, height: 44))
    #expect(x("a", in: host) == start + 148)
    host.find(text: "F").tap()
    #expect(log.entries == ["flag a"])
    drag(host, from: 100, by: 100)
    #expect(host.shows("D"))
  }

  @Test("a tapped action runs and closes the row")
  func tap() {
    let host = rows()
    host.swipe("b", .trailing)
    host.find(role: .button, text: "F").tap()
    #expect(log.entries == ["flag b"])
    #expect(!host.shows("F"))
    #expect(x("b", in: host) == 16)
  }

  @Test(
    "a finger opens a row past half of the actions' width",
    arguments: [
      // Half of 148 is 74.
      (73, false), (75, true), (148, true),
      // Two shares of 300: three fifths are 180.
      (179, true),
    ] as [(CGFloat, Bool)])
  func opens(distance: CGFloat, isOpen: Bool) {
    let host = rows()
    drag(host, from: 250, by: -distance)
    #expect(host.shows("D") == isOpen)
    #expect(x("a", in: host) == (isOpen ? -132 : 16))
    #expect(log.entries == [])
  }

  @Test("a finger that goes three fifths runs the first action")
  func fullSwipe() {
    let host = rows()
    drag(host, from: 280, by: -181)
    #expect(log.entries == ["delete a"])
    #expect(!host.shows("D"))
    drag(host, from: 20, by: 181, y: 66)
    #expect(log.entries == ["delete a", "read b"])
  }

  @Test("without full swipes a row goes no farther than its actions")
  func noFullSwipe() {
    let host = rows(allowsFullSwipe: false)
    host.finger.drag((290, 22), (10, 22), lifting: false)
    #expect(x("a", in: host) == -132)
    host.finger.up()
    host.settle()
    #expect(log.entries == [])
    #expect(host.shows("D"))
  }

  @Test("a finger stretches the actions past their width")
  func stretched() {
    let host = rows()
    host.finger.drag((290, 22), (130, 22), lifting: false)
    host.settle()
    // 160 in two halves.
    #expect(action("D", in: host) == CGRect(x: 220, y: 0, width: 80, height: 44))
    #expect(x("a", in: host) == -144)
  }

  @Test("an open row can be dragged back, and a tap on it closes it")
  func closes() {
    let host = rows()
    for close in [{ drag(host, from: 20, by: 100) }, { host.tap(50, 22) }] {
      host.swipe("a", .trailing)
      #expect(host.shows("D"))
      close()
      host.settle()
      #expect(!host.shows("D"))
      #expect(log.entries == [])
    }
  }

  @Test("a row whose finger is interrupted closes")
  func interrupted() {
    let host = rows()
    host.finger.drag((290, 22), (190, 22), lifting: false)
    #expect(x("a", in: host) == -84)
    // A second finger takes the place of the first.
    host.tap(150, 66)
    host.settle()
    #expect(x("a", in: host) == 16)
  }

  @Test("a tap on another row closes the open one and does nothing else")
  func otherRow() {
    let host = rows()
    host.swipe("a", .trailing)
    host.tap("b")
    #expect(!host.shows("D"))
    #expect(log.entries == [])
    host.tap("b")
    #expect(log.entries == ["tap b"])
  }

  @Test("a second row that is opened closes the first")
  func secondRow() {
    let host = rows()
    host.swipe("a", .trailing)
    host.swipe("b", .leading)
    #expect(!host.shows("D"))
    #expect(host.find(text: "R").frame.minY > 44)
    drag(host, from: 250, by: -100)
    #expect(!host.shows("R"))
    #expect(host.find(text: "D").frame.maxY < 44)
  }

  @Test("scrolling closes the open row", arguments: [22, 66] as [CGFloat])
  func scrolling(y: CGFloat) {
    let host = rows()
    host.swipe("a", .trailing)
    host.finger.drag((50, y), (50, y - 20))
    host.settle()
    #expect(!host.shows("D"))
  }

  @Test("a finger that moves down scrolls and opens nothing")
  func scrolls() {
    let host = rows()
    host.finger.drag((150, 80), (140, 50), lifting: false)
    // Three rows of 44 are 132, of which 100 are visible.
    #expect(host.scrollOffset(of: "list")?.y == 30)
    #expect(x("a", in: host) == 16)
  }

  @Test("a row that is open keeps its actions while its content changes")
  func changes() {
    let host = rows()
    host.swipe("b", .trailing)
    host.update { list(["b", "c"]) }
    host.find(role: .button, text: "F").tap()
    #expect(log.entries == ["flag b"])
  }

  @Test("outside of a list a view has no actions")
  func outside() {
    let host = host(300, 100) { VStack { Text("a").swipeActions { Button("D") {} }.called("a") } }
    host.finger.drag((150, 50), (10, 50))
    #expect(!host.shows("D"))
  }

  @Test("the views of a group are rows of their own")
  func group() {
    let host = host(300, 100) {
      List {
        Group {
          Text("a").called("a")
          Text("b").called("b")
        }
        .swipeActions { Button("D") {} }
      }
    }
    host.swipe("b", .trailing)
    #expect(host.find(text: "D").frame.minY > 44)
    #expect(x("a", in: host) == 16)
    // 16 less 74.
    #expect(x("b", in: host) == -58)
  }
}
