import SwiftUI

extension GoldenTable {
  /// The views of category `zstack`, as `cases.json` writes them.
  mutating func addZStackCases() {
    add("zstack-align-center") {
      ZStack {
        Color.red
          .probe("a")
          .frame(width: 60, height: 60)
        Color.blue
          .probe("b")
          .frame(width: 20, height: 20)
      }
    }

    add("zstack-align-trailing") {
      ZStack(alignment: .trailing) {
        Color.red
          .probe("a")
          .frame(width: 60, height: 60)
        Color.blue
          .probe("b")
          .frame(width: 20, height: 20)
      }
    }

    add("zstack-align-top") {
      ZStack(alignment: .top) {
        Color.red
          .probe("a")
          .frame(width: 60, height: 60)
        Color.blue
          .probe("b")
          .frame(width: 20, height: 20)
      }
    }

    add("zstack-align-bottom") {
      ZStack(alignment: .bottom) {
        Color.red
          .probe("a")
          .frame(width: 60, height: 60)
        Color.blue
          .probe("b")
          .frame(width: 20, height: 20)
      }
    }

    add("zstack-align-topTrailing") {
      ZStack(alignment: .topTrailing) {
        Color.red
          .probe("a")
          .frame(width: 60, height: 60)
        Color.blue
          .probe("b")
          .frame(width: 20, height: 20)
      }
    }

    add("zstack-align-bottomLeading") {
      ZStack(alignment: .bottomLeading) {
        Color.red
          .probe("a")
          .frame(width: 60, height: 60)
        Color.blue
          .probe("b")
          .frame(width: 20, height: 20)
      }
    }

    add("zstack-max-of-each-axis") {
      ZStack {
        Color.red
          .probe("a")
          .frame(width: 80, height: 20)
        Color.red
          .probe("b")
          .frame(width: 30, height: 70)
      }
    }

    add("zstack-bottomleading-doc") {
      ZStack(alignment: .bottomLeading) {
        Color.red
          .probe("a")
          .frame(width: 100, height: 50)
        Color.blue
          .probe("b")
          .frame(width: 50, height: 100)
      }
    }
  }
}
