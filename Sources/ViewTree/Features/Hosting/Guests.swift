// A tree inside a hosted view: it has the clock of the host around, and takes part in its turns.

extension TreeHost {
  /// Lets the tree of a hosted view take part in this one's frames.
  package func add(guest: TreeHost) { guests.append(guest) }

  package func remove(guest: TreeHost) { guests.removeAll { $0 === guest } }

  /// What the content answers to a proposal.
  package func contentSize(for proposal: ProposedViewSize) -> CGSize {
    root.contentSize(for: proposal)
  }

  /// Every printed node that stands somewhere now, with its place moved by an origin.
  package func lines(from level: Int, origin: CGPoint) -> [HostedLine] {
    var lines: [HostedLine] = []
    func visit(_ node: Node, _ level: Int) {
      guard !node.standsNowhere else { return }
      var level = level
      if node.isPrinted, node !== root {
        let frame = node.element?.frame(in: .global) ?? .zero
        lines.append(
          HostedLine(
            level: level, type: node.typeLabel,
            identifiers: node === node.element ? node.element?.attributes?.identifiers ?? [] : [],
            frame: frame.offsetBy(dx: origin.x, dy: origin.y),
            contentOffset: (node as? ScrollNode)?.contentOffset))
        level += 1
      }
      node.forEachChild { visit($0, level) }
    }
    visit(root, level)
    return lines
  }

  var guestsHaveWork: Bool { !guests.isEmpty && guests.contains { $0.hasWork } }

  /// Turns of the guests that have work, after the host's own.
  func turnGuests() {
    for guest in guests where guest.hasWork { guest.turn() }
  }

  /// What moves inside the guests is where it is now.
  func advanceGuests() {
    for guest in guests {
      time.whileCurrent { guest.touch.tick(in: guest) }
      guest.advanceMotions()
      guest.advanceAnimations()
    }
  }
}
