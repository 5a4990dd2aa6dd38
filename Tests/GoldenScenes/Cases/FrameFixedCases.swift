import SwiftUI

extension GoldenTable {
  /// The views of category `frame-fixed`, as `cases.json` writes them.
  mutating func addFrameFixedCases() {
    add("frame-200x100-centred") {
      Color.red
        .probe("a")
        .frame(width: 200, height: 100)
    }

    add("frame-align-leading") {
      Color.red
        .probe("a")
        .frame(width: 20, height: 10)
        .frame(width: 100, height: 60, alignment: .leading)
        .probe("frame")
    }

    add("frame-align-trailing") {
      Color.red
        .probe("a")
        .frame(width: 20, height: 10)
        .frame(width: 100, height: 60, alignment: .trailing)
        .probe("frame")
    }

    add("frame-align-bottom") {
      Color.red
        .probe("a")
        .frame(width: 20, height: 10)
        .frame(width: 100, height: 60, alignment: .bottom)
        .probe("frame")
    }

    add("frame-align-topLeading") {
      Color.red
        .probe("a")
        .frame(width: 20, height: 10)
        .frame(width: 100, height: 60, alignment: .topLeading)
        .probe("frame")
    }

    add("frame-align-topTrailing") {
      Color.red
        .probe("a")
        .frame(width: 20, height: 10)
        .frame(width: 100, height: 60, alignment: .topTrailing)
        .probe("frame")
    }

    add("frame-align-bottomLeading") {
      Color.red
        .probe("a")
        .frame(width: 20, height: 10)
        .frame(width: 100, height: 60, alignment: .bottomLeading)
        .probe("frame")
    }

    add("frame-align-bottomTrailing") {
      Color.red
        .probe("a")
        .frame(width: 20, height: 10)
        .frame(width: 100, height: 60, alignment: .bottomTrailing)
        .probe("frame")
    }

    add("frame-too-small-child-overflows") {
      Color.red
        .probe("a")
        .frame(width: 200, height: 200)
        .frame(width: 100, height: 200)
        .probe("frame")
    }

    add("frame-75-stack-with-150-child") {
      VStack {
        Color.red
          .probe("a")
          .frame(width: 150, height: 150)
      }
      .frame(width: 75, height: 75)
      .probe("frame")
    }
  }
}
