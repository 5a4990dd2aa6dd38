import SwiftUI

extension GoldenTable {
  /// The views of category `structure`, as `cases.json` writes them.
  mutating func addStructureCases() {
    add("structure-false-branch-adds-nothing") {
      VStack(spacing: 10) {
        Color.red.probe("a").frame(width: 20, height: 20)
        if false { Color.green }
        Color.blue.probe("b").frame(width: 20, height: 20)
      }
    }

    add("structure-foreach-is-flattened") {
      HStack(spacing: 0) {
        ForEach(0..<3) { i in
          Color.red.probe("r\(i)")
        }
        Color.blue.probe("b")
      }
    }

    add("structure-vstack-in-hstack-shares") {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.probe("a")
          Color.green.probe("b")
        }
        Color.blue.probe("c")
      }
    }
  }
}
