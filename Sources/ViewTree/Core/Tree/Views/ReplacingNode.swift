/// A node that shows one view at a time, an item of the container around: another view in its place
/// has another identity, and the former is kept while it leaves.
class ReplacingNode: UnaryNode {
  final let slot: _ViewInputs.Slot
  private final let pending: PendingModifiers?
  /// The former views that are still leaving; nil unless there ever was one.
  private final var departures: Departures?

  override init(_ inputs: _ViewInputs) {
    slot = inputs.slot
    pending = inputs.pending
    super.init(inputs)
  }

  package override final func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    departures?.forEach(body)
  }

  final func makeContent(_ make: (_ViewInputs) -> _ViewOutputs) {
    guard isWithinDepthLimit else { return child = nil }
    child = withTransitions(make(_ViewInputs(parent: self, slot: slot, pending: pending)).node)
  }

  /// Makes the present view leave. It keeps its place until another one is there, or none: while that
  /// is made, views around it see an element and do not disappear.
  ///
  /// - Parameter key: identifies the view if it comes back while it is leaving.
  final func removeContent(key: AnyHashable? = nil) {
    if let child { remove(child, key: key, &departures) }
  }

  /// Shows another view in the place of one that has been removed.
  final func insertContent(_ make: (_ViewInputs) -> _ViewOutputs) {
    makeContent(make)
    if let child { insert(child) }
    elementsChanged()
  }

  /// Shows another view in the place of the present one.
  final func replaceContent(_ make: (_ViewInputs) -> _ViewOutputs) {
    removeContent()
    insertContent(make)
  }

  /// Shows the view with a key again, with its state, if it is still leaving.
  ///
  /// - Returns: whether there is such a view.
  final func takeBackContent(
    _ key: AnyHashable, _ update: (_ViewOutputs) -> Void
  ) -> Bool {
    guard let former = departures?.node(key) else { return false }
    child = former
    update(_ViewOutputs(former))
    takeBack([former], departures)
    return true
  }
}
