/// The kinds of steps of an outline.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// A step of an outline, with the points that it needs: control points, then the end.
///
/// - Shape: 1 point for a move and a line, 2 and 3 for curves, none for the end of a subpath.
/// - Source: Apple documentation, `CGPathElement`.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Valid inside of the block alone.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Hands the steps of the outline to a block, the first one first.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { step in
      let (type, points) = step.named
      var room = points
      room.withUnsafeMutableBufferPointer { buffer in
        // A subpath's end has no points; the pointer leads to one that is never read.
        var unread = CGPoint.zero
        withUnsafeMutablePointer(to: &unread) { unread in
          let element = CGPathElement(type: type, points: buffer.baseAddress ?? unread)
          withUnsafePointer(to: element, block)
        }
      }
    }
  }
}

extension Path.Element {
  /// The step as Core Graphics names it.
  fileprivate var named: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let end): (.moveToPoint, [end])
    case .line(let end): (.addLineToPoint, [end])
    case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let first, let second): (.addCurveToPoint, [first, second, end])
    case .closeSubpath: (.closeSubpath, [])
    }
  }
}
