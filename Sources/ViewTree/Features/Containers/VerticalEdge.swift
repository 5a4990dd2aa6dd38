/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top
  case bottom

  /// Any combination of the two vertical edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }
  }
}

extension Edge {
  /// An edge on the vertical axis.
  package init(_ edge: VerticalEdge) {
    self = edge == .top ? .top : .bottom
  }
}
