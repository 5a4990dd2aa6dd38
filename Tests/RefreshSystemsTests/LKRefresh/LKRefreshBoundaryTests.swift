import SwiftUI
import Testing

@testable import RefreshSystems

/// Just below, at and just above each threshold and guard of document 000.
@Suite("Boundaries of document 000") struct LKRefreshBoundaryTests {
  /// Rule: S0.12.
  @Test(
    "the header fires strictly above the threshold",
    arguments: [(119.75, false), (120, false), (120.25, true)])
  func headerFires(offset: CGFloat, fires: Bool) {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: offset)
    #expect(machine.calls == (fires ? [.refreshTrigger] : []))
    #expect(machine.headerRefreshing == fires)
  }

  @Test(
    "a previous offset at the threshold still arms the header, one above does not",
    arguments: [(119.75, true), (120, true), (120.25, false)])
  func headerIsArmed(previous: CGFloat, fires: Bool) {
    var machine = LKRefreshMachine.longList()
    machine.preOffset = previous
    machine.evaluate(offset: 130)
    #expect(machine.headerRefreshing == fires)
  }

  /// Rule: S0.14.
  @Test(
    "the header freezes at or below the threshold",
    arguments: [(120.25, false), (120, true), (119.75, true)])
  func headerFreezes(offset: CGFloat, freezes: Bool) {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: 130)
    machine.evaluate(offset: offset)
    #expect(machine.headerFrozen == freezes)
  }

  @Test(
    "a refresh that began below the threshold does not freeze",
    arguments: [(119.75, false), (120, false), (120.25, true)])
  func headerFreezesOnlyFromAbove(previous: CGFloat, freezes: Bool) {
    var machine = LKRefreshMachine.longList()
    machine.headerRefreshing = true
    machine.preOffset = previous
    machine.evaluate(offset: 100)
    #expect(machine.headerFrozen == freezes)
  }

  // 2000 + 120 <= 800 - offset from offset = -1320 on.
  /// Rule: S0.15.
  @Test(
    "the footer of a long list fires at 120 points beyond the end, equality included",
    arguments: [(-1319.75, false), (-1320, true), (-1320.25, true)])
  func footerFiresBelowLongList(offset: CGFloat, fires: Bool) {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: offset)
    #expect(machine.calls == (fires ? [.moreTrigger] : []))
    #expect(machine.footerRefreshing == fires)
    #expect(machine.footerFrozen == fires)
  }

  /// Rule: S0.16.
  @Test(
    "the footer of a short list fires strictly beyond the threshold",
    arguments: [(-119.75, false), (-120, false), (-120.25, true)])
  func footerFiresBelowShortList(offset: CGFloat, fires: Bool) {
    var machine = LKRefreshMachine(listSizeH: 800, listContentH: 300)
    machine.evaluate(offset: offset)
    #expect(machine.footerRefreshing == fires)
    #expect(machine.footerFrozen == fires)
  }

  // 800.5 + 120 <= 800 - offset from offset = -120.5 on.
  @Test(
    "content as high as the list follows the short rule, half a point more the long one",
    arguments: [
      (800, -120, false), (800, -120.25, true), (800.5, -120.25, false), (800.5, -120.5, true),
    ])
  func equalHeights(content: CGFloat, offset: CGFloat, fires: Bool) {
    var machine = LKRefreshMachine(listSizeH: 800, listContentH: content)
    machine.evaluate(offset: offset)
    #expect(machine.footerRefreshing == fires)
  }

  @Test(
    "the footer needs content that is higher than nothing",
    arguments: [(0, false), (0.25, true)])
  func footerNeedsContent(content: CGFloat, fires: Bool) {
    var machine = LKRefreshMachine(listSizeH: 800, listContentH: content)
    machine.evaluate(offset: -130)
    #expect(machine.footerRefreshing == fires)
  }

  // With a threshold below zero the short rule holds at every offset, so only the sign guards.
  /// Rule: S0.17.
  @Test(
    "the footer needs an offset below zero",
    arguments: [(-0.25, true), (0, false), (0.25, false)])
  func footerNeedsNegativeOffset(offset: CGFloat, fires: Bool) {
    var machine = LKRefreshMachine(threshold: -1, listSizeH: 800, listContentH: 300)
    machine.headerRefreshing = true
    machine.evaluate(offset: offset)
    #expect(machine.calls.contains(.moreTrigger) == fires)
  }

  /// Rules: S0.17, S0.21.
  @Test("the footer fires neither while it is loading nor while it is frozen")
  func footerGuards() {
    for flag in [LKRefreshFlag.footerRefreshing, .footerFrozen] {
      var machine = LKRefreshMachine.longList()
      machine[flag] = true
      machine.evaluate(offset: -1400)
      #expect(machine.calls.isEmpty, "\(flag)")
    }
  }

  /// Rule: S0.11.
  @Test(
    "at zero the header's arrow is set, below zero the footer's, and the other is kept",
    arguments: [(-0.25, 33, 0), (0, 0, 44), (0.25, 0, 44)])
  func arrows(offset: CGFloat, header: Double, footer: Double) {
    var machine = LKRefreshMachine.longList()
    machine.headerRotation = 33
    machine.footerRotation = 44
    machine.evaluate(offset: offset)
    #expect(machine.headerRotation == header)
    #expect(machine.footerRotation == footer)
  }

  @Test("nothing is evaluated only when both sides are hidden")
  func bothHidden() {
    for (header, footer, runs) in [
      (false, false, true), (true, false, true), (false, true, true), (true, true, false),
    ] {
      var machine = LKRefreshMachine.longList()
      machine.headerHidden = header
      machine.footerHidden = footer
      #expect(machine.evaluate(offset: 10) == runs)
      #expect(machine.offset == (runs ? 10 : 0))
    }
  }
}

extension LKRefreshMachine {
  /// The geometry of most traces: content of 2000 points in a list of 800.
  static func longList() -> LKRefreshMachine {
    LKRefreshMachine(listSizeH: 800, listContentH: 2000)
  }
}
