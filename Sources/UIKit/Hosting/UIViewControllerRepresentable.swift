/// A view of the tree that is a view controller's view.
///
/// - Source: [A] `UIViewControllerRepresentable`; the life is that of ``UIViewRepresentable``.
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

  /// The response to a proposal; nil lets the view's own size count.
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
      _ViewOutputs(HostedNode.make(UIViewControllerKind<Self>.self, view, inputs: $0))
    }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    HostedNode.update(UIViewControllerKind<Self>.self, view, node: outputs.node)
  }

  nonisolated public static var _typeShape: _ViewShape { .one }
}

/// What a hosted view controller can know of its place.
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

/// Makes hosted views of representables.
enum UIViewControllerKind<Representable: UIViewControllerRepresentable>: HostedKind {
  final class Hosted: HostedView {
    let inner: HostedUIView
    let controller: Representable.UIViewControllerType
    let coordinator: Representable.Coordinator

    init(
      _ inner: HostedUIView, _ controller: Representable.UIViewControllerType,
      _ coordinator: Representable.Coordinator
    ) {
      self.inner = inner
      self.controller = controller
      self.coordinator = coordinator
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { inner.sizeThatFits(proposal) }
    func wasPlaced(size: CGSize) { inner.wasPlaced(size: size) }
    func leaveTree() { inner.leaveTree() }
    func forEachLine(_ body: (HostedLine) -> Void) { inner.forEachLine(body) }
    func touchTargets(at point: CGPoint) -> HostedTouchTargets? { inner.touchTargets(at: point) }
  }

  static func make(_ value: Representable, in node: HostedNode) -> Hosted {
    nonisolated(unsafe) let (value, node) = (value, node)
    return MainActorAccess.run {
      let coordinator = value.makeCoordinator()
      let context = Representable.Context(coordinator: coordinator, node: node)
      let controller = value.makeUIViewController(context: context)
      let inner = HostedUIView(controller.view, controller: controller, in: node)
      let hosted = Hosted(inner, controller, coordinator)
      inner.dismantle = { [unowned controller] in
        MainActorAccess.run {
          Representable.dismantleUIViewController(controller, coordinator: coordinator)
        }
      }
      refresh(hosted, value, node)
      return hosted
    }
  }

  static func update(_ hosted: Hosted, with value: Representable, in node: HostedNode) {
    nonisolated(unsafe) let (hosted, value, node) = (hosted, value, node)
    MainActorAccess.run { refresh(hosted, value, node) }
  }

  @MainActor private static func refresh(
    _ hosted: Hosted, _ value: Representable, _ node: HostedNode
  ) {
    let context = Representable.Context(coordinator: hosted.coordinator, node: node)
    value.updateUIViewController(hosted.controller, context: context)
    hosted.inner.fitting = { [unowned hosted] proposal in
      MainActorAccess.run {
        value.sizeThatFits(
          proposal, uiViewController: hosted.controller, context: context)
      }
    }
  }
}
