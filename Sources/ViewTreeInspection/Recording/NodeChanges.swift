import ViewTree

/// The differences between the nodes of one moment and those of the next.
///
/// A list that scrolls moves all of its rows by the same distance: one entry, and not one a row.
struct NodeChanges: Equatable, Sendable {
  /// The numbers in tree order; nil where they are those of before.
  var order: [Int]?
  /// The nodes that are new, or differ by more than their place in the window.
  var nodes: [NodeRecord]
  var moved: [NodeShift]
}

/// Nodes that are next to each other in tree order and have all moved alike in the window.
struct NodeShift: Equatable, Sendable {
  /// The place of the first one among the later moment's nodes, from 0.
  var first: Int
  var count: Int
  /// Points.
  var way: CGSize
}

extension NodeChanges {
  /// Whether nothing differs.
  var isEmpty: Bool { order == nil && nodes.isEmpty && moved.isEmpty }

  init(from before: [NodeRecord], to after: [NodeRecord]) {
    if before.isEmpty, !after.isEmpty {
      self.init(order: after.map(\.number), nodes: after, moved: [])
      return
    }
    let isSameOrder =
      before.count == after.count && zip(before, after).allSatisfy { $0.number == $1.number }
    self.init(order: isSameOrder ? nil : after.map(\.number), nodes: [], moved: [])
    if isSameOrder {
      for index in after.indices { note(after[index], at: index, was: before[index]) }
      return
    }
    var known: [Int: NodeRecord] = [:]
    for node in before { known[node.number] = node }
    for (index, node) in after.enumerated() { note(node, at: index, was: known[node.number]) }
  }

  private mutating func note(_ node: NodeRecord, at index: Int, was old: NodeRecord?) {
    if node == old { return }
    guard let way = node.way(from: old) else {
      nodes.append(node)
      return
    }
    if let last = moved.last, last.first + last.count == index, last.way == way {
      moved[moved.count - 1].count += 1
    } else {
      moved.append(NodeShift(first: index, count: 1, way: way))
    }
  }

  func applied(to before: [NodeRecord]) -> [NodeRecord] {
    var after = before
    if order != nil || !nodes.isEmpty {
      var known: [Int: NodeRecord] = [:]
      for node in before { known[node.number] = node }
      for node in nodes { known[node.number] = node }
      after = (order ?? before.map(\.number)).compactMap { known[$0] }
    }
    for shift in moved {
      for index in shift.first..<shift.first + shift.count {
        after[index].window = after[index].window?.moved(by: shift.way)
      }
    }
    return after
  }
}

extension NodeRecord {
  /// How far the node has moved in the window, where nothing else about it has changed.
  fileprivate func way(from old: NodeRecord?) -> CGSize? {
    guard var moved = old, let here = window, let there = moved.window else { return nil }
    let way = CGSize(width: here.minX - there.minX, height: here.minY - there.minY).hundredths
    moved.window = there.moved(by: way)
    return moved == self ? way : nil
  }
}

extension [CGRect] {
  /// Moves the windows of nodes that are next to each other.
  mutating func move(by shifts: [NodeShift]) {
    for shift in shifts {
      for index in shift.first..<shift.first + shift.count {
        self[index] = self[index].moved(by: shift.way)
      }
    }
  }
}

extension CGRect {
  func moved(by way: CGSize) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + way.width, y: minY + way.height).hundredths, size: size)
  }
}

/// `[first, count, right, down]`.
extension NodeShift: Codable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      first: try list.decode(Int.self), count: try list.decode(Int.self),
      way: CGSize(
        width: try list.decode(CGFloat.self), height: try list.decode(CGFloat.self)))
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(first)
    try list.encode(count)
    try list.encode(way.width)
    try list.encode(way.height)
  }
}
