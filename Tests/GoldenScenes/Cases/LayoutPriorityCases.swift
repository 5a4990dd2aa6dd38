import SwiftUI

extension GoldenTable {
  /// The views of category `layout-priority`, as `cases.json` writes them.
  mutating func addLayoutPriorityCases() {
    add("priority-leaves-minimum") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(minWidth: 30)
        Color.red
          .probe("b")
          .layoutPriority(1)
      }
    }

    add("priority-vstack-leaves-minimum") {
      VStack {
        Color.red
          .probe("a")
          .frame(minHeight: 50)
        Color.red
          .probe("b")
          .layoutPriority(1)
      }
    }

    add("priority-three-levels") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(minWidth: 10)
        Color.red
          .probe("b")
          .frame(minWidth: 20, maxWidth: 60)
          .layoutPriority(2)
        Color.red
          .probe("c")
          .frame(minWidth: 30)
          .layoutPriority(1)
      }
    }

    add("priority-capped-gives-rest") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
          .frame(maxWidth: 80)
          .layoutPriority(1)
      }
    }

    add("priority-negative-shrinks-first") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(minWidth: 20)
          .layoutPriority(-1)
        Color.red
          .probe("b")
        Color.red
          .probe("c")
      }
    }

    add("priority-group-even-split") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .layoutPriority(1)
        Color.red
          .probe("b")
          .layoutPriority(1)
        Color.red
          .probe("c")
          .frame(minWidth: 50)
      }
    }
  }
}
