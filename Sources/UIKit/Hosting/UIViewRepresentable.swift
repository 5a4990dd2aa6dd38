/// A SwiftUI view that shows a frame-based view.
///
/// The view is made when the element enters the tree. `updateUIView` runs then, and in the pass
/// over bodies whenever the value, its dynamic properties or an environment value that it read have
/// changed. When the element leaves, `dismantleUIView` runs.
///
/// - Source: Apple documentation, `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void

  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// The response to a proposal; nil to use the view's own size.
  @MainActor @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?

  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is hosted and has no body. Lay it out in a host instead.")
  }

  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.wrapped {
      _ViewOutputs(
        HostedNode.make(RepresentableKind<UIViewSteps<Self>>.self, view, inputs: $0))
    }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    HostedNode.update(RepresentableKind<UIViewSteps<Self>>.self, view, node: outputs.node)
  }

  nonisolated public static var _typeShape: _ViewShape { .one }
}

/// The context of a hosted view, as far as it can be known.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

  /// Runs changes under an animation; the view's own properties change at once.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// How a view is made, updated and dismantled.
enum UIViewSteps<Value: UIViewRepresentable>: RepresentableSteps {
  static func coordinator(of value: Value) -> Value.Coordinator { value.makeCoordinator() }

  static func context(_ coordinator: Value.Coordinator, in node: HostedNode) -> Value.Context {
    Value.Context(coordinator: coordinator, node: node)
  }

  static func make(_ value: Value, _ context: Value.Context) -> Value.UIViewType {
    value.makeUIView(context: context)
  }

  static func refresh(_ object: Value.UIViewType, with value: Value, _ context: Value.Context) {
    value.updateUIView(object, context: context)
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ value: Value, _ object: Value.UIViewType,
    _ context: Value.Context
  ) -> CGSize? {
    value.sizeThatFits(proposal, uiView: object, context: context)
  }

  static func dismantle(_ object: Value.UIViewType, _ coordinator: Value.Coordinator) {
    Value.dismantleUIView(object, coordinator: coordinator)
  }

  static func view(of object: Value.UIViewType) -> (view: UIView, controller: UIViewController?) {
    (object, nil)
  }
}
