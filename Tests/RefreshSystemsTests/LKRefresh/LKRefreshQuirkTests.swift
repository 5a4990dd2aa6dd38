import SwiftUI
import Testing

@testable import RefreshSystems

/// The algorithm's quirks, by their ids B000-1 to B000-18. Those of arrows, lines, keys and
/// views are beside them.
@Suite("Quirks of document 000") struct LKRefreshQuirkTests {
  @Test("B000-2: a long list's footer arrow never turns")
  func neverTurningArrow() {
    for offset in stride(from: CGFloat(-3000), to: 0, by: 0.5) {
      let degrees = LKRefreshRotation.footer(
        offset: offset, threshold: 120, listHeight: 800, contentHeight: 2000)
      #expect(degrees == 0)
    }
  }

  @Test("B000-5: a list held in the zone loads again after one pass of debounce")
  func footerWithoutCrossing() {
    var machine = LKRefreshMachine.list()
    machine.pass(-1350)
    machine.footerRefreshing = false
    machine.pass(-1351)
    #expect(machine.calls.isEmpty)
    machine.pass(-1350)
    #expect(machine.calls == [.moreTrigger])
  }

  @Test("B000-6: a host that finishes at once is called in every pass")
  func synchronousHost() {
    var machine = LKRefreshMachine.list()
    machine.moreTrigger = { $0.footerRefreshing = false }
    machine.pass(-1330, -1331, -1332)
    #expect(machine.moreCalls == 3)
    #expect(!machine.footerFrozen)
  }

  @Test("B000-7: the footer's line stays where the first layout put it; without content it is dead")
  func capturedHeights() {
    var machine = LKRefreshMachine.list()
    machine.pass(-1320)
    machine.footerRefreshing = false
    // 500 points of rows arrived; the end would now be reached at -1820.
    machine.pass(-1321, -1322)
    #expect(machine.moreCalls == 2)

    var empty = LKRefreshMachine.list(content: 0)
    empty.pass(-5000)
    #expect(empty.moreCalls == 0)
  }

  /// Rule: S0.19.
  @Test("B000-8: a hidden footer latches without a call and cancels the header")
  func hiddenFooter() {
    var machine = LKRefreshMachine.list()
    machine.footerHidden = true
    machine.pass(130, -1320)
    #expect(machine.moreCalls == 0)
    #expect(machine.flags == [.footerRefreshing, .footerFrozen])
    machine.pass(0)
    #expect(machine.flags == [.footerRefreshing, .footerFrozen])
    machine.pass(130)
    #expect(machine.flags == [.headerRefreshing])
  }

  /// Rule: S0.18.
  @Test("B000-9: each side drops the other's flags and tells no one")
  func silentCancelling() {
    var machine = LKRefreshMachine.list()
    machine.pass(-1320, 130)
    #expect(machine.calls == [.refreshTrigger])
    #expect(machine.flags == [.headerRefreshing])
    machine.pass(-1320)
    #expect(machine.calls == [.moreTrigger])
    #expect(machine.flags == [.footerRefreshing, .footerFrozen])
  }

  @Test("B000-10: a refresh that the host begins makes no call and no space")
  func programmaticRefresh() {
    var machine = LKRefreshMachine.list()
    machine.headerRefreshing = true
    machine.pass(0)
    #expect(machine.refreshCalls == 0)
    #expect(machine.flags == [.headerRefreshing])
  }

  @Test("B000-11: a refresh that ends before the finger comes back never freezes")
  func earlyEnd() {
    var machine = LKRefreshMachine.list()
    machine.pass(150)
    machine.headerRefreshing = false
    machine.pass(119)
    #expect(!machine.headerFrozen)
  }

  @Test("B000-12: a missing moving marker pulls by the fixed marker's distance from the top")
  func missingMarker() {
    var machine = LKRefreshMachine.list()
    machine.evaluate(moving: nil, fixed: CGRect(x: 0, y: 91, width: 300, height: 800))
    #expect(machine.offset == -91)
    machine.evaluate(moving: CGRect(x: 0, y: 91, width: 300, height: 0), fixed: nil)
    #expect(machine.offset == 91)
  }

  /// Rule: S0.20.
  @Test("B000-13: a hidden header still refreshes")
  func hiddenHeader() {
    var machine = LKRefreshMachine.list()
    machine.headerHidden = true
    machine.pass(121)
    #expect(machine.calls == [.refreshTrigger])
  }

  @Test("B000-14: a jump below zero leaves the header's arrow turned")
  func staleArrow() {
    var machine = LKRefreshMachine.list()
    machine.pass(108, -10)
    #expect(machine.headerRotation == 180)
  }

  @Test("B000-18: one pass freezes the header, and the footer drops it again")
  func frozenAndDropped() {
    var machine = LKRefreshMachine.list()
    machine.pass(130, -1320)
    #expect(
      machine.changes.map(\.rule) == [
        .headerFreezes, .footerCancelsHeader, .footerCancelsHeader, .footerFiresBelowLongList,
        .footerFreezes,
      ])
    #expect(machine.calls == [.moreTrigger])
  }
}
