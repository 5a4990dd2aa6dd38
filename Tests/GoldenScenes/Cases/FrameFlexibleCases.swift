import SwiftUI

extension GoldenTable {
  /// The views of category `frame-flexible`, as `cases.json` writes them.
  mutating func addFrameFlexibleCases() {
    add("flex-0-200-0-100") {
      Color.red
        .probe("a")
        .frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
    }

    add("flex-infinity-align-center") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .probe("frame")
    }

    add("flex-infinity-align-leading") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .probe("frame")
    }

    add("flex-infinity-align-top") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .probe("frame")
    }

    add("flex-infinity-align-topLeading") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .probe("frame")
    }

    add("flex-infinity-align-topTrailing") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        .probe("frame")
    }

    add("flex-minmax-clamps-low") {
      Color.red
        .probe("a")
        .frame(width: 20, height: 20)
        .frame(minWidth: 50, maxWidth: 150)
        .probe("frame")
    }

    add("flex-minmax-takes-proposal") {
      Color.red
        .probe("a")
        .frame(width: 20, height: 20)
        .frame(minWidth: 50, maxWidth: 150)
        .probe("frame")
    }

    add("flex-minmax-clamps-high") {
      Color.red
        .probe("a")
        .frame(width: 20, height: 20)
        .frame(minWidth: 50, maxWidth: 150)
        .probe("frame")
    }

    add("flex-minmax-ignores-big-child") {
      Color.red
        .probe("a")
        .frame(width: 120, height: 20)
        .frame(minWidth: 0, maxWidth: .infinity)
        .probe("frame")
    }

    add("flex-min-proposal-below-child") {
      Color.red
        .probe("a")
        .frame(width: 300, height: 20)
        .frame(minWidth: 100)
        .probe("frame")
    }

    add("flex-max-proposal-between") {
      Color.red
        .probe("a")
        .frame(width: 50, height: 20)
        .frame(maxWidth: 100)
        .probe("frame")
    }

    add("flex-max-proposal-below-child") {
      Color.red
        .probe("a")
        .frame(width: 50, height: 20)
        .frame(maxWidth: 100)
        .probe("frame")
    }

    add("flex-max-infinity-small-child") {
      Color.red
        .probe("a")
        .frame(width: 50, height: 20)
        .frame(maxWidth: .infinity)
        .probe("frame")
    }

    add("flex-max-infinity-hugs-when-too-narrow") {
      Color.red
        .probe("a")
        .frame(width: 90, height: 20)
        .frame(maxWidth: .infinity)
        .probe("frame")
    }

    add("flex-max-infinity-leading") {
      Color.red
        .probe("a")
        .frame(width: 50, height: 20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .probe("frame")
    }

    add("flex-min150-in-200") {
      Color.red
        .probe("a")
        .frame(width: 70, height: 20)
        .frame(minWidth: 150)
        .probe("frame")
    }

    add("flex-nested-max-then-infinity") {
      Color.red
        .probe("a")
        .frame(maxWidth: 80)
        .probe("inner")
        .frame(maxWidth: .infinity, alignment: .trailing)
        .probe("outer")
    }
  }
}
