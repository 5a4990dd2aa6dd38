extension View {
  /// Registers a closure that returns the page for a value on the enclosing stack's path, or nil.
  nonisolated package func page(for view: @escaping (AnyHashable) -> AnyView?) -> some View {
    modifier(DestinationModifier(view: view))
  }

  /// Shows a page on the enclosing stack while there is a key; `end` is called when the page is
  /// removed.
  nonisolated package func page(
    whilePresented key: @escaping () -> AnyHashable?, _ view: @escaping () -> AnyView?,
    end: @escaping () -> Void
  ) -> some View {
    modifier(
      DestinationModifier(presentedKey: key, presentedView: view, endPresentation: end))
  }
}

/// A page that a stack may show; it does not change the view that it wraps.
nonisolated struct DestinationModifier: StructuralModifier {
  var view: (AnyHashable) -> AnyView? = { _ in nil }
  var presentedKey: () -> AnyHashable? = { nil }
  var presentedView: () -> AnyView? = { nil }
  var endPresentation: () -> Void = {}

  static var appliesToEachElement: Bool { false }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> DestinationNode {
    DestinationNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: DestinationNode) {
    node.update(modifier)
  }
}

/// Registers a page with the nearest enclosing stack; without a stack nothing is shown.
final class DestinationNode: UnaryNode {
  private var modifier: DestinationModifier
  private weak var stack: NavigationNode?

  init(_ modifier: DestinationModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    var node: Node? = parent
    while let current = node, stack == nil {
      stack = current as? NavigationNode
      node = current.parent
    }
    stack?.add(self)
  }

  func update(_ modifier: DestinationModifier) {
    self.modifier = modifier
    stack?.queueUpdate()
  }

  override func willLeaveTree() { stack?.remove(self) }

  func view(for value: AnyHashable) -> AnyView? { modifier.view(value) }

  /// The identity of the presented value; nil while nothing is presented.
  var presentedKey: AnyHashable? { modifier.presentedKey() }

  func presentedView() -> AnyView? { modifier.presentedView() }

  func endPresentation() { modifier.endPresentation() }
}
