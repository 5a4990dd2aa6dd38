import SwiftUI

extension GoldenTable {
  /// The views of frames relative to a container, as `cases.json` writes them.
  mutating func addContainerRelativeFrameCases() {
    add("containerrelative-count3") {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red
            .probe("a")
            .containerRelativeFrame(.horizontal, count: 3, spacing: 0)
          Color.blue
            .probe("b")
            .containerRelativeFrame(.horizontal, count: 3, spacing: 0)
        }
      }
    }

    add("containerrelative-full") {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red
            .probe("a")
            .containerRelativeFrame([.horizontal, .vertical])
          Color.blue
            .probe("b")
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
  }
}
