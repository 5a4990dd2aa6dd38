import SwiftUI
import Testing
import ViewTreeTesting

/// Rows that are made on demand, and why they are where they are.
@Suite("Explanations of lazy rows")
@MainActor
struct LazyExplanationTests {
  private func rows(_ count: Int) -> ViewHost {
    host {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            Color.red.frame(height: 20).called("row \(row)")
          }
        }
        .called("rows")
      }
      .called("scroll")
    }
  }

  private func expect(
    _ host: ViewHost, _ name: String, _ end: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = host.explain(name).lines.map { $0.replacing("  ", with: " ") }
    #expect(lines.contains { $0.hasSuffix(end) }, "\(lines)", sourceLocation: sourceLocation)
  }

  @Test("a place is one by estimate only where lines before it are not made")
  func place() {
    let host = rows(1000)
    expect(host, "row 2", "puts frame #row 2 at y 40, after 2 lines")
    host.finger.down(at: CGPoint(x: 50, y: 90))
    host.finger.move(to: CGPoint(x: 50, y: -110))
    host.settle()
    // The window begins near 200, with row 9.
    expect(host, "row 12", "puts frame #row 12 at y 240, after 12 lines, some of them by estimate")
  }

  @Test("a length is one by estimate only where not all lines are made")
  func length() {
    expect(rows(1000), "rows", "is 20000 high, 1000 lines, some of them by estimate")
    expect(rows(4), "rows", "is 80 high, 4 lines")
  }

  @Test("a cell of a grid is asked for its track's width, and is in its track")
  func cell() {
    let host = host {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
          ForEach(0..<4, id: \.self) { Color.red.called("cell \($0)") }
        }
      }
    }
    // Without a height in the question, a colour is 10 high.
    host.expectFrames("cell 3 50 10 50 10")
    expect(host, "cell 3", "asks Color #cell 3 for 50 wide, its cell's")
    expect(host, "cell 3", "puts Color #cell 3 at x 50, in its cell; y 10, in its cell")
  }

  @Test("a row of a list is held at the least height only where its view leaves it lower")
  func listRow() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      List {
        Color.red.frame(width: 50, height: 10).called("low")
        Color.red.frame(width: 50, height: 60).called("high")
      }
    }
    expect(host, "low", "is 44 high, held between its bounds: max(10 + 11 + 11, 44)")
    expect(host, "high", "is 82 high, its content's: 60 + 11 + 11")
  }
}
