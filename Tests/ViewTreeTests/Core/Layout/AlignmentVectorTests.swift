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
@Suite("Alignment vectors")
@MainActor
struct AlignmentVectorTests {
  private static let custom = Alignment(horizontal: .quarter, vertical: .threeQuarters)

  /// Rules: LAYOUT-3.4.1, LAYOUT-3.4.2.
  @Test("a ZStack is as large as its most important children, and all meet on their guides")
  func zStackGuides() {
    // Line at the largest guide of the top priority, (12, 8): low at (100 + 12 - 90,
    // 200 + 8 - 70), A at (100 + 12 - 3, 200 + 8 - 4), B at the corner.
    let stack = measure(60, 50, at: CGPoint(x: 100, y: 200)) {
      ZStack(alignment: Self.custom) {
        box("low", width: 100, height: 80, guides: (90, 70))
        box("A", width: 20, height: 10, guides: (3, 4)).layoutPriority(2)
        box("B", width: 30, height: 40, guides: (12, 8)).layoutPriority(2)
      }
    }

    #expect(stack.response == CGSize(width: 30, height: 40))
    #expect(stack.frame("low") == CGRect(x: 22, y: 138, width: 100, height: 80))
    #expect(stack.frame("A") == CGRect(x: 109, y: 204, width: 20, height: 10))
    #expect(stack.frame("B") == CGRect(x: 100, y: 200, width: 30, height: 40))
  }

  /// Rules: LAYOUT-3.5.1, LAYOUT-3.5.2, LAYOUT-3.5.3.
  @Test("a frame puts its own default guide on the child's explicit one")
  func frameGuides() {
    // (0.25 * 100 - 30, 0.75 * 80 - 5).
    let frame = measure(nil, nil) {
      box("child", width: 40, height: 20, guides: (30, 5))
        .frame(width: 100, height: 80, alignment: Self.custom)
    }

    #expect(frame.frame("child")?.origin == CGPoint(x: -5, y: 55))
  }

  /// Rule: LAYOUT-3.5.2.
  @Test("an explicit leading guide shifts the child inside a leading frame")
  func leadingGuideInFrame() {
    let frame = measure(nil, nil) {
      Color.clear.frame(width: 40, height: 20).called("child")
        .alignmentGuide(.leading) { _ in -10 }
        .frame(width: 100, height: 20, alignment: .leading)
    }

    #expect(frame.frame("child")?.minX == 10)
  }

  /// Rule: LAYOUT-3.9.3.
  @Test("padding moves an explicit guide with the child")
  func paddingMovesGuide() {
    // 20 in the child is 20 + 5 in the padded view: its edge is 25 left of the line.
    let stack = measure(nil, nil) {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 20 }
          .padding(5).called("padded")
        Color.clear.frame(width: 40, height: 10).called("plain")
      }
    }

    #expect(stack.x("padded", "plain") == [0, 25])
  }

  private func box(
    _ name: String, width: CGFloat, height: CGFloat, guides: (x: CGFloat, y: CGFloat)
  ) -> some View {
    Color.clear.frame(width: width, height: height)
      .alignmentGuide(.quarter) { _ in guides.x }
      .alignmentGuide(.threeQuarters) { _ in guides.y }.called(name)
  }
}
