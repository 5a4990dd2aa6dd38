/// The folded value of one key, absent while the node has no output for it.
///
/// The value lies behind a pointer: an optional of a type that only the runtime knows costs a look-up
/// at every use.
package final class PreferenceValue<K: PreferenceKey>: PreferenceCell {
  private let storage = UnsafeMutablePointer<K.Value>.allocate(capacity: 1)
  private(set) var isPresent = false

  deinit {
    clear()
    storage.deallocate()
  }

  /// The value; asked for only where there is one.
  package var present: K.Value {
    _read { yield storage.pointee }
    _modify { yield &storage.pointee }
  }

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
/// - Cost: one call a further value, and only where something below has changed.
package final class PreferenceOperationsOf<K: PreferenceKey>: PreferenceOperations {
  /// The class of cells for the key; asked for once, since it is made of a generic type.
  private let cellType: PreferenceCell.Type

  fileprivate init() {
    cellType = PreferenceValue<K>.self
    super.init(K.self)
  }

  func makeCell() -> PreferenceValue<K> {
    unsafeDowncast(cellType.init(self), to: PreferenceValue<K>.self)
  }

  override var includesRemovedValues: Bool { K._includesRemovedValues }

  override func fold(in node: Node, _ children: [Node]) -> PreferenceCell? {
    let (cell, isCurrent) = cell(of: node)
    if !isCurrent { fold(children, into: cell, of: node) }
    return cell.isPresent ? cell : nil
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
      fold(items(), into: cell, of: node)
      if !cell.isPresent { cell.store(K.defaultValue) }
    }
    return cell
  }

  /// The node's cell for the key, and whether its value is still true.
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
    return output(of: node)?.present
  }

  private func output(of node: Node) -> PreferenceValue<K>? {
    guard let cell = node.preferenceOutput(self) else { return nil }
    let value = unsafeDowncast(cell, to: PreferenceValue<K>.self)
    return value.isPresent ? value : nil
  }

  private func fold(_ children: [Node], into cell: PreferenceValue<K>, of node: Node) {
    cell.clear()
    for child in children where child.hasPreferenceOutput(self) {
      if cell.isPresent {
        reduce(cell, child, of: node)
      } else if let first = output(of: child) {
        cell.store(first.present)
      }
    }
    cell.isOutOfDate = false
  }

  /// One call of `reduce`. The next value is folded when it is asked for; asked again, it is kept.
  private func reduce(_ cell: PreferenceValue<K>, _ child: Node, of node: Node) {
    let isObserved = node.hostReference.use { host in
      host.counters.reduces += 1
      return host.isObserved
    }
    guard isObserved, let observer = node.host.observer else {
      // Not `?.present ?? default`: an optional of the value would cost a look-up of its type.
      K.reduce(value: &cell.present) {
        guard let next = output(of: child) else { return K.defaultValue }
        return next.present
      }
      return
    }
    let before = cell.present
    var next: [Any] = []
    K.reduce(value: &cell.present) {
      let value = value(of: child) ?? K.defaultValue
      next = [value]
      return value
    }
    observer.reduceCalled(name, node, before: before, next: next, after: cell.present)
  }
}

/// The one instance of each key's operations.
///
/// Asked for outside of the generic class, which would have to be looked up by name first.
package enum PreferenceRegistry {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: PreferenceOperations] = [:]

  package static func operations<K: PreferenceKey>(of key: K.Type) -> PreferenceOperationsOf<K> {
    if let operations = known[ObjectIdentifier(key)] {
      return unsafeDowncast(operations, to: PreferenceOperationsOf<K>.self)
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
  /// The value of a key at the root; the default when nothing writes.
  package func value<K: PreferenceKey>(of key: K.Type) -> K.Value {
    updating {
      PreferenceRegistry.operations(of: K.self).value(of: root) ?? K.defaultValue
    }
  }
}
