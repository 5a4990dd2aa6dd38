import RefreshSystems
import SwiftUI

/// The scene with a row of its own for the last two.
struct GroupedScene: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.accessibilityIdentifier("red").preference(
        key: LKScrollOffsetPreferenceKey.self, value: 40)
      HStack(spacing: 0) {
        Color.green.accessibilityIdentifier("green").preference(
          key: LKScrollOffsetPreferenceKey.self, value: 10)
        Color.blue.accessibilityIdentifier("blue").preference(
          key: LKScrollOffsetPreferenceKey.self, value: 5)
      }
    }
  }
}
