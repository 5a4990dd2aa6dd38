import SwiftUI

extension GoldenTable {
  /// The views of category `fixed-size`, as `cases.json` writes them.
  mutating func addFixedSizeCases() {
    add("fixedsize-none") {
      Color.red
        .probe("a")
        .fixedSize(horizontal: false, vertical: false)
    }

    add("fixedsize-inside-frame") {
      Color.red
        .probe("a")
        .frame(idealWidth: 80, idealHeight: 30)
        .fixedSize()
        .frame(width: 40, height: 40)
        .probe("frame")
    }

    add("fixedsize-hstack-equal-heights") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(width: 20)
        Color.red
          .probe("b")
          .frame(width: 30, height: 40)
      }
      .fixedSize(horizontal: false, vertical: true)
    }

    add("fixedsize-vstack-equal-widths") {
      VStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(height: 20)
        Color.red
          .probe("b")
          .frame(width: 70, height: 20)
      }
      .fixedSize(horizontal: true, vertical: false)
    }
  }
}
