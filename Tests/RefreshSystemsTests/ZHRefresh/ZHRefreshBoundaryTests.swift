import SwiftUI
import Testing

@testable import RefreshSystems

/// Every threshold and guard of S2.07 to S2.15, just below, at and just above.
@Suite("Boundaries of document 002") struct ZHRefreshBoundaryTests {
  /// Rule: S2.07.
  @Test(
    "the label changes above 60 and not at 60, whatever the inset",
    arguments: [(59.75, false), (60, false), (60.25, true)], [0, 64] as [CGFloat])
  func label(_ pull: (CGFloat, Bool), inset: CGFloat) {
    var machine = ZHRefreshMachine.list(insetTop: inset)
    machine.scroll(to: -inset - pull.0, dragging: true)
    #expect((machine.header.status == .releaseToRefresh) == pull.1)
    #expect((machine.header.title == "松手刷新...") == pull.1)
    #expect(machine.header.arrowTurns == (pull.1 ? 0.5 : 0.0))
  }

  /// Rule: S2.08.
  @Test(
    "letting go refreshes above 60 and not at 60, whatever the inset",
    arguments: [(59.75, false), (60, false), (60.25, true)], [0, 64] as [CGFloat])
  func release(_ pull: (CGFloat, Bool), inset: CGFloat) {
    var machine = ZHRefreshMachine.list(insetTop: inset)
    machine.dragAndRelease(at: -inset - pull.0)
    #expect(machine.header.isRefreshing == pull.1)
    #expect(machine.contentInsetTop == (pull.1 ? 60 + inset : inset))
    #expect(machine.headerCalls == 0, "the callback waits for the animation")
    machine.completeAll()
    #expect(machine.headerCalls == (pull.1 ? 1 : 0))
  }

  /// Rule: S2.09.
  @Test(
    "letting go loads more when it ends more than 44 points beyond the end, bottom inset included",
    arguments: [(43.75, false), (44, false), (44.25, true)], [0, 34] as [CGFloat])
  func loadMore(_ pull: (CGFloat, Bool), inset: CGFloat) {
    var machine = ZHRefreshMachine.list(insetBottom: inset)
    // The end is where 2,000 points and the inset are above the lower edge of 600 points.
    machine.endDragging(at: 2000 + inset - 600 + pull.0)
    #expect(machine.footer.isRefreshing == pull.1)
    #expect(machine.contentInsetBottom == (pull.1 ? inset + 44 : inset))
    machine.completeAll()
    #expect(machine.footerCalls == (pull.1 ? 1 : 0))
  }

  @Test("pulling and holding asks for nothing, coming back neither")
  func holding() {
    var machine = ZHRefreshMachine.list()
    for pull in [30, 61, 140, 140, 90, 61, 60, 0] as [CGFloat] {
      machine.scroll(to: -pull, dragging: true)
    }
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
    #expect(machine.headerCalls == 1)
    #expect(machine.footerCalls == 1)
  }

  @Test("the two sides do not exclude each other")
  func both() {
    var machine = ZHRefreshMachine.list()
    machine.footerBeginRefreshing()
    machine.dragAndRelease(at: -61)
    #expect(machine.header.isRefreshing && machine.footer.isRefreshing)
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
    "the later footer begins at the end of long content, equality included",
    arguments: [(1399.75, false), (1400, true), (1400.25, true)])
  func observedEnd(_ offset: CGFloat, begins: Bool) {
    var machine = ZHRefreshMachine.list(.observation)
    machine.scroll(to: offset, dragging: false)
    #expect(machine.footer.isRefreshing == begins)
  }

  @Test(
    "the later footer begins 22 points up on short content, equality included",
    arguments: [(21.75, false), (22, true), (22.25, true)])
  func observedShort(_ offset: CGFloat, begins: Bool) {
    var machine = ZHRefreshMachine.list(.observation, content: 88)
    machine.scroll(to: offset, dragging: true)
    #expect(machine.footer.isRefreshing == begins)
  }

  @Test(
    "content as high as the frame is short, half a point more is long",
    arguments: [(599.5, false), (600, false), (600.5, true)])
  func shortOrLong(_ content: CGFloat, isLong: Bool) {
    var machine = ZHRefreshMachine.list(.observation, content: content)
    // One point up is past the end of long content and short of 22 points.
    machine.scroll(to: 1, dragging: true)
    #expect(machine.footer.isRefreshing == isLong)
  }

  @Test(
    "the later footer is hidden at the top and with empty content, and seen just below the top",
    arguments: [(-0.25, 2000, 0), (0, 2000, 0), (0.25, 2000, 1), (10, 0, 0)])
  func alpha(_ offset: CGFloat, content: CGFloat, alpha: CGFloat) {
    var machine = ZHRefreshMachine.list(.observation, content: content)
    #expect(machine.footer.alpha == 0, "registering tells of the offset at once")
    machine.scroll(to: offset, dragging: true)
    #expect(machine.footer.alpha == alpha)
  }

  @Test("only the later footer follows the content's height, with the captured inset")
  func contentSize() {
    for version in ZHRefreshVersion.allCases {
      var machine = ZHRefreshMachine.list(version, insetBottom: 34)
      machine.contentInsetBottom = 50
      machine.setContentHeight(2500)
      #expect(machine.footer.frameY == (version == .observation ? 2534 : 2034))
    }
  }
}
