/// How the inside of a path is decided and drawn.
public struct FillStyle: Equatable, Sendable {
  /// Whether a region enclosed an even number of times is outside.
  public var isEOFilled: Bool

  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
