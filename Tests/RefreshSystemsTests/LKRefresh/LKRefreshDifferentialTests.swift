import SwiftUI
import Testing
import ViewSketches
import ViewTreeTesting

@testable import RefreshSystems

/// The view under a finger against the machine that is given the view's own offsets.
@MainActor @Suite("Document 000's view against its machine") struct LKRefreshDifferentialTests {
  @Test("random fingers give the same calls and flags", arguments: [1, 2, 3, 4])
  func randomFinger(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = seed.isMultiple(of: 2) ? 40 : 4
    let screen = RefreshHost(rows: rows)
    var machine = LKRefreshMachine(listSizeH: 600, listContentH: CGFloat(rows) * 50)
    var evaluated = 0

    for step in 0..<150 {
      act(on: screen, &machine, &generator)
      for offset in screen.passes.dropFirst(evaluated).compactMap({ Double($0) }) {
        machine.evaluate(offset: offset)
      }
      evaluated = screen.passes.count
      let (model, place) = (screen.model, "seed \(seed), step \(step)" as Comment)
      #expect((model.refreshes, model.loads) == (machine.refreshCalls, machine.moreCalls), place)
      #expect(model.isRefreshing == machine.headerRefreshing, place)
      #expect(model.isLoading == machine.footerRefreshing, place)
      let hasSpace =
        screen.top(LKRefreshIdentifier.headerParts) == screen.top(LKRefreshIdentifier.header)
      #expect(hasSpace == (machine.headerRefreshing && machine.headerFrozen), place)
    }
    #expect(evaluated > 100)
  }

  /// Touches, moves or lifts the finger, or lets the host finish.
  private func act(
    on screen: RefreshHost, _ machine: inout LKRefreshMachine, _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      screen.release()
      screen.touch()
    case 1:
      screen.model.isRefreshing = false
      machine.headerRefreshing = false
      screen.host.settle()
    case 2:
      screen.model.isLoading = false
      machine.footerRefreshing = false
      screen.host.settle()
    case 3...5: screen.move(by: CGFloat.random(in: -2400...400, using: &generator))
    default: screen.pull(to: CGFloat.random(in: -180...180, using: &generator))
    }
  }
}
