import ViewTree

/// The nodes of a moment, whole; lists that differ by places and by a few nodes share the others.
struct WholeNodes: Equatable, Sendable {
  private let base: [NodeRecord]
  private let replaced: [Int: NodeRecord]
  /// The place of each node of the base in the window, where it has one; empty for those of the base.
  private let windows: [CGRect]
  /// Those that lead from the windows to the places of this moment.
  private let shifts: [NodeShift]

  init(
    _ nodes: [NodeRecord], replaced: [Int: NodeRecord] = [:], windows: [CGRect] = [],
    shifts: [NodeShift] = []
  ) {
    base = nodes
    self.shifts = shifts
    self.replaced = replaced
    self.windows = windows
  }

  var nodes: [NodeRecord] {
    var nodes = base
    for (index, node) in replaced { nodes[index] = node }
    var windows = windows
    windows.move(by: shifts)
    for (index, window) in windows.enumerated() where nodes[index].window != nil {
      nodes[index].window = window
    }
    return nodes
  }

  static func == (left: WholeNodes, right: WholeNodes) -> Bool { left.nodes == right.nodes }
}
