/// The positions of a few nodes in tree order.
///
/// - Cost: the paths from the nodes to the root; siblings are visited where paths part.
struct TreeOrder {
  /// Numbers that grow along a walk through the tree, on entering a node and on leaving it.
  struct Passage {
    let before: Int
    let after: Int
  }

  private var positions: [ObjectIdentifier: Passage] = [:]
  /// The children of each node that lie on a path.
  private var branches: [ObjectIdentifier: [Node]] = [:]
  private var steps = 0

  init(of nodes: [Node]) {
    var known = Set<ObjectIdentifier>()
    var root: Node?
    for node in nodes where node.isAlive {
      var node = node
      while known.insert(ObjectIdentifier(node)).inserted {
        guard let parent = node.parent else {
          root = node
          break
        }
        branches[ObjectIdentifier(parent), default: []].append(node)
        node = parent
      }
    }
    if let root { walk(root) }
  }

  /// Nil for a node that has left the tree.
  func position(of node: Node) -> Passage? { positions[ObjectIdentifier(node)] }

  private mutating func walk(_ node: Node) {
    steps += 1
    let before = steps
    for child in orderedBranches(of: node) { walk(child) }
    steps += 1
    positions[ObjectIdentifier(node)] = Passage(before: before, after: steps)
  }

  private func orderedBranches(of node: Node) -> [Node] {
    guard let found = branches[ObjectIdentifier(node)] else { return [] }
    guard found.count > 1 else { return found }
    let wanted = Set(found.map { ObjectIdentifier($0) })
    var ordered: [Node] = []
    node.forEachChild { if wanted.contains(ObjectIdentifier($0)) { ordered.append($0) } }
    // Children that are kept without being shown come last.
    let known = Set(ordered.map { ObjectIdentifier($0) })
    return ordered + found.filter { !known.contains(ObjectIdentifier($0)) }
  }
}
