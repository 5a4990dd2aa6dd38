import SwiftUI
import Testing

@testable import RefreshSystems

@Suite("Rules that change a flag") struct LKRefreshChangeTests {
  @Test("the rule that fired says its numbers")
  func headerFires() {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: 108)
    machine.evaluate(offset: 121.5)
    #expect(
      machine.changes.map(\.description) == [
        "headerRefreshing = true: offset 121.5 > threshold 120, previous offset 108 <= 120 (S0.12)"
      ])
  }

  @Test("a pass without a change reports none, equal writes included")
  func noChange() {
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: 40)
    #expect(machine.changes.isEmpty)
  }

  /// Rule: S0.13.
  @Test("the header's rule comes after the cancelling of the footer")
  func order() {
    var machine = LKRefreshMachine.longList()
    machine.footerRefreshing = true
    machine.footerFrozen = true
    machine.evaluate(offset: 130)
    #expect(
      machine.changes.map(\.rule) == [.headerCancelsFooter, .headerCancelsFooter, .headerFires])
    #expect(
      machine.changes.map(\.flag) == [.footerRefreshing, .footerFrozen, .headerRefreshing])
  }

  @Test("freezing, thawing and both footer rules name their rows")
  func rows() {
    var machine = LKRefreshMachine.longList()
    var rows: [String] = []
    func step(_ offset: CGFloat) {
      machine.evaluate(offset: offset)
      rows += machine.changes.map { "\($0.rule.rawValue) \($0.rule.row)" }
    }
    step(130)
    step(110)
    machine.headerRefreshing = false
    step(100)
    step(-1325)
    machine.footerRefreshing = false
    step(-1324)
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
    var machine = LKRefreshMachine.longList()
    machine.evaluate(offset: offset)
    let change = try #require(machine.changes.first)
    #expect(change.description.contains("offset \(text) > "))
  }
}
