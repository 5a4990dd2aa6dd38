// The engine has one finger, and these gestures need two: they compile but never succeed.

/// Two fingers that move apart or together; never recognised here, where there is one finger.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// The older form of ``MagnifyGesture``; never recognised here, where there is one finger.
public struct MagnificationGesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers that turn; never recognised here, where there is one finger.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// The older form of ``RotateGesture``; never recognised here, where there is one finger.
public struct RotationGesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension MagnifyGesture: TwoFingerGesture {}
extension MagnificationGesture: TwoFingerGesture {}
extension RotateGesture: TwoFingerGesture {}
extension RotationGesture: TwoFingerGesture {}

/// A gesture that fails at once; public because public gestures conform.
public protocol TwoFingerGesture: PrimitiveGesture {}

extension TwoFingerGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Value> {
    AbsentFingerRecognizer(site)
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Value>
  ) {}
}

private final class AbsentFingerRecognizer<Value>: TouchRecognizer<Value> {
  override func hearsFinger(restingFor seconds: Double) -> Bool { false }
  override func handle(_ event: TouchEvent) { currentPhase = .failed }
  override func reason(_ event: TouchEvent) -> GestureReason { .twoFingers }
  override var gestureName: String? { "gesture of two fingers" }
}
