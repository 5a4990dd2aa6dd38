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
      let (model, place) = (screen.model, "\(version), \(rows) rows, step \(step)" as Comment)
      #expect((model.refreshes, model.loads) == (machine.headerCalls, machine.footerCalls), place)
      #expect(model.isRefreshing == machine.isHeaderRefreshing, place)
      #expect(model.isLoading == machine.isFooterRefreshing, place)
      #expect(screen.changes == machine.changes.map(\.text), place)
      // Sides as opaque, and a list as long, as the machine's states say.
      let (header, footer) = (machine.headerRefreshData, machine.footerRefreshData)
      #expect(screen.host.presentationOpacity(of: "header bar") == header.opacity, place)
      #expect(screen.host.presentationOpacity(of: "footer bar") == footer.opacity, place)
      let length = CGFloat(rows) * 50 + 120 + header.padding + footer.padding
      #expect(screen.host.frame(of: PullToRefreshIdentifier.stack)?.height == length, place)
      act(on: screen, &machine, &generator)
    }
    #expect(evaluated > 150)
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
    case 5: screen.move(by: -1340)
    case 6...7: screen.move(by: CGFloat.random(in: -2000...400, using: &generator))
    default: screen.pull(to: CGFloat.random(in: -130...130, using: &generator))
    }
  }
}
