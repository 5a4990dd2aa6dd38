extension RandomAccessCollection where Index == Int {
  /// How many elements from the start something holds for, where it holds for none after one for which
  /// it does not.
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
