import SwiftUI

extension GoldenTable {
  /// The views of category `offset-position`, as `cases.json` writes them.
  mutating func addOffsetPositionCases() {
    add("offset-does-not-change-layout") {
      Color.red
        .probe("a")
        .offset(x: 20, y: 15)
        .frame(width: 80, height: 60)
        .probe("frame")
    }

    add("position-default-origin") {
      ZStack {
        Color.red
          .probe("a")
          .frame(width: 50, height: 50)
          .position(x: 0, y: 0)
          .probe("p")
      }
    }

    add("position-fills-proposal") {
      Color.red
        .probe("a")
        .frame(width: 20, height: 20)
        .position(x: 30, y: 40)
        .probe("p")
    }
  }
}
