/// The fraction of a radius at which a cubic curve's control points best approximate a quarter
/// circle.
///
/// - Source: derived, 4/3 (sqrt 2 - 1): the curve meets the circle at both ends and in the middle.
private let quarterCircleControl: CGFloat = 4 / 3 * (CGFloat(2).squareRoot() - 1)

extension Path {
  /// Makes a path of one rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes a path of one rectangle with quarter-ellipse corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a path of one rectangle with quarter-circle corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Makes a path of one rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Makes a path of the ellipse that touches the rectangle's sides.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Adds a rectangle, from its top left corner clockwise on screen; null and infinite ones add nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull, !rect.isInfinite else { return }
    addLines(rect.corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds rectangles in order, each a subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds a subpath that goes from point to point; no points add nothing.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() {
      addLine(to: point)
    }
  }

  /// Adds a rectangle whose corners are quarter ellipses of this size, limited to half of each
  /// side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(in: rect, corners: [cornerSize, cornerSize, cornerSize, cornerSize], transform)
  }

  /// Adds a rectangle with a radius for each corner; leading means left. Radii that do not fit a
  /// side are all scaled down by one factor.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    addRoundedRect(in: rect, corners: radii.map { CGSize(width: $0, height: $0) }, transform)
  }

  /// Adds an ellipse that touches the four sides, from the right clockwise on screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let middle = rect.center
    let right = CGPoint(x: rect.maxX, y: middle.y)
    let bottom = CGPoint(x: middle.x, y: rect.maxY)
    let left = CGPoint(x: rect.minX, y: middle.y)
    let top = CGPoint(x: middle.x, y: rect.minY)
    move(to: right.applying(transform))
    let corners = rect.corners
    addQuarter(from: right, round: corners[2], to: bottom, transform)
    addQuarter(from: bottom, round: corners[3], to: left, transform)
    addQuarter(from: left, round: corners[0], to: top, transform)
    addQuarter(from: top, round: corners[1], to: right, transform)
    closeSubpath()
  }

  /// Adds the elements of another path; if it does not start with a move, its lines continue from
  /// here.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    self = Path(elements: elements + path.applying(transform).elements)
  }

  /// Corners in the order top left, top right, bottom right, bottom left.
  private mutating func addRoundedRect(
    in rect: CGRect, corners sizes: [CGSize], _ transform: CGAffineTransform
  ) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let fitted = Self.fitted(sizes, in: rect.standardized.size)
    guard fitted.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      addRect(rect, transform: transform)
      return
    }
    let corners = rect.corners
    // Along the top to the right, down, along the bottom to the left, up.
    let directions = [(1, 0), (0, 1), (-1, 0), (0, -1)].map { CGPoint(x: $0.0, y: $0.1) }
    func point(_ index: Int, toward direction: CGPoint, _ sign: CGFloat) -> CGPoint {
      CGPoint(
        x: corners[index].x + sign * direction.x * fitted[index].width,
        y: corners[index].y + sign * direction.y * fitted[index].height)
    }
    move(to: point(0, toward: directions[0], 1).applying(transform))
    for index in [1, 2, 3, 0] {
      let entry = point(index, toward: directions[(index + 3) % 4], -1)
      let exit = point(index, toward: directions[index], 1)
      addLine(to: entry.applying(transform))
      addQuarter(from: entry, round: corners[index], to: exit, transform)
    }
    closeSubpath()
  }

  private mutating func addQuarter(
    from start: CGPoint, round corner: CGPoint, to end: CGPoint, _ transform: CGAffineTransform
  ) {
    guard start != end else { return }
    addCurve(
      to: end.applying(transform),
      control1: start.interpolated(to: corner, quarterCircleControl).applying(transform),
      control2: end.interpolated(to: corner, quarterCircleControl).applying(transform))
  }

  /// The corner sizes, scaled down by one factor per axis so that two of them fit each side.
  private static func fitted(_ sizes: [CGSize], in size: CGSize) -> [CGSize] {
    let widths = sizes.map { max($0.width, 0) }
    let heights = sizes.map { max($0.height, 0) }
    func factor(_ first: CGFloat, _ second: CGFloat, _ side: CGFloat) -> CGFloat {
      first + second > side ? side / (first + second) : 1
    }
    let across = min(
      factor(widths[0], widths[1], size.width), factor(widths[3], widths[2], size.width))
    let down = min(
      factor(heights[0], heights[3], size.height), factor(heights[1], heights[2], size.height))
    return zip(widths, heights).map { CGSize(width: $0 * across, height: $1 * down) }
  }
}

extension CGPoint {
  /// The point at a fraction of the way to another.
  func interpolated(to other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
