/// A view of any type; its identity lasts as long as the wrapped type stays the same.
///
/// ```swift
/// func icon(isFull: Bool) -> AnyView {
///   isFull ? AnyView(Circle()) : AnyView(Rectangle())
/// }
/// ```
///
/// - Preferences: a dynamic slot: it always has an output, the default if nothing inside writes one
///   (PREF-1.3).
public struct AnyView {
  let storage: AnyViewStorage

  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? AnyViewStorageOf(view)
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

class AnyViewStorage {
  var type: ObjectIdentifier { ObjectIdentifier(Self.self) }

  func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    fatalError("AnyViewStorage is abstract: make an AnyViewStorageOf instead.")
  }

  func update(_ outputs: _ViewOutputs) {}

  var shape: _ViewShape { .one }

  func collect(into list: inout _SubviewList) {}
}

final class AnyViewStorageOf<V: View>: AnyViewStorage {
  private let view: V

  init(_ view: V) {
    self.view = view
  }

  override var type: ObjectIdentifier { ObjectIdentifier(V.self) }

  override func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    V._makeView(view: view, inputs: inputs)
  }

  override func update(_ outputs: _ViewOutputs) {
    V._updateView(view: view, outputs: outputs)
  }

  override var shape: _ViewShape { view._valueShape() }

  override func collect(into list: inout _SubviewList) {
    V._collectSubviews(of: view, into: &list)
  }
}

extension AnyView: PrimitiveView {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(AnyViewNode(view.storage, inputs))
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    unsafeDowncast(outputs.node, to: AnyViewNode.self).update(view.storage)
  }

  nonisolated public static var _typeShape: _ViewShape { .dynamic }
}

final class AnyViewNode: UnaryNode, ItemOwner {
  private var storage: AnyViewStorage
  private let slot: _ViewInputs.Slot
  private let pending: PendingModifiers?
  /// The contents of other types that are still leaving; nil unless there ever was one.
  private var departures: Departures?

  init(_ storage: AnyViewStorage, _ inputs: _ViewInputs) {
    self.storage = storage
    slot = inputs.slot
    pending = inputs.pending
    super.init(inputs)
    makeContent()
  }

  package override var typeLabel: String { "AnyView" }

  package override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    departures?.forEach(body)
  }

  func update(_ storage: AnyViewStorage) {
    let isSameType = self.storage.type == storage.type
    self.storage = storage
    if isSameType {
      if let child { storage.update(_ViewOutputs(child)) }
    } else {
      if let child { erase(child) }
      makeContent()
      if let child { insert(child) }
      elementsChanged()
    }
  }

  /// Removes the content of another type: at once, except where a list shows it leaving.
  ///
  /// Source: STATE-4.2.4.
  private func erase(_ child: Node) {
    if slot.isList, host.presentation?.leavingTime(of: child, owner: self) == .afterTransition {
      remove(child, &departures)
    } else {
      child.destroy()
    }
  }

  private func makeContent() {
    child =
      isWithinDepthLimit
      ? withTransitions(
        storage.make(_ViewInputs(parent: self, slot: slot, pending: pending)).node) : nil
  }

  override var cachesPreferences: Bool { true }

  override func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool { true }

  override func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    key.outputOrDefault(in: self, child)
  }
}
