/// A finger that moves.
///
/// It begins when the finger is at least the minimum distance from where it came down, and ends when
/// the finger leaves.
///
/// - Source: Apple documentation, `DragGesture`.
public struct DragGesture {
  /// Where the finger is and was, in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// Virtual time: seconds of the host's clock, counted from the reference date.
    public var time: Date
    public var location: CGPoint
    /// Where the finger came down, in the space as it lay at that moment.
    public var startLocation: CGPoint
    /// Points a second, over the moves of the last tenth of a second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would be a quarter of a second later.
    ///
    /// - Source: that the prediction and the velocity differ by the factor 4 is public in Apple's
    ///   interface, where the velocity is computed from the prediction.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// Points in the root's space; not more than 0 begins with the touch.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  /// Whether a finger that has gone so far drags; nil takes every direction.
  var accepts: ((_ moved: CGSize) -> Bool)?

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
  /// The same gesture for some directions only: another one fails when the finger has gone far enough
  /// to tell, and leaves it to a scroll view.
  nonisolated package func accepting(_ direction: @escaping (_ moved: CGSize) -> Bool) -> Self {
    var gesture = self
    gesture.accepts = direction
    return gesture
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

  init(_ gesture: DragGesture, _ site: GestureSite) {
    self.gesture = gesture
    super.init(site)
  }

  override var followsMovement: Bool { true }

  override func begin() {
    super.begin()
    start = nil
  }

  override var gestureName: String? { "drag" }

  override func reason(_ event: TouchEvent) -> GestureReason {
    guard let start else { return .fingerAlreadyDown }
    return .dragged(moved: event.distance(from: start.root), least: gesture.minimumDistance)
  }

  override func handle(_ event: TouchEvent) {
    if event.kind == .began {
      start = (event.location, site.convert(event.location, to: gesture.coordinateSpace))
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
      let isAccepted = gesture.accepts?(value.translation) ?? true
      currentPhase = isAccepted ? .active(value) : .failed
    }
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
