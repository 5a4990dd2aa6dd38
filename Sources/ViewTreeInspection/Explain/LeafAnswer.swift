import ViewTree

/// The reason for the answer of an element that gives none, found by asking it other questions.
///
/// A leaf's answer is a function of the question. If it follows the question, the leaf took the
/// proposed length. If it equals the answer to an unspecified proposal, it is the ideal size.
struct LeafAnswer {
  private let node: LayoutNode
  private let axis: Axis

  init(_ node: LayoutNode, _ axis: Axis) {
    self.node = node
    self.axis = axis
  }

  var told: (Derivation.Why, Term) {
    let answer = node.size[axis]
    let asked = node.placedProposal[axis]
    if let asked, isNear(asked, answer), follows(asked) { return (.reason(.took), .asked(axis)) }
    let ideal = node.answer(to: .unspecified)[axis]
    if isNear(ideal, answer) { return (.reason(.ideal), .number(answer)) }
    return (.measured, .number(answer))
  }

  /// Whether the element takes larger lengths as well.
  private func follows(_ asked: CGFloat) -> Bool {
    [asked + 1, asked + 64].allSatisfy { other in
      var proposal = node.placedProposal
      proposal[axis] = other
      return isNear(node.answer(to: proposal)[axis], other)
    }
  }
}
