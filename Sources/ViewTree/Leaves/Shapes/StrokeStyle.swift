#if !canImport(Darwin)
  /// The shape of the two ends of an open line.
  public enum CGLineCap: Int32, Hashable, Sendable {
    case butt
    case round
    case square
  }

  /// The shape of the outer corner between two segments of a line.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter
    case round
    case bevel
  }
#endif

/// How a path is turned into a line with a width.
///
/// - Units: points; the miter limit is a ratio to the line width.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line; half of it lies on each side of the path.
  public var lineWidth: CGFloat

  /// The shape of the two ends.
  public var lineCap: CGLineCap

  /// The shape of the corners.
  public var lineJoin: CGLineJoin

  /// The longest miter in line widths; a corner with a longer one is bevelled.
  public var miterLimit: CGFloat

  /// The lengths of dashes and gaps, alternating.
  ///
  /// - Shape: empty for a solid line; an odd number of entries is repeated once.
  public var dash: [CGFloat]

  /// How far into the pattern the line starts.
  public var dashPhase: CGFloat

  /// Makes a style; the default is a solid line one point wide.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
