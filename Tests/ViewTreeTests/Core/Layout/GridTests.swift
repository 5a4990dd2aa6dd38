import SwiftUI
import Testing
import ViewTreeTesting

@testable import SwiftUISketches

/// Source: LAYOUT-3.14; where it says nothing, the algorithm in the comment of `Grid`.
@MainActor @Suite("Grid")
struct GridTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).called(name)
  }

  private func host(@ViewBuilder content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 200)) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func expectGrid(
    _ row: String, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder content: () -> some View
  ) { host(content: content).expectFrames(row, sourceLocation: sourceLocation) }

  @Test("a grid as a layout of any type finds its rows, also after a switch")
  func anyGrid() {
    func content(_ layout: AnyLayout) -> some View {
      layout {
        GridRow {
          box("a", 10, 10)
          box("b", 30, 10)
        }
        GridRow {
          box("c", 20, 10)
          box("last", 10, 10)
        }
      }
    }
    let grid = AnyLayout(
      GridLayout(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 2))
    // Columns of 20 and 30: 55 x 22 in the middle of 100 x 100, the last cell behind 25 and 12.
    let host = expectFrames("last 47.5 51 10 10") { content(grid) }
    host.update { content(AnyLayout(HStackLayout(spacing: 0))) }
    // Four in a row: 70 wide, the last one 60 behind 15.
    host.expectFrames("last 75 45 10 10")
    host.update { content(grid) }
    host.expectFrames("last 47.5 51 10 10")
  }

  /// Rule: LAYOUT-3.14.5.
  @Test("flexible columns and rows share what fixed ones and the distances leave")
  func flexibleColumns() {
    // 200 - 2 x 10 - 40 = 140 for two columns; the only row takes the whole height.
    expectGrid("b 50 0 70 200, c 130 0 70 200, fixed 0 90 40 20") {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("fixed", 40, 20)
          Color.red.called("b")
          Color.red.called("c")
        }
      }
    }
    // 200 - 2 x 10 - 30 = 150 for two rows.
    expectGrid("a 0 0 200 75, b 0 85 200 75, fixed 90 170 20 30") {
      Grid(horizontalSpacing: 0, verticalSpacing: 10) {
        GridRow { Color.red.called("a") }
        GridRow { Color.red.called("b") }
        GridRow { box("fixed", 20, 30) }
      }
    }
  }

  /// Rule: LAYOUT-3.14.5.
  @Test("a view outside a row takes all columns and the width that they lack")
  func wholeRow() {
    // The columns take 20 + 10 + 30 = 60; the missing 40 are shared: 40 and 50 wide.
    expectGrid("wide 0 15 100 10, a 10 0 20 10, b 60 0 30 10") {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 10)
        }
        box("wide", 100, 10)
      }
    }
  }

  @Test("a cell over two columns is as wide as both and their distance")
  func spans() {
    expectGrid("span 0 0 70 10, last 80 0 30 10, c 90 10 10 10") {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(height: 10).called("span").gridCellColumns(2)
          box("last", 30, 10)
        }
        GridRow {
          box("a", 20, 10)
          box("b", 40, 10)
          box("c", 10, 10)
        }
      }
      .fixedSize()
    }
  }

  @Test(
    "a flexible view outside a row widens the grid, unless its width counts for nothing",
    arguments: [([], 200), (.horizontal, 60)] as [(Axis.Set, Int)])
  func unsizedAxes(unsized: Axis.Set, width: Int) {
    expectGrid("line 0 10 \(width) 1") {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 10)
        }
        Color.red.frame(height: 1).called("line").gridCellUnsizedAxes(unsized)
      }
    }
  }

  @Test("cells lie as their anchor says, else as column, row and grid say, in this order")
  func alignments() {
    // The first row is 10 high: the anchor moves the view within its column only. The grid's bottom
    // alignment puts the lower cell of the second row at its bottom.
    expectGrid(
      "left 0 0 10 10, right 90 0 10 10, anchored 120 0 10 10, y 50 30 50 20, last 0 50 10 10"
    ) {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          box("left", 10, 10).gridColumnAlignment(.leading)
          box("right", 10, 10)
          box("anchored", 10, 10).gridCellAnchor(UnitPoint(x: 0.5, y: 1))
        }
        GridRow {
          box("x", 50, 40)
          box("y", 50, 20)
          box("z", 50, 40)
        }
        GridRow { box("last", 10, 10) }
        GridRow(alignment: .top) { box("high", 10, 30) }
      }
    }
  }

  /// The cell's place is 50 x 60 and begins at 100: 40 and 40 are left.
  @Test(
    "an anchored cell lies at its share of what its place has left, along both axes",
    arguments: [0, 0.5, 1] as [CGFloat], [0, 0.5, 1] as [CGFloat])
  func anchors(x: CGFloat, y: CGFloat) {
    expectGrid("anchored \(Int(100 + x * 40)) \(Int(y * 40)) 10 20") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("first", 100, 60)
          box("anchored", 10, 20).gridCellAnchor(UnitPoint(x: x, y: y))
        }
        GridRow {
          box("below", 10, 10)
          box("wide", 50, 10)
        }
      }
    }
  }

  @Test("columns are as far apart as those neighbours want that want most")
  func preferredDistances() {
    func close(_ name: String) -> some View {
      CloseLayout(width: 20, height: 10)() { EmptyView() }.called(name)
    }
    // Only e and f want 8 between them.
    expectGrid("a 0 0 20 10, b 20 0 20 10, c 48 0 20 10, d 0 10 20 10") {
      Grid {
        GridRow {
          close("a")
          close("b")
          close("c")
        }
        GridRow {
          close("d")
          box("e", 20, 10)
          box("f", 20, 10)
        }
      }
    }
  }

  @Test("rows of a ForEach and a changed span are arranged again")
  func changes() {
    func content(_ rows: [Int], _ span: Int) -> some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.frame(height: 10).called("head").gridCellColumns(span) }
        ForEach(rows, id: \.self) { row in
          GridRow {
            box("a\(row)", 20, 10)
            box("b\(row)", 30, 10)
          }
        }
      }
      .fixedSize()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let host = expectFrames("head 0 0 20 10") { content([1], 1) }
    host.update { content([2, 1], 2) }
    host.expectFrames("head 0 0 50 10, a2 0 10 20 10, b1 20 20 30 10")
  }

  @Test("outside a grid a row's views are in the list around it")
  func rowAlone() {
    expectGrid("b 0 10 10 10") {
      VStack(spacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
      }
    }
  }

  /// Rule: LAYOUT-3.1. A triangle takes half of what it is asked with: 50 of its 100 where it comes
  /// first, so that 150 are left.
  @Test(
    "columns that give way alike are asked in their order",
    arguments: [(true, 150), (false, 100)] as [(Bool, CGFloat)])
  func equalFlexibility(isHalfFirst: Bool, width: CGFloat) {
    let grid = host {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          if isHalfFirst { SketchTriangle() }
          Color.red.called("whole")
          if !isHalfFirst { SketchTriangle() }
        }
      }
    }
    #expect(grid.frame(of: "whole")?.width == width)
  }

  @Test(
    "a grid without any view has no size, and its only cell none along an axis where it is unsized")
  func onlyUnsizedCell() {
    expectAnswer(0, 0, to: 100, 100) { Grid { EmptyView() } }
    for (axes, width, height) in [
      ([], 20, 10), (.horizontal, 0, 10), (.vertical, 20, 0), ([.horizontal, .vertical], 0, 0),
    ] as [(Axis.Set, CGFloat, CGFloat)] {
      expectAnswer(width, height, to: 100, 100) {
        Grid { GridRow { box("", 20, 10).gridCellUnsizedAxes(axes) } }
      }
    }
  }

  /// A cell reaches its guide above the common line, and 10 less its guide below.
  @Test(
    "guides outside of their cells make a row as high as its cells reach, and no higher",
    arguments: [[-5], [15], [4], [-5, -2], [13, 15], [-5, 15]] as [[CGFloat]])
  func outerGuides(guides: [CGFloat]) {
    let alignment = Alignment(horizontal: .center, vertical: .topMark)
    let cells = Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        ForEach(guides, id: \.self) { guide in
          box("\(guide)", 20, 10).alignmentGuide(.topMark) { _ in guide }
        }
      }
    }
    let above = guides.max() ?? 0
    let below = guides.map { 10 - $0 }.max() ?? 0
    #expect(measure(200, 200) { cells }.response.height == above + below)
    let grid = host { cells.fixedSize() }
    for guide in guides { #expect(grid.frame(of: "\(guide)")?.minY == above - guide) }
  }

  @Test("a row that is aligned otherwise is arranged again")
  func changedRow() {
    func content(_ alignment: VerticalAlignment?) -> some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: alignment) {
          box("low", 10, 10)
          box("high", 10, 50)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let host = expectFrames("low 0 0 10 10") { content(.top) }
    host.update { content(.bottom) }
    host.expectFrames("low 0 40 10 10")
    host.update { content(nil) }
    host.expectFrames("low 0 20 10 10")
  }
}
