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
    let lines = LineCollector()
    let screen = RefreshHost(rows: rows, log: lines.log)
    var machine = LKRefreshMachine(listSizeH: 600, listContentH: CGFloat(rows) * 50)
    var evaluated = 0

    for step in 0..<150 {
      act(on: screen, &machine, &generator)
      for line in lines.passes.dropFirst(evaluated) {
        guard let offset = Double(line.dropFirst("滑动位置偏移：".count)) else { continue }
        machine.evaluate(offset: offset)
      }
      evaluated = lines.passes.count
      let place: Comment = "seed \(seed), step \(step)"
      #expect(screen.model.refreshes == machine.refreshCalls, place)
      #expect(screen.model.loads == machine.moreCalls, place)
      #expect(screen.model.isRefreshing == machine.headerRefreshing, place)
      #expect(screen.model.isLoading == machine.footerRefreshing, place)
      #expect(headerHasSpace(screen) == (machine.headerRefreshing && machine.headerFrozen), place)
    }
    #expect(evaluated > 100)
  }

  private func headerHasSpace(_ screen: RefreshHost) -> Bool {
    let parts = screen.host.frame(of: LKRefreshIdentifier.headerParts)?.minY ?? 0
    let header = screen.host.frame(of: LKRefreshIdentifier.header)?.minY ?? 0
    return parts == header
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
    case 3...5:
      screen.move(by: CGFloat.random(in: -2400...400, using: &generator))
    default:
      if !isTouched(screen) { screen.touch() }
      screen.pull(to: CGFloat.random(in: -180...180, using: &generator))
    }
  }

  private func isTouched(_ screen: RefreshHost) -> Bool {
    screen.host.tree.touch.isDown
  }
}
