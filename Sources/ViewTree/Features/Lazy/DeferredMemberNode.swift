/// A member of a static list in a lazy container: its view waits until its row is needed.
final class DeferredMemberNode<V: View>: UnaryNode {
  private var view: V
  private let pending: PendingModifiers?
  private var leftAt: UInt64?

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    pending = inputs.pending
    super.init(inputs)
  }

  override var rowTraits: RowTraits { [.onDemand, .deferred] }

  override func collectRows(into rows: RowCollector) {
    unsafeDowncast(rows, to: RowList.self).append(self)
  }

  override func collectElements(into list: inout [LayoutNode], root: Node?) {
    makeContent()
    super.collectElements(into: &list, root: root)
  }

  func update(_ view: V) {
    self.view = view
    if let child { V._updateView(view: view, outputs: _ViewOutputs(child)) }
  }

  private func makeContent() {
    guard child == nil else { return }
    child =
      V._makeView(view: view, inputs: _ViewInputs(parent: self, slot: .list, pending: pending)).node
    elementsChanged()
  }
}

extension DeferredMemberNode: RowSource {
  var rowCount: Int { 1 }

  func collectRow(_ index: Int, into elements: inout [LayoutNode]) {
    collectElements(into: &elements, root: nil)
  }

  func useRows(_ window: Range<Int>, at tick: UInt64) {
    if window.contains(0) {
      leftAt = nil
    } else if leftAt == nil, child != nil {
      leftAt = tick
    }
  }

  func releaseRows(at tick: UInt64) -> Bool {
    guard let leftAt else { return false }
    guard tick >= leftAt + RowItems<Node>.ticksKept else { return true }
    self.leftAt = nil
    child?.destroy()
    child = nil
    elementsChanged()
    return false
  }

  /// The identity that the view's value carries can be read without making the row.
  func rowIndex(of id: AnyHashable) -> Int? {
    guard let carrier = view as? any IdentityCarrier, let carried = carrier.carriedIdentity else {
      return nil
    }
    return carried == id ? 0 : nil
  }
}

/// A view value that knows an explicit identity: its own, or that of the view inside modifiers.
private protocol IdentityCarrier {
  var carriedIdentity: AnyHashable? { get }
}

extension IdentifiedView: IdentityCarrier {
  fileprivate var carriedIdentity: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: IdentityCarrier {
  fileprivate var carriedIdentity: AnyHashable? {
    (content as? any IdentityCarrier)?.carriedIdentity
  }
}
