import SwiftUI
import Testing

@testable import RefreshSystems

/// Just below, at and just above each line of document 001; sides of 60 points.
@Suite("Boundaries of document 001") struct PullToRefreshBoundaryTests {
  @Test(
    "S1.16: 30 points of the header's pull are dead, the next 60 are the progress",
    arguments: [
      (29.75, 0), (30, 0), (30.25, 0.25 / 60), (60, 0.5), (89.75, 59.75 / 60), (90, 1),
    ] as [(CGFloat, Double)])
  func headerProgress(pull: CGFloat, progress: Double) {
    var machine = PullToRefreshMachine.atRest()
    machine.header(pull: pull)
    #expect(machine.headerState == .stopped)
    #expect(abs(machine.headerRefreshData.progress - progress) < 1e-12)
  }

  @Test(
    "S1.16: the header is triggered strictly beyond dead zone and threshold",
    arguments: [(89.75, false), (90, false), (90.25, true)])
  func headerTriggers(pull: CGFloat, triggers: Bool) {
    var machine = PullToRefreshMachine.atRest()
    machine.header(pull: pull)
    #expect(machine.headerState == (triggers ? .triggered : .stopped))
    #expect(machine.calls.isEmpty)
  }

  @Test(
    "S1.06: a triggered side loads from equality on, down to the dead zone and not inside it",
    arguments: [
      (90.25, false), (90, true), (89.75, true), (30.25, true), (30, false), (29.75, false),
    ])
  func loads(pull: CGFloat, loads: Bool) {
    var machine = PullToRefreshMachine.atRest()
    machine.header(pull: 100, pull)
    #expect(machine.headerState == (loads ? .loading : .triggered))
    #expect(machine.isHeaderRefreshing == loads)
    #expect(machine.calls == (loads ? [.onHeaderRefresh] : []))

    // The footer is pulled from 2000 - 800 on.
    machine = .atRest()
    machine.footer(scroll: 1300, 1200 + pull)
    #expect(machine.footerState == (loads ? .loading : .triggered))
    #expect(machine.isFooterRefreshing == loads)
    #expect(machine.calls == (loads ? [.onFooterRefresh] : []))
  }

  @Test(
    "S1.16: the header leaves invalid at its exact place and width only",
    arguments: [
      (0, 390, true), (-0.25, 390, false), (0.25, 390, false), (0, 389.75, false),
      (0, 390.25, false),
    ])
  func headerActivates(pull: CGFloat, width: CGFloat, activates: Bool) {
    var machine = PullToRefreshMachine()
    machine.header(pull: pull, width: width)
    #expect(machine.headerState == (activates ? .stopped : .invalid))
  }

  @Test(
    "S1.16: the dead zone is 30 points, but for the footer 20 in the first two versions",
    arguments: [(PullToRefreshVersion.third, 30), (.copy, 30), (.first, 20), (.second, 20)]
      as [(PullToRefreshVersion, CGFloat)])
  func deadZone(version: PullToRefreshVersion, footer: CGFloat) {
    #expect(version.headerDeadZone == 30)
    for (beyond, progress) in [(-0.25, 0), (0, 0), (0.25, 0.25 / 60), (60, 1)]
      as [(CGFloat, Double)]
    {
      var machine = PullToRefreshMachine.atRest(version)
      machine.footer(scroll: 1200 + footer + beyond)
      #expect(machine.footerState == .stopped)
      #expect(abs(machine.footerRefreshData.progress - progress) < 1e-12)
    }
    var machine = PullToRefreshMachine.atRest(version)
    machine.footer(scroll: 1200 + footer + 60.25)
    #expect(machine.footerState == .triggered)
  }

  // At rest the footer must be at 800 + 60 = 860 in the viewport, so at a scroll of 1140.
  @Test(
    "S1.16: the third version's footer leaves invalid within 0.001 points, the copy's outside",
    arguments: [(0, true), (0.0009, true), (-0.0009, true), (0.0011, false), (-0.0011, false)])
  func footerActivates(aside: CGFloat, isNear: Bool) {
    for version in [PullToRefreshVersion.third, .copy] {
      var machine = PullToRefreshMachine(version: version)
      machine.footer(scroll: 1140 + aside)
      #expect(machine.footerState == (isNear == (version == .third) ? .stopped : .invalid))
    }
  }

  // A footer below short content that has not been pulled: its top is the content's height.
  @Test(
    "S1.16: the early versions' footer leaves invalid where its top is at least the WIDTH",
    arguments: [(389.75, false), (390, true), (390.25, true)])
  func earlyFooterActivates(content: CGFloat, activates: Bool) {
    for version in [PullToRefreshVersion.first, .second] {
      var machine = PullToRefreshMachine(version: version)
      machine.footer(scroll: 0, content: content)
      #expect(machine.footerState == (activates ? .stopped : .invalid))
    }
  }

  @Test("S1.16: a footer that is not as wide as the viewport stays invalid in every version")
  func footerWidth() {
    for version in PullToRefreshVersion.allCases {
      var machine = PullToRefreshMachine(version: version)
      machine.footer(scroll: 0, 700, 1140, 1200, width: 389.75)
      machine.footer(scroll: 0, 700, 1140, 1200, width: 390.25)
      #expect(machine.footerState == .invalid)
    }
  }

  // The edge is the lower of content and viewport: 799.75, 800 and 800.
  @Test(
    "S1.16: the pull is measured from the end of the content until the viewport ends it",
    arguments: [(799.75, 0), (800, 0), (800.25, 0.25)])
  func edge(content: CGFloat, rest: CGFloat) {
    var machine = PullToRefreshMachine.atRest()
    machine.footer(scroll: rest + 90, content: content)
    #expect(machine.footerState == .stopped)
    #expect(machine.footerRefreshData.progress == 1)
    machine.footer(scroll: rest + 90.25, content: content)
    #expect(machine.footerState == .triggered)
  }

  @Test("a frame that is not a number changes nothing but the threshold")
  func notANumber() {
    var machine = PullToRefreshMachine.atRest()
    machine.header(pull: .nan)
    machine.evaluateFooter(
      content: CGRect(x: 0, y: 0, width: 390, height: 300),
      footer: CGRect(x: 0, y: CGFloat.nan, width: 390, height: 60),
      viewport: PullToRefreshMachine.viewport)
    #expect(machine == PullToRefreshMachine.atRest())
  }
}
