import RefreshSystems
import SwiftUI
import Testing

/// The guards of a side as a whole: they hold exactly where the next event asks. Passes run the same
/// conditions, whose numbers the tests of boundaries and the models hold.
@Suite("Refresh guards")
@MainActor
struct RefreshGuardTests {
  private static let flags = [false, true]

  @Test("all guards of document 000 hold exactly where the next pass asks")
  func guardsOf000() {
    for offset in stride(from: CGFloat(-400), through: 200, by: 20) {
      for previous in [offset - 20, offset, offset + 20] {
        for isBusy in Self.flags {
          for content in [0, 100, 300, 450] as [CGFloat] {
            var machine = LKRefreshMachine(listSizeH: 300, listContentH: content)
            machine.preOffset = previous
            machine.offset = offset
            machine.headerRefreshing = isBusy
            machine.footerFrozen = !isBusy && previous < offset
            let header = RefreshVerdict(.header, machine.guards(of: .header))
            let footer = RefreshVerdict(.footer, machine.guards(of: .footer))
            machine.evaluate(offset: offset)
            let place = "offset \(offset), previous \(previous), content \(content)"
            #expect(header.failed.isEmpty == (machine.refreshCalls == 1), "\(place)")
            #expect(footer.failed.isEmpty == (machine.moreCalls == 1), "\(place)")
          }
        }
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
    machine.evaluate(offset: 107 + 13)
    #expect(machine.refreshCalls == 0)
    machine.evaluate(offset: 107 + 13.5)
    #expect(machine.refreshCalls == 1)
  }

  @Test("all guards of document 001 hold exactly where the next delivery asks")
  func guardsOf001() {
    for state in [RefreshState.invalid, .stopped, .triggered, .loading] {
      for pull in stride(from: CGFloat(0), through: 140, by: 5) {
        for isBusy in Self.flags {
          var machine = PullToRefreshMachine()
          machine.headerRefreshData = RefreshData(thresold: 60, refreshState: state)
          machine.isFooterRefreshing = isBusy
          let verdict = RefreshVerdict(.header, machine.guards(of: .header, pull: pull))
          machine.evaluateHeader(
            CGRect(x: 0, y: pull - 60, width: 300, height: 60),
            viewport: CGSize(width: 300, height: 600))
          #expect(
            verdict.failed.isEmpty == (machine.headerCalls == 1), "\(state), pull \(pull)")
        }
      }
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

  @Test("all guards of document 002 but the end of the drag hold exactly where that end asks")
  func guardsOf002() {
    for offset in stride(from: CGFloat(-120), through: 700, by: 20) {
      for isBusy in Self.flags {
        var machine = ZHRefreshMachine(contentHeight: 1000, frameHeight: 400)
        machine.addHeaderWithCallback()
        machine.addFooterWithCallback()
        machine.header.isRefreshing = isBusy
        machine.scroll(to: offset, dragging: true)
        let verdicts = RefreshSide.allCases.map {
          RefreshVerdict($0, machine.guards(of: $0)).failed.filter { $0.remedy != .letGo }
        }
        machine.endDragging(at: offset)
        #expect(verdicts[0].isEmpty == (machine.headerCalls(isBusy) == 1), "offset \(offset)")
        #expect(verdicts[1].isEmpty == machine.footer.isRefreshing, "offset \(offset)")
      }
    }
  }

  @Test("a header of document 002 that is pulled far enough is let go now")
  func smallestChangeOf002() {
    var machine = ZHRefreshMachine(contentHeight: 1000, frameHeight: 400)
    machine.addHeaderWithCallback()
    machine.scroll(to: -47, dragging: true)
    // 60 - 47
    #expect(
      RefreshVerdict(.header, machine.guards(of: .header)).smallestChange
        == "more than 13 more points, then let go")
    machine.scroll(to: -61, dragging: true)
    #expect(RefreshVerdict(.header, machine.guards(of: .header)).smallestChange == "let go now")
  }

  @Test("all guards of document 003 hold exactly where the next notification asks")
  func guardsOf003() {
    for offset in stride(from: CGFloat(-100), through: 700, by: 10) {
      for isDragging in Self.flags {
        for isFirst in Self.flags {
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
          let place = "offset \(offset), dragging \(isDragging), first \(isFirst)"
          #expect(above.allSatisfy(\.holds) == (header.state == .refreshing), "\(place)")
          #expect(below.allSatisfy(\.holds) == (footer.state == .refreshing), "\(place)")
        }
      }
    }
  }
}

extension ZHRefreshMachine {
  /// A header that refreshes already begins no second time.
  fileprivate func headerCalls(_ wasBusy: Bool) -> Int {
    wasBusy ? 0 : header.isRefreshing ? 1 : 0
  }
}
