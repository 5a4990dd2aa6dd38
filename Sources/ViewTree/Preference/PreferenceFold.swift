/// A folded value kept at a node where several values meet, or where one is written or changed.
package class PreferenceCell {
  final let key: PreferenceOperations
  /// Whether the value has to be folded again; true until it has been for the first time.
  final var isOutOfDate = true
  /// Whether the node has an output, a structural fact; nil until it is asked for again.
  final var hasOutput: Bool?

  init(_ key: PreferenceOperations) {
    self.key = key
  }
}

/// The value of one key; nil inside means that the node has no output for it.
package final class PreferenceValue<K: PreferenceKey>: PreferenceCell {
  package var value: K.Value?
}

/// What folding needs to know of a key, without its type.
///
/// There is one instance a key, so that identity compares keys.
package class PreferenceOperations {
  final let id: ObjectIdentifier
  final let name: String

  init(_ key: Any.Type) {
    id = ObjectIdentifier(key)
    name = TypeLabel.of(key)
  }

  /// The fold of a static list. Source: `semantics.md` 1.2.
  func fold(in node: Node, _ children: [Node]) -> PreferenceCell? { nil }

  /// Whether any child of a node that keeps folded values has an output.
  func hasOutput(in node: Node, _ children: [Node]) -> Bool { false }

  /// The fold of a dynamic container, which always has an output. Source: `semantics.md` 1.3.
  ///
  /// - Parameter items: asked for only when the kept value is out of date.
  func foldDynamic(in node: Node, _ items: () -> [Node]) -> PreferenceCell? { nil }

  /// A dynamic slot's output: that of its content, the default where there is none.
  final func outputOrDefault(in node: Node, _ child: Node?) -> PreferenceCell? {
    foldDynamic(in: node) { child.map { [$0] } ?? [] }
  }
}

/// Folds the values of one key.
///
/// - Shape: of n children with an output, none gives no output, one passes through without a call,
///   n call `reduce` n − 1 times in declaration order, seeded with the first.
/// - Cost: one call a further value, and only where something below has changed.
package final class PreferenceOperationsOf<K: PreferenceKey>: PreferenceOperations {
  static func shared() -> PreferenceOperationsOf<K> {
    let id = ObjectIdentifier(K.self)
    if let operations = PreferenceRegistry.known[id] {
      return unsafeDowncast(operations, to: PreferenceOperationsOf<K>.self)
    }
    let operations = PreferenceOperationsOf<K>(K.self)
    PreferenceRegistry.known[id] = operations
    return operations
  }

  override func fold(in node: Node, _ children: [Node]) -> PreferenceCell? {
    let (cell, isCurrent) = cell(of: node)
    if !isCurrent {
      cell.value = folded(children, in: node)
      cell.isOutOfDate = false
    }
    return cell.value == nil ? nil : cell
  }

  override func hasOutput(in node: Node, _ children: [Node]) -> Bool {
    let (cell, _) = cell(of: node)
    if let known = cell.hasOutput { return known }
    let found = children.contains { $0.hasPreferenceOutput(self) }
    cell.hasOutput = found
    return found
  }

  override func foldDynamic(in node: Node, _ items: () -> [Node]) -> PreferenceCell? {
    let (cell, isCurrent) = cell(of: node)
    if !isCurrent {
      cell.value = folded(items(), in: node) ?? K.defaultValue
      cell.isOutOfDate = false
    }
    return cell
  }

  /// The node's cell for the key, and whether its value is still true.
  func cell(of node: Node) -> (cell: PreferenceValue<K>, isCurrent: Bool) {
    if let cell = node.preferenceCell(self) {
      return (unsafeDowncast(cell, to: PreferenceValue<K>.self), !cell.isOutOfDate)
    }
    let cell = PreferenceValue<K>(self)
    node.preferenceCells.append(cell)
    return (cell, false)
  }

  /// The value of a subtree for the key; nil when it has no output.
  func value(of node: Node?) -> K.Value? {
    guard let cell = node?.preferenceOutput(self) else { return nil }
    return unsafeDowncast(cell, to: PreferenceValue<K>.self).value
  }

  private func folded(_ children: [Node], in node: Node) -> K.Value? {
    var result: K.Value?
    for child in children {
      guard child.hasPreferenceOutput(self) else { continue }
      guard result != nil else {
        result = value(of: child)
        continue
      }
      reduce(&result, child, in: node)
    }
    return result
  }

  private func reduce(_ result: inout K.Value?, _ child: Node, in node: Node) {
    // Taken out, so that the value is the only reference to its storage while it grows.
    guard var value = result.take() else { return }
    node.host.counters.reduces += 1
    let before = node.host.observer == nil ? nil : value
    var next: K.Value?
    K.reduce(value: &value) {
      if let next { return next }
      let computed = self.value(of: child) ?? K.defaultValue
      next = computed
      return computed
    }
    if let observer = node.host.observer, let before {
      observer.reduceCalled(
        name, node, before: before, next: next.map { [$0] } ?? [], after: value)
    }
    result = value
  }
}

private enum PreferenceRegistry {
  nonisolated(unsafe) static var known: [ObjectIdentifier: PreferenceOperations] = [:]
}
