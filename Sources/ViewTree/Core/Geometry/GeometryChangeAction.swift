extension View {
  /// Runs an action with a value made from the view's geometry: first at once, then on every
  /// change.
  ///
  /// The geometry is that of the view with the modifiers inside this one.
  ///
  /// ```swift
  /// struct Wide: View {
  ///   @State private var isWide = false
  ///
  ///   var body: some View {
  ///     Text(isWide ? "wide" : "narrow")
  ///       .frame(maxWidth: .infinity)
  ///       .onGeometryChange(for: Bool.self) { $0.size.width > 300 } action: { isWide = $0 }
  ///   }
  /// }
  /// ```
  ///
  /// - Errors: a value that recurs within one tick is dropped, with a warning.
  /// - Source: GEOMETRY-3.16.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeAction(transform: transform) { action($1) })
  }

  /// Runs an action with the old and the new value; the first time both are the same.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeAction(transform: transform, action: action))
  }
}

nonisolated struct GeometryChangeAction<Value: Equatable>: StructuralModifier {
  let transform: (GeometryProxy) -> Value
  let action: (_ oldValue: Value, _ newValue: Value) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> GeometryChangeNode<Value> {
    GeometryChangeNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: GeometryChangeNode<Value>) {
    node.update(modifier)
  }
}

/// Reads a value from the geometry of its content after each layout that has changed it.
final class GeometryChangeNode<Value: Equatable>: UnaryNode {
  private var modifier: GeometryChangeAction<Value>
  private(set) var last: Value?
  /// The values reported in the current tick, at most three.
  private var told: [Value] = []
  private var frame: UInt64 = 0
  private unowned(unsafe) var watched: LayoutNode?

  init(_ modifier: GeometryChangeAction<Value>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    isListener = true
  }

  override func contentIsCurrent(isNew: Bool) {
    if isNew { queueReading() }
  }

  override func surroundingsChanged(_ change: SurroundingsChange) {
    if change == .choice { queueReading() }
  }

  override func dependencyChanged() { queueReading() }

  override func takesElementChange() -> Bool {
    if element !== watched { queueReading() }
    return false
  }

  fileprivate func update(_ modifier: GeometryChangeAction<Value>) {
    self.modifier = modifier
    queueReading()
  }

  override func readPreferences() {
    watched = element
    guard let watched, isShown else { return }
    let value = evaluate { modifier.transform(GeometryProxy(watched)) }
    let former = last
    guard value != former else { return }
    last = value
    if frame != host.tick {
      frame = host.tick
      told = []
    }
    guard !told.contains(value) else {
      host.warn(
        .updatedMultipleTimes,
        "onGeometryChange(for: \(Value.self)) action is cycling between duplicate values.", self)
      return
    }
    told = told.suffix(2) + [value]
    let action = modifier.action
    host.enqueueAction("onGeometryChange", self, kind: .reading) { action(former ?? value, value) }
  }
}
