import SwiftUI
import Testing
import ViewTreeTesting

/// - Source: LAYOUT-3.2, for what resets a priority LAYOUT-3.2.2.
@Suite("Layout priority")
@MainActor
struct LayoutPriorityTests {
  /// Rule: LAYOUT-3.2.1.
  @Test("of two priorities on one view the outer counts")
  func outerWins() {
    #expect(firstGoesFirst { $0.layoutPriority(-1).layoutPriority(1) })
    #expect(!firstGoesFirst { $0.layoutPriority(1).layoutPriority(-1) })
  }

  @Test("guides, layers, offsets and fixedSize keep a priority")
  func kept() {
    #expect(firstGoesFirst { $0.layoutPriority(1).alignmentGuide(.top) { _ in 0 } })
    #expect(firstGoesFirst { $0.layoutPriority(1).background { Color.red } })
    #expect(firstGoesFirst { $0.layoutPriority(1).overlay { Color.red } })
    #expect(firstGoesFirst { $0.layoutPriority(1).offset(x: 1) })
    #expect(firstGoesFirst { $0.layoutPriority(1).fixedSize(horizontal: false, vertical: true) })
    #expect(firstGoesFirst { view in HStack { view.layoutPriority(1) } })
  }

  /// Rules: LAYOUT-3.2.2, LAYOUT-3.3.5.
  @Test("a frame, padding, a ratio and a position start again at 0")
  func reset() {
    #expect(!firstGoesFirst { $0.layoutPriority(1).frame(height: 10) })
    #expect(!firstGoesFirst { $0.layoutPriority(1).frame(minWidth: 0) })
    #expect(!firstGoesFirst { $0.layoutPriority(1).padding(0) })
    #expect(!firstGoesFirst { $0.layoutPriority(1).aspectRatio(10, contentMode: .fit) })
    #expect(!firstGoesFirst { $0.layoutPriority(1).position(x: 0, y: 0) })
  }

  @Test("a priority that is not a number counts as 0")
  func noNumber() {
    let row = measure(100, 10) {
      HStack(spacing: 0) {
        Color.clear.layoutPriority(.nan).called("a")
        Color.clear.called("b")
      }
    }
    #expect(row.widths("a", "b") == [50, 50])
  }

  @Test("an overlay's priority does not escape")
  func layersKeepTheirs() {
    #expect(!firstGoesFirst { $0.overlay { Color.red.layoutPriority(1) } })
  }

  /// Whether a filling view, changed so, takes the whole row from a filling neighbour.
  private func firstGoesFirst(_ change: (Color) -> some View) -> Bool {
    let row = measure(100, 10) {
      HStack(spacing: 0) {
        change(Color.clear)
        Color.clear.called("neighbour")
      }
    }
    return row.frame("neighbour")?.width == 0
  }

  @Test("a priority that changes inside other modifiers is heard by the stack around")
  func changedInside() {
    func row(_ priority: Double) -> some View {
      HStack(spacing: 0) {
        Color.red.layoutPriority(priority).offset(x: 0).called("red")
        Color.blue.frame(minWidth: 10, maxWidth: .infinity)
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 10)) { row(0) }
    // Halves; then all but the least of the other.
    #expect(host.frame(of: "red")?.width == 50)
    host.update { row(1) }
    #expect(host.frame(of: "red")?.width == 90)
    host.update { row(0) }
    #expect(host.frame(of: "red")?.width == 50)
  }
}
