/// One of the two directions of layout.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// Any combination of the two axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one axis.
    package init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// Whether the axis is a member.
    package func contains(_ axis: Axis) -> Bool {
      contains(Set(axis))
    }
  }

  /// The axis at a right angle to this one.
  package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
