import ViewTree

/// Changes to a list of nodes that has the same nodes in the same order.
struct ChangedParts {
  /// Reads the windows of the list before the shifts; a closure, so that the list is not copied.
  private let windows: (Int) -> CGRect
  private let before: [NodeShift]
  /// The moves of this moment, in order.
  private var moves: [NodeShift] = []
  /// The windows that have been read, as they are after all moves.
  private(set) var exact: [Int: CGRect] = [:]
  private(set) var replaced: [Int: NodeRecord] = [:]

  /// - Parameters:
  ///   - shifts: lead to the windows of the moment before.
  ///   - windows: those of the list before the shifts.
  init(shifts: [NodeShift], windows: @escaping (Int) -> CGRect) {
    self.windows = windows
    before = shifts
  }

  /// The shifts that lead from the windows to those of this moment; moves of the same nodes are one.
  var shifts: [NodeShift] {
    var shifts = before
    for move in moves {
      if let index = shifts.firstIndex(where: { $0.first == move.first && $0.count == move.count })
      {
        shifts[index].way.width += move.way.width
        shifts[index].way.height += move.way.height
        shifts[index].way = shifts[index].way.hundredths
      } else {
        shifts.append(move)
      }
    }
    return shifts
  }

  private func old(_ index: Int) -> CGRect { windows(index).moved(by: before.over(index)) }

  private func window(_ index: Int) -> CGRect {
    exact[index] ?? old(index).moved(by: moves.over(index))
  }

  mutating func move(_ range: Range<Int>, by way: CGSize) {
    guard !range.isEmpty else { return }
    for index in exact.keys where range.contains(index) {
      exact[index] = exact[index]?.moved(by: way)
    }
    moves.append(NodeShift(first: range.lowerBound, count: range.count, way: way))
  }

  /// Moves a node with all inside of it to its present place.
  ///
  /// - Returns: false where too much moves in its own way.
  mutating func move(_ range: Range<Int>, to place: CGRect?) -> Bool {
    guard let place, let first = range.first else { return true }
    let now = window(first)
    let way = CGSize(width: place.minX - now.minX, height: place.minY - now.minY).hundredths
    if way != .zero { move(range, by: way) }
    return moves.count <= Self.mostMoves
  }

  private static let mostMoves = 32

  /// Whether a record says nothing new: as it was before, but for moves that are known already.
  func isKnown(_ index: Int, _ record: NodeRecord, was old: NodeRecord) -> Bool {
    guard replaced[index] == nil else { return false }
    if let place = record.window, place != window(index) { return false }
    var moved = old
    moved.window = record.window
    return moved == record
  }

  mutating func replace(_ index: Int, by record: NodeRecord) {
    replaced[index] = record
    if let window = record.window { exact[index] = window }
  }

  mutating func replaceInner(_ index: Int, _ record: NodeRecord, _ inner: ProjectionTransform) {
    var record = replaced[index] ?? record
    record.look?.inner = inner
    replaced[index] = record
  }

  /// The difference from the list before: a record is stored as it is before the moves are applied.
  func changes(from before: (Int) -> NodeRecord) -> NodeChanges {
    var nodes: [NodeRecord] = []
    for (index, record) in replaced.sorted(by: { $0.key < $1.key }) {
      var stored = record
      var was = before(index)
      if record.window != nil {
        stored.window = window(index).moved(by: moves.back(index))
        was.window = old(index)
      }
      if stored != was { nodes.append(stored) }
    }
    return NodeChanges(order: nil, nodes: nodes, moved: moves)
  }
}

extension [NodeShift] {
  /// The way of all that lie over a place.
  func over(_ index: Int) -> CGSize {
    reduce(.zero) { sum, shift in
      guard (shift.first..<shift.first + shift.count).contains(index) else { return sum }
      return CGSize(width: sum.width + shift.way.width, height: sum.height + shift.way.height)
    }
  }

  /// The same way back.
  func back(_ index: Int) -> CGSize {
    let way = over(index)
    return CGSize(width: -way.width, height: -way.height)
  }
}
