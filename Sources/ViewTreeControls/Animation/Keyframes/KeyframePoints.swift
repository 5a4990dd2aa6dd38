/// Keyframes that a value passes in sequence.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  func _collect(into points: inout [_Keyframe<Value>])
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _collect(into points: inout [_Keyframe<Value>]) { body._collect(into: &points) }
}

/// One keyframe: its value, the duration of the motion to it, and its curve.
public struct _Keyframe<Value: Animatable> {
  enum Course {
    case move
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }

  let to: Value
  let duration: Double
  let course: Course
}

/// Goes to a value linearly, or by a unit curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let point: _Keyframe<Value>

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    point = _Keyframe(to: to, duration: max(duration, 0), course: .linear(timingCurve))
  }

  public var body: _KeyframePoints<Value> { _KeyframePoints { $0.append(point) } }
  public func _collect(into points: inout [_Keyframe<Value>]) { points.append(point) }
}

/// Goes to a value along a cubic curve, with the given velocities or else with ones that suit its
/// neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let point: _Keyframe<Value>

  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    point = _Keyframe(
      to: to, duration: max(duration, 0), course: .cubic(start: startVelocity, end: endVelocity))
  }

  public var body: _KeyframePoints<Value> { _KeyframePoints { $0.append(point) } }
  public func _collect(into points: inout [_Keyframe<Value>]) { points.append(point) }
}

/// Goes to a value as a spring; without a duration as long as the spring needs to settle.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let point: _Keyframe<Value>

  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    point = _Keyframe(
      to: to, duration: max(duration ?? spring.settlingDuration, 0),
      course: .spring(spring, start: startVelocity))
  }

  public var body: _KeyframePoints<Value> { _KeyframePoints { $0.append(point) } }
  public func _collect(into points: inout [_Keyframe<Value>]) { points.append(point) }
}

/// Jumps to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let point: _Keyframe<Value>

  public init(_ to: Value) {
    point = _Keyframe(to: to, duration: 0, course: .move)
  }

  public var body: _KeyframePoints<Value> { _KeyframePoints { $0.append(point) } }
  public func _collect(into points: inout [_Keyframe<Value>]) { points.append(point) }
}

/// Points after one another, as a builder makes them.
public struct _KeyframePoints<Value: Animatable>: KeyframeTrackContent {
  fileprivate let collect: (inout [_Keyframe<Value>]) -> Void

  public var body: Self { self }
  public func _collect(into points: inout [_Keyframe<Value>]) { collect(&points) }
}

/// Builds the points that a value passes.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<C: KeyframeTrackContent>(
    _ content: C
  ) -> _KeyframePoints<Value> where C.Value == Value {
    _KeyframePoints { content._collect(into: &$0) }
  }

  public static func buildBlock(_ parts: _KeyframePoints<Value>...) -> _KeyframePoints<Value> {
    buildArray(parts)
  }

  public static func buildArray(_ parts: [_KeyframePoints<Value>]) -> _KeyframePoints<Value> {
    _KeyframePoints { points in
      for part in parts { part._collect(into: &points) }
    }
  }

  public static func buildEither(first: _KeyframePoints<Value>) -> _KeyframePoints<Value> { first }

  public static func buildEither(second: _KeyframePoints<Value>) -> _KeyframePoints<Value> {
    second
  }

  public static func buildIf(_ content: _KeyframePoints<Value>?) -> _KeyframePoints<Value> {
    content ?? _KeyframePoints { _ in }
  }
}

/// The values of a track at every moment.
///
/// - Source: Apple documentation, `CubicKeyframe`: a keyframe without velocities gets the mean of
///   the velocities before and after it, as in a Catmull-Rom curve. That the motion begins and ends
///   at rest is this engine's choice.
struct KeyframeCurve<Value: Animatable> {
  private struct Stretch {
    let start: Double
    let from: Value.AnimatableData
    let point: _Keyframe<Value>
    var startVelocity = Value.AnimatableData.zero
    var endVelocity = Value.AnimatableData.zero
  }

  private let first: Value
  private var stretches: [Stretch] = []
  let duration: Double

  init(from first: Value, _ points: [_Keyframe<Value>]) {
    self.first = first
    var time = 0.0
    var from = first.animatableData
    for point in points {
      stretches.append(Stretch(start: time, from: from, point: point))
      time += point.duration
      from = point.to.animatableData
    }
    duration = time
    for index in stretches.indices { setVelocities(of: index) }
  }

  private func velocity(of index: Int) -> Value.AnimatableData? {
    guard stretches.indices.contains(index), stretches[index].point.duration > 0 else { return nil }
    let stretch = stretches[index]
    return (stretch.point.to.animatableData - stretch.from).scaled(by: 1 / stretch.point.duration)
  }

  private func mean(_ index: Int) -> Value.AnimatableData {
    guard let before = velocity(of: index - 1), let after = velocity(of: index) else {
      return .zero
    }
    return (before + after).scaled(by: 0.5)
  }

  private mutating func setVelocities(of index: Int) {
    switch stretches[index].point.course {
    case .move, .linear: break
    case .cubic(let start, let end):
      stretches[index].startVelocity = start?.animatableData ?? mean(index)
      stretches[index].endVelocity = end?.animatableData ?? mean(index + 1)
    case .spring(_, let start):
      stretches[index].startVelocity = start?.animatableData ?? mean(index)
    }
  }

  func value(at time: Double) -> Value {
    var value = first
    guard let stretch = stretches.last(where: { $0.start <= time }) else { return value }
    value = stretch.point.to
    let passed = time - stretch.start
    guard passed < stretch.point.duration else { return value }
    let change = value.animatableData - stretch.from
    let length = stretch.point.duration
    switch stretch.point.course {
    case .move: break
    case .linear(let curve):
      value.animatableData = stretch.from + change.scaled(by: curve.value(at: passed / length))
    case .cubic:
      let s = passed / length
      let pull =
        stretch.startVelocity.scaled(by: length * (s * s * s - 2 * s * s + s))
        + stretch.endVelocity.scaled(by: length * (s * s * s - s * s))
      value.animatableData = stretch.from + change.scaled(by: s * s * (3 - 2 * s)) + pull
    case .spring(let spring, _):
      value.animatableData =
        stretch.from
        + spring.value(target: change, initialVelocity: stretch.startVelocity, time: passed)
    }
    return value
  }
}
