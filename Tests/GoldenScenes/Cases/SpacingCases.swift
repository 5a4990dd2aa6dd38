import SwiftUI

extension GoldenTable {
  /// The views of category `spacing`, as `cases.json` writes them.
  mutating func addSpacingCases() {
    add("spacing-hstack-default-8") {
      HStack {
        Color.red
          .probe("a")
          .frame(width: 50, height: 50)
        Color.red
          .probe("b")
          .frame(width: 50, height: 50)
      }
    }

    add("spacing-negative") {
      HStack(spacing: -10) {
        Color.red
          .probe("a")
          .frame(width: 50, height: 50)
        Color.red
          .probe("b")
          .frame(width: 50, height: 50)
      }
    }

    add("spacing-padding-then-default") {
      HStack {
        Color.red
          .probe("a")
          .frame(width: 20, height: 20)
          .padding(5)
        Color.red
          .probe("b")
          .frame(width: 20, height: 20)
      }
    }
  }
}
