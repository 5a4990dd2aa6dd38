import SwiftUI

struct AnchorKey: PreferenceKey {
  typealias Value = Anchor<CGRect>?
  static var defaultValue: Value { nil }

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value = value ?? nextValue()
  }
}

/// A position that a reader has resolved.
@MainActor final class SeenPlace {
  var frame = CGRect.null
}

/// The scene of lesson 7, as the learner sees it.
struct AnchoredList: View {
  var height: CGFloat
  let bar: CGFloat
  let tell: (CGRect) -> Void

  var body: some View {
    VStack(spacing: 0) {
      Color.gray.frame(height: bar)
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: height).accessibilityIdentifier("header")
            .anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
          Color.yellow.frame(height: 500).accessibilityIdentifier("content")
        }
        .padding(.top, -height)
      }
      .overlayPreferenceValue(AnchorKey.self) { anchor in
        GeometryReader { proxy in
          let _ = anchor.map { tell(proxy[$0]) }
        }
      }
    }
  }
}

/// The list with the positions that its reader has resolved.
@MainActor struct ResolvedList {
  let stage: LessonStage
  /// The header's bounds in the space of the reader that encloses the scroll view. Points.
  let header: CGRect

  /// - Parameters:
  ///   - pull: how far the content is pulled down. Points.
  ///   - height: the header's.
  ///   - bar: the height of the bar above the list.
  init(pull: CGFloat, height: CGFloat = 60, bar: CGFloat = 64) {
    let seen = SeenPlace()
    stage = LessonStage { AnchoredList(height: height, bar: bar) { seen.frame = $0 } }
    if pull != 0 { stage.pull(by: pull) }
    header = seen.frame
  }

  /// The same position in the window.
  var inWindow: CGRect { stage.frame("header") }

  /// The anchor's numbers in three spaces.
  var lines: [String] {
    LessonStage.table([
      ["in the header itself", "y 0"],
      ["in the reader over the list", "y \(Prose.number(header.minY))"],
      ["in the window", "y \(Prose.number(inWindow.minY))"],
    ])
  }
}
