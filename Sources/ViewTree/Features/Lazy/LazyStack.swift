/// A column that makes its rows when they come near the visible part.
///
/// It takes the proposed width and is as tall as its rows; a row that is not made yet counts with
/// the average height of the placed ones. Outside a scroll view the host's bounds are the visible
/// part. Source: LAYOUT-3.14.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  private var margins = ListMargins()

  /// - Parameters:
  ///   - alignment: the alignment of rows narrower than the list.
  ///   - spacing: the distance between rows; 8 if nil or not finite, whatever the rows prefer. A
  ///     negative one lets rows overlap; rows at the same position all count as visible.
  ///   - pinnedViews: which headers and footers of sections stay in the visible part.
  ///   - content: builds the rows, each when it comes near the visible part.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack {
  /// Leaves room beside the rows and between sections.
  nonisolated package func listMargins(_ margins: ListMargins) -> Self {
    var copy = self
    copy.margins = margins
    return copy
  }
}

/// A row that makes its views when they come near the visible part; see ``LazyVStack``.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - alignment: the alignment of views shorter than the list.
  ///   - spacing: the distance between views; 8 if nil or not finite, whatever the views prefer. A
  ///     negative one lets views overlap; views at the same position all count as visible.
  ///   - pinnedViews: which headers and footers of sections stay in the visible part.
  ///   - content: builds the views, each when it comes near the visible part.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> LazyNode {
    let node = LazyStackNode.make(
      .vertical, view.alignment.key, view.spacing, view.pinnedViews, view.content, inputs)
    node.margins = view.margins
    return node
  }

  nonisolated public static func updateElement(_ view: Self, node: LazyNode) {
    unsafeDowncast(node, to: LazyStackNode.self).update(margins: view.margins)
    LazyStackNode.update(node, view.alignment.key, view.spacing, view.pinnedViews, view.content)
  }
}

extension LazyHStack: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> LazyNode {
    LazyStackNode.make(
      .horizontal, view.alignment.key, view.spacing, view.pinnedViews, view.content, inputs)
  }

  nonisolated public static func updateElement(_ view: Self, node: LazyNode) {
    LazyStackNode.update(node, view.alignment.key, view.spacing, view.pinnedViews, view.content)
  }
}

/// The element of a lazy stack: one row a line.
final class LazyStackNode: LazyNode {
  private var alignment = HorizontalAlignment.center.key
  fileprivate var margins = ListMargins()

  package override var typeLabel: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }

  static func make<Content: View>(
    _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?,
    _ pinnedViews: PinnedScrollableViews, _ content: Content, _ inputs: _ViewInputs
  ) -> LazyStackNode {
    let node = LazyStackNode(axis, spacing: spacing, pinnedViews: pinnedViews, inputs)
    node.alignment = alignment
    node.content =
      Content._makeView(view: content, inputs: _ViewInputs(parent: node, slot: .lazy)).node
    return node
  }

  static func update<Content: View>(
    _ node: LazyNode, _ alignment: AlignmentKey, _ spacing: CGFloat?,
    _ pinnedViews: PinnedScrollableViews, _ content: Content
  ) {
    node.update(spacing: spacing, pinnedViews: pinnedViews)
    let stack = unsafeDowncast(node, to: LazyStackNode.self)
    if stack.alignment != alignment {
      stack.alignment = alignment
      stack.setNeedsLayout()
    }
    if let child = node.content { Content._updateView(view: content, outputs: _ViewOutputs(child)) }
  }

  fileprivate func update(margins: ListMargins) {
    guard margins != self.margins else { return }
    self.margins = margins
    setNeedsRows()
  }

  override func makeLine(_ index: Int) -> LazyLine {
    var line = super.makeLine(index)
    if margins.betweenSections != 0, let group = rows.group(startingAt: index) {
      line.lead = margins.lead(isHeaded: !group.header.isEmpty)
    }
    return line
  }

  override func thickness(_ proposed: CGFloat?) -> CGFloat {
    proposed ?? super.thickness(nil) + 2 * margins.sides
  }

  /// The width of rows between the margins.
  private func room(across: CGFloat) -> CGFloat { max(across - 2 * margins.sides, 0) }

  private func proposal(across: CGFloat) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, across: room(across: across))
  }

  override func length(of line: LazyLine, across: CGFloat) -> CGFloat {
    let proposal = proposal(across: across)
    var length: CGFloat = 0
    for element in line.elements {
      length += element.measure(proposal)[axis] + spacingBetweenLines
    }
    return max(length - spacingBetweenLines, 0)
  }

  override func place(_ line: LazyLine, at position: CGFloat, across: CGFloat) {
    let proposal = proposal(across: across)
    var room = size
    room[axis.crossing] = self.room(across: across)
    let own =
      margins.sides
      + alignment.defaultValue(
        in: ViewDimensions(size: room, proposal: placedProposal, source: nil))
    var position = position
    for element in line.elements {
      let size = element.measure(proposal)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.crossing] = own - element.guide(alignment, size: size, proposal: proposal)
      tellRow(element, position: position, sides: margins.sides)
      element.tell(.place) { side in
        guard side == axis.crossing else { return nil }
        let guide = element.guide(alignment, size: size, proposal: proposal)
        return .placed(
          side, line: own, in: self.size[side], guide: guide, of: element, size[side])
      }
      receivePlacement(of: element, at: origin, size: size, proposal: proposal)
      position += size[axis] + spacingBetweenLines
    }
  }
}
