/// A row of cells in a ``Grid``; anywhere else its views join the surrounding list unchanged.
///
/// - Shape: one cell per element of the content; an empty row takes no space.
/// - Source: LAYOUT-3.14.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameters:
  ///   - alignment: the vertical alignment of the cells in the row; nil uses the grid's alignment.
  ///   - content: builds the cells.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.list(view._valueShape()) { inputs in
      let node = GridRowNode(view.alignment, inputs)
      node.child = Content._makeView(view: view.content, inputs: inputs.below(node)).node
      return node
    }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    let node = unsafeDowncast(outputs.node.viewNode, to: GridRowNode.self)
    node.update(view.alignment)
    if let child = node.child {
      Content._updateView(view: view.content, outputs: _ViewOutputs(child))
    }
  }

  nonisolated public static var _typeShape: _ViewShape { Content._typeShape }

  nonisolated public func _valueShape() -> _ViewShape { content._valueShape() }
}

/// Marks the elements below it as the cells of one row.
final class GridRowNode: UnaryNode {
  private(set) var alignment: VerticalAlignment?

  init(_ alignment: VerticalAlignment?, _ inputs: _ViewInputs) {
    self.alignment = alignment
    super.init(inputs)
  }

  fileprivate func update(_ alignment: VerticalAlignment?) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    elementsChanged()
  }
}

extension LayoutNode {
  /// The row that makes this element a cell of the grid around it; nil if it forms a row of its
  /// own.
  var gridRow: GridRowNode? {
    var node = parent
    while let current = node, current !== layoutParent {
      if let row = current as? GridRowNode { return row }
      node = current.parent
    }
    return nil
  }
}
