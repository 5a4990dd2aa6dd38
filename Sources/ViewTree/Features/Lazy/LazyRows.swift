/// The rows of a lazy container in order: runs of made elements and of rows made on demand.
///
/// - Shape: one entry a run, so that its size follows the structure and not the data.
struct LazyRows {
  private enum Run {
    case element(LayoutNode)
    case source(any LazySource)
  }

  /// A header, rows and a footer, as indices of rows.
  struct Section {
    var header: Range<Int>
    var content: Range<Int>
    var footer: Range<Int>
  }

  private var runs: [Run] = []
  /// The index of each run's first row.
  private var starts: [Int] = []
  private(set) var count = 0
  var sections: [Section] = []

  mutating func append(_ element: LayoutNode) {
    runs.append(.element(element))
    starts.append(count)
    count += 1
  }

  mutating func append(_ source: any LazySource) {
    runs.append(.source(source))
    starts.append(count)
    count += source.rowCount
  }

  /// The elements of a row, made where needed; it may have none or several.
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
  func use(_ window: Range<Int>, at frame: UInt64) {
    forEachSource { source, start in
      let count = source.rowCount
      let lower = min(max(window.lowerBound - start, 0), count)
      let upper = min(max(window.upperBound - start, lower), count)
      source.useRows(lower..<upper, at: frame)
    }
  }

  /// Removes what has been out of use long enough; tells whether something still waits.
  func release(at frame: UInt64) -> Bool {
    var isWaiting = false
    forEachSource { source, _ in
      if source.releaseRows(at: frame) { isWaiting = true }
    }
    return isWaiting
  }

  /// The row with an identity; nil when no source knows it.
  func row(of id: AnyHashable) -> Int? {
    for (run, start) in zip(runs, starts) {
      if case .source(let source) = run, let index = source.rowIndex(of: id) {
        return start + index
      }
    }
    return nil
  }

  private func forEachSource(_ body: (any LazySource, _ start: Int) -> Void) {
    for (run, start) in zip(runs, starts) {
      if case .source(let source) = run { body(source, start) }
    }
  }

  /// The last run that starts at or before a row: empty runs start where the next one does.
  private func run(of row: Int) -> Int { max(starts.prefixLength(where: { $0 <= row }) - 1, 0) }
}
