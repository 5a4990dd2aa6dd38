/// A value that a gesture writes while it is active, and that resets when the gesture ends or
/// fails.
///
/// Read it like a state; only ``Gesture/updating(_:body:)`` writes it. It resets to its initial
/// value however the gesture ends: with success, cancelled by another gesture, or because its view
/// or the whole host has gone. Outside a tree it has its initial value.
///
/// - Source: Apple documentation, `GestureState`.
@propertyWrapper
public struct GestureState<Value>: InstalledProperty {
  private let initial: Value
  private let prepareReset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// - Parameters:
  ///   - wrappedValue: the value while no gesture is active.
  ///   - resetTransaction: the transaction in which the value resets.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameters:
  ///   - wrappedValue: the value while no gesture is active.
  ///   - reset: prepares the transaction in which the value resets; receives the last value that
  ///     the gesture has written.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    prepareReset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { location?.value ?? initial }

  public var projectedValue: GestureState<Value> { self }

  /// Lets a gesture change the value, in a transaction that the gesture can prepare.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.value
    var transaction = Transaction()
    body(&value, &transaction)
    write(value, transaction)
  }

  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    prepareReset(location.value, &transaction)
    write(initial, transaction)
  }

  /// An unchanged transaction is replaced by the event's: all its changes belong together.
  private func write(_ value: Value, _ transaction: Transaction) {
    if transaction.animation == nil, !transaction.disablesAnimations {
      location?.set(value)
    } else {
      Transaction.perform(transaction) { location?.set(value) }
    }
  }

  static package func install(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, node: Node
  ) {
    let state = property.assumingMemoryBound(to: Self.self)
    if let kept = storage {
      state.pointee.location = unsafeDowncast(kept, to: StateLocation<Value>.self)
    } else {
      let location = StateLocation(state.pointee.initial, host: node.host)
      storage = location
      state.pointee.location = location
    }
  }

  static package var comparison: ValueComparison { AlwaysEqualComparison() }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension Gesture {
  /// Writes a gesture state whenever the active gesture has a value.
  ///
  /// The body receives the gesture's value, the state to change and the transaction of the change.
  /// The state resets in the event in which the gesture ends or fails, before actions that were
  /// added outside this one.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that writes a gesture state.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  private let write: (Base.Value, inout State, inout Transaction) -> Void

  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    write = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, site: GestureSite
  ) -> GestureRecognizer<Base.Value> {
    StateRecognizer(
      Base._makeRecognizer(gesture.base, site: site), gesture.state, gesture.write, site)
  }

  nonisolated public static func _updateRecognizer(
    _ gesture: Self, _ recognizer: GestureRecognizer<Base.Value>
  ) {
    let recognizer = unsafeDowncast(recognizer, to: StateRecognizer<Base.Value, State>.self)
    recognizer.property = gesture.state
    recognizer.write = gesture.write
    Base._updateRecognizer(gesture.base, recognizer.base)
  }
}

private final class StateRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
  var property: GestureState<State>
  var write: (Value, inout State, inout Transaction) -> Void
  private let site: GestureSite
  private var hasWritten = false

  init(
    _ base: GestureRecognizer<Value>, _ property: GestureState<State>,
    _ write: @escaping (Value, inout State, inout Transaction) -> Void, _ site: GestureSite
  ) {
    self.property = property
    self.write = write
    self.site = site
    super.init(base)
  }

  override var phase: GesturePhase<Value> { base.phase }
  override var callbackNames: [String] { ["updating"] }

  override func dispatch(_ isPermitted: Bool) {
    super.dispatch(isPermitted)
    switch base.phase {
    case .active(let value):
      guard isPermitted else { return }
      hasWritten = true
      let (property, write) = (property, write)
      site.enqueue("updating", of: self) { property.update { write(value, &$0, &$1) } }
    case .ended, .failed:
      guard hasWritten else { return }
      hasWritten = false
      let property = property
      site.enqueue("updating", of: self) { property.reset() }
    case .possible:
      break
    }
  }
}

extension GestureState: ValueProperty {}
