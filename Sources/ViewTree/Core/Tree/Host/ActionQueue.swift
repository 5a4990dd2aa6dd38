/// Closures waiting for the action pass.
///
/// The actions of an update are collected in whatever order bodies and readers happen to run; at
/// the end of the update they are sorted into tree order.
///
/// - Source: STATE-4.2.2.
struct ActionQueue {
  struct Action {
    let name: String
    let run: () -> Void
  }

  /// All of an update's actions of the first kind come before those of the second.
  enum Kind: Int {
    /// Appearances, changes, tasks.
    case life
    /// Changes of preferences, geometry and scrolling.
    case reading
  }

  private struct Collected {
    let action: Action
    let kind: Kind
    /// The action's node; for a removed view, its former parent.
    let place: Node?
    let isRemoved: Bool
  }

  /// The parent of the subtree that is being removed.
  var erasedFrom: Node?
  private var waiting: [Action] = []
  private var collected: [Collected] = []

  var isEmpty: Bool { waiting.isEmpty && collected.isEmpty }

  mutating func append(_ name: String, _ run: @escaping () -> Void) {
    waiting.append(Action(name: name, run: run))
  }

  mutating func append(_ others: ActionQueue) { waiting += others.waiting }

  /// Collects an action of the current update.
  mutating func collect(
    _ name: String, _ kind: Kind, of node: Node, _ run: @escaping () -> Void
  ) {
    collected.append(
      Collected(
        action: Action(name: name, run: run), kind: kind,
        place: node.isAlive ? node : erasedFrom, isRemoved: !node.isAlive))
  }

  /// Sorts the collected actions and appends them to those that already wait.
  mutating func putInOrder() {
    guard !collected.isEmpty else { return }
    let actions = collected
    collected = []
    guard actions.count > 1 else { return waiting += actions.map(\.action) }
    let order = TreeOrder(of: actions.compactMap(\.place))
    let places = actions.enumerated().map { index, action in
      let position = action.place.flatMap(order.position)
      let place = action.isRemoved ? position?.before : position?.after
      return (action.kind.rawValue, place ?? 0, index)
    }
    waiting += places.sorted(by: <).map { actions[$0.2].action }
  }

  mutating func take() -> [Action] {
    defer { waiting = [] }
    return waiting
  }
}

/// The positions of a few nodes in tree order.
///
/// - Cost: the paths from the nodes to the root; siblings are visited where paths part.
private struct TreeOrder {
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
