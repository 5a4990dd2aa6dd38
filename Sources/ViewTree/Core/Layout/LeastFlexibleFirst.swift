/// How far a child of a stack, or a line of a grid, can give way along one axis.
struct Flexibility {
  /// The length that it takes when it is offered 0.
  var minimum: CGFloat = 0
  private var range: CGFloat = 0

  /// Records the length that it takes when it is offered an infinite one.
  ///
  /// Infinity minus infinity is not a number: such a child does not give way.
  mutating func reach(_ maximum: CGFloat) {
    let range = maximum - minimum
    self.range = range.isNaN ? 0 : range
  }

  /// From the smallest length to the largest; nil if one of them is not a number.
  var extent: ClosedRange<CGFloat>? {
    minimum + range >= minimum ? minimum...minimum + range : nil
  }

  /// The least flexible is asked first; of two infinitely flexible ones, the one with the larger
  /// minimum (LAYOUT-3.1).
  func comes(before other: Flexibility) -> Bool {
    if range == .infinity, other.range == .infinity { return minimum > other.minimum }
    return range < other.range
  }
}

/// A length that several share: each is offered an equal part of what those before it have left.
struct LengthToShare {
  private(set) var length: CGFloat
  private var count: Int

  init(_ length: CGFloat, among count: Int) {
    self.length = length
    self.count = count
  }

  /// The next one's share; 0 if nothing is left.
  var share: CGFloat { max(length / CGFloat(count), 0) }

  /// Takes away the length of the one that was asked. Infinity minus infinity is not a number: an
  /// infinite length then stays infinite.
  mutating func take(_ taken: CGFloat) {
    let rest = length - taken
    if !rest.isNaN { length = rest }
    count -= 1
  }
}
