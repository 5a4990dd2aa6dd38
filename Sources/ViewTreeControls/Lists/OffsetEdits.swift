extension MutableCollection {
  /// Moves the elements at some offsets before the element at another, all of them counted before
  /// the move; those moved keep their order.
  ///
  /// - Errors: traps for offsets that are not in the collection.
  /// - Cost: linear in the collection's length.
  /// - Source: Apple documentation, `move(fromOffsets:toOffset:)`, what `onMove` is given.
  nonisolated public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.map { elements[$0] }
    var arranged: [Element] = []
    arranged.reserveCapacity(elements.count)
    for offset in 0...elements.count {
      if offset == destination { arranged += moved }
      if offset < elements.count, !source.contains(offset) { arranged.append(elements[offset]) }
    }
    precondition(
      arranged.count == elements.count, "move(fromOffsets:toOffset:) beyond the collection's end")
    var index = startIndex
    for element in arranged {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets.
  ///
  /// - Errors: traps for offsets that are not in the collection.
  /// - Cost: linear in the collection's length.
  /// - Source: Apple documentation, `remove(atOffsets:)`, what `onDelete` is given.
  nonisolated public mutating func remove(atOffsets offsets: IndexSet) {
    precondition(
      offsets.last.map { $0 < count } ?? true, "remove(atOffsets:) beyond the collection's end")
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}
