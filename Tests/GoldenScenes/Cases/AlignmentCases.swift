import SwiftUI

extension GoldenTable {
  /// The views of category `alignment`, as `cases.json` writes them.
  mutating func addAlignmentCases() {
    add("vstack-align-leading") {
      VStack(alignment: .leading) {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
          .frame(width: 50)
      }
    }

    add("vstack-align-hcenter") {
      VStack {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
          .frame(width: 50)
      }
    }

    add("hstack-align-top") {
      HStack(alignment: .top) {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
          .frame(height: 50)
      }
    }

    add("guide-other-alignment-ignored") {
      VStack(alignment: .leading, spacing: 0) {
        Color.red
          .probe("a")
          .alignmentGuide(.trailing) { _ in 0 }
        Color.red
          .probe("b")
          .alignmentGuide(.trailing) { _ in 10 }
        Color.red
          .probe("c")
          .alignmentGuide(.trailing) { _ in 20 }
        Color.red
          .probe("d")
          .alignmentGuide(.trailing) { _ in 30 }
      }
    }

    add("guide-top-staircase") {
      HStack(alignment: .top, spacing: 0) {
        Color.red
          .probe("a")
          .alignmentGuide(.top) { _ in 0 }
        Color.red
          .probe("b")
          .alignmentGuide(.top) { _ in -10 }
        Color.red
          .probe("c")
          .alignmentGuide(.top) { _ in -20 }
        Color.red
          .probe("d")
          .alignmentGuide(.top) { _ in -30 }
      }
    }

    add("guide-shift-left") {
      VStack(alignment: .leading, spacing: 0) {
        Color.red
          .probe("a")
          .frame(width: 60, height: 20)
        Color.red
          .probe("b")
          .frame(width: 60, height: 20)
          .alignmentGuide(.leading) { _ in 25 }
      }
    }

    add("guide-leading-to-trailing-edges") {
      VStack(alignment: .leading, spacing: 0) {
        Color.red
          .probe("a")
          .frame(width: 40, height: 20)
          .alignmentGuide(.leading) { $0.width }
        Color.red
          .probe("b")
          .frame(width: 70, height: 20)
      }
    }

    add("guide-vertical-center-offset") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(width: 20, height: 40)
        Color.red
          .probe("b")
          .frame(width: 20, height: 40)
          .alignmentGuide(VerticalAlignment.center) { _ in 0 }
      }
    }

    add("guide-custom-default-is-top") {
      HStack(alignment: .mid, spacing: 0) {
        Color.red
          .probe("a")
          .frame(width: 20, height: 40)
        Color.red
          .probe("b")
          .frame(width: 20, height: 10)
      }
    }
  }
}
