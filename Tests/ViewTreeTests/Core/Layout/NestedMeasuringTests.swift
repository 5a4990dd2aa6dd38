import SwiftUI
import Testing
import ViewTreeTesting

/// Containers one inside the other that ask for one size to measure and for another to place.
@MainActor @Suite("Nested measuring")
struct NestedMeasuringTests {
  private struct Rows: View {
    let depth: Int

    var body: some View {
      if depth == 0 {
        Text("leaf")
      } else {
        AnyView(
          HStack(alignment: .firstTextBaseline) {
            VStack {
              Rows(depth: depth - 1)
              Text("a b c")
            }
            .frame(maxWidth: 80, alignment: .leading)
            Text("x")
          })
      }
    }
  }

  /// With 24 answers remembered an element it was 261,154: five thousand for each of 52 elements.
  @Test("in ten layers of baselines and flexible frames an element is measured some hundred times")
  func baselines() {
    let host = ViewHost(size: CGSize(width: 300, height: 600)) { Rows(depth: 10) }
    #expect(host.counters.measuredNodes == 52)
    #expect(host.counters.measurements < 52 * 400)
  }

  @Test("in safe area insets one inside the other a resize measures by their number")
  func insets() {
    func measurements(_ depth: Int) -> Int {
      let view = (0..<depth).reduce(AnyView(Text("abc"))) { inner, _ in
        AnyView(inner.safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 2) })
      }
      let host = ViewHost(size: CGSize(width: 300, height: 600)) { view }
      let before = host.counters.measurements
      host.size = CGSize(width: 200, height: 500)
      return host.counters.measurements - before
    }
    let (few, many) = (measurements(8), measurements(32))
    #expect(few > 0 && many <= 4 * few)
  }

  @Test("a change of the size begins with a clean memory, and gives what a fresh tree gives")
  func resizing() {
    let host = ViewHost(size: CGSize(width: 300, height: 600)) { Rows(depth: 8) }
    for width in stride(from: 60, to: 300, by: 7) {
      host.size = CGSize(width: CGFloat(width), height: 600)
    }
    let fresh = ViewHost(size: host.size) { Rows(depth: 8) }
    #expect(host.text() == fresh.text())
  }
}
