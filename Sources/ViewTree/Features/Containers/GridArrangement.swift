/// The widths and heights of a grid for one proposal, and the resulting places.
nonisolated struct GridArrangement {
  private let layout: GridLayout
  private let cells: GridCells
  private var widths: [CGFloat]
  private var heights: [CGFloat]
  /// The distance before each column and row; 0 before the first.
  private let columnGaps: [CGFloat]
  private let rowGaps: [CGFloat]

  init(_ layout: GridLayout, _ cells: GridCells, _ proposal: ProposedViewSize) {
    self.layout = layout
    self.cells = cells
    columnGaps = Self.columnGaps(cells, layout.horizontalSpacing)
    rowGaps = Self.rowGaps(cells, layout.verticalSpacing)
    widths = []
    heights = []
    widths = columnWidths(proposal)
    heights = rowHeights(proposal)
  }

  var size: CGSize {
    CGSize(
      width: widths.reduce(0, +) + columnGaps.reduce(0, +),
      height: heights.reduce(0, +) + rowGaps.reduce(0, +))
  }

  // MARK: Distances

  /// The largest preferred distance between two neighbours across a gap.
  private static func columnGaps(_ cells: GridCells, _ spacing: CGFloat?) -> [CGFloat] {
    var wishes = [CGFloat?](repeating: nil, count: cells.columnCount)
    for row in cells.rows {
      for (left, right) in zip(row.cells, row.cells.dropFirst()) {
        let wish = left.subview.spacing.distance(to: right.subview.spacing, along: .horizontal)
        wishes[right.firstColumn] = max(wishes[right.firstColumn] ?? -.infinity, wish)
      }
    }
    return wishes.enumerated().map { index, wish in
      index == 0 ? 0 : spacing?.ifFinite ?? wish ?? ViewSpacing.defaultDistance
    }
  }

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

  // MARK: Lengths

  private func columnWidths(_ proposal: ProposedViewSize) -> [CGFloat] {
    let gaps = columnGaps.reduce(0, +)
    func width(_ column: Int, _ share: CGFloat?) -> CGFloat {
      let asked = ProposedViewSize(width: share, height: proposal.height)
      var extent = GridExtent(columnAlignment(column).key)
      for row in cells.rows {
        for cell in row.cells
        where cell.firstColumn == column && cell.columns == 1 && cell.decides(.horizontal) {
          extent.add(cell.subview.node, asked)
        }
      }
      return extent.length
    }
    var widths = Self.share(
      proposal.width.map { $0 - gaps }, among: cells.columnCount, answer: width)
    let spanning = cells.rows.flatMap(\.cells).filter { $0.columns > 1 && $0.decides(.horizontal) }
    for cell in spanning.sorted(by: { $0.columns < $1.columns }) {
      let range = cell.columnRange
      let own = widths[range].reduce(0, +) + columnGaps[range].dropFirst().reduce(0, +)
      let left = proposal.width.map {
        $0.isFinite ? max($0 - gaps - widths.reduce(0, +), 0) : $0
      }
      let asked = ProposedViewSize(width: left.map { own + $0 }, height: proposal.height)
      let excess = cell.subview.node.measure(asked).width - own
      guard excess > 0 else { continue }
      for column in range { widths[column] += excess / CGFloat(range.count) }
    }
    return widths
  }

  private func rowHeights(_ proposal: ProposedViewSize) -> [CGFloat] {
    let gaps = rowGaps.reduce(0, +)
    func height(_ row: Int, _ share: CGFloat?) -> CGFloat {
      var extent = GridExtent(rowAlignment(row).key)
      for cell in cells.rows[row].cells where cell.decides(.vertical) {
        extent.add(cell.subview.node, ProposedViewSize(width: width(cell), height: share))
      }
      return extent.length
    }
    return Self.share(
      proposal.height.map { $0 - gaps }, among: cells.rows.count, answer: height)
  }

  /// Divides a length among the lines, the least flexible first, as a stack does.
  ///
  /// - Nil: every line gets its ideal length.
  /// - Infinity: the rest of an infinite length is infinite, whatever the lines take.
  /// - Source: LAYOUT-3.1, for lines of one priority.
  private static func share(
    _ length: CGFloat?, among count: Int, answer: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length else { return (0..<count).map { answer($0, nil) } }
    // A single line takes all of it: its flexibility is not needed.
    if count == 1 { return [answer(0, max(length, 0))] }
    let flexibilities = (0..<count).map { line in
      var flexibility = Flexibility()
      flexibility.minimum = answer(line, 0)
      if flexibility.minimum.isFinite { flexibility.reach(answer(line, .infinity)) }
      return flexibility
    }
    let order = (0..<count).sorted { left, right in
      let (first, second) = (flexibilities[left], flexibilities[right])
      if first.comes(before: second) { return true }
      return second.comes(before: first) ? false : left < right
    }
    var lengths = [CGFloat](repeating: 0, count: count)
    var rest = LengthToShare(length, among: count)
    for line in order {
      lengths[line] = answer(line, rest.share)
      rest.take(lengths[line])
    }
    return lengths
  }

  private func width(_ cell: GridCells.Cell) -> CGFloat {
    let range = cell.columnRange
    return widths[range].reduce(0, +) + columnGaps[range].dropFirst().reduce(0, +)
  }

  // MARK: Places

  private func columnAlignment(_ column: Int) -> HorizontalAlignment {
    cells.columnAlignments[column] ?? layout.alignment.horizontal
  }

  private func rowAlignment(_ row: Int) -> VerticalAlignment {
    cells.rows[row].alignment ?? layout.alignment.vertical
  }

  /// The sums of columns and rows that make up the grid's own size.
  func tellAnswer(_ subviews: LayoutSubviews) {
    subviews.first?.tellAround { axis in
      let lengths = axis == .horizontal ? widths : heights
      let gaps = (axis == .horizontal ? columnGaps : rowGaps).reduce(0, +)
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
          x: origin.x + left(cell.firstColumn), y: y, width: width(cell), height: heights[index])
        put(cell, in: place, line, lines[cell.firstColumn], proposal(cell, index))
      }
      y += heights[index]
    }
  }

  /// Where the guides of each column's cells meet.
  private var columnLines: [GridExtent] {
    var lines = (0..<cells.columnCount).map { GridExtent(columnAlignment($0).key) }
    for (index, row) in cells.rows.enumerated() {
      for cell in row.cells where cell.columns == 1 && cell.decides(.horizontal) {
        lines[cell.firstColumn].add(cell.subview.node, proposal(cell, index))
      }
    }
    return lines
  }

  private func proposal(_ cell: GridCells.Cell, _ row: Int) -> ProposedViewSize {
    ProposedViewSize(width: width(cell), height: heights[row])
  }

  private func left(_ column: Int) -> CGFloat {
    widths[..<column].reduce(0, +) + columnGaps[...column].reduce(0, +)
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

/// How far the cells of a row or column reach before and after their common guide line.
///
/// For edges and centres the guide is that of the cell's place; baselines and custom guides meet in
/// a line.
private struct GridExtent {
  private let key: AlignmentKey
  private var before: CGFloat = 0
  private var after: CGFloat = 0
  private var isEmpty = true

  init(_ key: AlignmentKey) {
    self.key = key
  }

  var length: CGFloat { before + after }

  mutating func add(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let size = node.measure(proposal)
    let guide =
      key.isExportedByContainers ? node.guide(key, size: size, proposal: proposal) : 0
    let length = size[key.axis]
    let rest = length.isFinite ? length - guide : length
    before = isEmpty ? guide : max(before, guide)
    after = isEmpty ? rest : max(after, rest)
    isEmpty = false
  }

  func offset(
    of node: LayoutNode, in place: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat {
    let guide = node.guide(key, size: node.measure(proposal), proposal: proposal)
    if key.isExportedByContainers, !isEmpty { return before - guide }
    return key.defaultValue(in: ViewDimensions(size: place, proposal: proposal, source: nil))
      - guide
  }
}
