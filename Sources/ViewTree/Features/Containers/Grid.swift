/// Arranges views in rows and columns that are as large as their cells need.
///
/// Each ``GridRow`` is a row; a view outside a row forms its own row and spans all columns.
///
/// Apple has not published its algorithm. This one shares the width among columns as an `HStack`
/// shares it among its views, and the height among rows as a `VStack` does:
/// 1. A column's width for a proposal is that of its widest cell; columns share the proposed width,
///   the least flexible first.
/// 2. A cell that spans several columns and is wider than they are widens each of them by the same
///   length.
/// 3. A row's height for a proposal is that of its tallest cell, at the widths of step 2; rows
///   share the proposed height in the same way.
/// 4. Each cell is proposed its place and aligned in it by its anchor, or else by the alignments of
///   its column and row.
///
/// - Nil: a side without a proposal gives every column or row its ideal length.
/// - Source: LAYOUT-3.14, with the algorithm chosen here.
public struct Grid<Content: View> {
  let layout: GridLayout
  let content: Content

  /// - Parameters:
  ///   - alignment: the alignment of a cell that is smaller than its place.
  ///   - horizontalSpacing: the distance between columns; nil asks the cells' preferences.
  ///   - verticalSpacing: the distance between rows; nil asks the cells' preferences.
  ///   - content: builds the rows; any other view spans all columns.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    LayoutView._makeView(view: view.arranged, inputs: inputs)
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    LayoutView._updateView(view: view.arranged, outputs: outputs)
  }

  private nonisolated var arranged: LayoutView<GridLayout, Content> {
    LayoutView(layout: layout, content: content)
  }
}

/// A ``Grid`` as a layout; it finds its rows from the ``GridRow``s around its subviews.
///
/// - Nil: a spacing of nil asks the cells' preferences.
/// - Source: Apple documentation, `GridLayout`.
nonisolated public struct GridLayout: Layout, Equatable, Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: nil) }

  /// The cells by row and column.
  public struct Cache {
    let cells: GridCells
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(cells: GridCells(subviews)) }

  public func _width(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    GridColumns(self, cache.cells, proposal).length
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let arrangement = GridArrangement(self, cache.cells, proposal)
    arrangement.tellAnswer(subviews)
    return arrangement.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    GridArrangement(self, cache.cells, proposal).place(at: bounds.origin)
  }
}

/// The subviews of a grid by row and column.
nonisolated struct GridCells {
  struct Cell {
    let subview: LayoutSubview
    let firstColumn: Int
    let columns: Int
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set

    var columnRange: Range<Int> { firstColumn..<(firstColumn + columns) }

    func decides(_ axis: Axis) -> Bool { !unsizedAxes.contains(Axis.Set(axis)) }
  }

  struct Row {
    var cells: [Cell] = []
    var alignment: VerticalAlignment?
  }

  private(set) var rows: [Row] = []
  private(set) var columnCount = 0
  /// The alignment that a cell requests for its column, by column.
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]

  init(_ subviews: LayoutSubviews) {
    var known: GridRowNode?
    var wholeRows: [Int] = []
    for subview in subviews {
      let row = subview.node.gridRow
      if row == nil || row !== known {
        if row == nil { wholeRows.append(rows.count) }
        rows.append(Row(alignment: row?.alignment))
        known = row
      }
      add(subview)
    }
    columnCount = rows.flatMap(\.cells).map(\.columnRange.upperBound).max() ?? 0
    for index in wholeRows {
      rows[index].cells = rows[index].cells.map {
        Cell(
          subview: $0.subview, firstColumn: 0, columns: columnCount, anchor: $0.anchor,
          unsizedAxes: $0.unsizedAxes)
      }
    }
  }

  /// More columns than any real grid has, few enough to be laid out.
  private static let mostColumns = 1_000

  private mutating func add(_ subview: LayoutSubview) {
    let row = rows.count - 1
    let first = rows[row].cells.last?.columnRange.upperBound ?? 0
    rows[row].cells.append(
      Cell(
        subview: subview, firstColumn: first,
        columns: min(subview[GridCellColumnsKey.self], max(Self.mostColumns - first, 1)),
        anchor: subview[GridCellAnchorKey.self],
        unsizedAxes: subview[GridCellUnsizedAxesKey.self]))
    if columnAlignments[first] == nil, let asked = subview[GridColumnAlignmentKey.self] {
      columnAlignments[first] = asked
    }
  }
}

extension GridLayout: NumberNaming {
  package nonisolated static var numbers: [NamedNumber<Self>] {
    [
      NamedNumber("horizontalSpacing", \.horizontalSpacing),
      NamedNumber("verticalSpacing", \.verticalSpacing),
    ]
  }
}
