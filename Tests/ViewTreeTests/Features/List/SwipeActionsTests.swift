import SwiftUI
import Testing
import ViewTreeTesting

/// Rows of a list of 300 with two actions at the trailing edge and one at the leading edge, each with a
/// label of 17. With 16 at its sides that is less than 74, the least width: two are 148 wide. A row is
/// 44 high.
@MainActor
@Suite("Swipe actions")
struct SwipeActionsTests {
  @Observable
  @MainActor
  final class Log {
    var names = ["a", "b", "c"]
    var done: [String] = []
  }

  struct Rows: View {
    let log: Log
    var allowsFullSwipe = true

    var body: some View {
      List(log.names, id: \.self) { name in
        Text(name)
          .swipeActions(allowsFullSwipe: allowsFullSwipe) {
            Button("D", role: .destructive) { log.done.append("delete \(name)") }
            Button("F") { log.done.append("flag \(name)") }.tint(.orange)
          }
          .swipeActions(edge: .leading) { Button("R") { log.done.append("read \(name)") } }
          .onTapGesture { log.done.append("tap \(name)") }
          .accessibilityIdentifier(name)
      }
      .accessibilityIdentifier("list")
    }
  }

  private let log = Log()

  private func host(
    allowsFullSwipe: Bool = true, _ direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 100)) {
      Rows(log: log, allowsFullSwipe: allowsFullSwipe).environment(\.layoutDirection, direction)
    }
  }

  private func drag(_ host: ViewHost, from x: CGFloat, by distance: CGFloat, y: CGFloat = 22) {
    host.finger.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + distance, y: y))
    host.settle()
  }

  @Test func aClosedRowHasNoActions() {
    let host = host()
    #expect(host.findAll(role: .button).isEmpty)
    // A text of 1 by 17 in 44, behind an inset of 16.
    #expect(host.find(text: "a").frame.minX == 16)
  }

  @Test func aSwipeOpensTheActionsTheFirstAtTheEdge() {
    let host = host()
    #expect(host.swipe("a", .trailing))
    // 300 less 74, and less 148; as high as the row.
    #expect(
      host.find(role: .button, text: "D").frame == CGRect(x: 226, y: 0, width: 74, height: 44))
    #expect(
      host.find(role: .button, text: "F").frame == CGRect(x: 152, y: 0, width: 74, height: 44))
    // 16 less 148.
    #expect(host.find(text: "a").frame.minX == -132)
    #expect(host.find(text: "b").frame.minX == 16)
  }

  @Test func anActionAtTheLeadingEdgeMovesTheRowAwayFromIt() {
    let host = host()
    host.swipe("a", .leading)
    #expect(host.find(role: .button, text: "R").frame == CGRect(x: 0, y: 0, width: 74, height: 44))
    #expect(host.find(text: "a").frame.minX == 90)
  }

  @Test func rightToLeftTheTrailingEdgeIsTheLeftOne() {
    let host = host(.rightToLeft)
    let start = host.find(text: "a").frame.minX
    host.swipe("a", .trailing)
    #expect(host.find(role: .button, text: "D").frame == CGRect(x: 0, y: 0, width: 74, height: 44))
    #expect(host.find(text: "a").frame.minX == start + 148)
    host.find(text: "F").tap()
    #expect(log.done == ["flag a"])
    drag(host, from: 100, by: 100)
    #expect(host.find(text: "D").exists)
  }

  @Test func aTappedActionRunsAndClosesTheRow() {
    let host = host()
    host.swipe("b", .trailing)
    host.find(role: .button, text: "F").tap()
    #expect(log.done == ["flag b"])
    #expect(host.findAll(text: "F").isEmpty)
    #expect(host.find(text: "b").frame.minX == 16)
  }

  @Test(arguments: [
    // Half of 148 is 74.
    (73, false), (75, true), (148, true),
    // Two shares of 300: three fifths are 180.
    (179, true),
  ])
  func aFingerOpensARowPastHalfOfTheActionsWidth(distance: Int, isOpen: Bool) {
    let host = host()
    drag(host, from: 250, by: -CGFloat(distance))
    #expect(host.findAll(text: "D").isEmpty == !isOpen)
    #expect(host.find(text: "a").frame.minX == (isOpen ? -132 : 16))
    #expect(log.done == [])
  }

  @Test func aFingerThatGoesThreeFifthsRunsTheFirstAction() {
    let host = host()
    drag(host, from: 280, by: -181)
    #expect(log.done == ["delete a"])
    #expect(host.findAll(text: "D").isEmpty)
    drag(host, from: 20, by: 181, y: 66)
    #expect(log.done == ["delete a", "read b"])
  }

  @Test func withoutFullSwipesARowGoesNoFartherThanItsActions() {
    let host = host(allowsFullSwipe: false)
    host.finger.drag(
      from: CGPoint(x: 290, y: 22), to: CGPoint(x: 10, y: 22), lifting: false)
    #expect(host.find(text: "a").frame.minX == -132)
    host.finger.up()
    host.settle()
    #expect(log.done == [])
    #expect(host.find(text: "D").exists)
  }

  @Test func aFingerStretchesTheActionsPastTheirWidth() {
    let host = host()
    host.finger.drag(
      from: CGPoint(x: 290, y: 22), to: CGPoint(x: 130, y: 22), lifting: false)
    host.settle()
    // 160 in two halves.
    #expect(
      host.find(role: .button, text: "D").frame == CGRect(x: 220, y: 0, width: 80, height: 44))
    #expect(host.find(text: "a").frame.minX == -144)
  }

  @Test func anOpenRowCanBeDraggedBack() {
    let host = host()
    host.swipe("a", .trailing)
    drag(host, from: 20, by: 100)
    #expect(host.findAll(text: "D").isEmpty)
    #expect(log.done == [])
  }

  @Test func aRowWhoseFingerIsInterruptedCloses() {
    let host = host()
    host.finger.drag(from: CGPoint(x: 290, y: 22), to: CGPoint(x: 190, y: 22), lifting: false)
    #expect(host.find(text: "a").frame.minX == -84)
    // A second finger takes the place of the first.
    host.finger.down(at: CGPoint(x: 150, y: 66))
    host.finger.up()
    host.settle()
    #expect(host.find(text: "a").frame.minX == 16)
  }

  @Test func aTapOnTheOpenRowClosesIt() {
    let host = host()
    host.swipe("a", .trailing)
    host.finger.down(at: CGPoint(x: 50, y: 22))
    host.finger.up()
    host.settle()
    #expect(host.findAll(text: "D").isEmpty)
    #expect(log.done == [])
  }

  @Test func aTapOnAnotherRowClosesTheOpenOneAndDoesNothingElse() {
    let host = host()
    host.swipe("a", .trailing)
    host.tap("b")
    #expect(host.findAll(text: "D").isEmpty)
    #expect(log.done == [])
    host.tap("b")
    #expect(log.done == ["tap b"])
  }

  @Test func aSecondRowThatIsOpenedClosesTheFirst() {
    let host = host()
    host.swipe("a", .trailing)
    host.swipe("b", .leading)
    #expect(host.findAll(text: "D").isEmpty)
    #expect(host.find(text: "R").frame.minY > 44)
    drag(host, from: 250, by: -100)
    #expect(host.findAll(text: "R").isEmpty)
    #expect(host.find(text: "D").frame.maxY < 44)
  }

  @Test func scrollingClosesTheOpenRow() {
    for y in [22, 66] as [CGFloat] {
      let host = host()
      host.swipe("a", .trailing)
      host.finger.drag(from: CGPoint(x: 50, y: y), to: CGPoint(x: 50, y: y - 20))
      host.settle()
      #expect(host.findAll(text: "D").isEmpty)
    }
  }

  @Test func aFingerThatMovesDownScrollsAndOpensNothing() {
    let host = host()
    host.finger.drag(
      from: CGPoint(x: 150, y: 80), to: CGPoint(x: 140, y: 50), lifting: false)
    // Three rows of 44 are 132, of which 100 are visible.
    #expect(host.scrollOffset(of: "list")?.y == 30)
    #expect(host.find(text: "a").frame.minX == 16)
  }

  @Test func aRowThatIsOpenKeepsItsActionsWhileItsContentChanges() {
    let host = host()
    host.swipe("b", .trailing)
    log.names = ["b", "c"]
    host.settle()
    host.find(role: .button, text: "F").tap()
    #expect(log.done == ["flag b"])
  }

  @Test func outsideOfAListAViewHasNoActions() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      VStack { Text("a").swipeActions { Button("D") {} }.accessibilityIdentifier("a") }
    }
    host.finger.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 10, y: 50))
    #expect(host.findAll(text: "D").isEmpty)
  }

  @Test func theViewsOfAGroupAreRowsOfTheirOwn() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      List {
        Group {
          Text("a").accessibilityIdentifier("a")
          Text("b").accessibilityIdentifier("b")
        }
        .swipeActions { Button("D") {} }
      }
    }
    host.swipe("b", .trailing)
    #expect(host.find(text: "D").frame.minY > 44)
    #expect(host.find(text: "a").frame.minX == 16)
    // 74.
    #expect(host.find(text: "b").frame.minX == -58)
  }
}
