import SwiftUI

extension GoldenTable {
  /// The views of category `ideal-size`, as `cases.json` writes them.
  mutating func addIdealSizeCases() {
    add("ideal-rectangle-fixedsize-10") {
      Rectangle()
        .probe("a")
        .fixedSize()
    }

    add("ideal-frame-ignored-without-fixedsize") {
      RoundedRectangle(cornerRadius: 5)
        .probe("a")
        .frame(idealWidth: 100, idealHeight: 40)
    }

    add("ideal-color-nil-height") {
      Color.red
        .probe("a")
    }

    add("ideal-min-raises") {
      Color.red
        .probe("a")
        .frame(minWidth: 50)
    }

    add("ideal-min-ideal-max") {
      Color.red
        .probe("a")
        .frame(minWidth: 20, idealWidth: 40, maxWidth: 60)
    }

    add("ideal-max-infinity-hugs-on-nil") {
      Color.red
        .probe("a")
        .frame(width: 70, height: 20)
        .frame(maxWidth: .infinity)
        .probe("frame")
    }

    add("ideal-above-max-wins") {
      Color.red
        .probe("a")
        .frame(idealWidth: 30, maxWidth: 20)
        .fixedSize()
    }

    add("ideal-only-one-axis") {
      Color.red
        .probe("a")
        .frame(idealWidth: 70)
        .fixedSize(horizontal: true, vertical: false)
    }
  }
}
