/// Arranges views in a row.
public struct HStack<Content: View> {
  let layout: HStackLayout
  let content: Content

  /// - Parameters:
  ///   - spacing: the distance between neighbours; nil asks their preferences.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Arranges views in a column.
public struct VStack<Content: View> {
  let layout: VStackLayout
  let content: Content

  /// - Parameters:
  ///   - spacing: the distance between neighbours; nil asks their preferences.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Lays views over one another.
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

extension HStack: StackView {}
extension VStack: StackView {}
extension ZStack: StackView {}

/// The stacks differ in their layout only.
///
/// A stack with exactly one static child is left out of the layout: the child's answers, guides and
/// priority are the stack's own. Source: `semantics.md` 3.1 step 5.
public protocol StackView: PrimitiveView {
  associatedtype StackLayout: Layout
  associatedtype Content: View
  nonisolated var layout: StackLayout { get }
  nonisolated var content: Content { get }
}

extension StackView {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    guard view.content._valueShape() != .one else {
      return inputs.wrapped { inputs in
        let node = ElidedStackNode<StackLayout>(inputs)
        node.child =
          Content._makeView(
            view: view.content, inputs: _ViewInputs(parent: node, slot: .list)
          ).node
        return _ViewOutputs(node)
      }
    }
    return LayoutView._makeView(
      view: LayoutView(layout: view.layout, content: view.content), inputs: inputs)
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    if outputs.node.unwrapped.isElidedStack {
      let node = unsafeDowncast(outputs.node.unwrapped, to: ElidedStackNode<StackLayout>.self)
      if let child = node.child {
        Content._updateView(view: view.content, outputs: _ViewOutputs(child))
      }
      return
    }
    LayoutView._updateView(
      view: LayoutView(layout: view.layout, content: view.content), outputs: outputs)
  }
}

/// Stands for a stack with one static child; spacers below still see its axis.
final class ElidedStackNode<L: Layout>: UnaryNode {
  package override var typeLabel: String { LayoutLabel.of(L.self) }

  override var isElidedStack: Bool { true }

  override var stackOrientation: StackOrientation? {
    switch L.layoutProperties.stackOrientation {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case nil: .neither
    }
  }
}
