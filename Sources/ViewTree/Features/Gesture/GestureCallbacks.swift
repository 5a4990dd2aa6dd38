extension Gesture {
  /// Runs an action when the gesture succeeds; never when it is cancelled.
  ///
  /// Source: Apple documentation, "onEnded(_:)": the action runs only if the gesture ends
  /// successfully.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    onEnded(as: "onEnded", action)
  }

  /// The same, recorded under the name of the modifier that received the action.
  nonisolated package func onEnded(
    as name: String, _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, name: name, action: action)
  }

  /// The same gesture with a transformed value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever the value of the active gesture changes.
  ///
  /// The first value counts as a change; the last one, with which the gesture ends, is not
  /// reported. Source: Apple documentation; OpenSwiftUI, `CallbacksGesture.swift`.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let name: String
  let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Content.Value> {
    EndedRecognizer(
      Content._makeRecognizer(gesture.content, site: site), gesture.name, gesture.action, site)
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Content.Value>
  ) {
    let recognizer = unsafeDowncast(recognizer, to: EndedRecognizer<Content.Value>.self)
    recognizer.action = gesture.action
    Content._updateRecognizer(gesture.content, recognizer.base)
  }
}

final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void
  let site: GestureSite
  private let name: String
  private var hasEnded = false

  init(
    _ base: GestureRecognizer<Value>, _ name: String, _ action: @escaping (Value) -> Void,
    _ site: GestureSite
  ) {
    self.name = name
    self.action = action
    self.site = site
    super.init(base)
  }

  override var phase: GesturePhase<Value> { base.phase }
  override var callbackNames: [String] { [name] }

  /// A success that has not been reported yet is kept until it may be.
  override var isSettled: Bool { base.isSettled && (hasEnded || state == .failed) }

  override func begin() {
    hasEnded = false
    super.begin()
  }

  override func dispatch(_ isPermitted: Bool) {
    super.dispatch(isPermitted)
    guard isPermitted, !hasEnded, case .ended(let value) = base.phase else { return }
    hasEnded = true
    let action = action
    site.enqueue(name, of: self) { action(value) }
  }
}

public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  public typealias Value = Content.Value

  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Content.Value> {
    ChangedRecognizer(
      Content._makeRecognizer(gesture.content, site: site), gesture.action, site)
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Content.Value>
  ) {
    let recognizer = unsafeDowncast(recognizer, to: ChangedRecognizer<Content.Value>.self)
    recognizer.action = gesture.action
    Content._updateRecognizer(gesture.content, recognizer.base)
  }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void
  private let site: GestureSite
  private var last: Value?

  init(
    _ base: GestureRecognizer<Value>, _ action: @escaping (Value) -> Void, _ site: GestureSite
  ) {
    self.action = action
    self.site = site
    super.init(base)
  }

  override var phase: GesturePhase<Value> { base.phase }
  override var callbackNames: [String] { ["onChanged"] }

  override func begin() {
    last = nil
    super.begin()
  }

  override func dispatch(_ isPermitted: Bool) {
    super.dispatch(isPermitted)
    guard isPermitted, case .active(let value) = base.phase, value != last else { return }
    last = value
    let action = action
    site.enqueue("onChanged", of: self) { action(value) }
  }
}

public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Value> {
    MapRecognizer(Content._makeRecognizer(gesture.content, site: site), gesture.transform)
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Value>
  ) {
    let recognizer = unsafeDowncast(recognizer, to: MapRecognizer<Content.Value, Value>.self)
    recognizer.transform = gesture.transform
    Content._updateRecognizer(gesture.content, recognizer.base)
  }
}

private final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  var transform: (Base) -> Value

  init(_ base: GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override var phase: GesturePhase<Value> { base.phase.map(transform) }
}
