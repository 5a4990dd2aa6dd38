/// A view that shows a part of its content and lets a finger move it.
///
/// Along a scroll axis it takes the whole proposal and proposes nothing; across it, it is as thick
/// as its content. Content shorter than the viewport starts at the top leading corner and is
/// centred across. Where the frame touches the unsafe area the viewport reaches under it, and the
/// content is inset. Source: SCROLL-3.13.
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
    node.show(
      Content._makeView(
        view: view.content, inputs: _ViewInputs(parent: node, slot: .scrolled)
      ).node)
    return node
  }

  nonisolated public static func updateElement(_ view: Self, node: ScrollNode) {
    node.update(view.axes)
    if let content = node.content {
      Content._updateView(view: view.content, outputs: _ViewOutputs(content))
    }
  }
}
