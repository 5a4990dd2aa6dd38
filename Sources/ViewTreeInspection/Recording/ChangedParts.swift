import ViewTree

/// Changes to a list of nodes that has the same nodes in the same order.
struct ChangedParts {
  var windows: [CGRect]
  private(set) var replaced: [Int: NodeRecord] = [:]
  private var shifts: [NodeShift] = []

  init(windows: [CGRect]) {
    self.windows = windows
  }

  mutating func move(_ range: Range<Int>, by way: CGSize) {
    for index in range { windows[index] = windows[index].moved(by: way) }
    if !range.isEmpty {
      shifts.append(NodeShift(first: range.lowerBound, count: range.count, way: way))
    }
  }

  /// Moves a node with all inside of it to where it stands now.
  ///
  /// - Returns: false where too much moves in its own way.
  mutating func move(_ range: Range<Int>, to window: CGRect?) -> Bool {
    guard let window, let first = range.first else { return true }
    let before = windows[first]
    let way = CGSize(width: window.minX - before.minX, height: window.minY - before.minY).hundredths
    if way != .zero { move(range, by: way) }
    return shifts.count <= Self.mostShifts
  }

  private static let mostShifts = 32

  mutating func replace(_ index: Int, by record: NodeRecord) {
    replaced[index] = record
    if let window = record.window { windows[index] = window }
  }

  mutating func replaceInner(_ index: Int, _ record: NodeRecord, _ inner: ProjectionTransform) {
    var record = replaced[index] ?? record
    record.look?.inner = inner
    if record.window != nil { record.window = windows[index] }
    replaced[index] = record
  }

  /// The difference from the list before: a record is stored as it is before the shifts are applied.
  func changes(from before: [NodeRecord], _ old: [CGRect]) -> NodeChanges {
    var nodes: [NodeRecord] = []
    for (index, record) in replaced.sorted(by: { $0.key < $1.key }) {
      var stored = record
      var was = before[index]
      if record.window != nil {
        stored.window = windows[index].moved(by: back(index))
        was.window = old[index]
      }
      if stored != was { nodes.append(stored) }
    }
    return NodeChanges(order: nil, nodes: nodes, moved: shifts)
  }

  /// Against the shifts that lie over a place.
  private func back(_ index: Int) -> CGSize {
    shifts.reduce(.zero) { sum, shift in
      guard (shift.first..<shift.first + shift.count).contains(index) else { return sum }
      return CGSize(width: sum.width - shift.way.width, height: sum.height - shift.way.height)
    }
  }
}
