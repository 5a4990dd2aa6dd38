/// Receives the events of a tree, by name, as they happen.
///
/// The engine holds at most one and never queries it; without one the hooks cost a comparison.
/// Recording, teaching and tracing live in other modules behind this protocol.
package protocol TreeObserver: AnyObject {
  func proposalAsked(_ node: LayoutNode, _ proposal: ProposedViewSize)
  func responseGiven(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize)
  func placed(_ node: LayoutNode)
  func decided(_ decided: Decided, _ node: LayoutNode, _ reason: (Axis) -> Reason?)
  func reduceCalled(_ key: String, _ node: Node, before: Any, next: [Any], after: Any)
  func preferenceWritten(_ key: String, _ node: Node, value: Any)
  func preferenceRead(_ key: String, _ node: Node, value: Any)
  func stateWritten(_ type: String, old: Any, new: Any, readers: [Node])
  func bodyEvaluated(_ node: Node)
  func evaluated(_ node: Node)
  func actionQueued(_ name: String, _ node: Node)
  func actionRun(_ name: String)
  func turnEnded()
  func warningGiven(_ warning: TreeWarning)
}

extension TreeObserver {
  package func proposalAsked(_ node: LayoutNode, _ proposal: ProposedViewSize) {}
  package func responseGiven(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) {}
  package func placed(_ node: LayoutNode) {}
  package func decided(_ decided: Decided, _ node: LayoutNode, _ reason: (Axis) -> Reason?) {}
  package func reduceCalled(_ key: String, _ node: Node, before: Any, next: [Any], after: Any) {}
  package func preferenceWritten(_ key: String, _ node: Node, value: Any) {}
  package func preferenceRead(_ key: String, _ node: Node, value: Any) {}
  package func stateWritten(_ type: String, old: Any, new: Any, readers: [Node]) {}
  package func bodyEvaluated(_ node: Node) {}
  package func evaluated(_ node: Node) {}
  package func actionQueued(_ name: String, _ node: Node) {}
  package func actionRun(_ name: String) {}
  package func turnEnded() {}
  package func warningGiven(_ warning: TreeWarning) {}
}
