/// The distances that a view prefers to its neighbours, edge by edge.
///
/// - Units: points. An edge without a preference falls back to 8.
/// - Source: LAYOUT-3.3.
public struct ViewSpacing: Sendable {
  /// One edge's preferences, by the kind of edge facing it.
  struct EdgeSpacing: Equatable, Sendable {
    /// The distance to any edge; nil for no preference.
    var any: CGFloat?
    /// The distance from an ordinary edge to text on the other side, or from text to an ordinary
    /// edge; nil if text makes no difference.
    var besideText: CGFloat?
    /// The distance from text to text; nil for an edge that is not text.
    var textToText: CGFloat?

    static let ordinary = EdgeSpacing(any: nil, besideText: 0, textToText: nil)
    static let none = EdgeSpacing(any: 0, besideText: nil, textToText: nil)

    func distance(to other: EdgeSpacing) -> CGFloat? {
      var matched: CGFloat?
      if let mine = textToText, let theirs = other.textToText {
        matched = max(mine, theirs)
      } else if let mine = besideText, let theirs = other.besideText {
        if (textToText == nil) != (other.textToText == nil) { matched = mine + theirs }
      }
      if let mine = any, let theirs = other.any {
        matched = max(matched ?? -.infinity, mine + theirs)
      }
      // At most one of the two has a value for any edge.
      return matched ?? any ?? other.any
    }

    mutating func formUnion(_ other: EdgeSpacing) {
      any = Self.larger(any, other.any)
      besideText = Self.larger(besideText, other.besideText)
      textToText = Self.larger(textToText, other.textToText)
    }

    private static func larger(_ left: CGFloat?, _ right: CGFloat?) -> CGFloat? {
      guard let left, let right else { return left ?? right }
      return max(left, right)
    }
  }

  var top = EdgeSpacing.ordinary
  var leading = EdgeSpacing.ordinary
  var bottom = EdgeSpacing.ordinary
  var trailing = EdgeSpacing.ordinary

  /// The spacing of an ordinary view: 8 to another such view.
  public init() {}

  /// No distance on any edge.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = .none }
    return spacing
  }()

  /// The distance between two views without a preference.
  package static let defaultDistance: CGFloat = 8

  subscript(edge: Edge) -> EdgeSpacing {
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

  /// Takes the larger preference on each of the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge].formUnion(other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// Makes the edges ordinary again.
  mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = .ordinary }
  }

  /// The distance between this view and the next one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let distance =
      axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    return distance ?? Self.defaultDistance
  }
}

/// The origin of an element's preferred distances.
enum SpacingKind {
  /// Those of an ordinary view, so that two such views need no comparison.
  case ordinary
  /// The element's own, or its content's.
  case own
  /// Those of a spacer, which it keeps through frames.
  case projected
}
