import SwiftUI

extension GoldenTable {
  /// The views of category `spacer`, as `cases.json` writes them.
  mutating func addSpacerCases() {
    add("spacer-hstack-between") {
      HStack {
        Color.red
          .probe("a")
          .frame(width: 50, height: 50)
        Spacer()
        Color.red
          .probe("b")
          .frame(width: 50, height: 50)
      }
    }

    add("spacer-vstack-between") {
      VStack {
        Color.red
          .probe("a")
          .frame(width: 50, height: 50)
        Spacer()
        Color.red
          .probe("b")
          .frame(width: 50, height: 50)
      }
    }

    add("spacer-vstack-two") {
      VStack {
        Color.red
          .probe("a")
          .frame(width: 50, height: 40)
        Spacer()
        Color.red
          .probe("b")
          .frame(width: 50, height: 40)
        Spacer()
        Color.red
          .probe("c")
          .frame(width: 50, height: 40)
      }
    }

    add("spacer-minlength-room") {
      HStack {
        Color.red
          .probe("a")
          .frame(width: 50, height: 50)
        Spacer(minLength: 50)
        Color.red
          .probe("b")
          .frame(width: 50, height: 50)
      }
    }

    add("spacer-minlength-forces-overflow") {
      HStack {
        Color.red
          .probe("a")
          .frame(width: 50, height: 50)
        Spacer(minLength: 50)
        Color.red
          .probe("b")
          .frame(width: 50, height: 50)
      }
    }

    add("spacer-end") {
      HStack {
        Color.red
          .probe("a")
          .frame(width: 50, height: 50)
        Color.red
          .probe("b")
          .frame(width: 50, height: 50)
        Spacer()
      }
    }

    add("spacer-default-min-8") {
      HStack {
        Color.red
          .probe("a")
          .frame(width: 80, height: 50)
        Spacer()
        Color.red
          .probe("b")
          .frame(width: 80, height: 50)
      }
    }

    add("spacer-mixed-rows-spacing20") {
      VStack(spacing: 20) {
        HStack {
          Color.red
            .probe("a")
            .frame(width: 30, height: 30)
          Spacer(minLength: 20)
          Color.red
            .probe("b")
            .frame(width: 30, height: 30)
          Spacer(minLength: 10)
          Color.red
            .probe("c")
            .frame(width: 30, height: 30)
        }
        HStack {
          Spacer()
          Color.red
            .probe("d")
            .frame(width: 60, height: 30)
          Spacer()
        }
        HStack {
          Color.red
            .probe("e")
            .frame(width: 40, height: 30)
          Spacer()
          Color.red
            .probe("f")
            .frame(width: 40, height: 30)
        }
      }
    }

    add("spacer-yields-to-flexible") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
        Spacer()
        Color.red
          .probe("b")
          .frame(width: 50)
      }
    }

    add("spacer-in-vstack-has-zero-width") {
      VStack {
        Color.red
          .probe("a")
          .frame(width: 30, height: 20)
        Spacer()
        Color.red
          .probe("b")
          .frame(width: 10, height: 20)
      }
      .probe("stack")
    }
  }
}
