import SwiftUI

extension GoldenTable {
  /// The views of category `aspect-ratio`, as `cases.json` writes them.
  mutating func addAspectRatioCases() {
    add("aspect-075-fit-200") {
      Ellipse()
        .probe("a")
        .aspectRatio(0.75, contentMode: .fit)
        .frame(width: 200, height: 200)
    }

    add("aspect-3x4-fill-200") {
      Ellipse()
        .probe("a")
        .aspectRatio(CGSize(width: 3, height: 4), contentMode: .fill)
        .frame(width: 200, height: 200)
    }

    add("aspect-15-fill-100") {
      Color.red
        .probe("a")
        .aspectRatio(1.5, contentMode: .fill)
        .frame(width: 100, height: 100)
    }

    add("aspect-05-fill-100") {
      Color.red
        .probe("a")
        .aspectRatio(0.5, contentMode: .fill)
        .frame(width: 100, height: 100)
    }

    add("aspect-half-fit-and-fill-in-zstack") {
      ZStack {
        Color.red
          .probe("a")
          .aspectRatio(0.5, contentMode: .fit)
          .frame(width: 100, height: 50)
        Color.green
          .probe("b")
          .aspectRatio(0.5, contentMode: .fill)
          .frame(width: 50, height: 100)
      }
    }

    add("aspect-two-fit-and-fill-in-zstack") {
      ZStack {
        Color.red
          .probe("a")
          .aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit)
          .frame(width: 100, height: 50)
        Color.green
          .probe("b")
          .aspectRatio(CGSize(width: 20, height: 10), contentMode: .fill)
          .frame(width: 50, height: 100)
      }
    }

    add("aspect-16x9-fit-160") {
      Color.red
        .probe("a")
        .aspectRatio(16.0 / 9.0, contentMode: .fit)
    }

    add("aspect-only-changes-proposal") {
      Color.red
        .probe("a")
        .frame(width: 50, height: 20)
        .aspectRatio(1, contentMode: .fit)
        .probe("ratio")
    }

    add("aspect-unspecified-passes-through") {
      Color.red
        .probe("a")
        .aspectRatio(2, contentMode: .fit)
        .fixedSize()
    }
  }
}
