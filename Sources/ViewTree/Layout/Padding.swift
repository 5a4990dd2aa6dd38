extension View {
  /// Adds space round the view, 16 points where no length is given.
  ///
  /// The proposal is smaller by the insets, never below 0; the answer larger by them, never below 0.
  /// Source: `semantics.md` 3.7.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(Padding(insets: EdgeInsets(length ?? Padding.defaultLength, edges: edges)))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(Padding(insets: EdgeInsets(length)))
  }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets))
  }
}

nonisolated struct Padding: LayoutModifier {
  static let defaultLength: CGFloat = 16

  let insets: EdgeInsets

  init(insets: EdgeInsets) {
    // A number is needed on every edge; what is none adds nothing.
    self.insets = EdgeInsets(
      top: insets.top.isNaN ? 0 : insets.top, leading: insets.leading.isNaN ? 0 : insets.leading,
      bottom: insets.bottom.isNaN ? 0 : insets.bottom,
      trailing: insets.trailing.isNaN ? 0 : insets.trailing)
  }

  var edgesWithOrdinarySpacing: Edge.Set {
    var edges: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { edges.formUnion(Edge.Set(edge)) }
    return edges
  }

  private func content(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(content(proposal))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: content(proposal))
  }
}
