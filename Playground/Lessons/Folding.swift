import SwiftUI
import ViewTreeInspection

/// The fold of values that siblings write for a key.
@MainActor struct Folding<K: PreferenceKey> {
  let value: K.Value
  /// The calls of `reduce`, a line each.
  let calls: [String]
  /// Why the column reports the value.
  let reasons: [String]

  init(_ values: [K.Value]) {
    let stage = LessonStage { Self.column(values[...]) }
    value = stage.host.value(of: K.self)
    stage.record()
    calls = stage.reduces
    reasons = stage.preferenceLines(K.self, of: "column")
  }

  private static func column(_ values: ArraySlice<K.Value>) -> some View {
    let all = Array(values)
    return VStack(spacing: 0) {
      ForEach(all.indices, id: \.self) { index in
        Color.clear.accessibilityIdentifier("writer \(index + 1)")
          .preference(key: K.self, value: all[index])
      }
    }
    .accessibilityIdentifier("column")
  }
}
