/// The element of a lazy grid: a line has as many rows as there are tracks.
///
/// A section's header and footer have lines of their own, and its rows begin a new line.
final class LazyGridNode: LazyNode {
  private var items: [GridItem] = []
  private var alignment = HorizontalAlignment.center.key
  private var trackCount = 1
  private var blocks: [Block] = []

  /// Rows that share lines.
  private struct Block {
    let rows: Range<Int>
    let firstLine: Int
    let rowsPerLine: Int

    var lineCount: Int { rows.isEmpty ? 0 : (rows.count - 1) / rowsPerLine + 1 }
  }

  package override var typeLabel: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

  func arrange(_ items: [GridItem], _ alignment: AlignmentKey) {
    self.items = items
    self.alignment = alignment
    setNeedsLayout()
  }

  // MARK: Tracks

  /// The proposed thickness, or that of the tracks if they need more.
  override func thickness(_ proposed: CGFloat?) -> CGFloat {
    let given = proposed ?? GridTracks(items, in: 0).length
    return max(given, GridTracks(items, in: given).length)
  }

  /// Computes the tracks for a second time, in the thickness that the first computation gave.
  ///
  /// Source: LAYOUT-3.14.4: 60/120 minimum columns in 200 give 108 and 120.
  private func tracks(across thickness: CGFloat) -> GridTracks {
    GridTracks(items, in: thickness)
  }

  override func prepareLines(across: CGFloat) {
    let count = max(tracks(across: across).tracks.count, 1)
    guard count != trackCount else { return }
    trackCount = count
    renewBlocks()
    window = LazyWindow()
  }

  /// If the thickness has room for a different number of tracks, the lines and the window change
  /// for the duration of the measurement.
  override func keepingLines(_ answer: () -> CGSize) -> CGSize {
    let (count, blocks, window) = (trackCount, blocks, window)
    defer {
      if trackCount != count {
        trackCount = count
        self.blocks = blocks
        self.window = window
      }
    }
    return answer()
  }

  // MARK: Lines

  override func rowsWereRenewed() { renewBlocks() }

  private func renewBlocks() {
    blocks = []
    var row = 0
    func add(_ end: Int, _ rowsPerLine: Int) {
      guard end > row else { return }
      let firstLine = blocks.last.map { $0.firstLine + $0.lineCount } ?? 0
      blocks.append(Block(rows: row..<end, firstLine: firstLine, rowsPerLine: rowsPerLine))
      row = end
    }
    for section in rows.sections {
      add(section.header.lowerBound, trackCount)
      add(section.header.upperBound, 1)
      add(section.content.upperBound, trackCount)
      add(section.footer.upperBound, 1)
    }
    add(rows.count, trackCount)
  }

  override var lineCount: Int { blocks.last.map { $0.firstLine + $0.lineCount } ?? 0 }

  /// The last of the leading blocks for which a condition holds.
  private func block(last holds: (Block) -> Bool) -> Block? {
    let count = blocks.prefixLength(where: holds)
    return count > 0 ? blocks[count - 1] : nil
  }

  override func rows(ofLine line: Int) -> Range<Int> {
    guard let block = block(last: { $0.firstLine <= line }) else { return 0..<0 }
    let start = block.rows.lowerBound + (line - block.firstLine) * block.rowsPerLine
    return start..<min(start + block.rowsPerLine, block.rows.upperBound)
  }

  override func line(ofRow row: Int) -> Int {
    guard let block = block(last: { $0.rows.lowerBound <= row }) else { return 0 }
    return block.firstLine + (row - block.rows.lowerBound) / block.rowsPerLine
  }

  // MARK: Layout

  /// The stretch of each cell: its track, or the whole thickness for a header or footer.
  private func stretches(_ line: LazyLine, across: CGFloat) -> [GridTracks.Track] {
    let grid = tracks(across: across)
    if line.isWide { return [GridTracks.Track(start: 0, length: across, alignment: nil)] }
    // Tracks narrower than the grid are placed by its alignment.
    let whole = CGSize(across, along: axis.crossing, across: 0)
    let block = CGSize(grid.length, along: axis.crossing, across: 0)
    // Wider ones start where the grid starts, and overflow its end.
    let shift = max(guide(alignment, whole) - guide(alignment, block), 0)
    return grid.tracks.map {
      GridTracks.Track(start: $0.start + shift, length: $0.length, alignment: $0.alignment)
    }
  }

  private func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat {
    key.defaultValue(
      in: ViewDimensions(size: size, proposal: ProposedViewSize(size), source: nil))
  }

  override func makeLine(_ index: Int) -> LazyLine {
    var line = super.makeLine(index)
    line.isWide = block(last: { $0.firstLine <= index })?.rowsPerLine == 1 && trackCount > 1
    return line
  }

  override func length(of line: LazyLine, across: CGFloat) -> CGFloat {
    var length: CGFloat = 0
    for (cell, stretch) in zip(line.cells, stretches(line, across: across)) {
      let proposal = ProposedViewSize(nil, along: axis, across: stretch.length)
      for element in cell { length = max(length, element.measure(proposal)[axis]) }
    }
    return length
  }

  override func place(_ line: LazyLine, at position: CGFloat, across: CGFloat) {
    let length = length(of: line, across: across)
    for (cell, stretch) in zip(line.cells, stretches(line, across: across)) {
      let proposal = ProposedViewSize(nil, along: axis, across: stretch.length)
      let track = CGSize(length, along: axis, across: stretch.length)
      let alignment = stretch.alignment ?? .center
      for element in cell {
        let size = element.measure(proposal)
        var origin = CGPoint.zero
        origin[axis] = position
        origin[axis.crossing] = stretch.start
        let horizontal = alignment.horizontal.key
        let vertical = alignment.vertical.key
        origin.x +=
          guide(horizontal, track) - element.guide(horizontal, size: size, proposal: proposal)
        origin.y +=
          guide(vertical, track) - element.guide(vertical, size: size, proposal: proposal)
        tellRow(element, position: position)
        element.tell(.question) { side in
          side == axis ? nil : Reason(.cell, .number(stretch.length))
        }
        element.tell(.place) { side in
          let start = side == axis ? position : stretch.start
          return Reason(.cell, Term.number(start).adding(origin[side] - start))
        }
        receivePlacement(of: element, at: origin, size: size, proposal: proposal)
      }
    }
  }
}
