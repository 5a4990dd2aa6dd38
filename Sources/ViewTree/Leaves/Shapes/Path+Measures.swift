extension Path {
  /// The smallest rectangle that contains all lines and curves, ignoring control points.
  ///
  /// - Shape: the null rectangle for an empty path.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for subpath in subpaths {
      points.append(subpath.start)
      for segment in subpath.segments {
        points.append(segment.end)
        let parameters = segment.extremes(of: \.x) + segment.extremes(of: \.y)
        points += parameters.map { segment.point(at: $0) }
      }
    }
    return CGRect(bounding: points)
  }

  /// Whether a point lies inside the filled path; open subpaths count as closed.
  ///
  /// - Shape: curves are taken as chords within 0.01 points; a point on a left or top edge is
  ///   inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for subpath in subpaths {
      let polygon = subpath.polygon
      for (index, start) in polygon.enumerated() {
        winding += Self.crossing(
          from: start, to: polygon[(index + 1) % polygon.count], rightOf: point)
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Whether a point lies inside the path filled with a style.
  public func contains(_ point: CGPoint, style: FillStyle) -> Bool {
    contains(point, eoFill: style.isEOFilled)
  }

  /// One if an edge crosses the ray to the right of a point downward, minus one upward, else zero.
  private static func crossing(
    from start: CGPoint, to end: CGPoint, rightOf point: CGPoint
  ) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let fraction = (point.y - start.y) / (end.y - start.y)
    guard start.x + (end.x - start.x) * fraction > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }
}
