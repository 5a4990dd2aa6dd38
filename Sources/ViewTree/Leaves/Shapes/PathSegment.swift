/// A line or curve of a path together with its start point, as a cubic curve.
///
/// A straight segment is marked as such, because its measures are exact without subdivision.
struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isStraight: Bool

  init(from start: CGPoint, to end: CGPoint) {
    self.init(
      start: start, control1: start.interpolated(to: end, 1 / 3),
      control2: start.interpolated(to: end, 2 / 3), end: end, isStraight: true)
  }

  /// A quadratic curve elevated to a cubic one, which is exact.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      start: start, control1: start.interpolated(to: control, 2 / 3),
      control2: end.interpolated(to: control, 2 / 3), end: end, isStraight: false)
  }

  init(
    start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint, isStraight: Bool
  ) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    self.isStraight = isStraight
  }

  /// The point at a parameter in 0...1.
  func point(at parameter: CGFloat) -> CGPoint {
    isStraight ? start.interpolated(to: end, parameter) : split(at: parameter).first.end
  }

  /// The parts before and after a parameter (de Casteljau's construction).
  func split(at parameter: CGFloat) -> (first: PathSegment, second: PathSegment) {
    let left = start.interpolated(to: control1, parameter)
    let middle = control1.interpolated(to: control2, parameter)
    let right = control2.interpolated(to: end, parameter)
    let leftMiddle = left.interpolated(to: middle, parameter)
    let middleRight = middle.interpolated(to: right, parameter)
    let point = leftMiddle.interpolated(to: middleRight, parameter)
    return (
      PathSegment(
        start: start, control1: left, control2: leftMiddle, end: point, isStraight: isStraight),
      PathSegment(
        start: point, control1: middleRight, control2: right, end: end, isStraight: isStraight)
    )
  }

  /// The part between two parameters; the first is the smaller.
  func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
    guard high < 1 else { return split(at: low).second }
    return split(at: high).first.split(at: low / max(high, .leastNonzeroMagnitude)).second
  }

  /// Points along the segment except its start; the chords stay within `tolerance` of the curve.
  ///
  /// - Source: the chord error of a cubic divided into n equal parameter steps is at most M / (8
  ///   n²), M being the largest second derivative, six times the larger second difference of the
  ///   control points.
  func flattened(tolerance: CGFloat = 0.01) -> [CGPoint] {
    guard !isStraight else { return [end] }
    func secondDifference(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      CGPoint(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y).distance(to: .zero)
    }
    let largest = max(
      secondDifference(start, control1, control2), secondDifference(control1, control2, end))
    let estimate = (6 * largest / (8 * tolerance)).squareRoot().rounded(.up)
    let count = estimate.ifFinite?.whole(in: 1...1_000) ?? 1
    return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// The parameters in 0...1 at which a coordinate of the curve is extreme.
  func extremes(of coordinate: (CGPoint) -> CGFloat) -> [CGFloat] {
    guard !isStraight else { return [] }
    let values = [start, control1, control2, end].map(coordinate)
    // A third of the derivative is a t² + b t + c.
    let a = values[3] - 3 * values[2] + 3 * values[1] - values[0]
    let b = 2 * (values[2] - 2 * values[1] + values[0])
    let c = values[1] - values[0]
    let roots: [CGFloat]
    if abs(a) < 1e-12 {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

/// The segments of one subpath.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false

  /// The corners of the flattened subpath.
  var polygon: [CGPoint] { [start] + segments.flatMap { $0.flattened() } }
}

extension Path {
  /// The segments by subpath, in drawing order; closing lines are segments too.
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var present: Subpath?
    var pen = CGPoint.zero
    func add(_ segment: PathSegment) {
      if present == nil { present = Subpath(start: pen) }
      present?.segments.append(segment)
      pen = segment.end
    }
    for element in elements {
      switch element {
      case .move(let end):
        present.map { subpaths.append($0) }
        present = Subpath(start: end)
        pen = end
      case .line(let end): add(PathSegment(from: pen, to: end))
      case .quadCurve(let end, let control):
        add(PathSegment(from: pen, control: control, to: end))
      case .curve(let end, let first, let second):
        add(
          PathSegment(start: pen, control1: first, control2: second, end: end, isStraight: false))
      case .closeSubpath:
        guard var closing = present else { continue }
        if pen != closing.start {
          closing.segments.append(PathSegment(from: pen, to: closing.start))
        }
        closing.isClosed = true
        subpaths.append(closing)
        pen = closing.start
        present = nil
      }
    }
    present.map { subpaths.append($0) }
    return subpaths
  }
}
