/// The progress of a gesture, with its value if there is one.
///
/// Source: OpenSwiftUI, `Event/Gesture/GesturePhase.swift`.
enum GesturePhase<Value> {
  case possible
  case active(Value)
  case ended(Value)
  case failed

  /// The value of an active or finished gesture.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var isTerminal: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  func map<Result>(_ transform: (Value) -> Result) -> GesturePhase<Result> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// The claim of a gesture on the gestures that compete with it.
package enum RecognitionState {
  /// Undecided: other gestures may begin.
  case possible
  /// Under way but not yet recognised: others of lower precedence wait, as while a long press is
  /// held down.
  case holding
  case active, ended, failed

  package var isTerminal: Bool { self == .ended || self == .failed }
}

/// One event of a finger, or the passing of time.
struct TouchEvent {
  enum Kind {
    case began, moved, ended, tick
  }

  let kind: Kind
  /// Virtual seconds.
  let time: Double
  /// In the root's space.
  let location: CGPoint
  /// Points a second in the root's space.
  let velocity: CGPoint
  let isFingerDown: Bool

  /// A time up to this much before a moment counts as that moment.
  static let timeTolerance = 1e-9

  /// Whether a moment has been reached.
  func hasReached(_ moment: Double) -> Bool { time >= moment - Self.timeTolerance }

  /// How far the finger is from a point of the root's space, in a straight line.
  func distance(from point: CGPoint) -> CGFloat {
    hypot(location.x - point.x, location.y - point.y)
  }
}
