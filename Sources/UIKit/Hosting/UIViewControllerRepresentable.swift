/// A SwiftUI view that shows a view controller's view.
///
/// - Source: Apple documentation, `UIViewControllerRepresentable`; its life cycle is that of
///   ``UIViewRepresentable``.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void

  @MainActor @preconcurrency
  func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  @MainActor @preconcurrency
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// The response to a proposal; nil to use the view's own size.
  @MainActor @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?

  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is hosted and has no body. Lay it out in a host instead.")
  }

  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.wrapped {
      _ViewOutputs(
        HostedNode.make(RepresentableKind<UIViewControllerSteps<Self>>.self, view, inputs: $0))
    }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    HostedNode.update(
      RepresentableKind<UIViewControllerSteps<Self>>.self, view, node: outputs.node)
  }

  nonisolated public static var _typeShape: _ViewShape { .one }
}

/// The context of a hosted view controller, as far as it can be known.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  /// The transaction whose changes are being applied.
  public private(set) var transaction: Transaction
  /// Reading a value makes the view depend on it.
  public let environment: EnvironmentValues

  init(coordinator: Representable.Coordinator, node: HostedNode) {
    self.coordinator = coordinator
    transaction = node.appliedTransaction
    environment = EnvironmentValues(node.environment)
  }
}

/// How a view controller is made, updated and dismantled.
enum UIViewControllerSteps<Value: UIViewControllerRepresentable>: RepresentableSteps {
  static func coordinator(of value: Value) -> Value.Coordinator { value.makeCoordinator() }

  static func context(_ coordinator: Value.Coordinator, in node: HostedNode) -> Value.Context {
    Value.Context(coordinator: coordinator, node: node)
  }

  static func make(_ value: Value, _ context: Value.Context) -> Value.UIViewControllerType {
    value.makeUIViewController(context: context)
  }

  static func refresh(
    _ object: Value.UIViewControllerType, with value: Value, _ context: Value.Context
  ) {
    value.updateUIViewController(object, context: context)
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ value: Value, _ object: Value.UIViewControllerType,
    _ context: Value.Context
  ) -> CGSize? {
    value.sizeThatFits(proposal, uiViewController: object, context: context)
  }

  static func dismantle(_ object: Value.UIViewControllerType, _ coordinator: Value.Coordinator) {
    Value.dismantleUIViewController(object, coordinator: coordinator)
  }

  static func view(
    of object: Value.UIViewControllerType
  ) -> (view: UIView, controller: UIViewController?) {
    (object.view, object)
  }
}
