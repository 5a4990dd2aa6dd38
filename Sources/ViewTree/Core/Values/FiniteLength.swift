extension BinaryFloatingPoint {
  /// The number itself if it is finite; nil for NaN and the infinities.
  package var ifFinite: Self? { isFinite ? self : nil }

  /// The number truncated to an integer and clamped to bounds, where a conversion could trap.
  ///
  /// - NaN: the lower bound. Infinities: the bound on their side.
  package func whole(in bounds: ClosedRange<Int>) -> Int {
    guard self > Self(bounds.lowerBound) else { return bounds.lowerBound }
    return self < Self(bounds.upperBound) ? Int(self) : bounds.upperBound
  }
}
