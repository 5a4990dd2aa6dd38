extension CGFloat {
  /// The number itself where it is one and has an end; nil for NaN and the infinities.
  var ifFinite: CGFloat? { isFinite ? self : nil }
}
