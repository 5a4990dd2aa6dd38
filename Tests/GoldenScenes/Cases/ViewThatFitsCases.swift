import SwiftUI

extension GoldenTable {
  /// The views of category `view-that-fits`, as `cases.json` writes them.
  mutating func addViewThatFitsCases() {
    add("vtf-none-fits-uses-last") {
      ViewThatFits {
        Color.red
          .probe("a")
          .frame(width: 150, height: 20)
        Color.red
          .probe("b")
          .frame(width: 80, height: 20)
      }
    }

    add("vtf-horizontal-ignores-height") {
      ViewThatFits(in: .horizontal) {
        Color.red
          .probe("a")
          .frame(width: 90, height: 80)
        Color.red
          .probe("b")
          .frame(width: 40, height: 10)
      }
    }

    add("vtf-both-axes-rejects-tall") {
      ViewThatFits {
        Color.red
          .probe("a")
          .frame(width: 90, height: 80)
        Color.red
          .probe("b")
          .frame(width: 40, height: 10)
      }
    }

    add("vtf-vertical-axis") {
      ViewThatFits(in: .vertical) {
        Color.red
          .probe("a")
          .frame(width: 300, height: 40)
        Color.red
          .probe("b")
          .frame(width: 40, height: 10)
      }
    }

    add("vtf-inside-hstack-share") {
      HStack(spacing: 0) {
        ViewThatFits {
          Color.red
            .probe("a")
            .frame(width: 120, height: 20)
          Color.red
            .probe("b")
            .frame(width: 40, height: 20)
        }
        Color.red
          .probe("c")
      }
    }
  }
}
