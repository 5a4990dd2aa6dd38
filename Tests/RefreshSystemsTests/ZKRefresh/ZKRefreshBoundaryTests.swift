import SwiftUI
import Testing

@testable import RefreshSystems

/// Just below, at and just above each threshold and guard of document 003.
@Suite("Boundaries of document 003") struct ZKRefreshBoundaryTests {
  @Test(
    "a header is in full view strictly beyond its height",
    arguments: [
      (-49.75, ZKRefreshState.pullingInRect), (-50, .pullingInRect), (-50.25, .pullingOutRect),
    ])
  func headerPull(previous: CGFloat, state: ZKRefreshState) {
    for inset in [0, 64] as [CGFloat] {
      var machine = ZKHeaderMachine.dragged(to: previous - inset, insetTop: inset)
      machine.offset(-inset, dragging: true)
      #expect(machine.state == state)
    }
  }

  @Test(
    "a header that is let go refreshes strictly beyond its height and is parked below it",
    arguments: [
      (-50.25, ZKRefreshState.refreshing), (-50, .releaseing), (-49.75, .releaseing),
      (-0.25, .releaseing), (0, .pullingInRect), (0.25, .pullingInRect),
    ])
  func headerRelease(previous: CGFloat, state: ZKRefreshState) {
    for inset in [0, 64] as [CGFloat] {
      var machine = ZKHeaderMachine.dragged(to: previous - inset, insetTop: inset)
      machine.offset(-inset, dragging: false)
      #expect(machine.state == state)
      #expect(machine.isRefreshing == (state == .refreshing))
    }
  }

  @Test("nothing is released before the first drag")
  func firstLoad() {
    var machine = ZKHeaderMachine()
    machine.offset(-80, dragging: false)
    machine.offset(-80, dragging: false)
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
    var refreshing = ZKHeaderMachine.refreshing()
    refreshing.offset(-70, dragging: true)
    #expect(refreshing.changes.isEmpty)
    #expect(refreshing.previousOffset == -70)
    for hides in [true, false] {
      var deaf = ZKHeaderMachine()
      if hides { deaf.component.isHidden = true } else { deaf.component.enableRefresh = false }
      deaf.offset(-70, dragging: true)
      #expect(deaf.changes.isEmpty)
      #expect(deaf.previousOffset == 0)
    }
  }

  // 2000 + 50 - 600 = 1450.
  @Test(
    "a footer is in full view strictly beyond the content's end and its height",
    arguments: [
      (1449.75, ZKRefreshState.pullingInRect), (1450, .pullingInRect), (1450.25, .pullingOutRect),
    ])
  func footerPull(previous: CGFloat, state: ZKRefreshState) {
    var machine = ZKFooterMachine.dragged(to: previous)
    machine.offset(0, dragging: true)
    #expect(machine.state == state)
  }

  @Test(
    "a footer that is let go loads strictly beyond the content's end and its height",
    arguments: [(1449.75, false), (1450, false), (1450.25, true)])
  func footerRelease(previous: CGFloat, loads: Bool) {
    var machine = ZKFooterMachine.dragged(to: previous)
    machine.offset(1400, dragging: false)
    #expect((machine.state == .refreshing) == loads)
    #expect(machine.contentInset.bottom == (loads ? 50.0 : 0.0))
  }

  @Test(
    "a footer under short content loads strictly below rest",
    arguments: [(-0.25, false), (0, false), (0.25, true)])
  func footerShortContent(previous: CGFloat, loads: Bool) {
    var machine = ZKFooterMachine.dragged(to: previous, contentHeight: 100)
    machine.offset(0, dragging: false)
    #expect((machine.state == .refreshing) == loads)
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
