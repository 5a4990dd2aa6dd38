/// The steps that differ between representable views and representable view controllers.
@MainActor
protocol RepresentableSteps {
  associatedtype Value
  associatedtype Object: AnyObject
  associatedtype Coordinator
  associatedtype Context

  static func coordinator(of value: Value) -> Coordinator
  static func context(_ coordinator: Coordinator, in node: HostedNode) -> Context
  static func make(_ value: Value, _ context: Context) -> Object
  static func refresh(_ object: Object, with value: Value, _ context: Context)
  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ value: Value, _ object: Object, _ context: Context
  ) -> CGSize?
  static func dismantle(_ object: Object, _ coordinator: Coordinator)
  /// The view that is placed in the tree, with its controller where it has one.
  static func view(of object: Object) -> (view: UIView, controller: UIViewController?)
}

/// Makes hosted views of representables, and updates them.
enum RepresentableKind<Steps: RepresentableSteps>: HostedKind {
  final class Hosted: HostedView, ViewShowing {
    let inner: HostedUIView
    let object: Steps.Object
    let coordinator: Steps.Coordinator

    init(_ inner: HostedUIView, _ object: Steps.Object, _ coordinator: Steps.Coordinator) {
      self.inner = inner
      self.object = object
      self.coordinator = coordinator
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { inner.sizeThatFits(proposal) }
    func wasPlaced(size: CGSize) { inner.wasPlaced(size: size) }
    func leaveTree() { inner.leaveTree() }
    var shownView: UIView { inner.view }
    func forEachLine(_ body: (HostedLine) -> Void) { inner.forEachLine(body) }
    func touchTargets(at point: CGPoint) -> TouchTargets? { inner.touchTargets(at: point) }
  }

  static func make(_ value: Steps.Value, in node: HostedNode) -> Hosted {
    nonisolated(unsafe) let (value, node) = (value, node)
    return MainActorAccess.run {
      let coordinator = Steps.coordinator(of: value)
      let object = Steps.make(value, Steps.context(coordinator, in: node))
      let (view, controller) = Steps.view(of: object)
      let hosted = Hosted(
        HostedUIView(view, controller: controller, in: node), object, coordinator)
      hosted.inner.dismantle = { [unowned object] in
        MainActorAccess.run { Steps.dismantle(object, coordinator) }
      }
      refresh(hosted, value, node)
      return hosted
    }
  }

  static func update(_ hosted: Hosted, with value: Steps.Value, in node: HostedNode) {
    nonisolated(unsafe) let (hosted, value, node) = (hosted, value, node)
    MainActorAccess.run { refresh(hosted, value, node) }
  }

  @MainActor private static func refresh(
    _ hosted: Hosted, _ value: Steps.Value, _ node: HostedNode
  ) {
    let context = Steps.context(hosted.coordinator, in: node)
    Steps.refresh(hosted.object, with: value, context)
    hosted.inner.fitting = { [unowned hosted] proposal in
      MainActorAccess.run { Steps.sizeThatFits(proposal, value, hosted.object, context) }
    }
  }
}
