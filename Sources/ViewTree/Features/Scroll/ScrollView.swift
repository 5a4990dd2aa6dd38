/// A view that shows a part of its content and lets a finger move it.
///
/// Along a scroll axis it takes the whole proposal and proposes nothing; across it is as thick as its
/// content. Content shorter than the viewport starts at the top leading corner and is centred across.
/// Where the frame touches the unsafe area the viewport reaches under it, and the content is inset.
/// Source: SCROLL-3.13.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> ScrollNode {
    let node = ScrollNode(view.axes, inputs)
    makeContent(view, node)
    return node
  }

  /// Makes the content; several views stand in a row where only the horizontal axis scrolls.
  private nonisolated static func makeContent(_ view: Self, _ node: ScrollNode) {
    node.show(
      Content._makeView(
        view: view.content,
        inputs: _ViewInputs(parent: node, slot: slot(view.axes))
      ).node)
  }

  private nonisolated static func slot(_ axes: Axis.Set) -> _ViewInputs.Slot {
    axes == .horizontal ? .horizontal : .vertical
  }

  nonisolated public static func updateElement(_ view: Self, node: ScrollNode) {
    let turnsContent = slot(view.axes) != slot(node.axes)
    node.update(view.axes)
    if turnsContent {
      // A row and a column are different containers: what stands in them is made anew.
      node.content?.destroy()
      makeContent(view, node)
      node.invalidatePreferences(nil)
    } else if let content = node.content {
      Content._updateView(view: view.content, outputs: _ViewOutputs(content))
    }
  }
}
