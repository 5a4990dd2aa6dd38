import SwiftUI
import Testing
import ViewSketches
import ViewTreeTesting

@testable import RefreshSystems

/// The list under a finger against the machine that is given the list's own bounds.
@MainActor @Suite("Document 001's views against its machine")
struct PullToRefreshDifferentialTests {
  @Test(
    "random fingers give the same calls, states and paddings",
    arguments: PullToRefreshVersion.allCases, [3, 40])
  func randomFinger(version: PullToRefreshVersion, rows: Int) {
    var generator = SeededGenerator(seed: UInt64(rows))
    let screen = PullHost(rows: rows, version: version)
    var machine = PullToRefreshMachine(version: version)
    machine.listAppears()
    var evaluated = 0

    for step in 0..<150 {
      let deliveries = screen.deliveries.take()
      deliveries.forEach { machine.evaluate($0) }
      evaluated += deliveries.count
      let place: Comment = "\(version), \(rows) rows, step \(step)"
      #expect(screen.model.refreshes == machine.headerCalls, place)
      #expect(screen.model.loads == machine.footerCalls, place)
      #expect(screen.model.isRefreshing == machine.isHeaderRefreshing, place)
      #expect(screen.model.isLoading == machine.isFooterRefreshing, place)
      #expect(screen.changes.states == machine.changes.map(PullChanges.state), place)
      expectLayout(screen, machine, place)
      act(on: screen, &machine, &generator)
    }
    #expect(evaluated > 150)
  }

  /// Sides that are as opaque, and a list that is as long, as the machine's states say.
  private func expectLayout(
    _ screen: PullHost, _ machine: PullToRefreshMachine, _ place: Comment
  ) {
    let host = screen.host
    let (header, footer) = (machine.headerRefreshData, machine.footerRefreshData)
    #expect(host.presentationOpacity(of: "header bar") == header.opacity, place)
    #expect(host.presentationOpacity(of: "footer bar") == footer.opacity, place)
    let length = CGFloat(screen.model.rows) * 50 + 120 + header.padding + footer.padding
    #expect(host.frame(of: PullToRefreshIdentifier.stack)?.height == length, place)
  }

  /// Touches, moves or lifts the finger, or lets the host write a flag.
  private func act(
    on screen: PullHost, _ machine: inout PullToRefreshMachine,
    _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      screen.release()
      screen.touch()
    case 1, 2:
      let value = Int.random(in: 0..<4, using: &generator) == 0
      machine.host(setsHeader: value)
      screen.model.isRefreshing = value
      screen.host.settle()
    case 3, 4:
      let value = Int.random(in: 0..<4, using: &generator) == 0
      machine.host(setsFooter: value)
      screen.model.isLoading = value
      screen.host.settle()
    case 5:
      screen.move(by: -1340)
    case 6...7:
      screen.move(by: CGFloat.random(in: -2000...400, using: &generator))
    default:
      if !screen.host.tree.touch.isDown { screen.touch() }
      screen.pull(to: CGFloat.random(in: -130...130, using: &generator))
    }
  }
}
