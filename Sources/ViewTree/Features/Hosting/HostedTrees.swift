extension TreeHost {
  /// The hosted views of this host; created on first use.
  package var hostedTrees: HostedTrees { part(HostedTrees.self) }

  /// The content's response to a proposal.
  package func contentSize(for proposal: ProposedViewSize) -> CGSize {
    root.contentSize(for: proposal)
  }

  /// Every printed node that is placed now, with its position moved by an origin.
  package func lines(from level: Int, origin: CGPoint) -> [HostedLine] {
    var lines: [HostedLine] = []
    func visit(_ node: Node, _ level: Int) {
      guard !node.hasNoPlace else { return }
      var level = level
      if node.isPrinted, node !== root {
        let frame = node.element?.frame(in: .global) ?? .zero
        lines.append(
          HostedLine(
            level: level, type: node.typeLabel,
            identifiers: node === node.element ? node.element?.attributes?.identifiers ?? [] : [],
            frame: frame.offsetBy(dx: origin.x, dy: origin.y),
            contentOffset: (node as? any FingerScrolling)?.contentOffset))
        level += 1
      }
      node.forEachChild { visit($0, level) }
    }
    visit(root, level)
    return lines
  }
}

/// The hosted views of one host: their window, and the trees inside them.
///
/// A tree inside a hosted view shares the clock of the surrounding host, and takes part in its
/// turns.
package final class HostedTrees: HostPart {
  private unowned(unsafe) let host: TreeHost
  private var trees: [TreeHost] = []
  /// The window of the hosted views; nil until there is one.
  package var window: (any HostedWindow)?
  /// Whether a hosted view has asked for layout.
  package var layoutIsNeeded = false

  package init(host: TreeHost) {
    self.host = host
  }

  package static var order: Int { 4 }

  package func add(_ tree: TreeHost) { trees.append(tree) }

  package func remove(_ tree: TreeHost) { trees.removeAll { $0 === tree } }

  package var isAtRest: Bool { trees.isEmpty }

  /// A tick of the surrounding tree is also a tick of each tree inside, which then takes in the
  /// changes that other threads have handed to it.
  package func tickBegan() {
    for tree in trees {
      tree.inbox.drain()
      for part in tree.parts.all { part.tickBegan() }
    }
  }

  package var hasWork: Bool { layoutIsNeeded || trees.contains { $0.hasWork } }

  /// Hosted views lay themselves out after the tree has told them their sizes, outside any update;
  /// then the trees inside that have work take their turns.
  package func actionsEnded() {
    if layoutIsNeeded {
      layoutIsNeeded = false
      window?.layoutIfNeeded()
    }
    for tree in trees where tree.hasWork { tree.turn() }
  }

  package func windowChanged() { window?.surroundingsChanged() }

  package func geometryChanged() { window?.surroundingsChanged() }

  package func advance(to moment: Double) {
    for tree in trees {
      for part in tree.parts.all { part.advance(to: moment) }
    }
  }
}
