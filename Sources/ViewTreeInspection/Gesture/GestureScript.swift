import ViewTree

/// A finger's actions, written as text with one step per line.
///
///     # Pull, wait, let go.
///     down 150,100
///     move 150,400 over 0.5s ease
///     hold 0.2s
///     up
///
/// - `down X,Y` puts the finger down.
/// - `move X,Y [over SECONDS] [CURVE]` moves it on a straight line; without a time it jumps. The
///   curves are `linear` (unless said otherwise), `ease`, `ease-in` and `ease-out`.
/// - `hold SECONDS` waits, with the finger down or up.
/// - `up` lifts the finger. Its speed is that of the last tenth of a second, so that a finger that
///   has been held still has none.
/// - `fling X,Y [over SECONDS]` moves in a tenth of a second unless told otherwise, and lifts the
///   finger in motion; `fling` alone lifts it, and must follow a move that takes time.
///
/// Text after a `#` is a remark, empty lines mean nothing, and letter case does not matter.
///
/// - Units: points on the screen, y downwards; seconds, with or without an `s`, at most
///   `TouchPath.longest` of them in all.
public struct GestureScript: Equatable, Sendable {
  /// How far a move has come at each share of its time.
  public enum Curve: String, CaseIterable, Equatable, Sendable {
    case linear
    case ease
    case easeIn = "ease-in"
    case easeOut = "ease-out"

    var unitCurve: UnitCurve {
      switch self {
      case .linear: .linear
      case .ease: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      }
    }
  }

  public enum Step: Equatable, Sendable {
    case down(CGPoint)
    /// 0 seconds are a jump.
    case move(to: CGPoint, seconds: Double, curve: Curve)
    case hold(seconds: Double)
    case up

    /// How long it takes.
    var seconds: Double {
      switch self {
      case .move(_, let seconds, _), .hold(let seconds): seconds
      case .down, .up: 0
      }
    }
  }

  /// In order; every step is possible after those before it.
  public let steps: [Step]

  /// How often a second a moving finger is reported, unless told otherwise.
  public static let reportsPerSecond: Double = 60

  /// A script of steps that are possible one after the other; `init(text:)` checks a text's.
  package init(steps: [Step]) {
    self.steps = steps
  }

  /// The touches of the script.
  ///
  /// - Shape: a move is reported at every multiple of the interval from the script's beginning that
  ///   lies within it, and at its end.
  /// - Complexity: linear in the length of the script's time.
  public func path(reportsPerSecond: Double = GestureScript.reportsPerSecond) -> TouchPath {
    var touches: [TouchPath.Touch] = []
    var time = 0.0
    var point = CGPoint.zero
    for step in steps {
      switch step {
      case .down(let place):
        point = place
        touches.append(TouchPath.Touch(time: time, kind: .down, point: point))
      case .move(let end, let seconds, let curve):
        touches += Self.reports(
          from: point, to: end, start: time, seconds: seconds, curve: curve.unitCurve,
          perSecond: reportsPerSecond)
        point = end
        time += seconds
      case .hold(let seconds):
        time += seconds
      case .up:
        touches.append(TouchPath.Touch(time: time, kind: .up, point: point))
      }
    }
    return TouchPath(touches: touches, duration: time)
  }

  private static func reports(
    from start: CGPoint, to end: CGPoint, start time: Double, seconds: Double, curve: UnitCurve,
    perSecond: Double
  ) -> [TouchPath.Touch] {
    let last = TouchPath.Touch(time: time + seconds, kind: .move, point: end)
    guard seconds > 0 else { return [last] }
    let first = Int((time * perSecond + tolerance).rounded(.down)) + 1
    let count = Int(((time + seconds) * perSecond - tolerance).rounded(.down)) + 1
    let between = (first..<max(first, count)).map { report in
      let moment = Double(report) / perSecond
      let share = curve.value(at: (moment - time) / seconds)
      return TouchPath.Touch(
        time: moment, kind: .move,
        point: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    return between + [last]
  }

  /// A report this near to a move's end is the end: products of intervals are not exact. Reports.
  private static let tolerance = 1e-6
}
