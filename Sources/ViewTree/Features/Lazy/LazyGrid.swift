/// A grid that grows downwards and makes its lines when they come near the visible part.
///
/// Source: LAYOUT-3.14, LAYOUT-3.14.7.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - columns: one entry per column; an adaptive one stands for as many as fit.
  ///   - alignment: the alignment of the grid in a wider place.
  ///   - spacing: the distance between lines; 8 if nil or not finite. A negative one lets lines
  ///     overlap; lines at the same position all count as visible.
  ///   - pinnedViews: which headers and footers of sections stay in the visible part.
  ///   - content: builds the cells, each when it comes near the visible part.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// A grid that grows sideways and makes its lines when they come near the visible part.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - rows: one entry per row; an adaptive one stands for as many as fit.
  ///   - alignment: the alignment of the grid in a taller place.
  ///   - spacing: the distance between lines; 8 if nil or not finite. A negative one lets lines
  ///     overlap; lines at the same position all count as visible.
  ///   - pinnedViews: which headers and footers of sections stay in the visible part.
  ///   - content: builds the cells, each when it comes near the visible part.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> LazyNode {
    let node = LazyGridNode(
      .vertical, spacing: view.spacing, pinnedViews: view.pinnedViews, inputs)
    node.arrange(view.columns, view.alignment.key)
    node.content =
      Content._makeView(view: view.content, inputs: _ViewInputs(parent: node, slot: .lazy)).node
    return node
  }

  nonisolated public static func updateElement(_ view: Self, node: LazyNode) {
    node.update(spacing: view.spacing, pinnedViews: view.pinnedViews)
    unsafeDowncast(node, to: LazyGridNode.self).arrange(view.columns, view.alignment.key)
    if let content = node.content {
      Content._updateView(view: view.content, outputs: _ViewOutputs(content))
    }
  }
}

extension LazyHGrid: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> LazyNode {
    let node = LazyGridNode(
      .horizontal, spacing: view.spacing, pinnedViews: view.pinnedViews, inputs)
    node.arrange(view.rows, view.alignment.key)
    node.content =
      Content._makeView(view: view.content, inputs: _ViewInputs(parent: node, slot: .lazy)).node
    return node
  }

  nonisolated public static func updateElement(_ view: Self, node: LazyNode) {
    node.update(spacing: view.spacing, pinnedViews: view.pinnedViews)
    unsafeDowncast(node, to: LazyGridNode.self).arrange(view.rows, view.alignment.key)
    if let content = node.content {
      Content._updateView(view: view.content, outputs: _ViewOutputs(content))
    }
  }
}
