import SwiftUI

extension GoldenTable {
  /// The views of category `anchor`, as `cases.json` writes them.
  mutating func addAnchorCases() {
    add("anchor-bounds-in-overlay") {
      Color.red
        .frame(width: 40, height: 30)
        .anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
        .frame(width: 100, height: 100, alignment: .topLeading)
        .overlayPreferenceValue(AnchorKey.self) { list in
          GeometryReader { g in
            let _ = report("rects", list.map { g[$0] })
            Color.clear
          }
        }
    }

    add("anchor-bounds-list-order") {
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 20)
          .anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
        Color.blue.frame(width: 30, height: 40)
          .anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(AnchorKey.self) { list in
        GeometryReader { g in
          let _ = report("rects", list.map { g[$0] })
          Color.clear
        }
      }
    }

    add("anchor-point-center") {
      Color.red
        .frame(width: 40, height: 30)
        .anchorPreference(key: PointKey.self, value: .center) { [$0] }
        .frame(width: 100, height: 100, alignment: .bottomTrailing)
        .overlayPreferenceValue(PointKey.self) { list in
          GeometryReader { g in
            let _ = report("points", list.map { g[$0] })
            Color.clear
          }
        }
    }

    add("anchor-parent-anchorpreference-overrides") {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 30)
          .anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
      }
      .padding(10)
      .anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(AnchorKey.self) { list in
        GeometryReader { g in
          let _ = report("rects", list.map { g[$0] })
          Color.clear
        }
      }
    }
  }
}
