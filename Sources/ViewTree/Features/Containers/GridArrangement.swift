/// The widths and heights of a grid for one proposal, and the resulting places.
nonisolated struct GridArrangement {
  private let layout: GridLayout
  private let cells: GridCells
  private let columns: GridColumns
  private var heights: [CGFloat]
  /// The distance before each row; 0 before the first.
  private let rowGaps: [CGFloat]

  init(_ layout: GridLayout, _ cells: GridCells, _ proposal: ProposedViewSize) {
    self.layout = layout
    self.cells = cells
    columns = GridColumns(layout, cells, proposal)
    rowGaps = Self.rowGaps(cells, layout.verticalSpacing)
    heights = []
    heights = rowHeights(proposal)
  }

  var size: CGSize {
    CGSize(
      width: columns.length,
      height: heights.reduce(0, +) + rowGaps.reduce(0, +))
  }

  // MARK: Rows

  private static func rowGaps(_ cells: GridCells, _ spacing: CGFloat?) -> [CGFloat] {
    cells.rows.indices.map { index in
      guard index > 0 else { return 0 }
      if let spacing = spacing?.ifFinite { return spacing }
      var wish: CGFloat?
      for lower in cells.rows[index].cells {
        for upper in cells.rows[index - 1].cells
        where upper.columnRange.overlaps(lower.columnRange) {
          let distance = upper.subview.spacing.distance(
            to: lower.subview.spacing, along: .vertical)
          wish = max(wish ?? -.infinity, distance)
        }
      }
      return wish ?? ViewSpacing.defaultDistance
    }
  }

  private func rowHeights(_ proposal: ProposedViewSize) -> [CGFloat] {
    let gaps = rowGaps.reduce(0, +)
    func height(_ row: Int, _ share: CGFloat?) -> CGFloat {
      var extent = GridExtent(rowAlignment(row).key)
      for cell in cells.rows[row].cells where cell.decides(.vertical) {
        extent.add(
          cell.subview.node,
          ProposedViewSize(width: columns.width(of: cell.columnRange), height: share))
      }
      return extent.length
    }
    return GridLayout.share(
      proposal.height.map { $0 - gaps }, among: cells.rows.count, answer: height)
  }

  // MARK: Places

  private func rowAlignment(_ row: Int) -> VerticalAlignment {
    cells.rows[row].alignment ?? layout.alignment.vertical
  }

  /// The sums of columns and rows that make up the grid's own size.
  func tellAnswer(_ subviews: LayoutSubviews) {
    subviews.first?.tellAround { axis in
      let lengths = axis == .horizontal ? columns.widths : heights
      let gaps = (axis == .horizontal ? columns.gaps : rowGaps).reduce(0, +)
      let terms = lengths.map(Term.number)
      return Reason(
        .sum, terms.dropFirst().reduce(terms.first ?? .number(0)) { $0 + $1 }.adding(gaps))
    }
  }

  func place(at origin: CGPoint) {
    let lines = columnLines
    var y = origin.y
    for (index, row) in cells.rows.enumerated() {
      y += rowGaps[index]
      let key = rowAlignment(index).key
      var line = GridExtent(key)
      for cell in row.cells where cell.decides(.vertical) {
        line.add(cell.subview.node, proposal(cell, index))
      }
      for cell in row.cells {
        let place = CGRect(
          x: origin.x + columns.start(of: cell.firstColumn), y: y,
          width: columns.width(of: cell.columnRange), height: heights[index])
        put(cell, in: place, line, lines[cell.firstColumn], proposal(cell, index))
      }
      y += heights[index]
    }
  }

  /// Where the guides of each column's cells meet.
  private var columnLines: [GridExtent] {
    var lines = (0..<cells.columnCount).map { GridExtent(layout.columnAlignment($0, cells).key) }
    for (index, row) in cells.rows.enumerated() {
      for cell in row.cells where cell.columns == 1 && cell.decides(.horizontal) {
        lines[cell.firstColumn].add(cell.subview.node, proposal(cell, index))
      }
    }
    return lines
  }

  private func proposal(_ cell: GridCells.Cell, _ row: Int) -> ProposedViewSize {
    ProposedViewSize(width: columns.width(of: cell.columnRange), height: heights[row])
  }

  private func put(
    _ cell: GridCells.Cell, in place: CGRect, _ row: GridExtent, _ column: GridExtent,
    _ proposal: ProposedViewSize
  ) {
    cell.subview.tell(.question) { Reason(.cell, .number(place.size[$0])) }
    guard let anchor = cell.anchor else {
      let offset = CGPoint(
        x: column.offset(of: cell.subview.node, in: place.size, proposal),
        y: row.offset(of: cell.subview.node, in: place.size, proposal))
      cell.subview.tell(.place) { axis in
        Reason(.cell, Term.number(place.origin[axis]).adding(offset[axis]))
      }
      cell.subview.place(
        at: CGPoint(x: place.minX + offset.x, y: place.minY + offset.y), proposal: proposal)
      return
    }
    let size = cell.subview.node.measure(proposal)
    cell.subview.tell(.place) { axis in
      let free = Term.number(place.size[axis]) - .answer(cell.subview.node, axis, size[axis])
      let share = axis == .horizontal ? anchor.x : anchor.y
      return Reason(.cell, .number(place.origin[axis]) + .times(free, share))
    }
    cell.subview.place(
      at: CGPoint(
        x: place.minX + anchor.x * (place.width - size.width),
        y: place.minY + anchor.y * (place.height - size.height)),
      proposal: proposal)
  }
}
