import SwiftUI
import Testing
import ViewTreeTesting

/// Rule: COST-1.8.
@MainActor
@Suite("Grids in grids")
struct NestedGridTests {
  enum Shape: CaseIterable {
    case one, row, column, square, flexible

    @MainActor
    func around(_ view: AnyView) -> AnyView {
      switch self {
      case .one: AnyView(Grid { GridRow { view } })
      case .row:
        AnyView(
          Grid {
            GridRow {
              view
              Text("abc")
            }
          })
      case .column:
        AnyView(
          Grid {
            GridRow { view }
            GridRow { Text("abc") }
          })
      case .square:
        AnyView(
          Grid {
            GridRow {
              view
              Text("abc")
            }
            GridRow {
              Text("abc")
              Text("abc")
            }
          })
      case .flexible:
        AnyView(
          Grid {
            GridRow {
              view
              Color.red
            }
            GridRow {
              Color.red
              Color.red
            }
          })
      }
    }

    @MainActor
    func measurements(_ depth: Int) -> Int {
      var view = AnyView(Text("abc"))
      for _ in 0..<depth { view = around(view) }
      let nested = view
      return ViewHost(size: CGSize(width: 400, height: 400)) { nested }.counters.measurements
    }
  }

  @Test("are measured at most as often as the square of their depth", arguments: Shape.allCases)
  func growth(shape: Shape) {
    let counts = [8, 16, 40].map(shape.measurements)
    // From 16 to 40 the square grows 6.25 times; a third more is what the window's own size, halved in
    // each grid until it is nothing, adds to the first.
    #expect(Double(counts[1]) < 5.4 * Double(counts[0]), "\(counts)")
    #expect(Double(counts[2]) < 8.4 * Double(counts[1]), "\(counts)")
  }

  @Test("of one cell each are measured a number of times that grows with their depth")
  func single() {
    let counts = [8, 16, 40].map(Shape.one.measurements)
    #expect(counts[1] < 2 * counts[0] + 8 && counts[2] < 5 * counts[0] + 40, "\(counts)")
  }
}
