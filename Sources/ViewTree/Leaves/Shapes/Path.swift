/// An outline of lines and curves.
///
/// - Shape: elements in drawing order; a subpath starts with a move. A line or curve without a
///   current point is left out, as it has no start.
/// - Units: points; y grows downward.
public struct Path: Equatable, Sendable {
  /// One step of the pen.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The steps of the pen, in drawing order.
  package private(set) var elements: [Element] = []

  /// Where the next element starts; nil if nothing has been drawn.
  public private(set) var currentPoint: CGPoint?

  /// The start of the current subpath, to which closing returns.
  private var subpathStart: CGPoint?

  /// Makes an empty path.
  public init() {}

  /// Makes a path by running a closure on an empty one.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Makes a path from elements in drawing order.
  package init(elements: some Sequence<Element>) {
    for element in elements {
      append(element)
    }
  }

  /// Whether the path has no element.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each element in drawing order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Starts a subpath.
  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  /// Draws a straight line from the current point.
  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end))
  }

  /// Draws a curve with one control point from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Draws a curve with two control points from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a line back to the start of the subpath and ends it.
  public mutating func closeSubpath() {
    append(.closeSubpath)
  }

  private mutating func append(_ element: Element) {
    switch element {
    case .move(let end):
      currentPoint = end
      subpathStart = end
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      guard currentPoint != nil else { return }
      currentPoint = end
    case .closeSubpath:
      guard currentPoint != nil, elements.last != .closeSubpath else { return }
      currentPoint = subpathStart
    }
    elements.append(element)
  }
}
