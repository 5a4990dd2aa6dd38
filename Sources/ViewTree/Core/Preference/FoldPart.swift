/// How the value that a node reports for a key is composed.
package indirect enum FoldPart {
  /// A value that a view writes or changes; inside is the one that it replaces or changes.
  case written(Node, inside: FoldPart?)
  /// Values that meet in a node, in the order in which they are folded.
  case met(Node, [FoldPart])
  /// An output that no view writes to.
  case empty

  /// The writers whose values count, in tree order.
  package var writers: [Node] {
    switch self {
    case .written(let node, _): [node]
    case .met(_, let parts): parts.flatMap(\.writers)
    case .empty: []
    }
  }
}

/// One call of a key's `reduce`.
package struct FoldCall {
  /// Where the two values meet; nil for the call that reduces the first value into the default.
  package let place: Node?
  package let before: Any
  /// Nil if the call has not asked for it.
  package let next: Any?
  package let after: Any
}

/// A key's fold that can be run again with other values, without any effect on the tree.
package protocol TriableFold: PreferenceOperations {
  var anyDefault: Any { get }

  /// The value that a node reports now; nil without an output.
  func anyValue(of node: Node) -> Any?

  /// - Parameters:
  ///   - leftOut: a writer to treat as absent.
  ///   - isSeeded: whether the first value too is reduced into the key's default, which the engine
  ///     never does.
  /// - Returns: nil if nothing is left.
  func fold(
    _ part: FoldPart, without leftOut: Node?, isSeeded: Bool, _ told: (FoldCall) -> Void
  ) -> Any?
}

extension PreferenceOperationsOf: TriableFold {
  package var anyDefault: Any { K.defaultValue }

  package func anyValue(of node: Node) -> Any? { value(of: node) }

  package func fold(
    _ part: FoldPart, without leftOut: Node?, isSeeded: Bool, _ told: (FoldCall) -> Void
  ) -> Any? {
    guard let value = fold(part, leftOut, told) else { return nil }
    guard isSeeded, case .met(let node, let parts) = part else {
      return isSeeded ? reduced(K.defaultValue, { value }, at: nil, told) : value
    }
    let values = parts.compactMap { fold($0, leftOut, { _ in }) }
    let first = reduced(K.defaultValue, { values[0] }, at: nil, told)
    return values.dropFirst().reduce(first) { so, next in reduced(so, { next }, at: node, told) }
  }

  private func fold(
    _ part: FoldPart, _ leftOut: Node?, _ told: (FoldCall) -> Void
  ) -> K.Value? {
    switch part {
    case .empty: return K.defaultValue
    case .written(let node, let inside):
      let changing = node as? PreferenceTransformNode<K>
      guard node === leftOut || changing != nil else { return value(of: node) }
      let replaced = inside.flatMap { fold($0, leftOut, told) }
      guard let changing, node !== leftOut else { return replaced }
      var value = replaced ?? K.defaultValue
      changing.transform(&value)
      return value
    case .met(let node, let parts):
      var result: K.Value?
      for part in parts {
        guard let value = fold(part, leftOut, told) else { continue }
        result = result.map { reduced($0, { value }, at: node, told) } ?? value
      }
      return result
    }
  }

  private func reduced(
    _ before: K.Value, _ next: () -> K.Value, at place: Node?, _ told: (FoldCall) -> Void
  ) -> K.Value {
    var value = before
    var asked: Any?
    K.reduce(value: &value) {
      let next = next()
      asked = next
      return next
    }
    told(FoldCall(place: place, before: before, next: asked, after: value))
    return value
  }
}

extension PreferenceOperations {
  /// The composition of the value that the node reports for the key; nil without an output.
  package final func part(of node: Node) -> FoldPart? {
    guard node.reports(self) else { return nil }
    var parts: [FoldPart] = []
    node.forEachChild { child in
      if let part = part(of: child) { parts.append(part) }
    }
    if let source = node as? PreferenceSourceNode, source.cell.key === self {
      return .written(node, inside: parts.first)
    }
    switch parts.count {
    case 0: return .empty
    case 1: return parts[0]
    default: return .met(node, parts)
    }
  }
}

/// A node that names a key itself: it writes the key, or reads it.
package protocol KeyNaming: Node {
  var namedKey: PreferenceOperations { get }
}

extension PreferenceSourceNode: KeyNaming {
  package var namedKey: PreferenceOperations { cell.key }
}

extension TreeHost {
  /// The keys that any node in the tree writes, folds or reads, each once, in tree order.
  package var namedKeys: [PreferenceOperations] {
    var keys: [PreferenceOperations] = []
    forEachNode { node in
      let own = (node as? any KeyNaming).map { [$0.namedKey] } ?? []
      for key in own + node.preferenceCells.map(\.key) where !keys.contains(where: { $0 === key }) {
        keys.append(key)
      }
    }
    return keys
  }
}
