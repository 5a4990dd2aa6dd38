import SwiftUI

/// The scene of lesson 8, as the learner sees it.
struct PulledList: View {
  let inset: CGFloat
  let tell: (GeometryProxy) -> Void
  @State private var isRefreshing = false

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(1..<21, id: \.self) { row in
          Text("row \(row)").frame(width: 300, height: 50).accessibilityIdentifier("row \(row)")
        }
      }
      .background(
        GeometryReader { proxy in
          let _ = tell(proxy)
        })
    }
    .accessibilityIdentifier("list")
    .coordinateSpace(.named("list"))
    .safeAreaInset(edge: .top, spacing: 0) {
      Color.gray.frame(height: inset).accessibilityIdentifier("bar")
    }
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: { _, y in
      guard pull(contentOffset: y, inset: inset) > 60 else { return }
      isRefreshing = true
    }
  }
}

extension PulledList {

  private func pull(contentOffset y: CGFloat, inset: CGFloat) -> CGFloat { -(y + inset) }
}

/// The numbers that a list has reported.
@MainActor private final class SeenNumbers {
  var geometry: ScrollGeometry?
  var topInList = CGFloat.nan
  var topInWindow = CGFloat.nan
}

/// The list at a pull, and the numbers that SwiftUI reports for it.
@MainActor struct MeasuredPull {
  let stage: LessonStage
  /// Points.
  let contentOffset: CGFloat
  /// The content's top, as its reader has it in the list's own space. Points.
  let topInList: CGFloat
  /// The same in the window. Points.
  let topInWindow: CGFloat

  /// - Parameter pull: how far the content is below its place of rest; negative for further up.
  init(_ pull: CGFloat, inset: CGFloat) {
    let seen = SeenNumbers()
    stage = LessonStage(list: CGSize(width: 300, height: 600)) {
      PulledList(inset: inset) {
        seen.topInList = $0.frame(in: .named("list")).minY
        seen.topInWindow = $0.frame(in: .global).minY
      }
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: { _, geometry in
        seen.geometry = geometry
      }
    }
    let rest = seen.geometry?.contentOffset.y ?? .nan
    if pull != 0 { stage.pull(by: pull - rest) }
    contentOffset = seen.geometry?.contentOffset.y ?? .nan
    topInList = seen.topInList
    topInWindow = seen.topInWindow
  }
}

extension PulledScene {
  /// The list of lesson 8 with a finger on it.
  static func pulledList(_ motion: FingerMotion, inset: CGFloat) -> PulledScene {
    let pull: CGFloat = if case .pulled(let pull) = motion { pull } else { 0 }
    let bar = inset > 0 ? " below a bar of \(Prose.number(inset))" : ""
    return PulledScene(
      title: "a list\(bar), \(motion.words)", visible: CGRect(x: 0, y: 0, width: 300, height: 240)
    ) { MeasuredPull(pull, inset: inset).stage }
  }
}
