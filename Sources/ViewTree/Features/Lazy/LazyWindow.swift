/// An interval along an axis.
struct LazyRange: Equatable {
  var lower: CGFloat
  var upper: CGFloat

  var length: CGFloat { upper - lower }
}

/// One line of a lazy container: the elements of its rows.
struct LazyLine {
  let cells: [[LayoutNode]]
  /// The room before its elements, where a list leaves some before a section.
  var lead: CGFloat = 0
  /// The distance from its start to the next line's, as placed last; it includes `lead`.
  var advance: CGFloat = 0
  /// Whether its cell takes the whole thickness of a grid, as a section's header does.
  var isWide = false

  init(cells: [[LayoutNode]]) {
    self.cells = cells
  }

  var elements: [LayoutNode] { cells.flatMap { $0 } }

  /// A line without elements takes no space, and has no spacing after it.
  var isEmpty: Bool { cells.allSatisfy(\.isEmpty) }

  /// Where its elements lie when it starts at a position.
  func range(at position: CGFloat, spacing: CGFloat) -> LazyRange {
    LazyRange(
      lower: position + lead, upper: position + max(advance - spacing, lead))
  }
}

/// The lines that a lazy container has made, and where the first of them lies.
///
/// - Shape: consecutive lines from `first` on; none before the first arrangement.
/// - Units: points from the container's start.
struct LazyWindow {
  private(set) var first = 0
  private(set) var start: CGFloat = 0
  var lines: [LazyLine] = []
  /// The mean distance from line to line, over the placed ones.
  private var average: CGFloat = 0

  var last: Int { first + lines.count - 1 }

  var end: CGFloat { lines.reduce(start) { $0 + $1.advance } }

  var elementIdentities: [ObjectIdentifier] {
    lines.flatMap { $0.elements.map { ObjectIdentifier($0) } }
  }

  /// Whether every visible line is inside, including one of length zero at the very end.
  func covers(_ visible: LazyRange, of count: Int) -> Bool {
    guard !lines.isEmpty else { return count == 0 }
    let end = end
    return (first == 0 || start <= visible.lower)
      && (last >= count - 1 || end > visible.upper
        || (end == visible.upper && visible.lower >= visible.upper))
  }

  /// Drops the lines that no longer exist.
  mutating func restrict(to count: Int) {
    if first >= count {
      self = LazyWindow(average: average)
    } else if last >= count {
      lines.removeLast(last - count + 1)
    }
  }

  init() {}

  private init(average: CGFloat) {
    self.average = average
  }

  /// Updates the estimates for a new distance between lines: the mean, which a window of one line
  /// does not update, and the position of the lines before the window.
  ///
  /// - Returns: how far the line at a position moves.
  mutating func spacingChanged(by difference: CGFloat, at place: CGFloat) -> CGFloat {
    guard average > 0 else { return 0 }
    average = max(average + difference, 0)
    let former = start
    start = max(start + CGFloat(first) * difference, 0)
    var end = former
    var above = 0
    while above < lines.count, end + lines[above].advance <= place {
      end += lines[above].advance
      above += 1
    }
    for index in lines.indices where lines[index].advance > 0 {
      lines[index].advance = max(lines[index].advance + difference, 0)
    }
    return start - former + CGFloat(above) * difference
  }

  /// Moves the window to an interval; at least one line stays while there are any.
  ///
  /// Lines that touch the old window keep their place. A jump starts at the line and position
  /// estimated by `range(ofLine:)`, so that a requested row is inside.
  ///
  /// - Parameters:
  ///   - count: of all lines.
  ///   - effort: says how many lines may still be made, and whether any may go.
  mutating func move(
    to need: LazyRange, count: Int, effort: inout LazyEffort, make: (Int) -> LazyLine,
    measure: (LazyLine) -> CGFloat
  ) {
    guard count > 0 else {
      self = LazyWindow()
      return
    }
    measureLines(measure)
    // Past an end there is nothing to jump to; the lines there keep their places.
    let isBefore = need.upper < start && first > 0
    let isBehind = need.lower > end && last < count - 1
    if lines.isEmpty || isBefore || isBehind {
      restart(near: need, count: count, make)
    }
    while first > 0, start > need.lower, effort.allowsLine() {
      first -= 1
      let line = make(first)
      start -= line.advance
      lines.insert(line, at: 0)
    }
    while effort.mayShrink, lines.count > 1, let line = lines.first,
      start + line.advance <= need.lower
    {
      start += line.advance
      first += 1
      lines.removeFirst()
    }
    if effort.mayShrink { trim(to: need.upper) }
    fill(to: need.upper, count: count, effort: &effort, make)
    if let mean = mean(lines.map(\.advance)).ifFinite { average = mean }
  }

  /// Measures the lines before any of them leaves the window. A single line says less about the
  /// others; if its length has changed, theirs are assumed to have changed by as much.
  private mutating func measureLines(_ measure: (LazyLine) -> CGFloat) {
    let before = lines.first?.advance ?? 0
    for index in lines.indices { lines[index].advance = measure(lines[index]) }
    if lines.count > 1 {
      if let mean = mean(lines.map(\.advance)).ifFinite { average = mean }
    } else if let line = lines.first, before > 0, average > 0,
      let changed = (average + line.advance - before).ifFinite
    {
      average = max(changed, 0)
    }
  }

  /// The mean distance from line to line; for a single line the former mean, which says more.
  private func mean(_ advances: [CGFloat]) -> CGFloat {
    if advances.count == 1, average > 0 { return average }
    return advances.reduce(0, +) / CGFloat(advances.count)
  }

  private mutating func restart(near need: LazyRange, count: Int, _ make: (Int) -> LazyLine) {
    if average <= 0 { average = make(0).advance.ifFinite ?? 0 }
    let isBefore = need.lower < start
    let advance = isBefore ? advanceBefore : average
    let distance = isBefore ? need.lower : need.lower - end
    let passed = advance > 0 ? max(distance, 0) / advance : 0
    let nearest = isBefore ? 0 : first + lines.count
    let target = nearest + passed.whole(in: 0...count - 1 - nearest)
    start = range(ofLine: target, spacing: 0).lower
    first = target
    lines = [make(first)]
  }

  /// The distance from line to line before the window: the lines there fill the space up to the
  /// start evenly.
  private var advanceBefore: CGFloat { first > 0 ? start / CGFloat(first) : average }

  private mutating func trim(to limit: CGFloat) {
    var position = start
    var kept = 0
    while kept < lines.count, kept == 0 || position < limit {
      position += lines[kept].advance
      kept += 1
    }
    lines.removeLast(lines.count - kept)
  }

  private mutating func fill(
    to limit: CGFloat, count: Int, effort: inout LazyEffort, _ make: (Int) -> LazyLine
  ) {
    var position = end
    while first + lines.count < count, position < limit, effort.allowsLine() {
      let line = make(first + lines.count)
      position += line.advance
      lines.append(line)
    }
  }

  /// Moves the start so that the lines before it have space; returns how far it moved.
  ///
  /// The first line starts at 0. A later line has to start after 0.
  mutating func takeCorrection() -> CGFloat {
    let expected = first == 0 ? 0 : (start > 0 ? start : CGFloat(first) * average)
    defer { start = expected }
    return expected - start
  }

  /// The length of all lines, with the average for those outside.
  func length(_ advances: [CGFloat], count: Int, spacing: CGFloat) -> CGFloat {
    guard !advances.isEmpty else { return 0 }
    let sum = advances.reduce(0, +)
    let countBehind = count - first - lines.count
    let rest = countBehind > 0 ? CGFloat(countBehind) * mean(advances) : 0
    return max(start + sum + rest - spacing, 0)
  }

  /// The range of a line: exact inside the window, after it by the average, before it in equal
  /// parts of the available space.
  func range(ofLine line: Int, spacing: CGFloat) -> LazyRange {
    var position = start
    guard line >= first else {
      let lower = CGFloat(line) * advanceBefore
      return LazyRange(lower: lower, upper: lower + max(advanceBefore - spacing, 0))
    }
    for (offset, known) in lines.enumerated() {
      if first + offset == line {
        return known.range(at: position, spacing: spacing)
      }
      position += known.advance
    }
    let lower = position + CGFloat(line - first - lines.count) * average
    return LazyRange(lower: lower, upper: lower + max(average - spacing, 0))
  }
}
