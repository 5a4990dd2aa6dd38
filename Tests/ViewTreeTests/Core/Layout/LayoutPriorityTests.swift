import SwiftUI
import Testing
import ViewTreeTesting

/// - Source: LAYOUT-3.2, for what resets a priority LAYOUT-3.2.2.
@MainActor @Suite("Layout priority")
struct LayoutPriorityTests {
  /// Expects a filling view, changed so, to leave its filling neighbour nothing of the row, or half.
  private func expectFirst(
    _ isFirst: Bool, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (Color) -> some View
  ) {
    let row = measure(100, 10) {
      HStack(spacing: 0) {
        change(Color.clear)
        Color.clear.called("neighbour")
      }
    }
    #expect((row.frame("neighbour")?.width == 0) == isFirst, sourceLocation: sourceLocation)
  }

  /// Rule: LAYOUT-3.2.1.
  @Test("of two priorities on one view the outer counts")
  func outerWins() {
    expectFirst(true) { $0.layoutPriority(-1).layoutPriority(1) }
    expectFirst(false) { $0.layoutPriority(1).layoutPriority(-1) }
  }

  @Test("guides, layers, offsets and fixedSize keep a priority")
  func kept() {
    expectFirst(true) { $0.layoutPriority(1).alignmentGuide(.top) { _ in 0 } }
    expectFirst(true) { $0.layoutPriority(1).background { Color.red } }
    expectFirst(true) { $0.layoutPriority(1).overlay { Color.red } }
    expectFirst(true) { $0.layoutPriority(1).offset(x: 1) }
    expectFirst(true) { $0.layoutPriority(1).fixedSize(horizontal: false, vertical: true) }
    expectFirst(true) { view in HStack { view.layoutPriority(1) } }
  }

  /// Rules: LAYOUT-3.2.2, LAYOUT-3.3.5.
  @Test("a frame, padding, a ratio and a position start again at 0; an overlay's does not escape")
  func reset() {
    expectFirst(false) { $0.layoutPriority(1).frame(height: 10) }
    expectFirst(false) { $0.layoutPriority(1).frame(minWidth: 0) }
    expectFirst(false) { $0.layoutPriority(1).padding(0) }
    expectFirst(false) { $0.layoutPriority(1).aspectRatio(10, contentMode: .fit) }
    expectFirst(false) { $0.layoutPriority(1).position(x: 0, y: 0) }
    expectFirst(false) { $0.overlay { Color.red.layoutPriority(1) } }
  }

  @Test("a priority that changes inside other modifiers is heard by the stack around")
  func changedInside() {
    func row(_ priority: Double) -> some View {
      HStack(spacing: 0) {
        Color.red.layoutPriority(priority).offset(x: 0).called("red")
        Color.blue.frame(minWidth: 10, maxWidth: .infinity)
      }
    }
    // Halves; then all but the least of the other.
    let host = expectFrames("red 0 0 50 100") { row(0) }
    host.update { row(1) }
    host.expectFrames("red 0 0 90 100")
    host.update { row(0) }
    host.expectFrames("red 0 0 50 100")
  }
}
