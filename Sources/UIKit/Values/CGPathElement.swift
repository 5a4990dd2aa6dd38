/// The kinds of path elements.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// An element of a path, with its points: control points first, then the end point.
///
/// - Shape: 1 point for a move and a line, 2 and 3 for curves, none for the end of a subpath.
/// - Source: Apple documentation, `CGPathElement`.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Valid inside the block only.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Passes the elements of the path to a block, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { step in
      let (type, points) = step.named
      var room = points
      room.withUnsafeMutableBufferPointer { buffer in
        // The end of a subpath has no points; the pointer refers to one that is never read.
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
  /// The element in Core Graphics' terms.
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
