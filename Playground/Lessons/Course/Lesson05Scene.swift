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

/// A writer beside a column whose children may change, none of which writes.
struct ChangingScene: View {
  /// The value that is read outside of both.
  @MainActor static var read: CGFloat {
    LessonStage { ChangingScene() }.host.value(of: LKScrollOffsetPreferenceKey.self)
  }

  var body: some View {
    VStack(spacing: 0) {
      Color.red.preference(key: LKScrollOffsetPreferenceKey.self, value: 40)
      VStack(spacing: 0) {
        ForEach(0..<0, id: \.self) { _ in Color.green }
      }
    }
  }
}

struct SumKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct MaxKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct LastKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
