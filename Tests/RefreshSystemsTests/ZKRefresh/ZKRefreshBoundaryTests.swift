import SwiftUI
import Testing

@testable import RefreshSystems

/// Each threshold and guard of document 003, asked just below, at and just above.
@Suite("Boundaries of document 003") struct ZKRefreshBoundaryTests {
  /// The header's state after a notification at rest, whose previous offset was dragged to.
  private func header(
    _ previous: CGFloat, insetTop inset: CGFloat, dragging: Bool
  ) -> ZKRefreshState {
    var machine = ZKHeaderMachine.dragged(to: previous - inset, insetTop: inset)
    machine.offset(-inset, dragging: dragging)
    #expect(machine.isRefreshing == (machine.state == .refreshing))
    return machine.state
  }

  @Test(
    "a header is in full view strictly beyond its height; let go there it refreshes, below it is parked",
    arguments: [0, 64] as [CGFloat])
  func header(insetTop inset: CGFloat) {
    let dragged = around(-50).map { header($0, insetTop: inset, dragging: true) }
    #expect(dragged == [.pullingOutRect, .pullingInRect, .pullingInRect])
    let far = around(-50).map { header($0, insetTop: inset, dragging: false) }
    #expect(far == [.refreshing, .releaseing, .releaseing])
    let near = around(0).map { header($0, insetTop: inset, dragging: false) }
    #expect(near == [.releaseing, .pullingInRect, .pullingInRect])
  }

  @Test("nothing is released before the first drag")
  func firstLoad() {
    var machine = ZKHeaderMachine()
    machine.offsets(-80, -80, dragging: false)
    #expect(machine.state == .idle)
    machine.offset(-80, dragging: true)
    machine.offset(-80, dragging: false)
    #expect(machine.state == .refreshing)
  }

  @Test(
    "an end above the upper edge is animated, one at or below it happens at once",
    arguments: [(-0.25, true), (0, false), (0.25, false)])
  func headerEnd(previous: CGFloat, isAnimated: Bool) {
    var machine = ZKHeaderMachine.refreshing()
    machine.offset(previous, dragging: false)
    machine.forget()
    machine.endRefreshing()
    #expect(machine.running == (isAnimated ? [.end(.idle)] : []))
    #expect(machine.endCalls == (isAnimated ? 0 : 1))
    #expect(machine.state == (isAnimated ? .refreshing : .idle))
    #expect(machine.contentInset.top == 0)
    #expect(machine.contentOffset.y == (isAnimated ? 0 : previous))
    #expect(machine.bounces)
  }

  @Test("a header that refreshes, is hidden or is switched off changes nothing on a notification")
  func headerGuards() {
    var (hidden, switchedOff) = (ZKHeaderMachine(), ZKHeaderMachine())
    hidden.component.isHidden = true
    switchedOff.component.enableRefresh = false
    for (machine, previous) in [(ZKHeaderMachine.refreshing(), -70), (hidden, 0), (switchedOff, 0)]
      as [(ZKHeaderMachine, CGFloat)]
    {
      var machine = machine
      machine.offset(-70, dragging: true)
      #expect(machine.changes.isEmpty)
      #expect(machine.previousOffset == previous)
    }
  }

  // 2000 + 50 - 600 = 1450.
  @Test("a footer is in full view strictly beyond the content's end and its height; there it loads")
  func footer() {
    func machines(dragging: Bool) -> [ZKFooterMachine] {
      around(1450).map {
        var machine = ZKFooterMachine.dragged(to: $0)
        machine.offset(1400, dragging: dragging)
        return machine
      }
    }
    let dragged = machines(dragging: true)
    #expect(dragged.map(\.state) == [.pullingInRect, .pullingInRect, .pullingOutRect])
    let released = machines(dragging: false)
    #expect(released.map { $0.state == .refreshing } == [false, false, true])
    #expect(released.map(\.contentInset.bottom) == [0, 0, 50])
  }

  @Test("a footer under short content loads strictly below rest")
  func footerShortContent() {
    let loads = around(0).map {
      var machine = ZKFooterMachine.dragged(to: $0, contentHeight: 100)
      machine.offset(0, dragging: false)
      return machine.state == .refreshing
    }
    #expect(loads == [false, false, true])
  }

  @Test(
    "a footer needs content that is higher than nothing", arguments: [(0, false), (0.25, true)])
  func footerContent(content: CGFloat, listens: Bool) {
    var machine = ZKFooterMachine(viewportHeight: 600, contentHeight: content)
    machine.offset(10, dragging: true)
    #expect((machine.state == .pullingOutRect) == listens)
    #expect(machine.previousOffset == (listens ? 10.0 : 0.0))
  }

  @Test("a footer without touches, switched off, or with nothing more drops notifications")
  func footerGuards() {
    var untouchable = ZKFooterMachine.long()
    untouchable.scrollViewTakesTouches = false
    var disabled = ZKFooterMachine.long()
    disabled.enable(false)
    var exhausted = ZKFooterMachine.long()
    exhausted.component.state = .noMoreData
    for machine in [untouchable, disabled, exhausted] {
      var machine = machine
      machine.forget()
      machine.offset(1470, dragging: true)
      machine.offset(1470, dragging: false)
      #expect(machine.changes.isEmpty)
      #expect(machine.previousOffset == 0)
    }
  }

  @Test(
    "a footer let go inside is parked as the document says, or stays as the published one does",
    arguments: [(true, ZKRefreshState.releaseing), (false, .pullingInRect)])
  func footerReleaseing(enters: Bool, state: ZKRefreshState) {
    var machine = ZKFooterMachine.long(entersReleaseing: enters)
    machine.offset(1420, dragging: true)
    machine.offset(1410, dragging: false)
    #expect(machine.state == state)
  }

  /// Rules: S3.06, S3.07.
  @Test("the state follows the letters of both languages, and noMoreData is the footer's alone")
  func texts() {
    for language in ZKRefreshLanguage.allCases {
      #expect(Set(language.footerTitles.keys) == Set(ZKRefreshState.allCases))
      #expect(
        Set(language.headerTitles.keys) == Set(ZKRefreshState.allCases).subtracting([.noMoreData]))
    }
    var machine = ZKHeaderMachine(language: .english)
    machine.offset(-10, dragging: true)
    #expect(machine.title == "Pull down to refresh")
  }

  @Test("a change tells its rule in numbers")
  func descriptions() {
    var header = ZKHeaderMachine.dragged(to: -60.5)
    header.offset(-61, dragging: true)
    header.offset(-61, dragging: false)
    #expect(
      header.changes.map(\.description) == [
        "header = pullingOutRect: a finger drags, previous offset -60.5 < -height -50 (S3.15)",
        "header = refreshing: previous offset -61 < -height -50, no finger drags (S3.15)",
        "header: room opens for 0.3 s (S3.15)",
      ])
    #expect(header.changes.compactMap(\.event?.step) == [.armed, .requested, .held])
    #expect(header.changes.compactMap(\.event?.pull) == [60.5, 61, 61])
    var footer = ZKFooterMachine.dragged(to: 1420)
    footer.offset(1460, dragging: true)
    #expect(footer.changes.isEmpty)
    footer.offset(1460, dragging: true)
    #expect(
      footer.changes.map(\.description) == [
        // 2000 of content under a list of 600, and a height of 50.
        "footer = pullingOutRect: a finger drags, previous offset + list 2060 > content + height "
          + "2050 (S3.15)"
      ])
  }
}
