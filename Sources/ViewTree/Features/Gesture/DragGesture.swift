/// A finger that moves.
///
/// It begins when the finger is at least the minimum distance from where it came down, and ends
/// when the finger lifts.
///
/// - Source: Apple documentation, `DragGesture`.
public struct DragGesture {
  /// The finger's current and first position, in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// Virtual time: seconds of the host's clock, counted from the reference date.
    public var time: Date
    public var location: CGPoint
    /// Where the finger came down, in the space as it was at that moment.
    public var startLocation: CGPoint
    /// Points a second, over the moves of the last tenth of a second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would be a quarter of a second later.
    ///
    /// - Source: the factor 4 between prediction and velocity is public in Apple's interface, which
    ///   computes the velocity from the prediction.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// Points in the root's space; 0 or less begins with the touch.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  /// Whether a finger may drag; nil accepts every finger.
  var accepts: ((DragOffer) -> Bool)?

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture {
  /// The same gesture for some fingers only: for others it fails, and leaves them to outer
  /// gestures.
  ///
  /// - Parameter accepts: asked when the finger has come down, and again when it has moved far
  ///   enough.
  nonisolated package func accepting(_ accepts: @escaping (DragOffer) -> Bool) -> Self {
    var gesture = self
    gesture.accepts = accepts
    return gesture
  }
}

/// A finger that a drag may follow.
package struct DragOffer {
  /// How far the finger has moved; zero when it has just come down.
  package let moved: CGSize
  /// Where it came down, in the root's space.
  fileprivate let start: CGPoint
  fileprivate let site: GestureSite

  /// The innermost vertical scroll view under the finger that follows it.
  ///
  /// - Cost: a hit test.
  package var verticalScrollView: (any FingerScrolling)? {
    guard let root = site.node?.host.root else { return nil }
    return HitTest(start, in: root).scrollViews.last { $0.followsFinger(along: .vertical) }
  }
}

extension DragGesture: PrimitiveGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Value> {
    DragRecognizer(gesture, site)
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Value>
  ) {
    unsafeDowncast(recognizer, to: DragRecognizer.self).gesture = gesture
  }
}

private final class DragRecognizer: TouchRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  private var start: (root: CGPoint, own: CGPoint)?
  /// Whether the gesture has declined the finger.
  private var isDeclined = false

  init(_ gesture: DragGesture, _ site: GestureSite) {
    self.gesture = gesture
    super.init(site)
  }

  override var followsMovement: Bool { true }

  override func hearsFinger(restingFor seconds: Double) -> Bool { gesture.minimumDistance <= 0 }

  override func begin() {
    super.begin()
    start = nil
    isDeclined = false
  }

  override var gestureName: String? { "drag" }

  override func reason(_ event: TouchEvent) -> GestureReason {
    guard let start else { return .fingerAlreadyDown }
    if isDeclined { return .declined(moved: event.distance(from: start.root)) }
    return .dragged(moved: event.distance(from: start.root), least: gesture.minimumDistance)
  }

  override func handle(_ event: TouchEvent) {
    if event.kind == .began {
      start = (event.location, site.convert(event.location, to: gesture.coordinateSpace))
      if declines(.zero) { return }
    }
    guard event.kind != .tick, let start else { return }
    let isUnderWay = currentPhase.value != nil
    let distance = event.distance(from: start.root)
    if event.kind == .ended {
      currentPhase = isUnderWay ? .ended(value(event, start.own)) : .failed
    } else if isUnderWay {
      currentPhase = .active(value(event, start.own))
    } else if distance >= gesture.minimumDistance {
      let value = value(event, start.own)
      if !declines(value.translation) { currentPhase = .active(value) }
    }
  }

  private func declines(_ moved: CGSize) -> Bool {
    guard let accepts = gesture.accepts, let start else { return false }
    isDeclined = !accepts(DragOffer(moved: moved, start: start.root, site: site))
    if isDeclined { currentPhase = .failed }
    return isDeclined
  }

  private func value(_ event: TouchEvent, _ start: CGPoint) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time),
      location: site.convert(event.location, to: gesture.coordinateSpace),
      startLocation: start,
      velocity: site.convert(
        velocity: event.velocity, at: event.location, to: gesture.coordinateSpace))
  }
}
