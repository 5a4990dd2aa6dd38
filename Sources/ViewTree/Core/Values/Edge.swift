/// One of the four sides of a rectangle, leading and trailing following the reading direction.
public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Any combination of the four edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// Whether the edge is a member.
    package func contains(_ edge: Edge) -> Bool {
      contains(Set(edge))
    }
  }
}
