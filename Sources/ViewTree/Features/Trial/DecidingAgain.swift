extension LayoutNode {
  /// Repeats the element's last decisions: its answer to the proposal with which it was placed, and
  /// the places of its children. Nothing moves; an observer receives the reasons.
  ///
  /// - Cost: that of one measurement and one placement, with the children's answers remembered.
  package final func decideAgain() {
    _ = computeSize(placedProposal)
    placeChildren()
  }

  /// How the content is shown, with every motion at its end; nil without a mapping.
  package final var contentAsLaidOut: ContentMapping? { contentMapping(asShown: false) }

  /// The answer to a hypothetical proposal; it is not cached.
  package final func answer(to proposal: ProposedViewSize) -> CGSize { computeSize(proposal) }
}

extension TreeHost {
  /// Runs queries on the tree with a separate observer, without affecting the counters and the
  /// warnings.
  package func whileAsked<Result>(
    by observer: (any TreeObserver)?, _ body: () -> Result
  ) -> Result {
    let before = (self.observer, counters, warningLog)
    self.observer = observer
    defer { (self.observer, counters, warningLog) = before }
    return time.whileCurrent { updating(body) }
  }
}

/// An element whose children a layout arranges.
package protocol LayoutArranging {
  var layoutType: Any.Type { get }
}

extension LayoutContainerNode: LayoutArranging {
  package var layoutType: Any.Type {
    (layout as? AnyLayout).map { type(of: $0.wrapped.box) } ?? L.self
  }
}
