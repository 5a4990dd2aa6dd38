import SwiftUI

extension GoldenTable {
  /// The views of category `hstack`, as `cases.json` writes them.
  mutating func addHStackCases() {
    add("hstack-min-then-max-overflow") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(minWidth: 100)
        Color.green
          .probe("b")
          .frame(maxWidth: 100)
      }
    }

    add("hstack-max-min-300") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(maxWidth: 100)
        Color.green
          .probe("b")
          .frame(minWidth: 100)
      }
    }

    add("hstack-tie-infinite-larger-min-first") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(minWidth: 50)
        Color.green
          .probe("b")
          .frame(minWidth: 100)
      }
    }

    add("hstack-tie-infinite-overflow") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(minWidth: 50)
        Color.green
          .probe("b")
          .frame(minWidth: 100)
      }
    }

    add("hstack-fixed-flex-fixed") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(width: 50)
        Color.green
          .probe("b")
        Color.blue
          .probe("c")
          .frame(width: 30)
      }
    }

    add("hstack-minmax-two-flex") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(minWidth: 50, maxWidth: 100)
        Color.green
          .probe("b")
        Color.blue
          .probe("c")
      }
    }

    add("hstack-three-flexibilities") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
        Color.green
          .probe("b")
          .frame(minWidth: 50, maxWidth: 200)
        Color.blue
          .probe("c")
          .frame(minWidth: 20, maxWidth: 60)
      }
    }

    add("hstack-ideal-ignored-when-concrete") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(idealWidth: 50)
        Color.green
          .probe("b")
          .frame(idealWidth: 150)
      }
    }

    add("hstack-spacing-exceeds-width") {
      HStack {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
      }
    }

    add("hstack-thirds") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
        Color.red
          .probe("c")
      }
    }

    add("hstack-flexible-min74-max23") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
          .frame(minWidth: 74)
        Color.red
          .probe("c")
          .frame(maxWidth: 23)
      }
    }

    add("hstack-single-child-transparent") {
      HStack {
        Color.red
          .probe("a")
          .frame(width: 40, height: 20)
      }
    }

    add("hstack-two-flex-tokamak") {
      HStack {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
      }
    }
  }
}
