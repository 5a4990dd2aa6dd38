import ViewTree

/// Listens to a tree and keeps, as text, what happened since it was last read.
///
/// Values are described at the moment of the event, so a recording never shows a later value.
/// - Isolation: used by the thread of its host.
public final class TurnRecorder {
  private var events = TurnEvents()
  private let decimals: Int

  /// - Parameter decimals: the most decimals that the numbers of a described value have.
  public init(decimals: Int = ValueText.treeDecimals) {
    self.decimals = decimals
  }

  /// The events since the last call, in order; the next call starts empty.
  public func take() -> TurnEvents {
    defer { events = TurnEvents() }
    return events
  }
}

extension TurnRecorder: TreeObserver {
  package func preferenceWritten(_ key: String, _ node: Node, value: Any) {
    events.writes.append(
      PreferenceWrite(key: key, writer: node.ownerLabel, value: describe(value)))
  }

  package func reduceCalled(_ key: String, _ node: Node, before: Any, next: [Any], after: Any) {
    events.reduces.append(
      ReduceCall(
        key: key, place: node.ownerLabel, before: describe(before),
        next: next.map(describe), after: describe(after)))
  }

  package func bodyEvaluated(_ node: Node) {
    events.bodies.append(node.typeLabel)
  }

  package func actionRun(_ name: String) {
    events.actions.append(name)
  }

  package func warningGiven(_ warning: TreeWarning) {
    events.warnings.append(warning)
  }

  private func describe(_ value: Any) -> String {
    ValueText.describe(value, decimals: decimals)
  }
}

extension Node {
  /// The two innermost views whose bodies hold this node, the outer one first.
  ///
  /// - Shape: one view, or the node's own type, where there are no two.
  fileprivate var ownerLabel: String {
    var owners: [String] = []
    var node = parent
    while let current = node, owners.count < 2 {
      if current.isBodyOfView { owners.insert(current.typeLabel, at: 0) }
      node = current.parent
    }
    return owners.isEmpty ? typeLabel : owners.joined(separator: " > ")
  }

  /// Whether this node runs a body; the engine's generic type for it cannot be named for all views.
  private var isBodyOfView: Bool {
    String(describing: type(of: self)).hasPrefix("BodyNode<")
  }
}
