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

extension ViewBuilder {
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
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

final class AnyViewNode: ReplacingNode {
  private var storage: AnyViewStorage

  init(_ storage: AnyViewStorage, _ inputs: _ViewInputs) {
    self.storage = storage
    super.init(inputs)
    makeContent(storage.make)
  }

  package override var typeLabel: String { "AnyView" }

  func update(_ storage: AnyViewStorage) {
    let isSameType = self.storage.type == storage.type
    self.storage = storage
    if isSameType {
      if let child { storage.update(_ViewOutputs(child)) }
    } else if isErasedAtOnce {
      child?.destroy()
      insertContent(storage.make)
    } else {
      replaceContent(storage.make)
    }
  }

  /// Whether content of another type leaves at once: everywhere except where a list shows it leaving.
  ///
  /// Source: STATE-4.2.4.
  private var isErasedAtOnce: Bool {
    guard let child, slot.isList else { return true }
    return host.presentation?.leavingTime(of: child, owner: self) != .afterTransition
  }

  override var cachesPreferences: Bool { true }

  override func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool { true }

  override func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    key.outputOrDefault(in: self, child)
  }
}
