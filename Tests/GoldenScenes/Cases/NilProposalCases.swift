import SwiftUI

extension GoldenTable {
  /// The views of category `nil-proposal`, as `cases.json` writes them.
  mutating func addNilProposalCases() {
    add("nil-hstack-two-colors") {
      HStack(spacing: 0) {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
      }
    }

    add("nil-zstack") {
      ZStack {
        Color.red
          .probe("a")
        Color.red
          .probe("b")
          .frame(width: 50, height: 30)
      }
    }

    add("nil-padding") {
      Color.red
        .probe("a")
        .padding(5)
    }

    add("nil-frame-fixed-width") {
      Color.red
        .probe("a")
        .frame(width: 80)
    }
  }
}
