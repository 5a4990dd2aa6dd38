/// Makes hosted views from values of a view's type, and updates them.
package protocol HostedKind<Value> {
  associatedtype Value
  associatedtype Hosted: HostedView

  /// Makes the hosted view and updates it for the first time.
  static func make(_ value: Value, in node: HostedNode) -> Hosted

  /// Updates the hosted view for a new value, or because something that the last update read
  /// changed.
  static func update(_ hosted: Hosted, with value: Value, in node: HostedNode)
}

/// The element of a hosted view.
///
/// The view is made when the element enters the tree. It is updated in the pass over bodies: when
/// its value has changed, and when something that the last update read has changed.
///
/// - Source: Apple documentation, `UIViewRepresentable`.
public class HostedNode: LayoutNode {
  package final var hosted: (any HostedView)? { hostedView }

  fileprivate var hostedView: (any HostedView)? { nil }

  package final override var typeLabel: String { label }

  private final let label: String

  init(_ label: String, _ inputs: _ViewInputs) {
    self.label = label
    super.init(inputs)
  }

  /// Makes the element for a value.
  package static func make<K: HostedKind>(
    _ kind: K.Type, _ value: K.Value, inputs: _ViewInputs
  ) -> HostedNode {
    let node = HostedNodeOf<K>(value, inputs)
    node.performUpdate()
    return node
  }

  /// Updates the element of an earlier value of the same kind.
  package static func update<K: HostedKind>(_ kind: K.Type, _ value: K.Value, node: Node) {
    unsafeDowncast(node.viewNode, to: HostedNodeOf<K>.self).update(value)
  }

  /// The transaction whose changes are being applied.
  package final var appliedTransaction: Transaction { host.transaction }

  /// Asks for the size again.
  package final func sizeMayHaveChanged() { setNeedsLayout() }

  /// A point of the element's own space, converted to the root's.
  package final func rootPoint(_ point: CGPoint) -> CGPoint { convert(point, to: nil) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    reading { hostedView?.sizeThatFits(proposal) } ?? .zero
  }

  override func placeChildren() { hostedView?.wasPlaced(size: size) }
}

extension HostedNode: TouchTaking {
  final var clipBounds: CGRect? { nil }

  final func touchTargets(at point: CGPoint) -> TouchTargets? {
    hostedView?.touchTargets(at: point)
  }
}

private final class HostedNodeOf<K: HostedKind>: HostedNode {
  private var value: K.Value
  private var view: K.Hosted?
  private let fields: DynamicFields
  private var storage: [AnyObject?]

  init(_ value: K.Value, _ inputs: _ViewInputs) {
    self.value = value
    fields = DynamicFields.of(K.Value.self)
    storage = Array(repeating: nil, count: fields.slotCount)
    super.init(TypeLabel.of(K.Value.self), inputs)
  }

  override var hostedView: (any HostedView)? { view }

  func update(_ value: K.Value) {
    let isSame = fields.comparison.areEqual(values: self.value, value)
    guard !isSame || isQueuedForUpdate else { return }
    self.value = value
    performUpdate()
  }

  override func dependencyChanged() {
    queueUpdate()
    super.dependencyChanged()
  }

  override func performUpdate() {
    isQueuedForUpdate = false
    evaluate {
      var value = value
      if !fields.isEmpty {
        withUnsafeMutablePointer(to: &value) {
          fields.install(UnsafeMutableRawPointer($0), storage: &storage, node: self)
        }
      }
      if let view {
        K.update(view, with: value, in: self)
      } else {
        view = K.make(value, in: self)
      }
    }
    refreshDirection()
    setNeedsLayout()
  }

  override func willLeaveTree() {
    view?.leaveTree()
    view = nil
    storage = []
  }
}
