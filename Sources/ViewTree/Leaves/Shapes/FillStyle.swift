/// How the inside of a path is determined and drawn.
public struct FillStyle: Equatable, Sendable {
  /// Whether a region enclosed an even number of times is outside.
  public var isEOFilled: Bool

  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style; the default fills by the nonzero rule with smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
