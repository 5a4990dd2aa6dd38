extension View {
  /// Prints why the body runs: `Row: @self, _count changed.`
  ///
  /// Call it in a body. It prints `@identity` for a new view, `@self` if the view's value has
  /// changed, the names of dynamic properties whose values have changed, and `@dependencies` if
  /// only something else that the body read has changed, such as a property of an observable
  /// object.
  ///
  /// - Errors: outside a body nothing is known: `Row: unchanged.`
  /// - Cost: each call compares the view's value and those of its properties with the previous
  ///   call's; a tree without such calls pays nothing.
  /// - Source: STATE-4.5.6.
  nonisolated public static func _printChanges() { print(_changedProperties()) }

  /// The same for the system's log, which has no reader here.
  nonisolated public static func _logChanges() {}

  /// The line that `_printChanges()` prints.
  nonisolated package static func _changedProperties() -> String {
    BodyChanges.line(of: Self.self, at: Tracking.current as? EvaluatedNode<Self>)
  }
}

extension ViewModifier {
  /// Prints why the modifier's body runs, as a view's does.
  nonisolated public static func _printChanges() {
    print(BodyChanges.line(of: Self.self, at: Tracking.current as? EvaluatedNode<Self>))
  }

  /// The same for the system's log, which has no reader here.
  nonisolated public static func _logChanges() {}
}

/// The values that bodies had when they last reported their changes.
private final class BodyChanges: HostPart {
  private var seen: [ObjectIdentifier: SeenBody] = [:]

  init(host: TreeHost) {}

  /// Drops the values of bodies that no longer exist.
  func actionsEnded() {
    if seen.values.contains(where: { !$0.isAlive }) { seen = seen.filter(\.value.isAlive) }
  }

  static func line<Value>(of type: Value.Type, at node: EvaluatedNode<Value>?) -> String {
    let names = node.map { $0.host.part(BodyChanges.self).changes(of: $0) } ?? []
    let name = _typeName(type, qualified: false)
    return names.isEmpty
      ? "\(name): unchanged." : "\(name): \(names.joined(separator: ", ")) changed."
  }

  private func changes<Value>(of node: EvaluatedNode<Value>) -> [String] {
    let id = ObjectIdentifier(node)
    let former = seen[id].flatMap { $0.isAlive ? $0 as? SeenBodyOf<Value> : nil }
    if let former, former.run == node.dependencyEpoch { return former.names }
    let present = SeenBodyOf(node)
    present.names = present.changes(since: former)
    seen[id] = present
    return present.names
  }
}

/// A body as it was when it reported its changes.
private class SeenBody {
  var isAlive: Bool { false }
}

private final class SeenBodyOf<Value>: SeenBody {
  private weak var node: EvaluatedNode<Value>?
  private let value: Value
  private let comparison: ValueComparison
  private let properties: [(name: String, watches: [PropertyWatch])]
  /// The number of this evaluation of the body, from 1.
  let run: UInt32
  var names: [String] = []

  init(_ node: EvaluatedNode<Value>) {
    self.node = node
    value = node.value
    comparison = node.fields.comparison
    run = node.dependencyEpoch
    properties = PropertyWatches.of(node)
  }

  override var isAlive: Bool { node?.isAlive == true }

  func changes(since former: SeenBodyOf?) -> [String] {
    guard let former else {
      return run == 1 ? ["@self", "@identity"] + properties.map(\.name) : ["@dependencies"]
    }
    var names: [String] = []
    if !comparison.areEqual(values: former.value, value) { names.append("@self") }
    for (old, new) in zip(former.properties, properties)
    where !zip(old.watches, new.watches).allSatisfy({ $0.isSame(as: $1) }) {
      names.append(new.name)
    }
    return names.isEmpty ? ["@dependencies"] : names
  }
}

/// Finds the dynamic properties of a view; nested ones count as part of the outermost.
private enum PropertyWatches {
  static func of<Value>(_ node: EvaluatedNode<Value>) -> [(name: String, watches: [PropertyWatch])]
  {
    var found: [(name: String, watches: [PropertyWatch])] = []
    // Read without a reader: reporting changes must not make the body run again.
    let reader = Tracking.current
    Tracking.current = nil
    defer { Tracking.current = reader }
    var value = node.value
    var storage = node.storage
    withUnsafeMutablePointer(to: &value) { value in
      var slot = 0
      TypeFields.forEach(of: Value.self) { field in
        guard field.type is any DynamicProperty.Type else { return }
        var watches: [PropertyWatch] = []
        watch(field.type, UnsafeMutableRawPointer(value) + field.offset) { type, property in
          type.install(property, storage: &storage[slot], node: node)
          slot += 1
          if let watched = type as? any WatchedProperty.Type {
            watches.append(watched.watch(at: property))
          }
        }
        found.append((field.name, watches))
      }
    }
    return found
  }

  private static func watch(
    _ type: Any.Type, _ place: UnsafeMutableRawPointer,
    _ body: (any InstalledProperty.Type, UnsafeMutableRawPointer) -> Void
  ) {
    if let property = type as? any InstalledProperty.Type { return body(property, place) }
    TypeFields.forEach(of: type) { field in
      if field.type is any DynamicProperty.Type { watch(field.type, place + field.offset, body) }
    }
  }
}
