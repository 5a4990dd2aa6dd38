extension View {
  /// Runs an action when a value has changed from one update to the next.
  ///
  /// The closure is the previous body's, so its captures are old; it gets the new value. Source:
  /// STATE-4.3 (the deprecated one-parameter form).
  ///
  /// ```swift
  /// struct Filtered: View {
  ///   let text: String
  ///   @State private var edits = 0
  ///
  ///   var body: some View {
  ///     Text("\(edits)").onChange(of: text) { old, new in
  ///       if old != new { edits += 1 }
  ///     }
  ///   }
  /// }
  /// ```
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, initial: false, runsOldClosure: true) { action($1) })
  }

  /// Runs an action with the old and the new value when a value has changed since the last update.
  ///
  /// - Parameters:
  ///   - value: compared with that of the previous body.
  ///   - initial: whether the action also runs when the view appears, with both values equal.
  ///   - action: gets the previous and the new value; runs after the update.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, initial: initial, runsOldClosure: false, action: action))
  }

  /// Runs an action when a value has changed from one update to the next.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ChangeAction(value: value, initial: initial, runsOldClosure: false) { _, _ in action() })
  }
}

/// Applied to a list of views, it belongs to the whole list. Source: STATE-4.2.
nonisolated struct ChangeAction<Value: Equatable>: StructuralModifier {
  let value: Value
  let initial: Bool
  let runsOldClosure: Bool
  let action: (Value, Value) -> Void

  static var appliesToEachElement: Bool { false }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ChangeNode<Value> {
    ChangeNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: ChangeNode<Value>) {
    node.update(modifier)
  }
}

final class ChangeNode<Value: Equatable>: UnaryNode {
  private(set) var modifier: ChangeAction<Value>
  private var limiter = DispatchLimiter()
  /// The value before an update that the content has not been told of yet.
  private var previous: ChangeAction<Value>?
  private var isInitialDue: Bool

  init(_ modifier: ChangeAction<Value>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    isInitialDue = modifier.initial
    super.init(inputs)
  }

  override func contentIsCurrent(isNew: Bool) {
    if isNew { runInitially() } else { runWhereChanged() }
  }

  override func surroundingsChanged(_ change: SurroundingsChange) {
    if change == .choice { runInitially() }
  }

  private func runInitially() {
    guard isInitialDue, isShown else { return }
    isInitialDue = false
    let value = modifier.value
    host.enqueueAction("onChange", self) { self.modifier.action(value, value) }
  }

  func update(_ modifier: ChangeAction<Value>) {
    previous = self.modifier
    self.modifier = modifier
  }

  private func runWhereChanged() {
    guard let previous else { return }
    self.previous = nil
    let modifier = modifier
    guard previous.value != modifier.value else { return }
    guard limiter.allows(host) else {
      host.warn(
        .updatedMultipleTimes,
        "onChange(of: \(Value.self)) action tried to update multiple times per frame.", self)
      return
    }
    let closure = modifier.runsOldClosure ? previous.action : modifier.action
    host.enqueueAction("onChange", self) { closure(previous.value, modifier.value) }
  }
}

/// Lets an action run at most twice in one tick.
///
/// A tick is a turn together with the turns that finish its work.
/// Source: PREF-1.7 "Rate limit".
struct DispatchLimiter {
  private var frame: UInt64 = 0
  private var count = 0

  mutating func allows(_ host: TreeHost) -> Bool {
    if frame != host.tick {
      frame = host.tick
      count = 0
    }
    count += 1
    return count <= 2
  }
}
