import SwiftUI
import ViewTreeInspection

/// The fold of values that siblings write for a key.
@MainActor struct Folding<K: PreferenceKey> {
  let value: K.Value
  /// The calls of `reduce`, one per line.
  let calls: [String]
  /// Why the column reports the value.
  let reasons: [String]

  /// - Parameters:
  ///   - values: one per writer, in tree order.
  ///   - names: the writers' names; numbers if there are none.
  init(_ values: [K.Value], names: [String] = []) {
    let stage = LessonStage { Self.column(values, names) }
    value = stage.host.value(of: K.self)
    stage.record()
    calls = stage.reduces
    reasons = stage.preferenceLines(K.self, of: "stack")
  }

  private static func column(_ all: [K.Value], _ names: [String]) -> some View {
    VStack(spacing: 0) {
      ForEach(all.indices, id: \.self) { index in
        Color.clear
          .accessibilityIdentifier(
            names.indices.contains(index) ? names[index] : "writer \(index + 1)"
          )
          .preference(key: K.self, value: all[index])
      }
    }
    .accessibilityIdentifier("stack")
  }
}
