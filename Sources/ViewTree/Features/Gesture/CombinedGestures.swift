extension Gesture {
  /// Recognises two gestures at the same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognises one of two gestures; this one has precedence.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Recognises this gesture and then another one.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Two gestures that can happen at the same time.
///
/// It is active while one of them is, and ends when both have ended or failed; a failed gesture
/// leaves its part of the value nil. Source: OpenSwiftUI, `SimultaneousGesture.swift`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: PrimitiveGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, site: site),
      Second._makeRecognizer(gesture.second, site: site))
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Value>
  ) {
    let recognizer = unsafeDowncast(
      recognizer, to: SimultaneousRecognizer<First, Second>.self)
    First._updateRecognizer(gesture.first, recognizer.first)
    Second._updateRecognizer(gesture.second, recognizer.second)
  }
}

/// A recogniser of two others.
private class PairRecognizer<First: Gesture, Second: Gesture, Value>: GestureRecognizer<Value> {
  final let first: GestureRecognizer<First.Value>
  final let second: GestureRecognizer<Second.Value>

  init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override final var followsMovement: Bool { first.followsMovement || second.followsMovement }

  override final func hearsFinger(restingFor seconds: Double) -> Bool {
    first.hearsFinger(restingFor: seconds) || second.hearsFinger(restingFor: seconds)
  }

  override func begin() {
    first.begin()
    second.begin()
  }

  override final func cancel(_ loss: GestureLoss) {
    first.cancel(loss)
    second.cancel(loss)
  }

  override final func forEachPart(_ body: (GestureRecognition) -> Void) {
    body(first)
    body(second)
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    switch (first.phase, second.phase) {
    case (.active, _), (_, .active): return .active(value)
    case (.possible, _), (_, .possible): return .possible
    case (.failed, .failed): return .failed
    default: return .ended(value)
    }
  }

  override package var state: RecognitionState { Precedence.joinedState(first, second) }

  override var isSettled: Bool { first.isSettled && second.isSettled }

  override func receive(_ event: TouchEvent) {
    first.receive(event)
    second.receive(event)
  }

  override func dispatch(_ isPermitted: Bool) {
    first.dispatch(isPermitted)
    second.dispatch(isPermitted)
  }
}

/// Two gestures of which one is recognised; the first has precedence.
///
/// See `Precedence` for the exact rules.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension ExclusiveGesture: PrimitiveGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, site: site),
      Second._makeRecognizer(gesture.second, site: site))
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Value>
  ) {
    let recognizer = unsafeDowncast(recognizer, to: ExclusiveRecognizer<First, Second>.self)
    First._updateRecognizer(gesture.first, recognizer.first)
    Second._updateRecognizer(gesture.second, recognizer.second)
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if case .failed = first.phase {
      return second.phase.map { .second($0) }
    }
    return first.phase.map { .first($0) }
  }

  override package var state: RecognitionState { Precedence.state(first, second) }

  override var isSettled: Bool {
    first.state == .failed ? second.isSettled : first.isSettled
  }

  override func receive(_ event: TouchEvent) { Precedence.receive(first, second, event) }

  override func dispatch(_ isPermitted: Bool) { Precedence.dispatch(first, second, isPermitted) }
}

/// A gesture and the one that follows it.
///
/// The value is the first's while the first is under way, then both. The second gesture gets the
/// touches after the first has succeeded. If the finger is still down, the second begins where the
/// finger is then; this is the engine's interpretation.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    /// The first gesture has begun and not ended.
    case first(First.Value)
    /// The first gesture has ended; nil before the second has begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, site: site),
      Second._makeRecognizer(gesture.second, site: site))
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Value>
  ) {
    let recognizer = unsafeDowncast(recognizer, to: SequenceRecognizer<First, Second>.self)
    First._updateRecognizer(gesture.first, recognizer.first)
    Second._updateRecognizer(gesture.second, recognizer.second)
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    switch first.phase {
    case .possible: return .possible
    case .failed: return .failed
    case .active(let value): return .active(.first(value))
    case .ended(let value):
      switch second.phase {
      case .possible: return .active(.second(value, nil))
      case .active(let other): return .active(.second(value, other))
      case .ended(let other): return .ended(.second(value, other))
      case .failed: return .failed
      }
    }
  }

  override package var state: RecognitionState {
    guard first.state == .ended else { return first.state }
    return second.state.isTerminal ? second.state : .active
  }

  override var isSettled: Bool {
    first.state == .ended ? second.isSettled : first.isSettled
  }

  override func receive(_ event: TouchEvent) {
    guard first.state != .ended else { return second.receive(event) }
    first.receive(event)
    guard first.state == .ended, event.isFingerDown else { return }
    second.receive(
      TouchEvent(
        kind: .began, time: event.time, location: event.location, velocity: event.velocity,
        isFingerDown: true))
  }

  override func dispatch(_ isPermitted: Bool) {
    first.dispatch(isPermitted)
    second.dispatch(isPermitted && first.state == .ended)
  }
}
