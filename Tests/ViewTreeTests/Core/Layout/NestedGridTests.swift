import SwiftUI
import Testing
import ViewTreeTesting

/// Rule: COST-1.8.
@MainActor
@Suite("Grids in grids")
struct NestedGridTests {
  private func measurements(_ depth: Int) -> Int {
    var view = AnyView(Text("abc"))
    for _ in 0..<depth {
      let inner = view
      view = AnyView(Grid { GridRow { inner } })
    }
    let nested = view
    return ViewHost(size: CGSize(width: 400, height: 400)) { nested }.counters.measurements
  }

  @Test("of one cell each are measured a number of times that grows with their depth")
  func single() {
    let counts = [8, 16, 40].map(measurements)
    #expect(counts[1] < 2 * counts[0] + 8 && counts[2] < 5 * counts[0] + 40, "\(counts)")
  }
}
