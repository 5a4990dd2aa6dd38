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
