import SwiftUI

extension GoldenTable {
  /// The views of category `layout-direction`, as `cases.json` writes them.
  mutating func addLayoutDirectionCases() {
    add("rtl-hstack-mirrors") {
      HStack(spacing: 10) {
        Color.red.probe("a").frame(width: 20, height: 20)
        Color.blue.probe("b").frame(width: 30, height: 20)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }

    add("rtl-padding-leading-is-right") {
      Color.red.probe("a").frame(width: 50, height: 20)
        .padding(.leading, 30)
        .environment(\.layoutDirection, .rightToLeft)
    }
  }
}
