import SwiftUI
import Testing

@testable import RefreshSystems

/// The algorithm's quirks, by their ids B000-1 to B000-18. Those of keys and views are
/// beside their keys and views.
@Suite("Quirks of document 000") struct LKRefreshQuirkTests {
  @Test("B000-1: an arrow jumps to 45 degrees at 60 % and is done at 90 %")
  func jumpingArrow() {
    #expect(LKRefreshRotation.header(offset: 71.99, threshold: 120) == 0)
    #expect(LKRefreshRotation.header(offset: 72, threshold: 120) == 45)
    #expect(LKRefreshRotation.header(offset: 108, threshold: 120) == 180)
  }

  @Test("B000-2: a long list's footer arrow never turns")
  func neverTurningArrow() {
    for offset in stride(from: CGFloat(-3000), to: 0, by: 0.5) {
      let degrees = LKRefreshRotation.footer(
        offset: offset, threshold: 120, listHeight: 800, contentHeight: 2000)
      #expect(degrees == 0)
    }
  }

  @Test("B000-4: header, long footer and short footer treat equality in three ways")
  func equality() {
    var header = LKRefreshMachine.longList()
    header.evaluate(offset: 120)
    #expect(header.calls.isEmpty)
    var long = LKRefreshMachine.longList()
    long.evaluate(offset: -1320)
    #expect(long.calls == [.moreTrigger])
    var short = LKRefreshMachine(listSizeH: 800, listContentH: 800)
    short.evaluate(offset: -120)
    #expect(short.calls.isEmpty)
  }

  @Test("B000-5: a list held in the zone loads again after one pass of debounce")
  func footerWithoutCrossing() {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: -1350)
    machine.footerRefreshing = false
    machine.evaluate(offset: -1351)
    #expect(machine.calls.isEmpty)
    machine.evaluate(offset: -1350)
    #expect(machine.calls == [.moreTrigger])
  }

  @Test("B000-6: a host that finishes at once is called in every pass")
  func synchronousHost() {
    var machine = LKRefreshMachine.longList()
    machine.moreTrigger = { $0.footerRefreshing = false }
    for offset in [-1330, -1331, -1332] as [CGFloat] {
      machine.evaluate(offset: offset)
    }
    #expect(machine.moreCalls == 3)
    #expect(!machine.footerFrozen)
  }

  @Test("B000-7: the footer's line stays where the first layout put it; without content it is dead")
  func capturedHeights() {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: -1320)
    machine.footerRefreshing = false
    // 500 points of rows arrived; the end would now be reached at -1820.
    machine.evaluate(offset: -1321)
    machine.evaluate(offset: -1322)
    #expect(machine.moreCalls == 2)

    var empty = LKRefreshMachine(listSizeH: 800, listContentH: 0)
    empty.evaluate(offset: -5000)
    #expect(empty.moreCalls == 0)
  }

  /// Rule: S0.19.
  @Test("B000-8: a hidden footer latches without a call and cancels the header")
  func hiddenFooter() {
    var machine = LKRefreshMachine.longList()
    machine.footerHidden = true
    machine.evaluate(offset: 130)
    machine.evaluate(offset: -1320)
    #expect(machine.moreCalls == 0)
    #expect(machine.footerRefreshing)
    #expect(!machine.headerRefreshing)
    machine.evaluate(offset: 0)
    #expect(machine.footerRefreshing)
    machine.evaluate(offset: 130)
    #expect(!machine.footerRefreshing)
  }

  /// Rule: S0.18.
  @Test("B000-9: each side drops the other's flags and tells no one")
  func silentCancelling() {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: -1320)
    machine.evaluate(offset: 130)
    #expect(machine.calls == [.refreshTrigger])
    #expect(!machine.footerRefreshing && !machine.footerFrozen)
    machine.evaluate(offset: -1320)
    #expect(machine.calls == [.moreTrigger])
    #expect(!machine.headerRefreshing && !machine.headerFrozen)
  }

  @Test("B000-10: a refresh that the host begins makes no call and no space")
  func programmaticRefresh() {
    var machine = LKRefreshMachine.longList()
    machine.headerRefreshing = true
    machine.evaluate(offset: 0)
    #expect(machine.refreshCalls == 0)
    #expect(!machine.headerFrozen)
  }

  @Test("B000-11: a refresh that ends before the finger comes back never freezes")
  func earlyEnd() {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: 150)
    machine.headerRefreshing = false
    machine.evaluate(offset: 119)
    #expect(!machine.headerFrozen)
  }

  @Test("B000-12: a missing moving marker pulls by the fixed marker's distance from the top")
  func missingMarker() {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(moving: nil, fixed: CGRect(x: 0, y: 91, width: 300, height: 800))
    #expect(machine.offset == -91)
    machine.evaluate(moving: CGRect(x: 0, y: 91, width: 300, height: 0), fixed: nil)
    #expect(machine.offset == 91)
  }

  /// Rule: S0.20.
  @Test("B000-13: a hidden header still refreshes")
  func hiddenHeader() {
    var machine = LKRefreshMachine.longList()
    machine.headerHidden = true
    machine.evaluate(offset: 121)
    #expect(machine.calls == [.refreshTrigger])
  }

  @Test("B000-14: a jump below zero leaves the header's arrow turned")
  func staleArrow() {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: 108)
    machine.evaluate(offset: -10)
    #expect(machine.headerRotation == 180)
  }

  @Test("B000-18: one pass freezes the header, and the footer drops it again")
  func frozenAndDropped() {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: 130)
    machine.evaluate(offset: -1320)
    #expect(
      machine.changes.map(\.rule) == [
        .headerFreezes, .footerCancelsHeader, .footerCancelsHeader, .footerFiresBelowLongList,
        .footerFreezes,
      ])
    #expect(machine.calls == [.moreTrigger])
  }
}
