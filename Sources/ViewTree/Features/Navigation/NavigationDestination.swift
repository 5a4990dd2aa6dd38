extension View {
  /// Says what page stands for a value of a type on the path of the stack around.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier(
        view: { value in (value.base as? D).map { AnyView(destination($0)) } }))
  }

  /// Shows a page while a binding is true; taking the page away makes it false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      DestinationModifier(
        presentedKey: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        presentedView: { AnyView(destination()) },
        endPresentation: { isPresented.wrappedValue = false }))
  }

  /// Shows a page while there is an item; taking the page away makes it nil.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier(
        presentedKey: { item.wrappedValue.map { AnyHashable($0) } },
        presentedView: { item.wrappedValue.map { AnyView(destination($0)) } },
        endPresentation: { item.wrappedValue = nil }))
  }
}

/// A page that a stack may show; it changes nothing in the view that it stands round.
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

/// Tells the nearest stack around of a page; without a stack nothing is shown.
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

  /// What is presented; nil while nothing is.
  var presentedKey: AnyHashable? { modifier.presentedKey() }

  func presentedView() -> AnyView? { modifier.presentedView() }

  func endPresentation() { modifier.endPresentation() }
}
