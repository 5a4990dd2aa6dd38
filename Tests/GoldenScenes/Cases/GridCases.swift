import SwiftUI

extension GoldenTable {
  /// The views of category `grid`, as `cases.json` writes them.
  mutating func addGridCases() {
    add("grid-two-by-two-fixed") {
      Grid {
        GridRow {
          Color.red
            .probe("a")
            .frame(width: 50, height: 20)
          Color.red
            .probe("b")
            .frame(width: 60, height: 30)
        }
        GridRow {
          Color.red
            .probe("c")
            .frame(width: 70, height: 10)
          Color.red
            .probe("d")
            .frame(width: 20, height: 20)
        }
      }
    }

    add("grid-spacing-explicit") {
      Grid(horizontalSpacing: 0, verticalSpacing: 4) {
        GridRow {
          Color.red
            .probe("a")
            .frame(width: 50, height: 20)
          Color.red
            .probe("b")
            .frame(width: 60, height: 30)
        }
        GridRow {
          Color.red
            .probe("c")
            .frame(width: 70, height: 10)
          Color.red
            .probe("d")
            .frame(width: 20, height: 20)
        }
      }
    }
  }
}
