extension TreeHost {
  /// Folds a key at the root again, ignoring cached values, so that an observer hears every write
  /// and every call of `reduce`; the counters and the cached values stay as they were.
  ///
  /// - Cost: one visit of every node, and the whole fold.
  package func foldAgain<K: PreferenceKey>(
    _ key: K.Type, telling listener: any TreeObserver
  ) -> K.Value {
    let cells = currentCells(of: key)
    let (countersBefore, observerBefore) = (counters, observer)
    for cell in cells { cell.isOutOfDate = true }
    observer = listener
    let value = value(of: key)
    observer = observerBefore
    counters = countersBefore
    // Nothing has changed: the cells that the root does not read keep their values.
    for cell in cells { cell.isOutOfDate = false }
    return value
  }

  /// The up-to-date cells of a key.
  private func currentCells<K: PreferenceKey>(of key: K.Type) -> [PreferenceCell] {
    let operations = PreferenceRegistry.operations(of: key)
    var cells: [PreferenceCell] = []
    forEachNode { node in
      if let source = node as? PreferenceSourceNode { cells.append(source.cell) }
      cells += node.preferenceCells
    }
    return cells.filter { $0.key === operations && !$0.isOutOfDate }
  }
}

extension Node {
  /// Whether the node has an output for a key, without its value.
  package final func reports(_ key: PreferenceOperations) -> Bool { hasPreferenceOutput(key) }
}
