/// A view of the tree that is a frame-based view.
///
/// The view is made when the element enters the tree; `updateUIView` runs then, and whenever the
/// value, its dynamic properties or the environment that it read have changed, in the pass over
/// bodies. When the element leaves, `dismantleUIView` runs.
///
/// - Source: [A] `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void

  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// The response to a proposal; nil lets the view's own size count.
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
    inputs.wrapped { _ViewOutputs(HostedNode.make(UIViewKind<Self>.self, view, inputs: $0)) }
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    HostedNode.update(UIViewKind<Self>.self, view, node: outputs.node)
  }

  nonisolated public static var _typeShape: _ViewShape { .one }
}

/// What a hosted view can know of its place.
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

/// Makes hosted views of representables.
enum UIViewKind<Representable: UIViewRepresentable>: HostedKind {
  final class Hosted: HostedView {
    let inner: HostedUIView
    let uiView: Representable.UIViewType
    let coordinator: Representable.Coordinator

    init(
      _ inner: HostedUIView, _ uiView: Representable.UIViewType,
      _ coordinator: Representable.Coordinator
    ) {
      self.inner = inner
      self.uiView = uiView
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
      let view = value.makeUIView(context: context)
      let hosted = Hosted(HostedUIView(view, in: node), view, coordinator)
      hosted.inner.dismantle = { [unowned view] in
        MainActorAccess.run {
          Representable.dismantleUIView(view, coordinator: coordinator)
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
    value.updateUIView(hosted.uiView, context: context)
    hosted.inner.fitting = { [unowned hosted] proposal in
      MainActorAccess.run {
        value.sizeThatFits(proposal, uiView: hosted.uiView, context: context)
      }
    }
  }
}
