import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Counters")
@MainActor
struct CountersTests {
  /// Rule: COST-1.1.
  @Test("a turn in which nothing changed does no work at all, nor does a resize to the same size")
  func idleTurn() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      VStack { ForEach(0..<20) { _ in Color.clear } }
    }
    let before = host.counters
    host.settle()
    #expect(host.counters == before)
    host.size = CGSize(width: 100, height: 50)
    host.settle()
    #expect((host.counters - before).measurements == 0)
  }

  /// Rule: COST-1.5.
  @Test("a chain of stacks is measured a number of times that grows with its depth, not faster")
  func measurementsAreLinear() {
    // Twice as deep may cost twice as much, and a little for the levels that are not repeated.
    #expect(measurements(depth: 20) <= measurements(depth: 10) * 5 / 2)
  }

  /// Rule: COST-1.2.
  @Test("a scroll step measures nothing and places nothing")
  func scrollStep() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50) { _ in Color.clear.frame(height: 20) } }
      }
      .called("scroll")
    }
    host.finger.down(at: CGPoint(x: 50, y: 80))
    host.finger.move(to: CGPoint(x: 50, y: 60))
    let before = host.counters
    host.finger.move(to: CGPoint(x: 50, y: 50))
    let step = host.counters - before
    #expect((step.measurements, step.placements, step.bodies) == (0, 0, 0))
  }

  private func measurements(depth: Int) -> Int {
    ViewHost(size: CGSize(width: 400, height: 400)) { NestedStacks(depth: depth) }
      .counters.measurements
  }
}

/// Stacks in stacks, each with a second child so that none is removed from the tree.
private struct NestedStacks: View {
  let depth: Int

  var body: some View {
    if depth > 0 {
      HStack(spacing: 0) {
        Color.clear
        VStack(spacing: 0) {
          Color.clear
          AnyView(NestedStacks(depth: depth - 1))
        }
      }
    } else {
      Color.clear
    }
  }
}
