import SwiftUI
import Testing
import ViewTreeTesting

@testable import SwiftUISketches

/// 20 x 10, and wants no distance to any neighbour.
private struct Close: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
}

/// Source: LAYOUT-3.14; where it says nothing, the algorithm in the comment of `Grid`.
@MainActor
@Suite("Grid")
struct GridTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).called(name)
  }

  private func host(@ViewBuilder content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 200)) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("a grid as a layout of any type finds its rows, also after a switch")
  func anyGrid() {
    func content(_ layout: AnyLayout) -> some View {
      layout {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 30, height: 10)
        }
        GridRow {
          Color.red.frame(width: 20, height: 10)
          Color.red.frame(width: 10, height: 10).called("last")
        }
      }
    }
    let grid = AnyLayout(
      GridLayout(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 2))
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { content(grid) }
    // Columns of 20 and 30: 55 x 22 in the middle of 100 x 100, the last cell behind 25 and 12.
    host.expectFrames("last 47.5 51 10 10")

    host.update { content(AnyLayout(HStackLayout(spacing: 0))) }
    // Four in a row: 70 wide, the last one 60 behind 15.
    host.expectFrames("last 75 45 10 10")

    host.update { content(grid) }
    host.expectFrames("last 47.5 51 10 10")
  }

  /// Rule: LAYOUT-3.14.5.
  @Test("flexible columns share what fixed ones leave")
  func flexibleColumns() {
    let grid = host {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("fixed", 40, 20)
          Color.red.called("b")
          Color.red.called("c")
        }
      }
    }
    // 200 - 2 x 10 - 40 = 140 for two columns; the only row takes the whole height.
    grid.expectFrames("b 50 0 70 200, c 130 0 70 200, fixed 0 90 40 20")
  }

  /// Rule: LAYOUT-3.14.5.
  @Test("a view outside a row takes all columns and the width that they lack")
  func wholeRow() {
    let grid = host {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 10)
        }
        box("wide", 100, 10)
      }
    }
    // The columns take 20 + 10 + 30 = 60; the missing 40 are shared: 40 and 50 wide.
    grid.expectFrames("wide 0 15 100 10, a 10 0 20 10, b 60 0 30 10")
  }

  @Test("a cell over two columns is as wide as both and their distance")
  func spans() {
    let grid = host {
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
    grid.expectFrames("span 0 0 70 10, last 80 0 30 10, c 90 10 10 10")
  }

  @Test("a flexible view outside a row widens the grid, unless its width counts for nothing")
  func unsizedAxes() {
    func width(_ unsized: Axis.Set) -> CGFloat? {
      host {
        Grid(horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            box("a", 20, 10)
            box("b", 30, 10)
          }
          Color.red.frame(height: 1).called("line")
            .gridCellUnsizedAxes(unsized)
        }
      }.frame(of: "line")?.width
    }
    #expect(width([]) == 200)
    #expect(width(.horizontal) == 60)
  }

  @Test("cells lie as their anchor says, else as column, row and grid say, in this order")
  func alignments() {
    let grid = host {
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
    #expect(grid.frame(of: "left")?.origin == CGPoint(x: 0, y: 0))
    #expect(grid.frame(of: "right")?.origin == CGPoint(x: 90, y: 0))
    // The first row is 10 high: the anchor moves the view within its column only.
    #expect(grid.frame(of: "anchored")?.origin == CGPoint(x: 120, y: 0))
    // The grid's bottom alignment puts the lower cell of the second row at its bottom.
    #expect(grid.frame(of: "y")?.origin == CGPoint(x: 50, y: 30))
    #expect(grid.frame(of: "last")?.origin == CGPoint(x: 0, y: 50))
  }

  @Test("an anchored cell lies at its share of what its place has left, along both axes")
  func anchors() {
    for x in [0, 0.5, 1] as [CGFloat] {
      for y in [0, 0.5, 1] as [CGFloat] {
        let grid = host {
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
        // The cell's place is 50 x 60 and begins at 100: 40 and 40 are left.
        #expect(grid.frame(of: "anchored")?.origin == CGPoint(x: 100 + x * 40, y: y * 40))
      }
    }
  }

  @Test("columns are as far apart as those neighbours want that want most")
  func preferredDistances() {
    func close(_ name: String) -> some View { Close { EmptyView() }.called(name) }
    let grid = host {
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
    // Only e and f want 8 between them.
    #expect(["a", "b", "c"].map { grid.frame(of: $0)?.minX } == [0, 20, 48])
    #expect(["a", "d"].map { grid.frame(of: $0)?.minY } == [0, 10])
  }

  @Test("rows of a ForEach and a changed span are arranged again")
  func changes() {
    func content(_ rows: [Int], _ span: Int) -> some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.frame(height: 10).called("head").gridCellColumns(span) }
        ForEach(rows, id: \.self) { row in
          GridRow {
            Color.red.frame(width: 20, height: 10).called("a\(row)")
            Color.red.frame(width: 30, height: 10).called("b\(row)")
          }
        }
      }
      .fixedSize()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { content([1], 1) }
    #expect(host.frame(of: "head")?.width == 20)

    host.update { content([2, 1], 2) }
    #expect(host.frame(of: "head")?.width == 50)
    #expect(host.frame(of: "a2")?.minY == 10)
    host.expectFrames("b1 20 20 30 10")
  }

  @Test("outside a grid a row's views are in the list around it")
  func rowAlone() {
    let host = host {
      VStack(spacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
      }
    }
    host.expectFrames("b 0 10 10 10")
  }

  @Test("without any view a grid has no size")
  func empty() {
    #expect(measure(100, 100) { Grid { EmptyView() } }.response == .zero)
  }

  /// Rule: LAYOUT-3.14.5.
  @Test("flexible rows share what fixed ones and the distances leave")
  func flexibleRows() {
    let grid = host {
      Grid(horizontalSpacing: 0, verticalSpacing: 10) {
        GridRow { Color.red.called("a") }
        GridRow { Color.red.called("b") }
        GridRow { box("fixed", 20, 30) }
      }
    }
    // 200 - 2 x 10 - 30 = 150 for two rows.
    grid.expectFrames("a 0 0 200 75, b 0 85 200 75, fixed 90 170 20 30")
  }

  /// Rule: LAYOUT-3.1.
  @Test("columns that give way alike are asked in their order")
  func equalFlexibility() {
    func width(_ isHalfFirst: Bool) -> CGFloat? {
      let grid = host {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            if isHalfFirst { SketchTriangle() }
            Color.red.called("whole")
            if !isHalfFirst { SketchTriangle() }
          }
        }
      }
      return grid.frame(of: "whole")?.width
    }
    // A triangle takes half of what it is asked with: 50 of its 100 where it comes first, so that
    // 150 are left.
    #expect(width(true) == 150)
    #expect(width(false) == 100)
  }

  @Test("a grid whose only cell counts for neither axis has no size")
  func onlyUnsizedCell() {
    for (axes, size) in [
      (Axis.Set(), CGSize(width: 20, height: 10)), (.horizontal, CGSize(width: 0, height: 10)),
      (.vertical, CGSize(width: 20, height: 0)), ([.horizontal, .vertical], .zero),
    ] as [(Axis.Set, CGSize)] {
      let grid = Grid {
        GridRow { Color.red.frame(width: 20, height: 10).gridCellUnsizedAxes(axes) }
      }
      #expect(measure(100, 100) { grid }.response == size)
    }
  }

  /// Where the rows of a grid are aligned by a guide of its own.
  private struct MarkGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  @Test("guides outside of their cells make a row as high as its cells reach, and no higher")
  func outerGuides() {
    let mark = VerticalAlignment(MarkGuide.self)
    func cells(_ guides: [CGFloat]) -> some View {
      Grid(
        alignment: Alignment(horizontal: .center, vertical: mark), horizontalSpacing: 0,
        verticalSpacing: 0
      ) {
        GridRow {
          ForEach(guides, id: \.self) { guide in
            box("\(guide)", 20, 10).alignmentGuide(mark) { _ in guide }
          }
        }
      }
    }
    for guides in [[-5], [15], [4], [-5, -2], [13, 15], [-5, 15]] as [[CGFloat]] {
      // A cell reaches its guide above the common line, and 10 less its guide below.
      let above = guides.max() ?? 0
      let below = guides.map { 10 - $0 }.max() ?? 0
      #expect(measure(200, 200) { cells(guides) }.response.height == above + below)
      let grid = host { cells(guides).fixedSize() }
      for guide in guides { #expect(grid.frame(of: "\(guide)")?.minY == above - guide) }
    }
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
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { content(.top) }
    #expect(host.frame(of: "low")?.minY == 0)
    host.update { content(.bottom) }
    #expect(host.frame(of: "low")?.minY == 40)
    host.update { content(nil) }
    #expect(host.frame(of: "low")?.minY == 20)
  }
}
