/// The size that a parent offers a child: a length, zero, infinity or no opinion, on each axis.
///
/// ```swift
/// let proposal = ProposedViewSize(width: 80, height: nil)
/// #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 80, height: 10))
/// ```
///
/// - Units: points.
/// - Nil: a nil side asks the child for its ideal length on that axis; zero asks for its minimum
///   and infinity for its maximum.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width; nil leaves it to the child.
  public var width: CGFloat?

  /// The proposed height; nil leaves it to the child.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Makes a proposal from its two sides.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal in which both sides are specified.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal with each unspecified side replaced by the corresponding side of `size`.
  ///
  /// - Source: the default of 10 x 10 is LAYOUT-3.0.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize: CustomStringConvertible {
  /// The two sides as `100 x nil`, as printed trees show a proposal.
  public var description: String {
    func side(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
    return "\(side(width)) x \(side(height))"
  }
}
