import SwiftUI
import ViewTreeInspection

extension Scene {
  /// Small views with one number each, for a slider.
  static let figures: [Scene] =
    basicFigures + [
      proposalFigure, flexibleFigure, guideFigure, listFigure, stateFigure, readerFigure,
      preferenceFigure, anchorFigure,
    ]

  private static let basicFigures: [Scene] = [
    figure(
      "row", "three views share a row", number: "spacing", label: "spacing", value: 8, most: 60,
      code: """
        HStack(spacing: {}) {
          Text("Inbox")
          Rectangle()
          Circle().frame(width: 40)
        }
        .frame(width: 240, height: 48)
        """
    ) { spacing in
      HStack(spacing: spacing) {
        Text("Inbox").accessibilityIdentifier("title")
        Rectangle().fill(.blue).accessibilityIdentifier("rest")
        Circle().fill(.orange).frame(width: 40).accessibilityIdentifier("fixed")
      }
      .frame(width: 240, height: 48)
    },
    figure(
      "card", "a padded text in a limited width", number: "padding", label: "padding", value: 12,
      most: 90,
      code: """
        Text("Pull down to refresh the list")
          .padding({})
          .background(.yellow)
          .frame(maxWidth: 220)
        """
    ) { padding in
      Text("Pull down to refresh the list").accessibilityIdentifier("text")
        .padding(padding)
        .background(.yellow)
        .frame(maxWidth: 220)
    },
  ]

  /// The screen of these scenes. Points.
  private static let figureScreen = CGSize(width: 280, height: 180)

  static func figure<Content: View>(
    _ name: String, _ summary: String, number: String, label: String, value: CGFloat, most: Double,
    code: String, @ViewBuilder _ content: @escaping @MainActor (CGFloat) -> Content
  ) -> Scene {
    let host = { @MainActor (value: CGFloat, prepare: (TreeHost) -> Void) in
      let host = TreeHost(size: figureScreen) { EmptyView() }
      prepare(host)
      host.update { content(value) }
      host.settle()
      return host
    }
    let variant = SceneVariant(
      name: number, label: label, unit: "points", values: (0...60).map { most * Double($0) / 60 },
      code: code
    ) { host(CGFloat($0), $1) }
    return Scene(
      name: "figure/\(name)", number: nil, summary: summary,
      lines: { tree(host(value) { _ in }) }, make: { host(value, $0) },
      code: code.replacingOccurrences(of: "{}", with: ValueText.number(Double(value))),
      variants: [variant])
  }
}
