import SwiftUI

extension GoldenTable {
  /// The views of category `safe-area`, as `cases.json` writes them.
  mutating func addSafeAreaCases() {
    add("safeareainset-top-spacing0") {
      Color.red
        .probe("main")
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.blue.probe("bar").frame(height: 20)
        }
    }
  }
}
