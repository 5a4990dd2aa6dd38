extension RandomAccessCollection where Index == Int {
  /// The length of the prefix whose elements satisfy a condition that no later element satisfies.
  ///
  /// - Cost: logarithmic.
  func prefixLength(where holds: (Element) -> Bool) -> Int {
    var known = startIndex
    var end = endIndex
    while known < end {
      let middle = known + (end - known) / 2
      if holds(self[middle]) { known = middle + 1 } else { end = middle }
    }
    return known - startIndex
  }
}
