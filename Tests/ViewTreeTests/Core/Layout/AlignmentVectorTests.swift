import SwiftUI
import Testing

extension HorizontalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width * 0.25 }
  }

  /// A quarter of the width.
  fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

extension VerticalAlignment {
  private enum ThreeQuarters: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 0.75 }
  }

  /// Three quarters of the height.
  fileprivate static let threeQuarters = VerticalAlignment(ThreeQuarters.self)
}

/// - Source: LAYOUT-3.4 and LAYOUT-3.5; the numbers are those of SwiftVVD's tests.
@MainActor @Suite("Alignment vectors")
struct AlignmentVectorTests {
  private static let custom = Alignment(horizontal: .quarter, vertical: .threeQuarters)

  private func box(
    _ name: String, _ width: CGFloat, _ height: CGFloat, guides: (x: CGFloat, y: CGFloat)
  ) -> some View {
    Color.clear.frame(width: width, height: height)
      .alignmentGuide(.quarter) { _ in guides.x }
      .alignmentGuide(.threeQuarters) { _ in guides.y }
      .called(name)
  }

  /// Rules: LAYOUT-3.4.1, LAYOUT-3.4.2.
  @Test("a ZStack is as large as its most important children, and all meet on their guides")
  func zStackGuides() {
    // Line at the largest guide of the top priority, (12, 8): low at (100 + 12 - 90,
    // 200 + 8 - 70), A at (100 + 12 - 3, 200 + 8 - 4), B at the corner.
    expectAnswer(
      30, 40, to: 60, 50, at: CGPoint(x: 100, y: 200),
      frames: "low 22 138 100 80, A 109 204 20 10, B 100 200 30 40"
    ) {
      ZStack(alignment: Self.custom) {
        box("low", 100, 80, guides: (90, 70))
        box("A", 20, 10, guides: (3, 4)).layoutPriority(2)
        box("B", 30, 40, guides: (12, 8)).layoutPriority(2)
      }
    }
  }

  /// Rules: LAYOUT-3.5.1, LAYOUT-3.5.2, LAYOUT-3.5.3.
  @Test("a frame puts its own default guide on the child's explicit one")
  func frameGuides() {
    // (0.25 * 100 - 30, 0.75 * 80 - 5).
    expectAnswer(100, 80, to: nil, nil, frames: "child -5 55 40 20") {
      box("child", 40, 20, guides: (30, 5)).frame(width: 100, height: 80, alignment: Self.custom)
    }
    // The child's leading guide is 10 left of it.
    expectAnswer(100, 20, to: nil, nil, frames: "child 10 0 40 20") {
      Color.clear.frame(width: 40, height: 20).called("child").alignmentGuide(.leading) { _ in -10 }
        .frame(width: 100, height: 20, alignment: .leading)
    }
  }

  /// Rule: LAYOUT-3.9.3.
  @Test("padding moves an explicit guide with the child")
  func paddingMovesGuide() {
    // 20 in the child is 20 + 5 in the padded view: its edge is 25 left of the line.
    expectAnswer(65, 30, to: nil, nil, frames: "padded 0 0 50 20, plain 25 20 40 10") {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 20 }
          .padding(5).called("padded")
        Color.clear.frame(width: 40, height: 10).called("plain")
      }
    }
  }
}
