import SwiftUI
import Testing

@testable import RefreshSystems

@Suite("Rules that change a flag") struct LKRefreshChangeTests {
  @Test("the rule that fired says its numbers, and a pass that changes no flag reports none")
  func headerFires() {
    var machine = LKRefreshMachine.list()
    machine.pass(108)
    #expect(machine.changes.isEmpty)
    machine.pass(121.5)
    #expect(
      machine.changes.map(\.description) == [
        "headerRefreshing = true: offset 121.5 > threshold 120, previous offset 108 <= 120 (S0.12)"
      ])
  }

  /// Rule: S0.13.
  @Test("the header's rule comes after the cancelling of the footer")
  func order() {
    var machine = LKRefreshMachine.list()
    (machine.footerRefreshing, machine.footerFrozen) = (true, true)
    machine.pass(130)
    #expect(
      machine.changes.map { "\($0.rule) \($0.flag)" } == [
        "headerCancelsFooter footerRefreshing", "headerCancelsFooter footerFrozen",
        "headerFires headerRefreshing",
      ])
  }

  @Test("freezing, thawing and both footer rules name their rows")
  func rows() {
    var machine = LKRefreshMachine.list()
    var rows: [String] = []
    func step(_ offset: CGFloat, ends flag: LKRefreshFlag? = nil) {
      if let flag { machine[flag] = false }
      machine.pass(offset)
      rows += machine.changes.map { "\($0.rule.rawValue) \($0.rule.row)" }
    }
    step(130)
    step(110)
    step(100, ends: .headerRefreshing)
    step(-1325)
    step(-1324, ends: .footerRefreshing)
    machine.listContentH = 300
    step(-130)
    #expect(
      rows == [
        "headerFires S0.12", "headerFreezes S0.14", "headerThaws S0.14",
        "footerFiresBelowLongList S0.15", "footerFreezes S0.21", "footerThaws S0.21",
        "footerFiresBelowShortList S0.16", "footerFreezes S0.21",
      ])
  }

  @Test(
    "numbers are shown with at most two decimals",
    arguments: [
      (120.25, "120.25"), (121.5, "121.5"), (130, "130"), (120.005, "120.01"), (121.05, "121.05"),
    ])
  func numbers(offset: CGFloat, text: String) throws {
    var machine = LKRefreshMachine.list()
    machine.pass(offset)
    let change = try #require(machine.changes.first)
    #expect(change.description.contains("offset \(text) > "))
  }
}
