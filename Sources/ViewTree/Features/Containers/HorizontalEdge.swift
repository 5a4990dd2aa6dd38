/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading
  case trailing

  /// Any combination of the two horizontal edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }
  }
}

extension Edge {
  /// An edge on the horizontal axis.
  package init(_ edge: HorizontalEdge) {
    self = edge == .leading ? .leading : .trailing
  }
}
