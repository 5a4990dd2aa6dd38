import RefreshSystems
import SwiftUI
import Testing

/// The guards of a side as a whole: they hold exactly where the next event asks. Passes run the same
/// conditions, whose numbers the tests of boundaries and the models hold.
@MainActor @Suite("Refresh guards") struct RefreshGuardTests {
  private nonisolated static let flags = [false, true]

  @Test(
    "all guards of document 000 hold exactly where the next pass asks",
    arguments: [0, 100, 300, 450] as [CGFloat], flags)
  func guardsOf000(content: CGFloat, isBusy: Bool) {
    for offset in stride(from: CGFloat(-400), through: 200, by: 20) {
      for previous in [offset - 20, offset, offset + 20] {
        var machine = LKRefreshMachine(listSizeH: 300, listContentH: content)
        machine.preOffset = previous
        machine.offset = offset
        machine.headerRefreshing = isBusy
        machine.footerFrozen = !isBusy && previous < offset
        let header = RefreshVerdict(.header, machine.guards(of: .header))
        let footer = RefreshVerdict(.footer, machine.guards(of: .footer))
        machine.evaluate(offset: offset)
        let place: Comment = "offset \(offset), previous \(previous)"
        #expect(header.failed.isEmpty == (machine.refreshCalls == 1), place)
        #expect(footer.failed.isEmpty == (machine.moreCalls == 1), place)
      }
    }
  }

  @Test("a pull of 107 points needs more than 13 more, and 120 itself is not enough")
  func smallestChangeOf000() {
    var machine = LKRefreshMachine(listSizeH: 600, listContentH: 220)
    machine.evaluate(offset: 107)
    let verdict = RefreshVerdict(.header, machine.guards(of: .header))
    #expect(verdict.failed.map(\.text) == ["offset 107 > threshold 120"])
    // 120 - 107
    #expect(verdict.smallestChange == "more than 13 more points")
    machine.pass(107 + 13)
    #expect(machine.refreshCalls == 0)
    machine.pass(107 + 13.5)
    #expect(machine.refreshCalls == 1)
  }

  @Test(
    "all guards of document 001 hold exactly where the next delivery asks",
    arguments: RefreshState.allCases, flags)
  func guardsOf001(state: RefreshState, isBusy: Bool) {
    for pull in stride(from: CGFloat(0), through: 140, by: 5) {
      var machine = PullToRefreshMachine()
      machine.headerRefreshData = RefreshData(thresold: 60, refreshState: state)
      machine.isFooterRefreshing = isBusy
      let verdict = RefreshVerdict(.header, machine.guards(of: .header, pull: pull))
      machine.header(pull: pull)
      #expect(verdict.failed.isEmpty == (machine.headerCalls == 1), "pull \(pull)")
    }
  }

  @Test("a header of document 001 that is triggered asks once it is back over its line")
  func smallestChangeOf001() {
    var machine = PullToRefreshMachine()
    machine.headerRefreshData = RefreshData(thresold: 60, refreshState: .triggered)
    // 103 - 30 = 73, and 73 - 60 = 13
    let verdict = RefreshVerdict(.header, machine.guards(of: .header, pull: 103))
    #expect(verdict.failed.map(\.text) == ["pull - dead zone 73 <= height 60"])
    #expect(verdict.smallestChange == "13 points back, or let go now")
  }

  @Test(
    "all guards of document 002 but the end of the drag hold exactly where that end asks",
    arguments: flags)
  func guardsOf002(isBusy: Bool) {
    for offset in stride(from: CGFloat(-120), through: 700, by: 20) {
      var machine = ZHRefreshMachine(contentHeight: 1000, frameHeight: 400)
      machine.addHeaderWithCallback()
      machine.addFooterWithCallback()
      machine.header.isRefreshing = isBusy
      machine.drag(to: offset)
      let verdicts = RefreshSide.allCases.map {
        RefreshVerdict($0, machine.guards(of: $0)).failed.filter { $0.remedy != .letGo }
      }
      machine.endDragging(at: offset)
      // A header that refreshes already begins no second time.
      let begins = !isBusy && machine.header.isRefreshing
      #expect(verdicts.map(\.isEmpty) == [begins, machine.footer.isRefreshing], "offset \(offset)")
    }
  }

  @Test("a header of document 002 that is pulled far enough is let go now")
  func smallestChangeOf002() {
    var machine = ZHRefreshMachine(contentHeight: 1000, frameHeight: 400)
    machine.addHeaderWithCallback()
    // 60 - 47
    for (offset, change) in [(-47, "more than 13 more points, then let go"), (-61, "let go now")]
      as [(CGFloat, String)]
    {
      machine.drag(to: offset)
      #expect(RefreshVerdict(.header, machine.guards(of: .header)).smallestChange == change)
    }
  }

  @Test(
    "all guards of document 003 hold exactly where the next notification asks",
    arguments: flags, flags)
  func guardsOf003(isDragging: Bool, isFirst: Bool) {
    for offset in stride(from: CGFloat(-100), through: 700, by: 10) {
      var header = ZKHeaderMachine()
      var footer = ZKFooterMachine(viewportHeight: 400, contentHeight: 1000)
      if !isFirst {
        header.offset(offset, dragging: true)
        footer.offset(offset, dragging: true)
      }
      header.isDragging = isDragging
      footer.isDragging = isDragging
      let (above, below) = (header.guards, footer.guards)
      header.offset(offset, dragging: isDragging)
      footer.offset(offset, dragging: isDragging)
      #expect(above.allSatisfy(\.holds) == (header.state == .refreshing), "offset \(offset)")
      #expect(below.allSatisfy(\.holds) == (footer.state == .refreshing), "offset \(offset)")
    }
  }
}
