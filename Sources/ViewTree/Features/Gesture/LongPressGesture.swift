/// A finger that stays down.
///
/// It is active, with the value true, from the touch on. It ends with true at the first moment at
/// which the touch has lasted long enough; the finger need not lift. It fails if the finger lifts
/// earlier or moves farther than allowed. Virtual time decides; while the host advances, the moment
/// is that of the first tick at or after it.
///
/// - Source: Apple documentation, `LongPressGesture`.
public struct LongPressGesture {
  public typealias Value = Bool

  /// Seconds.
  public var minimumDuration: Double
  /// Points in the root's space.
  public var maximumDistance: CGFloat

  /// - Parameters:
  ///   - minimumDuration: in seconds; 0 succeeds at the touch, infinity never.
  ///   - maximumDistance: how far the finger may move in that time. Points.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Bool> {
    LongPressRecognizer(gesture, site)
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Bool>
  ) {
    unsafeDowncast(recognizer, to: LongPressRecognizer.self).gesture = gesture
  }
}

private final class LongPressRecognizer: TouchRecognizer<Bool> {
  var gesture: LongPressGesture
  private var start: (time: Double, point: CGPoint)?

  init(_ gesture: LongPressGesture, _ site: GestureSite) {
    self.gesture = gesture
    super.init(site)
  }

  override func begin() {
    super.begin()
    start = nil
  }

  override package var state: RecognitionState {
    if case .active = currentPhase { return .holding }
    return super.state
  }

  override func hearsFinger(restingFor seconds: Double) -> Bool {
    seconds >= gesture.minimumDuration
  }

  override var gestureName: String? { "long press" }

  override func reason(_ event: TouchEvent) -> GestureReason {
    guard let start else { return .fingerAlreadyDown }
    let moved = event.distance(from: start.point)
    if case .failed = currentPhase, moved > gesture.maximumDistance {
      return .tooFar(moved: moved, most: gesture.maximumDistance)
    }
    return .pressed(seconds: event.time - start.time, least: gesture.minimumDuration)
  }

  override func handle(_ event: TouchEvent) {
    if event.kind == .began {
      start = (event.time, event.location)
      currentPhase = .active(true)
    }
    guard let start else { return }
    if event.distance(from: start.point) > gesture.maximumDistance {
      currentPhase = .failed
    } else if event.hasReached(start.time + gesture.minimumDuration) {
      currentPhase = .ended(true)
    } else if event.kind == .ended {
      currentPhase = .failed
    }
  }
}

extension View {
  /// Runs an action when a finger has stayed on the view long enough.
  ///
  /// - Parameters:
  ///   - minimumDuration: in seconds.
  ///   - maximumDistance: how far the finger may move, in points.
  ///   - action: runs once the finger has stayed for that time.
  ///   - onPressingChanged: called with true when the finger comes down, and with false when the
  ///     press has succeeded (just before `action`, which is this engine's order) or failed.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressGesture(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressingChanged: onPressingChanged, action: action))
  }

  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that reports when the pressing begins and ends, however it ends.
struct PressGesture {
  let press: LongPressGesture
  let pressingChanged: ((Bool) -> Void)?
  let action: () -> Void
}

extension PressGesture: PrimitiveGesture {
  nonisolated static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Bool> {
    PressRecognizer(LongPressGesture._makeRecognizer(gesture.press, site: site), gesture, site)
  }

  nonisolated static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Bool>
  ) {
    let recognizer = unsafeDowncast(recognizer, to: PressRecognizer.self)
    recognizer.gesture = gesture
    LongPressGesture._updateRecognizer(gesture.press, recognizer.base)
  }
}

private final class PressRecognizer: WrappingRecognizer<Bool, Bool> {
  var gesture: PressGesture
  private let site: GestureSite
  private var isPressing = false
  private var hasEnded = false

  init(_ base: GestureRecognizer<Bool>, _ gesture: PressGesture, _ site: GestureSite) {
    self.gesture = gesture
    self.site = site
    super.init(base)
  }

  override var phase: GesturePhase<Bool> { base.phase }

  override func hearsFinger(restingFor seconds: Double) -> Bool {
    gesture.pressingChanged != nil || super.hearsFinger(restingFor: seconds)
  }

  override var callbackNames: [String] {
    ["onLongPressGesture"] + (gesture.pressingChanged == nil ? [] : ["onPressingChanged"])
  }

  override func begin() {
    hasEnded = false
    super.begin()
  }

  override func dispatch(_ isPermitted: Bool) {
    switch base.phase {
    case .active: if isPermitted { tell(true) }
    case .failed: tell(false)
    case .ended:
      tell(false)
      guard isPermitted, !hasEnded else { return }
      hasEnded = true
      site.enqueue("onLongPressGesture", of: self, gesture.action)
    case .possible: break
    }
  }

  private func tell(_ isPressing: Bool) {
    guard isPressing != self.isPressing else { return }
    self.isPressing = isPressing
    guard let pressingChanged = gesture.pressingChanged else { return }
    site.enqueue("onPressingChanged", of: self) { pressingChanged(isPressing) }
  }
}
