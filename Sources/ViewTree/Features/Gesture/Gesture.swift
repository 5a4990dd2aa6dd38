/// The description of a sequence of touches, as a value.
///
/// A custom gesture has a `body` made of other gestures, and may have dynamic properties; its value
/// is that of the body. A gesture does nothing until a view has it: see
/// ``View/gesture(_:including:)``.
///
/// - Source: Apple documentation, `Gesture`; the isolation is that of Apple's declaration.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Body { get }

  /// Makes the recogniser of the gesture at a place in the tree.
  nonisolated static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Value>

  /// Updates a recogniser made by `_makeRecognizer` with the latest value, above all its closures.
  nonisolated static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Value>)
}

extension Gesture where Value == Body.Value {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Body.Value> {
    BodyRecognizer.make(gesture, site)
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Body.Value>
  ) {
    unsafeDowncast(recognizer, to: BodyRecognizer<Self>.self).update(gesture)
  }
}

extension Never: Gesture {
  public typealias Value = Never

  nonisolated public static func _makeRecognizer(
    _ gesture: Never, site: GestureSite
  ) -> GestureRecognizer<Never> {}

  nonisolated public static func _updateRecognizer(
    _ gesture: Never, _ recognizer: GestureRecognizer<Never>
  ) {}
}

/// A gesture without a body: the engine recognises it.
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is a primitive gesture and has no body. Add it to a view instead.")
  }
}

/// Recognises a custom gesture through its body.
final class BodyRecognizer<G: Gesture>: WrappingRecognizer<G.Body.Value, G.Body.Value> {
  private var storage: [AnyObject?]

  private init(_ base: GestureRecognizer<G.Body.Value>, _ storage: [AnyObject?]) {
    self.storage = storage
    super.init(base)
  }

  override var phase: GesturePhase<G.Body.Value> { base.phase }

  private weak var node: Node?

  static func make(_ gesture: G, _ site: GestureSite) -> BodyRecognizer {
    var storage: [AnyObject?] = Array(
      repeating: nil, count: DynamicFields.of(G.self).slotCount)
    let body = body(of: gesture, &storage, site.node)
    let made = BodyRecognizer(G.Body._makeRecognizer(body, site: site), storage)
    made.node = site.node
    return made
  }

  func update(_ gesture: G) {
    G.Body._updateRecognizer(Self.body(of: gesture, &storage, node), base)
  }

  private static func body(
    of gesture: G, _ storage: inout [AnyObject?], _ node: Node?
  ) -> G.Body {
    var gesture = gesture
    if let node {
      withUnsafeMutablePointer(to: &gesture) {
        DynamicFields.of(G.self).install(
          UnsafeMutableRawPointer($0), storage: &storage, node: node)
      }
    }
    return MainActorAccess.body(of: gesture)
  }
}

/// A gesture that may be absent; if it is, nothing is recognised.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  @MainActor @preconcurrency public var body: Never {
    fatalError("An optional gesture has no body. Add it to a view instead.")
  }

  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Wrapped.Value> {
    let recognizer = ReplaceableRecognizer<Wrapped.Value>()
    show(gesture, in: recognizer, site)
    return recognizer
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Wrapped.Value>
  ) {
    let recognizer = unsafeDowncast(recognizer, to: ReplaceableRecognizer<Wrapped.Value>.self)
    if let gesture, let content = recognizer.content {
      Wrapped._updateRecognizer(gesture, content)
    } else if let site = recognizer.site {
      show(gesture, in: recognizer, site)
    }
  }

  nonisolated private static func show(
    _ gesture: Self, in recognizer: ReplaceableRecognizer<Wrapped.Value>, _ site: GestureSite
  ) {
    recognizer.site = site
    recognizer.replace(with: gesture.map { Wrapped._makeRecognizer($0, site: site) })
  }
}

/// A recogniser whose content can be replaced or absent; a replaced one is cancelled.
final class ReplaceableRecognizer<Value>: GestureRecognizer<Value> {
  var site: GestureSite?
  private(set) var content: GestureRecognizer<Value>?

  func replace(with content: GestureRecognizer<Value>?) {
    if let old = self.content {
      old.cancel(.exchanged)
      old.dispatch(false)
    }
    self.content = content
    content?.begin()
  }

  override var phase: GesturePhase<Value> { content?.phase ?? .failed }
  override package var state: RecognitionState { content?.state ?? .failed }
  override var followsMovement: Bool { content?.followsMovement ?? false }
  override func hearsFinger(restingFor seconds: Double) -> Bool {
    content?.hearsFinger(restingFor: seconds) ?? false
  }
  override var isSettled: Bool { content?.isSettled ?? true }
  override func begin() { content?.begin() }
  override func receive(_ event: TouchEvent) { content?.receive(event) }
  override func dispatch(_ isPermitted: Bool) { content?.dispatch(isPermitted) }
  override func cancel(_ loss: GestureLoss) { content?.cancel(loss) }
  override func forEachPart(_ body: (GestureRecognition) -> Void) { content.map(body) }
}

extension MainActorAccess {
  static func body<G: Gesture>(of gesture: G) -> G.Body {
    let read: @MainActor (G) -> G.Body = { $0.body }
    return unsafeBitCast(read, to: ((G) -> G.Body).self)(gesture)
  }
}
