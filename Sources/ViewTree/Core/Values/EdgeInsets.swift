/// Distances from the four edges of a rectangle inward.
///
/// - Units: points; negative values extend outward.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat

  /// The distance from the leading edge.
  public var leading: CGFloat

  /// The distance from the bottom edge.
  public var bottom: CGFloat

  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Makes insets edge by edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension EdgeInsets {
  /// The same length on each edge of a set, zero on the others.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init()
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge] = length
    }
  }

  /// The inset of one edge.
  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The leading and trailing insets together.
  package var horizontal: CGFloat { leading + trailing }

  /// The top and bottom insets together.
  package var vertical: CGFloat { top + bottom }
}
