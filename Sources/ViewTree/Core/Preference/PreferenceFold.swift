/// The folded value of one key, absent while the node has no output for it.
///
/// The value lies behind a pointer: an optional of a type known only at run time costs a metadata
/// look-up at every use.
package final class PreferenceValue<K: PreferenceKey>: PreferenceCell {
  private let storage = UnsafeMutablePointer<K.Value>.allocate(capacity: 1)
  private(set) var isPresent = false

  deinit {
    clear()
    storage.deallocate()
  }

  /// The value; read only if there is one.
  package var present: K.Value {
    _read { yield storage.pointee }
    _modify { yield &storage.pointee }
  }

  override var anyValue: Any { present }

  func clear() {
    if isPresent { storage.deinitialize(count: 1) }
    isPresent = false
  }

  func store(_ value: K.Value) {
    clear()
    storage.initialize(to: value)
    isPresent = true
  }
}

/// Folds the values of one key.
///
/// - Shape: of n children with an output, none gives no output, one passes through without a call,
///   n call `reduce` n − 1 times in declaration order, seeded with the first.
/// - Cost: one call per further value, and only if something below has changed.
package final class PreferenceOperationsOf<K: PreferenceKey>: PreferenceOperations {
  /// The class of cells for the key; stored, since it is made from a generic type.
  private let cellType: PreferenceCell.Type

  fileprivate init() {
    cellType = PreferenceValue<K>.self
    super.init(K.self)
  }

  func makeCell() -> PreferenceValue<K> {
    unsafeDowncast(cellType.init(self), to: PreferenceValue<K>.self)
  }

  override var includesRemovedValues: Bool { K._includesRemovedValues }

  override func fold(in node: Node, _ children: [Node]) -> Unretained<PreferenceCell>? {
    let (cell, isCurrent) = cell(of: node)
    if !isCurrent {
      cell.clear()
      for child in children { take(child, into: cell, of: node) }
      cell.isOutOfDate = false
    }
    return cell.isPresent ? Unretained(cell) : nil
  }

  override func hasOutput(in node: Node, _ children: [Node]) -> Bool {
    let (cell, _) = cell(of: node)
    if let known = cell.hasOutput { return known }
    let found = children.contains { $0.hasPreferenceOutput(self) }
    cell.hasOutput = found
    return found
  }

  override func foldDynamic(
    in node: Node, _ items: () -> [Unretained<Node>]
  ) -> Unretained<PreferenceCell>? {
    let (cell, isCurrent) = cell(of: node)
    if !isCurrent {
      let items = items()
      cell.clear()
      for item in items { item.use { take($0, into: cell, of: node) } }
      if !cell.isPresent { cell.store(K.defaultValue) }
      cell.isOutOfDate = false
    }
    return Unretained(cell)
  }

  /// The node's cell for the key, and whether its value is current.
  func cell(of node: Node) -> (cell: PreferenceValue<K>, isCurrent: Bool) {
    if let cell = node.preferenceCell(self) {
      return (unsafeDowncast(cell, to: PreferenceValue<K>.self), !cell.isOutOfDate)
    }
    let cell = makeCell()
    node.preferenceCells.append(cell)
    return (cell, false)
  }

  /// The value of a subtree for the key; nil when it has no output.
  func value(of node: Node?) -> K.Value? {
    guard let node else { return nil }
    defer { node.hostReference.use { $0.serials.reading &+= 1 } }
    return output(of: node)?.use { $0.present }
  }

  @inline(__always)
  private func output(of node: Node) -> Unretained<PreferenceValue<K>>? {
    node.preferenceOutput(self)?.use {
      let value = unsafeDowncast($0, to: PreferenceValue<K>.self)
      return value.isPresent ? Unretained(value) : nil
    }
  }

  private func take(_ child: Node, into cell: PreferenceValue<K>, of node: Node) {
    guard child.hasPreferenceOutput(self) else { return }
    if cell.isPresent {
      reduce(cell, child, of: node)
    } else {
      output(of: child)?.use { cell.store($0.present) }
    }
  }

  /// Calls `reduce` once. The next value is folded when it is asked for, and then kept.
  private func reduce(_ cell: PreferenceValue<K>, _ child: Node, of node: Node) {
    let isObserved = node.hostReference.use { host in
      host.counters.reduces += 1
      return host.isObserved
    }
    if isObserved { return reduceObserved(cell, child, of: node) }
    // Not `?.present ?? default`: an optional of the value would cost a look-up of its type.
    K.reduce(value: &cell.present) {
      guard let next = output(of: child) else { return K.defaultValue }
      return next.use { $0.present }
    }
  }

  @inline(never)
  private func reduceObserved(_ cell: PreferenceValue<K>, _ child: Node, of node: Node) {
    let before = cell.present
    var next: [Any] = []
    K.reduce(value: &cell.present) {
      let value = value(of: child) ?? K.defaultValue
      next = [value]
      return value
    }
    node.host.observer?.reduceCalled(name, node, before: before, next: next, after: cell.present)
  }
}

/// The one instance of each key's operations.
/// Outside the generic class, which would first have to be looked up by name.
/// Asked for outside of the generic class, which would have to be looked up by name first.
package enum PreferenceRegistry {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: PreferenceOperations] = [:]
  /// The latest answer: the rows of a list write the same key one after the other.
  nonisolated(unsafe) private static var latest: PreferenceOperations?

  package static func operations<K: PreferenceKey>(of key: K.Type) -> PreferenceOperationsOf<K> {
    let id = ObjectIdentifier(key)
    if let found = latest?.id == id ? latest : known[id] {
      latest = found
      return unsafeDowncast(found, to: PreferenceOperationsOf<K>.self)
    }
    return register(key)
  }

  @inline(never) private static func register<K: PreferenceKey>(
    _ key: K.Type
  ) -> PreferenceOperationsOf<K> {
    let operations = PreferenceOperationsOf<K>()
    known[operations.id] = operations
    return operations
  }
}

extension TreeHost {
  /// The value of a key at the root; the default if no view writes one.
  package func value<K: PreferenceKey>(of key: K.Type) -> K.Value {
    updating {
      PreferenceRegistry.operations(of: K.self).value(of: root) ?? K.defaultValue
    }
  }
}
