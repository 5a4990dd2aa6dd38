/// The columns of a grid for one proposal; they do not depend on its rows.
nonisolated struct GridColumns {
  private(set) var widths: [CGFloat] = []
  /// The distance before each; 0 before the first.
  let gaps: [CGFloat]

  init(_ layout: GridLayout, _ cells: GridCells, _ proposal: ProposedViewSize) {
    gaps = Self.gaps(cells, layout.horizontalSpacing)
    widths = widths(layout, cells, proposal)
    let spanning = cells.rows.flatMap(\.cells).filter { $0.columns > 1 && $0.decides(.horizontal) }
    for cell in spanning.sorted(by: { $0.columns < $1.columns }) { widen(for: cell, proposal) }
  }

  /// From the first column's start to the last one's end.
  var length: CGFloat { widths.reduce(0, +) + gaps.reduce(0, +) }

  /// From the start of the first column to that of another.
  func start(of column: Int) -> CGFloat {
    widths[..<column].reduce(0, +) + gaps[...column].reduce(0, +)
  }

  /// The width of several columns, with the distances between them.
  func width(of columns: Range<Int>) -> CGFloat {
    widths[columns].reduce(0, +) + gaps[columns].dropFirst().reduce(0, +)
  }

  /// The distance before each column: the given one, or else the largest that two neighbours across
  /// it prefer.
  private static func gaps(_ cells: GridCells, _ spacing: CGFloat?) -> [CGFloat] {
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

  /// The width of each column, from the cells that lie in it alone.
  private func widths(
    _ layout: GridLayout, _ cells: GridCells, _ proposal: ProposedViewSize
  ) -> [CGFloat] {
    func width(_ column: Int, _ share: CGFloat?) -> CGFloat {
      let asked = ProposedViewSize(width: share, height: proposal.height)
      var extent = GridExtent(layout.columnAlignment(column, cells).key)
      for row in cells.rows {
        for cell in row.cells
        where cell.firstColumn == column && cell.columns == 1 && cell.decides(.horizontal) {
          extent.addWidth(of: cell.subview.node, asked)
        }
      }
      return extent.length
    }
    let gaps = gaps.reduce(0, +)
    return GridLayout.share(
      proposal.width.map { $0 - gaps }, among: cells.columnCount, answer: width)
  }

  /// Widens the columns of a cell that is wider than they are, each by the same length.
  private mutating func widen(for cell: GridCells.Cell, _ proposal: ProposedViewSize) {
    let own = width(of: cell.columnRange)
    let rest = proposal.width.map { $0.isFinite ? max($0 - length, 0) : $0 }
    let asked = ProposedViewSize(width: rest.map { own + $0 }, height: proposal.height)
    let excess = cell.subview.node.measureWidth(asked) - own
    guard excess > 0 else { return }
    for column in cell.columnRange { widths[column] += excess / CGFloat(cell.columns) }
  }
}

nonisolated extension GridLayout {
  func columnAlignment(_ column: Int, _ cells: GridCells) -> HorizontalAlignment {
    cells.columnAlignments[column] ?? alignment.horizontal
  }

  /// Divides a length among the lines, the least flexible first, as a stack does.
  ///
  /// - Nil: every line gets its ideal length.
  /// - Infinity: the rest of an infinite length is infinite, whatever the lines take.
  /// - Source: LAYOUT-3.1, for lines of one priority.
  static func share(
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
}

/// How far the cells of a row or column reach before and after their common guide line.
///
/// For edges and centres the guide is that of the cell's place; baselines and custom guides meet in
/// a line.
struct GridExtent {
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
    add(size[key.axis], guide)
  }

  /// Adds a cell of a column; its height is not asked for unless its guide may depend on it.
  mutating func addWidth(of node: LayoutNode, _ proposal: ProposedViewSize) {
    if key.isExportedByContainers {
      add(node, proposal)
    } else {
      add(node.measureWidth(proposal), 0)
    }
  }

  private mutating func add(_ length: CGFloat, _ guide: CGFloat) {
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
