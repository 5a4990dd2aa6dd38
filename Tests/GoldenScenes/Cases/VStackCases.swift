import SwiftUI

extension GoldenTable {
  /// The views of category `vstack`, as `cases.json` writes them.
  mutating func addVStackCases() {
    add("vstack-min-height-85-overflows") {
      VStack(spacing: 0) {
        Color.blue
          .probe("a")
          .frame(minHeight: 5, maxHeight: 100)
        Color.orange
          .probe("b")
          .frame(minHeight: 80)
      }
    }

    add("vstack-hidden-keeps-space") {
      VStack(spacing: 0) {
        Color.red
          .probe("a")
        Color.green
          .hidden()
          .probe("b")
        Color.blue
          .probe("c")
      }
    }

    add("vstack-default-flexible") {
      VStack {
        Color.red
          .probe("a")
        Color.blue
          .probe("b")
        HStack {
          Color.green
            .probe("c")
          Color.yellow
            .probe("d")
        }
      }
    }

    add("vstack-fixed-custom-spacings") {
      VStack(spacing: 20) {
        Color.red
          .probe("a")
          .frame(width: 40, height: 40)
        Color.blue
          .probe("b")
          .frame(width: 40, height: 40)
        HStack(spacing: 30) {
          Color.green
            .probe("c")
            .frame(width: 40, height: 40)
          Color.red
            .probe("d")
            .frame(width: 40, height: 40)
        }
      }
    }

    add("vstack-leading-with-top-row") {
      VStack(alignment: .leading) {
        Color.red
          .probe("a")
          .frame(width: 30, height: 30)
        Color.blue
          .probe("b")
          .frame(width: 40, height: 40)
        HStack(alignment: .top) {
          Color.green
            .probe("c")
            .frame(width: 50, height: 50)
          Color.red
            .probe("d")
            .frame(width: 60, height: 60)
        }
      }
    }

    add("vstack-two-flex-tokamak") {
      VStack {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
      }
    }

    add("vstack-two-flex-spacing-zero") {
      VStack(spacing: 0) {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
      }
    }
  }
}
