/// The rows of a lazy container in order: runs of made elements and of rows made on demand.
///
/// - Shape: one entry per run, so that its size depends on the structure and not on the data.
final class RowList: RowCollector {
  private enum Run {
    case element(LayoutNode)
    case source(any RowSource)
  }

  /// A header, rows and a footer, as row indices.
  struct Section {
    var header: Range<Int>
    var content: Range<Int>
    var footer: Range<Int>

    var rows: Range<Int> { header.lowerBound..<footer.upperBound }
  }

  private var runs: [Run] = []
  /// The index of each run's first row.
  private var starts: [Int] = []
  private(set) var count = 0
  private(set) var sections: [Section] = []

  override func append(_ element: LayoutNode) {
    runs.append(.element(element))
    starts.append(count)
    count += 1
  }

  func append(_ source: any RowSource) {
    runs.append(.source(source))
    starts.append(count)
    count += source.rowCount
  }

  override func appendSection(header: Node?, content: Node?, footer: Node?) {
    let ranges = [header, content, footer].map { part in
      let start = count
      part?.collectRows(into: self)
      return start..<count
    }
    sections.append(Section(header: ranges[0], content: ranges[1], footer: ranges[2]))
  }

  /// All rows in groups: the sections, and the rows before, between and after them.
  ///
  /// - Shape: in order and without gaps; none is empty. A section in another one belongs to it.
  private lazy var groups: [Section] = {
    var groups: [Section] = []
    var end = 0
    func appendLoose(upTo row: Int) {
      guard end < row else { return }
      groups.append(Section(header: end..<end, content: end..<row, footer: row..<row))
    }
    let outermostFirst = sections.filter { !$0.rows.isEmpty }.sorted {
      ($0.rows.lowerBound, $1.rows.upperBound) < ($1.rows.lowerBound, $0.rows.upperBound)
    }
    for section in outermostFirst where section.rows.lowerBound >= end {
      appendLoose(upTo: section.rows.lowerBound)
      groups.append(section)
      end = section.rows.upperBound
    }
    appendLoose(upTo: count)
    return groups
  }()

  /// The group that a row belongs to.
  ///
  /// - Precondition: there is such a row.
  func group(of row: Int) -> Section {
    groups[groups.prefixLength(where: { $0.rows.lowerBound <= row }) - 1]
  }

  /// The group that begins with a row; nil if none does.
  func group(startingAt row: Int) -> Section? {
    let group = group(of: row)
    return group.rows.lowerBound == row ? group : nil
  }

  /// The elements of a row, made if needed; there may be none or several.
  func elements(of row: Int) -> [LayoutNode] {
    let run = run(of: row)
    switch runs[run] {
    case .element(let element):
      return [element]
    case .source(let source):
      var elements: [LayoutNode] = []
      source.collectRow(row - starts[run], into: &elements)
      return elements
    }
  }

  /// Tells the sources which of their rows are in use.
  func use(_ window: Range<Int>, at tick: UInt64) {
    forEachSource { source, start in
      let count = source.rowCount
      let lower = min(max(window.lowerBound - start, 0), count)
      let upper = min(max(window.upperBound - start, lower), count)
      source.useRows(lower..<upper, at: tick)
    }
  }

  /// Removes rows that have been out of use long enough; returns whether others still wait.
  func release(at tick: UInt64) -> Bool {
    var isWaiting = false
    forEachSource { source, _ in
      if source.releaseRows(at: tick) { isWaiting = true }
    }
    return isWaiting
  }

  /// The row with an identity; nil if no source knows it.
  func row(of id: AnyHashable) -> Int? {
    for (run, start) in zip(runs, starts) {
      if case .source(let source) = run, let index = source.rowIndex(of: id) {
        return start + index
      }
    }
    return nil
  }

  /// Visits the sources that are still in the tree: the sources of a container that was itself a
  /// row may have gone with it in this tick.
  private func forEachSource(_ body: (any RowSource, _ start: Int) -> Void) {
    for (run, start) in zip(runs, starts) {
      if case .source(let source) = run, source.isAlive { body(source, start) }
    }
  }

  /// The last run that starts at or before a row: empty runs start where the next one does.
  private func run(of row: Int) -> Int { max(starts.prefixLength(where: { $0 <= row }) - 1, 0) }
}

/// A node whose rows are made on demand and reached by index.
protocol RowSource: Node {
  /// The number of rows, made or not.
  var rowCount: Int { get }

  /// Makes the row if needed, and appends its elements; there may be none or several.
  func collectRow(_ index: Int, into elements: inout [LayoutNode])

  /// Records which rows are in use; the others are removed a few ticks later.
  func useRows(_ window: Range<Int>, at tick: UInt64)

  /// Removes rows that have been out of use long enough; returns whether others still wait.
  func releaseRows(at tick: UInt64) -> Bool

  /// The index of the row with an identity; nil if there is none.
  ///
  /// - Cost: looks at every identity of the data, but makes no row.
  func rowIndex(of id: AnyHashable) -> Int?
}
