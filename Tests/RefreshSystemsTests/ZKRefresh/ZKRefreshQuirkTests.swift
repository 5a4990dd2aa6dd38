import SwiftUI
import Testing

@testable import RefreshSystems

/// The rules' quirks, by their ids B003-1 to B003-16. Those of installing are beside the
/// controls.
@Suite("Quirks of document 003") struct ZKRefreshQuirkTests {
  @Test("B003-1: label and decision follow the offset before; a flick refreshes from 10 points")
  func lag() {
    var machine = ZKHeaderMachine()
    machine.offset(-70, dragging: true)
    #expect(machine.state == .pullingInRect)
    machine.offset(-10, dragging: false)
    #expect(machine.state == .refreshing)
    #expect(!machine.changes.contains { $0.event?.step == .armed })
  }

  @Test("B003-2: a parked header stays parked at rest, until it is dragged again")
  func parked() {
    var machine = ZKHeaderMachine.dragged(to: -30)
    machine.offsets(-25, -3, 0, 0, dragging: false)
    #expect(machine.state == .releaseing)
    machine.offset(-4, dragging: true)
    #expect(machine.state == .pullingInRect)
  }

  @Test("B003-3: the end goes to offset 0 under an inset of 64")
  func endUnderInset() {
    var machine = ZKHeaderMachine.refreshing(insetTop: 64)
    #expect(machine.contentInset.top == 114)
    machine.endRefreshing()
    #expect((machine.contentInset.top, machine.contentOffset.y) == (64, 0))
  }

  @Test("B003-4: what the application did to insets and bounces during a refresh is lost")
  func capturedOnce() {
    var machine = ZKHeaderMachine.refreshing()
    machine.component.contentInset.top = 100
    machine.scrollViewBouncesDefaultValue = true
    machine.endRefreshing()
    #expect(machine.contentInset.top == 0)
    #expect(machine.bounces)
  }

  @Test("B003-5: short content loads from half a point; while the header is pulled it says so too")
  func shortContent() {
    var loads = ZKFooterMachine.dragged(to: 0.5, contentHeight: 100)
    loads.offset(0, dragging: false)
    #expect(loads.state == .refreshing)

    var pulledDown = ZKFooterMachine.dragged(to: -30, contentHeight: 100)
    #expect(pulledDown.title == "松开加载更多数据")
    pulledDown.offset(-20, dragging: false)
    #expect(pulledDown.state == .pullingOutRect)
    #expect(pulledDown.refreshingCalls == 0)
  }

  @Test("B003-6: the footer's room replaces the inset that was there")
  func overwrittenInset() {
    var machine = ZKFooterMachine(viewportHeight: 600, contentHeight: 2000, insetBottom: 84)
    machine.offset(1480, dragging: true)
    machine.offset(1480, dragging: false)
    #expect(machine.contentInset.bottom == 50)
    machine.complete(.begin)
    machine.endRefreshing()
    #expect(machine.contentInset.bottom == 84)
  }

  @Test("B003-7: after a reset the first notification judges the offset from before the end")
  func frozenOffset() {
    var machine = ZKFooterMachine.refreshing()
    machine.endRefreshingWithNoMoreData()
    machine.complete(.end(.noMoreData))
    machine.offset(0, dragging: true)
    #expect(machine.previousOffset == 1470)
    machine.resetNoMoreData()
    machine.complete(.end(.idle))
    machine.offset(0, dragging: false)
    #expect(machine.state == .refreshing)
  }

  @Test("B003-8: an end after the one with no more data clears that again")
  func endAfterNoMore() {
    var machine = ZKFooterMachine.refreshing()
    machine.endRefreshingWithNoMoreData()
    machine.endRefreshing()
    #expect((machine.running, machine.waitingEnds) == ([.end(.noMoreData)], [.idle]))
    machine.complete(.end(.noMoreData))
    #expect(machine.state == .noMoreData)
    machine.complete(.end(.idle))
    #expect(machine.state == .idle)
    #expect(machine.contentInset.bottom == 0)
    #expect(machine.endCalls == 2)
  }

  @Test("B003-9: a list that is still beyond the line after the end loads again")
  func loadsAgain() {
    var machine = ZKFooterMachine.refreshing()
    machine.endRefreshing()
    machine.complete(.end(.idle))
    #expect(machine.state == .idle)
    machine.offset(1470, dragging: false)
    #expect(machine.state == .refreshing)
  }

  /// Rule: S3.03.
  @Test("B003-10: the label is empty until the state changes for the first time")
  func emptyLabel() {
    var machine = ZKHeaderMachine()
    machine.offset(0, dragging: false)
    #expect(machine.title == nil)
    machine.offset(-1, dragging: true)
    #expect(machine.title == "下拉刷新")
  }

  /// Rule: S3.11.
  @Test("B003-11: a new title shows at the next change of state, not before")
  func lateTitle() {
    var machine = ZKHeaderMachine.dragged(to: -10)
    machine.setTitle("a", for: .pullingInRect)
    machine.offset(-12, dragging: true)
    #expect(machine.title == "下拉刷新")
    machine.offsets(-60, -20, -20, dragging: true)
    #expect(machine.title == "a")
    machine.setTitle(nil, for: .releaseing)
    machine.offset(-20, dragging: false)
    #expect(machine.title == nil)
  }

  @Test("B003-12: a footer that has not heard of a size lies at the top until one comes")
  func lyingOnTheFirstRow() {
    var machine = ZKFooterMachine.long()
    machine.originY = 0
    machine.offset(50, dragging: true)
    #expect(machine.originY == 0)
    machine.contentSize(height: 2100)
    #expect(machine.originY == 2100)
  }

  @Test("B003-13: a drag that scrolls the content puts the header into pullingInRect")
  func ordinaryDrag() {
    #expect(ZKHeaderMachine.dragged(to: 300).state == .pullingInRect)
  }

  @Test("B003-14: the end closure is called without a refresh, and for switching off")
  func endsOfNothing() {
    var machine = ZKHeaderMachine()
    machine.endRefreshing()
    #expect(machine.endCalls == 1)
    machine.enable(false)
    #expect(machine.endCalls == 1)
    machine.complete(.disable)
    #expect(machine.endCalls == 2)
    machine.enable(false)
    #expect(machine.running.isEmpty)
    machine.enable(true)
    #expect(!machine.isHidden && machine.running.isEmpty)
  }

  @Test("B003-15: ends wait for one another, in the order of the calls")
  func waitingEnds() {
    var machine = ZKFooterMachine.refreshing()
    machine.endRefreshing()
    machine.endRefreshingWithNoMoreData()
    machine.resetNoMoreData()
    #expect((machine.running, machine.waitingEnds) == ([.end(.idle)], [.noMoreData, .idle]))
    machine.complete(.end(.idle))
    #expect(machine.running == [.end(.noMoreData)])
    machine.complete(.end(.noMoreData))
    machine.complete(.end(.idle))
    #expect(machine.state == .idle)
    #expect(machine.waitingEnds.isEmpty && !machine.isEnding)
    #expect(machine.endCalls == 3)
  }
}
