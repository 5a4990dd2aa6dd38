/// A layout that puts views on top of one another.
///
/// Only the children of the highest priority decide the size: the union of their frames, aligned at
/// the alignment's guide. Placing asks every child again with that size.
///
/// - Source: LAYOUT-3.4; the union rather than the largest sides is this engine's choice.
public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: nil) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let union = union(proposal, subviews)
    let size = CGSize(
      width: union.before.x + union.after.x, height: union.before.y + union.after.y)
    subviews.first?.tellAround { axis in
      .largest(subviews.map { ($0.node, $0.sizeThatFits(proposal)[axis]) }, axis, size[axis])
    }
    return size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let line = union(proposal, subviews).before
    for subview in subviews {
      let guide = guides(subview.node, proposal)
      subview.place(
        at: CGPoint(x: bounds.minX + line.x - guide.x, y: bounds.minY + line.y - guide.y),
        proposal: proposal)
      subview.tell(.question) { Reason(.asked, .own($0)) }
      subview.tell(.place) { axis in
        .placed(
          axis, line: line[axis], in: bounds.size[axis], guide: guide[axis], of: subview.node,
          subview.sizeThatFits(proposal)[axis])
      }
    }
  }

  /// How far the deciding children reach before and after the line of their guides.
  ///
  /// - Infinity: an infinite child reaches infinitely far behind the line, wherever its guide is.
  private func union(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (before: CGPoint, after: CGPoint) {
    var highest = -Double.infinity
    for subview in subviews { highest = max(highest, subview.priority) }
    var before: CGPoint?
    var after = CGPoint.zero
    for subview in subviews where subview.priority == highest {
      let size = subview.node.measure(proposal)
      let guide = guides(subview.node, proposal)
      let rest = CGPoint(
        x: size.width.isFinite ? size.width - guide.x : size.width,
        y: size.height.isFinite ? size.height - guide.y : size.height)
      if let known = before {
        before = CGPoint(x: max(known.x, guide.x), y: max(known.y, guide.y))
        after = CGPoint(x: max(after.x, rest.x), y: max(after.y, rest.y))
      } else {
        before = guide
        after = rest
      }
    }
    return (before ?? .zero, after)
  }

  private func guides(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGPoint {
    let size = node.measure(proposal)
    return CGPoint(
      x: node.guide(alignment.horizontal.key, size: size, proposal: proposal),
      y: node.guide(alignment.vertical.key, size: size, proposal: proposal))
  }
}
