import SwiftUI
import Testing

@testable import RefreshSystems

/// Every threshold and guard of S2.07 to S2.15, just below, at and just above.
@Suite("Boundaries of document 002") struct ZHRefreshBoundaryTests {
  /// Rules: S2.07, S2.08.
  @Test(
    "B002-5: above 60 and not at 60 the label changes and letting go refreshes, whatever the inset",
    arguments: [(59.75, false), (60, false), (60.25, true)], [0, 64] as [CGFloat])
  func header(_ pull: (CGFloat, isFar: Bool), inset: CGFloat) {
    var machine = ZHRefreshMachine.list(insetTop: inset)
    machine.drag(to: -inset - pull.0)
    #expect((machine.header.status == .releaseToRefresh) == pull.isFar)
    #expect((machine.header.title == "松手刷新...") == pull.isFar)
    #expect(machine.header.arrowTurns == (pull.isFar ? 0.5 : 0))

    machine.endDragging(at: -inset - pull.0)
    #expect(machine.busy == [pull.isFar, false])
    #expect(machine.contentInsetTop == (pull.isFar ? 60 + inset : inset))
    #expect(machine.occurrences.isEmpty == !pull.isFar && machine.changes.isEmpty == !pull.isFar)
    #expect(machine.headerCalls == 0, "the callback waits for the animation")
    machine.completeAll()
    #expect(machine.headerCalls == (pull.isFar ? 1 : 0))
  }

  /// Rule: S2.09.
  @Test(
    "B002-5: letting go more than 44 points beyond the end, bottom inset included, loads more",
    arguments: [(43.75, false), (44, false), (44.25, true)], [0, 34] as [CGFloat])
  func footer(_ pull: (CGFloat, isFar: Bool), inset: CGFloat) {
    var machine = ZHRefreshMachine.list(insetBottom: inset)
    // The end is where 2,000 points and the inset are above the lower edge of 600 points.
    machine.endDragging(at: 2000 + inset - 600 + pull.0)
    #expect(machine.busy == [false, pull.isFar])
    #expect(machine.contentInsetBottom == (pull.isFar ? inset + 44 : inset))
    #expect(machine.occurrences.isEmpty == !pull.isFar && machine.changes.isEmpty == !pull.isFar)
    machine.completeAll()
    #expect(machine.footerCalls == (pull.isFar ? 1 : 0))
  }

  @Test("pulling and holding asks for nothing, coming back neither")
  func holding() {
    var machine = ZHRefreshMachine.list()
    machine.drag(to: -30, -61, -140, -140, -90, -61, -60, 0)
    machine.endDragging(at: 0)
    #expect(machine.changes.map(\.step) == [.armed, .disarmed])
    #expect(machine.headerCalls == 0 && machine.running.isEmpty)
  }

  @Test("a second begin while one runs has no effect, on either side")
  func guards() {
    var machine = ZHRefreshMachine.list()
    machine.headerBeginRefreshing()
    machine.footerBeginRefreshing()
    let once = machine.running
    machine.headerBeginRefreshing()
    machine.footerBeginRefreshing()
    #expect(machine.running == once)
    #expect(machine.contentInsetBottom == 44)
    machine.completeAll()
    #expect(machine.calls == [1, 1])
  }

  @Test("the two sides do not exclude each other")
  func both() {
    var machine = ZHRefreshMachine.list()
    machine.footerBeginRefreshing()
    machine.dragAndRelease(at: -61)
    #expect(machine.busy == [true, true])
  }

  @Test(
    "the later header begins above 60 without a finger, and only shows it with one",
    arguments: [(60, false, false), (60.25, false, true), (60.25, true, false)])
  func observedHeader(_ pull: CGFloat, dragging: Bool, begins: Bool) {
    var machine = ZHRefreshMachine.list(.observation)
    machine.scroll(to: -pull, dragging: dragging)
    #expect(machine.header.isRefreshing == begins)
    #expect((machine.header.title == "松手刷新...") == (dragging && pull > 60))
    machine.endDragging(at: -pull)
    #expect(machine.header.isRefreshing == begins, "the drag's end is not heard of")
  }

  @Test(
    "the later footer begins at the end of long content and 22 points up on short, equality included",
    arguments: [
      (2000, 1399.75, false), (2000, 1400, true), (2000, 1400.25, true),
      (88, 21.75, false), (88, 22, true), (88, 22.25, true),
      // Content as high as the frame is short, half a point more is long. One point up is past the
      // end of long content and short of 22 points.
      (599.5, 1, false), (600, 1, false), (600.5, 1, true),
    ], [true, false])
  func observedFooter(_ row: (content: CGFloat, offset: CGFloat, begins: Bool), dragging: Bool) {
    var machine = ZHRefreshMachine.list(.observation, content: row.content)
    machine.scroll(to: row.offset, dragging: dragging)
    #expect(machine.footer.isRefreshing == row.begins)
  }

  @Test(
    "the later footer is hidden at the top and with empty content, and seen just below the top",
    arguments: [(-0.25, 2000, 0), (0, 2000, 0), (0.25, 2000, 1), (10, 0, 0)])
  func alpha(_ offset: CGFloat, content: CGFloat, alpha: CGFloat) {
    var machine = ZHRefreshMachine.list(.observation, content: content)
    #expect(machine.footer.alpha == 0, "registering tells of the offset at once")
    machine.drag(to: offset)
    #expect(machine.footer.alpha == alpha)
  }

  @Test(
    "B002-11: only the later footer follows the content's height, with the captured inset",
    arguments: [(ZHRefreshVersion.delegate, 2034), (.observation, 2534)])
  func contentSize(_ version: ZHRefreshVersion, footerY: CGFloat) {
    var machine = ZHRefreshMachine.list(version, insetBottom: 34)
    machine.contentInsetBottom = 50
    machine.setContentHeight(2500)
    #expect(machine.footer.frameY == footerY)
  }
}
