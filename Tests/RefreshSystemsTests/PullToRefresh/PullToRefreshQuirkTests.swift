import SwiftUI
import Testing

@testable import RefreshSystems

/// The algorithm's quirks, by their ids B001-1 to B001-14. Those that need a layout are
/// beside the laid-out views.
@Suite("Quirks of document 001") struct PullToRefreshQuirkTests {
  @Test("B001-1: coming back below the line loads, whether or not a finger still pulls")
  func releaseIsInferred() {
    var machine = PullToRefreshMachine.atRest()
    machine.header(pull: 95, 89, 95, 100)
    #expect(machine.headerCalls == 1)
    #expect(machine.headerState == .loading)
  }

  @Test("B001-2: a bounce that skips into the dead zone leaves the side triggered")
  func stuckInTriggered() {
    var machine = PullToRefreshMachine.atRest()
    machine.header(pull: 100, 20, 0)
    #expect(
      machine.headerRefreshData == RefreshData(thresold: 60, progress: 0, refreshState: .triggered))
    #expect(machine.headerRefreshData.opacity == 1)
    machine.header(pull: 31)
    #expect(machine.calls == [.onHeaderRefresh])

    machine = .atRest()
    machine.footer(scroll: 1300, 1225, 1231)
    #expect(machine.calls == [.onFooterRefresh])
  }

  @Test("B001-3: the header's progress only rises until exactly at rest, the footer's moves freely")
  func monotonicProgress() {
    var machine = PullToRefreshMachine.atRest()
    machine.header(pull: 60, 45, 0.25)
    #expect(machine.headerRefreshData.progress == 0.5)
    machine.header(pull: 0)
    #expect(machine.headerRefreshData.progress == 0)

    machine.footer(scroll: 1260, 1245)
    #expect(machine.footerRefreshData.progress == 0.25)
    machine.footer(scroll: 1220)
    #expect(machine.footerRefreshData.progress == 0.25)
    machine.footer(scroll: 1200)
    #expect(machine.footerRefreshData.progress == 0)
  }

  @Test("B001-4: the padding is the whole height or nothing, so content jumps by the height")
  func jumpingPadding() {
    for state in RefreshState.allCases {
      let data = RefreshData(thresold: 60, refreshState: state)
      #expect(data.padding == (state == .loading ? 0 : -60))
    }
  }

  @Test("B001-5: after loading the header stays opaque until the next exact rest")
  func opaqueAfterLoading() {
    var machine = PullToRefreshMachine.atRest()
    machine.header(pull: 100, 90)
    machine.host(setsHeader: false)
    #expect(machine.headerState == .stopped)
    #expect(machine.headerRefreshData.opacity == 1)
    machine.header(pull: 0.25)
    #expect(machine.headerRefreshData.opacity == 1)
    machine.header(pull: 0)
    #expect(machine.headerRefreshData.opacity == 0)
  }

  /// Rule: PLATFORM-9.
  @Test(
    "B001-6: a host that is done at once stops the late versions and hangs the early ones",
    arguments: PullToRefreshVersion.allCases)
  func synchronousHost(version: PullToRefreshVersion) {
    var machine = PullToRefreshMachine.atRest(version)
    machine.onHeaderRefresh = { $0.isHeaderRefreshing = false }
    machine.onFooterRefresh = { $0.isFooterRefreshing = false }
    machine.header(pull: 95, 80)
    machine.footer(scroll: 1295, 1270)
    let state: RefreshState = version.isLate ? .stopped : .loading
    #expect((machine.headerState, machine.footerState) == (state, state))
    #expect((machine.headerCalls, machine.footerCalls) == (1, 1))
    // The flag is down already: taking it down again is no change.
    machine.host(setsHeader: false)
    #expect(machine.headerState == state)
  }

  @Test(
    "B001-6: a host that is done at once hangs every header that refreshes by itself",
    arguments: [PullToRefreshVersion.second, .third, .copy])
  func synchronousAutoRefresh(version: PullToRefreshVersion) {
    var machine = PullToRefreshMachine(version: version)
    machine.onHeaderRefresh = { $0.isHeaderRefreshing = false }
    machine.listAppears()
    #expect(machine.headerState == .loading)
    #expect(!machine.isHeaderRefreshing)
  }

  // 65 points when stopped: the footer is at 305 for 60-point headers, never at 300 + 65 again.
  @Test("B001-7: the third version misses its one place by the 5 points that default views grow")
  func missedActivation() {
    var machine = PullToRefreshMachine()
    machine.footer(scroll: -5, 0, -65, content: 300)
    #expect(machine.footerState == .invalid)
    machine.footer(scroll: -60, content: 300)
    #expect(machine.footerState == .stopped)
  }

  @Test("B001-7: a long list's footer wakes up on one exact offset only")
  func exactActivation() {
    var machine = PullToRefreshMachine()
    machine.footer(scroll: 0, 1139, 1141, 1200, 1290, 1295)
    #expect(machine.footerState == .invalid)
    machine.footer(scroll: 1140)
    #expect(machine.footerState == .stopped)
  }

  @Test("B001-8: content that is its own footer gives its whole height as the threshold")
  func contentAsFooter() {
    var machine = PullToRefreshMachine()
    let content = CGRect(x: 0, y: 0, width: 390, height: 2000)
    machine.evaluateFooter(
      content: content, footer: content, viewport: PullToRefreshMachine.viewport)
    #expect(machine.footerState == .invalid)
    #expect(machine.footerRefreshData.padding == -2000)
  }

  @Test("B001-10: the threshold follows the live height, also while invalid, not while loading")
  func liveThreshold() {
    var invalid = PullToRefreshMachine()
    var machine = PullToRefreshMachine.atRest()
    invalid.header(pull: 20, height: 60)
    #expect(invalid.headerRefreshData == RefreshData(thresold: 60))
    machine.header(pull: 60, height: 60)
    machine.header(pull: 65, height: 65)
    #expect(machine.headerRefreshData.thresold == 65)
    #expect(abs(machine.headerRefreshData.progress - 35.0 / 65) < 1e-12)
    machine.header(pull: 100, 90, height: 65)
    machine.header(pull: 90, height: 60)
    #expect(machine.headerState == .loading)
    #expect(machine.headerRefreshData.thresold == 65)
  }

  @Test("B001-11: a header that refreshed by itself has stored no threshold when it is done")
  func autoRefreshWithoutThreshold() {
    var machine = PullToRefreshMachine()
    machine.listAppears()
    machine.header(pull: 60)
    machine.host(setsHeader: false)
    #expect(
      machine.headerRefreshData == RefreshData(thresold: 0, progress: 1, refreshState: .stopped))
    #expect(machine.headerRefreshData.padding == 0)
    machine.header(pull: 60)
    #expect(machine.headerRefreshData.padding == -60)
  }

  @Test("B001-12: a rounding error beside 0 keeps the header invalid and its progress alive")
  func exactComparisons() {
    var invalid = PullToRefreshMachine()
    var machine = PullToRefreshMachine.atRest()
    invalid.header(pull: 1e-9)
    #expect(invalid.headerState == .invalid)
    machine.header(pull: 60, 1e-9)
    #expect(machine.headerRefreshData.progress == 0.5)
  }

  @Test(
    "B001-13: the second version refreshes on every appearance, the others once or never",
    arguments: [(PullToRefreshVersion.first, 0), (.second, 3), (.third, 1), (.copy, 1)])
  func autoRefresh(version: PullToRefreshVersion, calls: Int) {
    var machine = PullToRefreshMachine(version: version)
    machine.listAppears()
    machine.listAppears()
    machine.host(setsHeader: false)
    machine.listAppears()
    #expect(machine.headerCalls == calls)
  }

  @Test("B001-14: full progress does not load; the line is crossed strictly, then come back to")
  func fullProgressIsNotEnough() {
    var machine = PullToRefreshMachine.atRest()
    machine.header(pull: 90, 90, 90, 90, 90)
    #expect(machine.headerRefreshData.progress == 1)
    #expect(machine.headerState == .stopped)
    machine.header(pull: 80)
    #expect(machine.headerCalls == 0)
  }
}

@Suite("Rules of document 001") struct PullToRefreshRuleTests {
  @Test("S1.07: the host's flag going down ends loading; going up, or down again, changes nothing")
  func hostEnds() {
    var machine = PullToRefreshMachine.atRest()
    machine.host(setsHeader: true)
    #expect(machine.headerState == .stopped)
    machine.header(pull: 100, 90)
    machine.host(setsHeader: true)
    #expect(machine.headerState == .loading)
    machine.host(setsHeader: false)
    #expect(machine.headerState == .stopped)
    machine.header(pull: 100)
    machine.host(setsHeader: false)
    #expect(machine.headerState == .triggered)
  }

  @Test("S1.07: a flag that goes down makes even an invalid side usable")
  func hostActivates() {
    var machine = PullToRefreshMachine()
    machine.host(setsFooter: true)
    machine.host(setsFooter: false)
    #expect(machine.footerState == .stopped)
  }

  @Test("S1.11: opacity is 0, the progress, 1 and 1")
  func opacity() {
    let opacities = RefreshState.allCases.map {
      RefreshData(thresold: 60, progress: 0.25, refreshState: $0).opacity
    }
    #expect(opacities == [0, 0.25, 1, 1])
  }

  @Test(
    "S1.18: neither side is evaluated while the other is busy, from the third version on",
    arguments: PullToRefreshVersion.allCases)
  func exclusion(version: PullToRefreshVersion) {
    let state: RefreshState = version.isLate ? .stopped : .triggered
    var machine = PullToRefreshMachine.atRest(version)
    machine.isFooterRefreshing = true
    machine.header(pull: 100, height: 65)
    #expect(machine.headerState == state)
    #expect(machine.headerRefreshData.thresold == (version.isLate ? 60 : 65))
    machine = .atRest(version)
    machine.isHeaderRefreshing = true
    machine.footer(scroll: 1300)
    #expect(machine.footerState == state)
  }

  @Test("S1.02: without an item nothing is evaluated")
  func missingItems() {
    var machine = PullToRefreshMachine.atRest()
    machine.evaluateHeader(nil, viewport: PullToRefreshMachine.viewport)
    machine.evaluateFooter(content: nil, footer: nil, viewport: PullToRefreshMachine.viewport)
    #expect(machine == PullToRefreshMachine.atRest())
  }

  @Test("a state that changes says by which rule and numbers; a pass without a change reports none")
  func changes() {
    var machine = PullToRefreshMachine.atRest()
    machine.header(pull: 45)
    machine.footer(scroll: 1250)
    #expect(machine.changes.isEmpty)

    machine = PullToRefreshMachine()
    machine.header(pull: 0, 90.5, 90)
    machine.host(setsHeader: false)
    #expect(
      machine.changes.map(\.description) == [
        "header = stopped: the header is exactly at its place of rest (S1.16)",
        "header = triggered: pull - dead zone 60.5 > height 60 (S1.16)",
        "header = loading: pull 90 > dead zone 30, pull - dead zone 60 <= height 60 (S1.06)",
        "header = stopped: the host has set its flag to false (S1.07)",
      ])
  }
}
