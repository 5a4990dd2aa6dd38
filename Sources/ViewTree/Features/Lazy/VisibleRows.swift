// Tracks which rows of a lazy container are visible: rows near them are made early, without
// appearing.

/// The elements of a lazy container that lie in the visible part.
struct VisibleRows {
  private var elements: [ObjectIdentifier: LayoutNode] = [:]
  /// The indices of the visible lines.
  fileprivate var lines = 0..<0

  func contains(_ element: LayoutNode) -> Bool { elements[ObjectIdentifier(element)] != nil }

  /// Records the elements visible now, in order; returns those that came and those that went.
  fileprivate mutating func take(
    _ seen: [LayoutNode]
  ) -> (came: [LayoutNode], went: [LayoutNode]) {
    let before = elements
    elements = [:]
    var came: [LayoutNode] = []
    for element in seen {
      let id = ObjectIdentifier(element)
      if elements.updateValue(element, forKey: id) == nil, before[id] == nil {
        came.append(element)
      }
    }
    let went = before.filter { elements[$0.key] == nil && $0.value.isAlive }.map(\.value)
    return (came, went)
  }
}

extension LazyNode {
  /// The lines that meet the visible part; one without length counts at its ends too.
  private var visibleLines: Range<Int> {
    let visible = visibleRange
    var lower: Int?
    var upper = window.first
    var start = window.start
    for offset in window.lines.indices {
      let line = window.lines[offset]
      let range = line.range(at: start, spacing: spacingBetweenLines)
      let isSeen =
        range.length == 0
        ? range.lower >= visible.lower && range.lower <= visible.upper
        : range.lower < visible.upper && range.upper > visible.lower
      if isSeen {
        if lower == nil { lower = window.first + offset }
        upper = window.first + offset + 1
      }
      start += line.advance
    }
    guard let lower else { return 0..<0 }
    return lower..<upper
  }

  /// Checks whether the visible lines have changed; called when something has moved.
  ///
  /// - Cost: one comparison a made line.
  func followVisibleRows() {
    if visibleLines != visibleRows.lines { updateVisibleRows() }
  }

  /// Tells the rows that have become visible or stopped being so.
  ///
  /// - Source: LAYOUT-3.14: rows are made early, and appear when they can be seen.
  func updateVisibleRows() {
    visibleRows.lines = visibleLines
    var seen: [LayoutNode] = []
    for index in visibleRows.lines { seen += window.lines[index - window.first].elements }
    let (came, went) = visibleRows.take(seen + pinned)
    for element in went { element.outermostNode.tellSurroundingsChanged(.visibility) }
    for element in came { element.outermostNode.tellSurroundingsChanged(.visibility) }
  }
}
