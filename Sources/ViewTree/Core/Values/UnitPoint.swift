/// A point in the unit square of a view: (0, 0) is the top leading corner, (1, 1) the bottom trailing.
///
/// - Units: fractions of the width and height; values outside 0...1 lie outside the view.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading edge.
  public var x: CGFloat

  /// The fraction of the height, from the top.
  public var y: CGFloat

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Makes the point (0, 0).
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a point from two fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

extension UnitPoint {
  /// The point at these fractions of a rectangle's sides.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
  }

  /// The point at these fractions of a size, with the origin at (0, 0).
  package func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}
