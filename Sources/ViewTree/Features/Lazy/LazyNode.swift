/// The element of a lazy container: it makes and places only the lines near the visible part.
///
/// A line is one row of a stack, or one row of cells in a grid. The node holds a window of
/// consecutive lines; the lines before and after it count with the average length of the placed
/// ones.
///
/// - Units: points along the axis, from the container's start.
/// - Cost: follows the number of visible lines, never the number of rows.
/// - Source: LAYOUT-3.14.1, COST-1.4.
@UncheckedAccess
public class LazyNode: LayoutNode {
  final let axis: Axis
  final var spacingBetweenLines: CGFloat
  final var pinnedViews: PinnedScrollableViews
  final var content: Node?
  final var rows = RowList()
  final var window = LazyWindow()
  final var visibleRows = VisibleRows()
  /// The headers and footers that were placed at an edge of the visible part.
  final var pinned: [LayoutNode] = []
  /// The part at whose edges they were placed; nil if nothing is pinned.
  final var pinnedRange: LazyRange?
  /// The visible part for which the window was moved.
  private final var arrangedRange = LazyRange(lower: 0, upper: 0)
  private final var rowsAreStale = true
  private final var isMakingRows = false
  private final var effort = LazyEffort()
  final private(set) var hasLeavingRows = false
  /// The nearest scroll view along the axis; nil where the host's own bounds are the visible part.
  private final unowned(unsafe) var scrollNode: ScrollNode?

  /// The distance between lines where none is given. Source: LAYOUT-3.14.
  static let defaultSpacing: CGFloat = 8

  /// How far beyond each end of the visible part lines are made, as a share of its length.
  private static let marginShare: CGFloat = 1 / 8

  init(
    _ axis: Axis, spacing: CGFloat?, pinnedViews: PinnedScrollableViews, _ inputs: _ViewInputs
  ) {
    self.axis = axis
    spacingBetweenLines = spacing?.ifFinite ?? Self.defaultSpacing
    self.pinnedViews = pinnedViews
    super.init(inputs)
    findScrollNode()
    host.hasChoosingContainers = true
    host.part(LazyContainers.self).nodes.append(self)
  }

  private final func findScrollNode() {
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollNode, scroll.scrolls(axis) { break }
      node = current.parent
    }
    scrollNode = node as? ScrollNode
  }

  package override final func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override final func surroundingsChanged(_ change: SurroundingsChange) {
    guard change == .scrolling else { return }
    findScrollNode()
    setNeedsLayout()
  }

  override final var stackOrientation: StackOrientation? {
    axis == .vertical ? .vertical : .horizontal
  }

  override final func willLeaveTree() {
    host.part(LazyContainers.self).nodes.removeAll { $0 === self }
    visibleRows = VisibleRows()
    pinned = []
  }

  override final func takesElementChange() -> Bool {
    if !isMakingRows { setNeedsRows() }
    return true
  }

  final func update(spacing: CGFloat?, pinnedViews: PinnedScrollableViews) {
    let spacing = spacing?.ifFinite ?? Self.defaultSpacing
    guard spacing != spacingBetweenLines || pinnedViews != self.pinnedViews else { return }
    let difference = spacing - spacingBetweenLines
    spacingBetweenLines = spacing
    self.pinnedViews = pinnedViews
    // The topmost visible line keeps its place. Source: LAYOUT-3.14.
    let distance = window.spacingChanged(by: difference, at: visibleRange.lower)
    if distance != 0, isPlaced, let scrollNode {
      scrollNode.shift(axis, by: distance)
      // A frame in between may keep the content's length, and so keep the scroll view from checking
      // whether it can rest there.
      scrollNode.setNeedsLayout()
    }
    setNeedsLayout()
  }

  /// Has the rows collected and the lines made again.
  final func setNeedsRows() {
    rowsAreStale = true
    setNeedsLayout()
  }

  // MARK: Overridden by subclasses

  /// How many lines the rows fill.
  var lineCount: Int { rows.count }

  /// The rows of a line.
  func rows(ofLine line: Int) -> Range<Int> { line..<line + 1 }

  func line(ofRow row: Int) -> Int { row }

  /// Decides how rows form lines in a thickness.
  func prepareLines(across: CGFloat) {}

  /// Answers a question about a thickness that is not the present one; the shown lines stay as
  /// they are.
  func keepingLines(_ answer: () -> CGSize) -> CGSize { answer() }

  /// The length of a line along the axis.
  func length(of line: LazyLine, across: CGFloat) -> CGFloat { 0 }

  func place(_ line: LazyLine, at position: CGFloat, across: CGFloat) {}

  /// The thickness for a proposed one, or else that of the first row. Source: LAYOUT-3.14.
  func thickness(_ proposed: CGFloat?) -> CGFloat {
    proposed ?? firstElement?.measure(.unspecified)[axis.crossing] ?? 0
  }

  private final var firstElement: LayoutNode? {
    if let element = window.lines.lazy.flatMap(\.elements).first { return element }
    return lineCount > 0 ? makeLine(0).elements.first : nil
  }

  // MARK: Rows

  func rowsWereRenewed() {}

  private final func renewRows() {
    guard rowsAreStale else { return }
    rowsAreStale = false
    let wasEmpty = rows.count == 0
    rows = RowList()
    content?.collectRows(into: rows)
    if (rows.count == 0) != wasEmpty { traitsChanged = true }
    rowsWereRenewed()
    window.restrict(to: lineCount)
    for index in window.lines.indices {
      let advance = window.lines[index].advance
      window.lines[index] = makeLine(window.first + index)
      window.lines[index].advance = advance
    }
    invalidatePreferences(nil)
  }

  /// A line with its elements, made where needed.
  func makeLine(_ index: Int) -> LazyLine {
    isMakingRows = true
    defer { isMakingRows = false }
    return host.updating {
      let cells = rows(ofLine: index).map { row in
        let elements = rows.elements(of: row)
        for element in elements where element.layoutParent !== self { adopt(element) }
        return elements
      }
      return LazyLine(cells: cells)
    }
  }

  final func advance(of line: LazyLine, across: CGFloat) -> CGFloat {
    line.lead + (line.isEmpty ? 0 : length(of: line, across: across) + spacingBetweenLines)
  }

  // MARK: The visible part

  /// The visible part in this container's coordinates along the axis.
  final var visibleRange: LazyRange {
    visibleRange(without: PhysicalInsets.Ends(lower: 0, upper: 0))
  }

  /// The part of it in which content rests; pinned views stay inside it.
  final var restingRange: LazyRange {
    guard let scrollNode else { return visibleRange }
    return visibleRange(without: scrollNode.insets[axis])
  }

  private final func visibleRange(without insets: PhysicalInsets.Ends) -> LazyRange {
    let bounds = scrollNode?.viewportBounds ?? CGRect(origin: .zero, size: host.size)
    let length = bounds.size[axis]
    guard isPlaced else { return LazyRange(lower: 0, upper: length) }
    let start = convert(.zero, to: scrollNode)[axis] - bounds.origin[axis]
    let lower = insets.lower - start
    let upper = length - insets.upper - start
    guard axis == .horizontal, layoutDirection == .rightToLeft else {
      return LazyRange(lower: lower, upper: upper)
    }
    return LazyRange(lower: size.width - upper, upper: size.width - lower)
  }

  /// Checks whether the visible part has left the window or has another length; called when
  /// something has moved. So the made rows, and with them the preferences, do not depend on earlier
  /// positions.
  final func followViewport() {
    guard isAlive, isPlaced else { return }
    let visible = visibleRange
    let isShort = !effort.isSpent && !window.covers(visible, of: lineCount)
    let isResized = visible.length != arrangedRange.length
    if isShort || isResized || pinnedRange != pinnableRange {
      setNeedsLayout()
    } else {
      followVisibleRows()
    }
  }

  /// Moves the window to the visible part and a margin.
  private final func arrange(_ visible: LazyRange, across: CGFloat) {
    let before = window.elementIdentities
    prepareLines(across: across)
    let margin = max(visible.length * Self.marginShare, 0)
    let need = LazyRange(lower: visible.lower - margin, upper: visible.upper + margin)
    effort.begins(in: host.serials.tick, moves: visible != arrangedRange)
    arrangedRange = visible
    window.move(to: need, count: lineCount, effort: &effort) {
      var line = makeLine($0)
      line.advance = advance(of: line, across: across)
      return line
    } measure: {
      advance(of: $0, across: across)
    }
    let used =
      window.lines.isEmpty
      ? 0..<0
      : rows(ofLine: window.first).lowerBound..<rows(ofLine: window.last).upperBound
    rows.use(used, at: host.tick)
    hasLeavingRows = true
    if window.elementIdentities != before { invalidatePreferences(nil) }
    if effort.isSpent { warnOfManyLines() }
  }

  private final func warnOfManyLines() {
    host.warn(
      .unsettled,
      """
      \(LazyEffort.mostLinesPerTick) lines were made at one moment and the visible part is not full; \
      the rest waits for the next frame. Give the rows a length.
      """, self)
  }

  /// Whether lines wait for the next tick.
  final var isUnfinished: Bool { isAlive && isPlaced && effort.isSpent }

  /// Makes the start of the window agree with the lines before it, without a visible movement.
  private final func correctStart() {
    let distance = window.takeCorrection()
    guard distance != 0 else { return }
    scrollNode?.shift(axis, by: distance)
  }

  final func releaseRows() {
    guard hasLeavingRows else { return }
    isMakingRows = true
    defer { isMakingRows = false }
    hasLeavingRows = rows.release(at: host.tick)
  }

  /// Where a row lies along the axis: exact inside the window, estimated outside.
  final func range(ofRow row: Int) -> LazyRange {
    window.range(ofLine: line(ofRow: row), spacing: spacingBetweenLines)
  }

  // MARK: Layout

  /// During a mere measurement the window is not moved before placement: if the rows depend on a
  /// container that is measured at a length of 0, all of them would fit into the former visible
  /// part.
  override final func childrenResponded(isForQuestion: Bool) {
    guard !isForQuestion else { return }
    renewRows()
    if isPlaced { arrange(visibleRange, across: size[axis.crossing]) }
  }

  override final func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    renewRows()
    let across = thickness(proposal[axis.crossing])
    guard isPlaced, across != size[axis.crossing] else { return answer(across: across) }
    return keepingLines { answer(across: across) }
  }

  private final func answer(across: CGFloat) -> CGSize {
    prepareLines(across: across)
    if window.lines.isEmpty { arrange(visibleRange, across: across) }
    let length = length(across: across)
    tell(.answer) { side in
      side == axis
        ? Reason(.line(lineCount, isEstimated: window.lines.count < lineCount), .number(length))
        : nil
    }
    return CGSize(length, along: axis, across: across)
  }

  private final func length(across: CGFloat) -> CGFloat {
    let advances = window.lines.map { advance(of: $0, across: across) }
    return window.length(advances, count: lineCount, spacing: spacingBetweenLines)
  }

  /// Source: LAYOUT-3.3.7.
  override final var spacing: ViewSpacing {
    renewRows()
    return rows.count == 0 ? .zero : ViewSpacing()
  }

  override final var spacingKind: SpacingKind { .own }

  override final func placeChildren() {
    renewRows()
    placementStamp &+= 1
    let across = size[axis.crossing]
    arrange(visibleRange, across: across)
    correctStart()
    var position = window.start
    for line in window.lines {
      place(line, at: position + line.lead, across: across)
      position += line.advance
    }
    placePinned(across: across)
    updateVisibleRows()
    let length = length(across: across)
    if abs(length - size[axis]) > Self.lengthTolerance { setNeedsLayout() }
  }

  /// Reports why a row gets its proposal, and where its line begins.
  ///
  /// - Parameter sides: the margin at either side of the line.
  final func tellRow(_ element: LayoutNode, position: CGFloat, sides: CGFloat = 0) {
    element.tell(.question) { side in
      side == axis
        ? Reason(.unlimited, .nothing) : Reason(.asked, Term.own(side).less(sides).less(sides))
    }
    element.tell(.place) { side in
      guard side == axis,
        let line = window.lines.firstIndex(where: { $0.elements.contains { $0 === element } })
      else { return nil }
      return Reason(
        .line(window.first + line, isEstimated: window.first > 0), .number(position))
    }
  }

  /// Sums of the same lengths in another order differ by less.
  private static let lengthTolerance: CGFloat = 1e-6

  override final func presence(of child: LayoutNode) -> Presence {
    if visibleRows.contains(child) { return .seen }
    return child.placementMark == placementStamp ? .beside : .kept
  }

  // MARK: Preferences

  override final var cachesPreferences: Bool { true }

  override final func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool { true }

  /// Only the lines of the window contribute. Source: PREF-1.8.
  override final func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    key.foldDynamic(in: self) { window.lines.flatMap(\.elements).itemsInDisplayOrder }
  }
}

extension LazyNode: RowContainer {
  final var rowElements: [LayoutNode] { window.lines.flatMap(\.elements) }

  final func rowRectangle(of id: AnyHashable) -> CGRect? {
    guard let row = rows.row(of: id) else { return nil }
    let range = range(ofRow: row)
    var rect = CGRect(origin: .zero, size: size)
    rect.origin[axis] = range.lower
    rect.size[axis] = range.upper - range.lower
    return rect
  }
}
