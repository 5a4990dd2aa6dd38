/// Arranges views in a row.
///
/// ```swift
/// HStack(alignment: .top, spacing: 4) {
///   Color.red.frame(width: 20)
///   Color.blue  // takes what is left
/// }
/// ```
public struct HStack<Content: View> {
  let layout: HStackLayout
  let content: Content

  /// - Parameters:
  ///   - alignment: the guide, across the row, on which all children are aligned.
  ///   - spacing: the distance between neighbours; nil asks their preferences, and so does one that
  ///     is not finite, with a warning.
  ///   - content: builds the children, starting from the leading side.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Arranges views in a column.
///
/// ```swift
/// VStack(alignment: .leading) {
///   Text("title")
///   Spacer()
///   Text("foot")
/// }
/// ```
public struct VStack<Content: View> {
  let layout: VStackLayout
  let content: Content

  /// - Parameters:
  ///   - alignment: the guide, across the column, on which all children are aligned.
  ///   - spacing: the distance between neighbours; nil asks their preferences, and so does one that
  ///     is not finite, with a warning.
  ///   - content: builds the children, from the top down.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Lays views over one another.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///   Color.gray
///   Text("3").padding(4)
/// }
/// ```
public struct ZStack<Content: View> {
  let layout: ZStackLayout
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  @inline(__always)
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    StackElement.make(view.layout, view.content, inputs)
  }

  @inline(__always)
  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    StackElement.update(view.layout, view.content, outputs)
  }
}

extension VStack: PrimitiveView {
  @inline(__always)
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    StackElement.make(view.layout, view.content, inputs)
  }

  @inline(__always)
  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    StackElement.update(view.layout, view.content, outputs)
  }
}

extension ZStack: PrimitiveView {
  @inline(__always)
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    StackElement.make(view.layout, view.content, inputs)
  }

  @inline(__always)
  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    StackElement.update(view.layout, view.content, outputs)
  }
}

/// The stacks differ only in their layout.
///
/// A stack with exactly one static child is left out of the layout: the child's answers, guides and
/// priority are the stack's own. Source: LAYOUT-3.1.10.
private enum StackElement {
  /// Inlined, so that it is specialised for each layout and not only for each content.
  @inline(__always)
  static func make<L: Layout, Content: View>(
    _ layout: L, _ content: Content, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    make(layout, content._valueShape(), inputs) { Content._makeView(view: content, inputs: $0) }
  }

  private static func make<L: Layout>(
    _ layout: L, _ shape: _ViewShape, _ inputs: _ViewInputs,
    content: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.wrapped { inputs in
      guard shape == .one else {
        return _ViewOutputs(
          LayoutContainerNode.make(layout, isDynamic: shape == .dynamic, inputs, content: content))
      }
      let node = ElidedStackNode<L>(inputs)
      node.child = content(_ViewInputs(parent: node, slot: .list)).node
      return _ViewOutputs(node)
    }
  }

  static func update<L: Layout, Content: View>(
    _ layout: L, _ content: Content, _ outputs: _ViewOutputs
  ) {
    let node = outputs.node.viewNode
    if let stack = node as? LayoutContainerNode<L> {
      stack.update(layout, content)
    } else if let child = unsafeDowncast(node, to: ElidedStackNode<L>.self).child {
      Content._updateView(view: content, outputs: _ViewOutputs(child))
    }
  }
}

/// Replaces a stack with one static child; spacers below still see its axis.
final class ElidedStackNode<L: Layout>: UnaryNode {
  private var isImplicit = false

  static func implicit(_ inputs: _ViewInputs, content: (_ViewInputs) -> Node) -> Node {
    let node = ElidedStackNode(inputs)
    node.isImplicit = true
    node.child = content(_ViewInputs(parent: node, slot: .list))
    return node
  }

  override var viewNode: Node { isImplicit ? child ?? self : self }

  package override var typeLabel: String { LayoutLabel.of(L.self) }

  /// The one element among the stack's members; the other members may have none.
  package override var element: LayoutNode? { child?.firstElementInOrder }

  override var stackOrientation: StackOrientation? {
    let isScrolled = L.self == ScrolledStackLayout.self
    return switch isScrolled ? axisOfScrolledStack : L.layoutProperties.stackOrientation {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case nil: .neither
    }
  }
}
