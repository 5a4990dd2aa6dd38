import SwiftUI

extension GoldenTable {
  /// The views of category `padding`, as `cases.json` writes them.
  mutating func addPaddingCases() {
    add("padding-default-16") {
      Color.blue
        .probe("a")
        .frame(width: 50, height: 30)
        .padding()
        .probe("padded")
    }

    add("padding-zero") {
      Color.blue
        .probe("a")
        .frame(width: 50, height: 30)
        .padding(0)
        .probe("padded")
    }

    add("padding-trailing-30") {
      Color.blue
        .probe("a")
        .frame(width: 50, height: 30)
        .padding(.trailing, 30)
        .probe("padded")
    }

    add("padding-top-trailing-25") {
      Color.blue
        .probe("a")
        .frame(width: 50, height: 30)
        .padding([.top, .trailing], 25)
        .probe("padded")
    }

    add("padding-edgeinsets") {
      Color.blue
        .probe("a")
        .frame(width: 50, height: 30)
        .padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
        .probe("padded")
    }

    add("padding-edgeinsets-asymmetric") {
      Color.blue
        .probe("a")
        .frame(width: 50, height: 30)
        .padding(EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5))
        .probe("padded")
    }

    add("padding-nested") {
      Color.blue
        .probe("a")
        .frame(width: 50, height: 30)
        .padding(10)
        .probe("inner")
        .padding(20)
        .probe("padded")
    }

    add("padding-in-vstack") {
      VStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(height: 30)
          .padding(.bottom, 20)
        Color.red
          .probe("b")
          .frame(height: 30)
          .padding(.top, 15)
      }
    }

    add("padding-in-hstack") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(width: 50)
          .padding(.trailing, 25)
        Color.red
          .probe("b")
          .frame(width: 50)
          .padding(.leading, 15)
      }
    }

    add("padding-before-frame") {
      Color.red
        .probe("a")
        .padding(10)
        .frame(width: 100, height: 50)
    }

    add("padding-after-frame") {
      Color.red
        .probe("a")
        .frame(width: 100, height: 50)
        .padding(10)
        .probe("padded")
    }

    add("padding-negative") {
      Color.red
        .probe("a")
        .frame(width: 50, height: 50)
        .padding(-10)
        .probe("padded")
    }
  }
}
