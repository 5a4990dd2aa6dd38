import SwiftUI

extension GoldenTable {
  /// The views of category `grid` that are lazy, as `cases.json` writes them.
  mutating func addLazyGridCases() {
    add("lazyvgrid-fixed-and-adaptive") {
      LazyVGrid(
        columns: [GridItem(.fixed(70), spacing: 8), GridItem(.adaptive(minimum: 40), spacing: 8)],
        spacing: 8
      ) {
        Color.red
          .probe("a")
          .frame(height: 20)
        Color.red
          .probe("b")
          .frame(height: 20)
        Color.red
          .probe("c")
          .frame(height: 20)
      }
    }

    add("lazyvgrid-equal-flexible") {
      LazyVGrid(
        columns: [
          GridItem(.flexible(), spacing: 10), GridItem(.flexible(), spacing: 10),
          GridItem(.flexible(), spacing: 10),
        ], spacing: 5
      ) {
        Color.red
          .probe("a")
          .frame(height: 20)
        Color.red
          .probe("b")
          .frame(height: 20)
        Color.red
          .probe("c")
          .frame(height: 20)
        Color.red
          .probe("d")
          .frame(height: 20)
      }
    }

    add("lazyvgrid-adaptive-max") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40, maximum: 60), spacing: 0)], spacing: 8) {
        Color.red
          .probe("a")
          .frame(height: 10)
        Color.red
          .probe("b")
          .frame(height: 10)
        Color.red
          .probe("c")
          .frame(height: 10)
      }
    }

    add("lazyvgrid-cell-centred") {
      LazyVGrid(columns: [GridItem(.fixed(50), spacing: 8)], spacing: 8) {
        Color.red
          .probe("a")
          .frame(width: 20, height: 10)
      }
    }

    add("lazyvgrid-fixed-flex-mix") {
      LazyVGrid(
        columns: [
          GridItem(.fixed(100), spacing: 0),
          GridItem(.flexible(minimum: 100, maximum: 200), spacing: 0),
          GridItem(.flexible(maximum: 50), spacing: 0),
        ], spacing: 8
      ) {
        Color.red
          .probe("a")
          .frame(height: 10)
        Color.red
          .probe("b")
          .frame(height: 10)
        Color.red
          .probe("c")
          .frame(height: 10)
      }
    }
  }
}
