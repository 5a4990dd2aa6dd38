/// A type-erased gesture with a given value type.
public struct AnyGesture<Value> {
  fileprivate let storage: AnyGestureStorage<Value>

  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    storage = AnyGestureStorageOf(gesture)
  }
}

private class AnyGestureStorage<Value> {
  var type: ObjectIdentifier { ObjectIdentifier(Self.self) }

  func make(_ site: GestureSite) -> GestureRecognizer<Value> {
    fatalError("AnyGestureStorage is abstract: make an AnyGestureStorageOf instead.")
  }

  func update(_ recognizer: GestureRecognizer<Value>) {}
}

private final class AnyGestureStorageOf<G: Gesture>: AnyGestureStorage<G.Value> {
  private let gesture: G

  init(_ gesture: G) {
    self.gesture = gesture
  }

  override var type: ObjectIdentifier { ObjectIdentifier(G.self) }

  override func make(_ site: GestureSite) -> GestureRecognizer<G.Value> {
    G._makeRecognizer(gesture, site: site)
  }

  override func update(_ recognizer: GestureRecognizer<G.Value>) {
    G._updateRecognizer(gesture, recognizer)
  }
}

extension AnyGesture: PrimitiveGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Value> {
    AnyRecognizer(gesture.storage, site)
  }

  /// A gesture of another type replaces the former one, which is cancelled.
  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Value>
  ) {
    unsafeDowncast(recognizer, to: AnyRecognizer<Value>.self).update(gesture.storage)
  }
}

private final class AnyRecognizer<Value>: GestureRecognizer<Value> {
  private let content = ReplaceableRecognizer<Value>()
  private let site: GestureSite
  private var type: ObjectIdentifier

  init(_ storage: AnyGestureStorage<Value>, _ site: GestureSite) {
    self.site = site
    type = storage.type
    content.replace(with: storage.make(site))
  }

  func update(_ storage: AnyGestureStorage<Value>) {
    if storage.type == type, let known = content.content {
      storage.update(known)
    } else {
      type = storage.type
      content.replace(with: storage.make(site))
    }
  }

  override var phase: GesturePhase<Value> { content.phase }
  override package var state: RecognitionState { content.state }
  override var followsMovement: Bool { content.followsMovement }
  override func hearsFinger(restingFor seconds: Double) -> Bool {
    content.hearsFinger(restingFor: seconds)
  }
  override var isSettled: Bool { content.isSettled }
  override func begin() { content.begin() }
  override func receive(_ event: TouchEvent) { content.receive(event) }
  override func dispatch(_ isPermitted: Bool) { content.dispatch(isPermitted) }
  override func cancel(_ loss: GestureLoss) { content.cancel(loss) }
  override func forEachPart(_ body: (GestureRecognition) -> Void) { body(content) }
}
