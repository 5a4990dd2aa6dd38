import SwiftUI

extension GoldenTable {
  /// The views of category `overlay-background`, as `cases.json` writes them.
  mutating func addOverlayBackgroundCases() {
    add("overlay-align-center") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 100)
        .overlay {
          Color.red
            .probe("b")
            .frame(width: 50, height: 50)
        }
    }

    add("overlay-align-leading") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 100)
        .overlay(alignment: .leading) {
          Color.red
            .probe("b")
            .frame(width: 50, height: 50)
        }
    }

    add("overlay-align-trailing") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 100)
        .overlay(alignment: .trailing) {
          Color.red
            .probe("b")
            .frame(width: 50, height: 50)
        }
    }

    add("overlay-align-bottom") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 100)
        .overlay(alignment: .bottom) {
          Color.red
            .probe("b")
            .frame(width: 50, height: 50)
        }
    }

    add("overlay-align-bottomLeading") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 100)
        .overlay(alignment: .bottomLeading) {
          Color.red
            .probe("b")
            .frame(width: 50, height: 50)
        }
    }

    add("overlay-align-bottomTrailing") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 100)
        .overlay(alignment: .bottomTrailing) {
          Color.red
            .probe("b")
            .frame(width: 50, height: 50)
        }
    }

    add("overlay-larger-does-not-grow") {
      Color.red
        .probe("a")
        .frame(width: 40, height: 40)
        .overlay {
          Color.red
            .probe("b")
            .frame(width: 100, height: 20)
        }
        .probe("whole")
    }

    add("overlay-and-background-corners") {
      Color.red
        .probe("a")
        .frame(width: 200, height: 200)
        .overlay(alignment: .topLeading) {
          Color.red
            .probe("b")
            .frame(width: 100, height: 100)
        }
        .background(alignment: .bottomTrailing) {
          Color.red
            .probe("c")
            .frame(width: 100, height: 100)
        }
    }

    add("background-of-padding") {
      Color.red
        .probe("a")
        .frame(width: 50, height: 30)
        .padding(10)
        .background {
          Color.red
            .probe("b")
        }
    }
  }
}
