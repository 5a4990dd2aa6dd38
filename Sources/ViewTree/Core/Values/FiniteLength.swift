extension BinaryFloatingPoint {
  /// The number itself where it is one and has an end; nil for NaN and the infinities.
  package var ifFinite: Self? { isFinite ? self : nil }

  /// The number without its fraction, as a whole one within bounds, where a conversion would trap.
  ///
  /// - NaN: the lower bound. Infinities: the bound on their side.
  package func whole(in bounds: ClosedRange<Int>) -> Int {
    guard self > Self(bounds.lowerBound) else { return bounds.lowerBound }
    return self < Self(bounds.upperBound) ? Int(self) : bounds.upperBound
  }
}
