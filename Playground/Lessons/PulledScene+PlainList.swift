import SwiftUI

extension PulledScene {
  /// A list of ten rows, 300 wide, of no published system, with a finger on it.
  ///
  /// - Units: points; the pull as the content goes.
  static func plainList(height: CGFloat, pull: CGFloat) -> PulledScene {
    let size = CGSize(width: 300, height: height)
    let title = "a list \(Prose.number(Double(height))) high, "
    return PulledScene(
      title: title + FingerMotion.pulled(pull).words, visible: CGRect(origin: .zero, size: size)
    ) {
      let stage = LessonStage(list: size) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(1..<11, id: \.self) { row in
              Text("row \(row)").frame(width: 300, height: 44).accessibilityIdentifier("row \(row)")
            }
          }
        }
        .accessibilityIdentifier("list")
      }
      stage.pull(by: pull)
      return stage
    }
  }
}
