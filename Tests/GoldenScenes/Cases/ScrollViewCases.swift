import SwiftUI

extension GoldenTable {
  /// The views of category `scroll-view`, as `cases.json` writes them.
  mutating func addScrollViewCases() {
    add("scroll-hugs-content-width") {
      ScrollView {
        Color.red
          .probe("a")
          .frame(width: 50, height: 500)
      }
      .probe("scroll")
    }

    add("scroll-stack-of-colors-10-each") {
      ScrollView {
        VStack(spacing: 0) {
          Color.red
            .probe("a")
          Color.red
            .probe("b")
        }
      }
    }

    add("scroll-horizontal-nil-width") {
      ScrollView(.horizontal) {
        Color.red
          .probe("a")
      }
      .probe("scroll")
    }

    add("scroll-aspect-ratio-content") {
      ScrollView {
        Color.red
          .probe("a")
          .aspectRatio(2, contentMode: .fit)
      }
      .probe("scroll")
    }

    add("lazyvstack-fills-width-hugs-height") {
      LazyVStack(spacing: 10) {
        Color.red
          .probe("a")
          .frame(width: 50, height: 20)
        Color.red
          .probe("b")
          .frame(width: 30, height: 20)
      }
      .probe("lazy")
    }
  }
}
