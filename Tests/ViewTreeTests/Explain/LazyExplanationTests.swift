import SwiftUI
import Testing
import ViewTreeTesting

/// Rows that are made on demand, and why they are where they are.
@Suite("Explanations of lazy rows")
@MainActor
struct LazyExplanationTests {
  private func rows(_ count: Int) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            Color.red.frame(height: 20).accessibilityIdentifier("row \(row)")
          }
        }
        .accessibilityIdentifier("rows")
      }
      .accessibilityIdentifier("scroll")
    }
  }

  private func says(_ host: ViewHost, _ name: String, _ line: String) -> Bool {
    host.explain(name).lines.contains { $0.replacing("  ", with: " ").hasSuffix(line) }
  }

  @Test("a place is one by estimate only where lines before it are not made")
  func place() {
    let host = rows(1000)
    #expect(says(host, "row 2", "puts frame #row 2 at y 40, after 2 lines"))
    host.finger.down(at: CGPoint(x: 50, y: 90))
    host.finger.move(to: CGPoint(x: 50, y: -110))
    host.settle()
    // The window begins near 200, with row 9.
    #expect(
      says(host, "row 12", "puts frame #row 12 at y 240, after 12 lines, some of them by estimate"))
  }

  @Test("a length is one by estimate only where not all lines are made")
  func length() {
    #expect(says(rows(1000), "rows", "is 20000 high, 1000 lines, some of them by estimate"))
    #expect(says(rows(4), "rows", "is 80 high, 4 lines"))
  }

  @Test("a cell of a grid is asked for its track's width, and is in its track")
  func cell() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
          ForEach(0..<4, id: \.self) { Color.red.accessibilityIdentifier("cell \($0)") }
        }
      }
    }
    // Without a height in the question, a colour is 10 high.
    #expect(host.frame(of: "cell 3") == CGRect(x: 50, y: 10, width: 50, height: 10))
    #expect(says(host, "cell 3", "asks Color #cell 3 for 50 wide, its cell's"))
    #expect(says(host, "cell 3", "puts Color #cell 3 at x 50, in its cell; y 10, in its cell"))
  }

  @Test("a row of a list is held at the least height only where its view leaves it lower")
  func listRow() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      List {
        Color.red.frame(width: 50, height: 10).accessibilityIdentifier("low")
        Color.red.frame(width: 50, height: 60).accessibilityIdentifier("high")
      }
    }
    #expect(says(host, "low", "is 44 high, held between its bounds: max(10 + 11 + 11, 44)"))
    #expect(says(host, "high", "is 82 high, its content's: 60 + 11 + 11"))
  }
}
