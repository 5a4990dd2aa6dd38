extension Path {
  /// The part of the path between two fractions of its length, counted over all subpaths.
  ///
  /// - Units: the unit interval; fractions outside are clamped. The result is empty if `from` is
  ///   not below `to`, or if the path's length is not finite.
  /// - Shape: a subpath that is kept whole stays closed. Lengths of curves are those of chords within
  ///   0.01 points.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let low = min(max(from, 0), 1)
    let high = min(max(to, 0), 1)
    guard low < high else { return Path() }
    guard low > 0 || high < 1 else { return self }
    let measured = subpaths.map { subpath in
      (subpath: subpath, lengths: subpath.segments.map { SegmentLength($0) })
    }
    let total = measured.reduce(0) { $0 + $1.lengths.reduce(0) { $0 + $1.total } }
    guard total.isFinite else { return Path() }
    let range = (low * total)...(high * total)
    var trimmed = Path()
    var position: CGFloat = 0
    for (subpath, lengths) in measured {
      trimmed.add(subpath, lengths, startingAt: position, within: range)
      position += lengths.reduce(0) { $0 + $1.total }
    }
    return trimmed
  }

  /// Adds the part of a subpath that lies within a range of lengths, given the length at its start.
  private mutating func add(
    _ subpath: Subpath, _ lengths: [SegmentLength], startingAt start: CGFloat,
    within range: ClosedRange<CGFloat>
  ) {
    var position = start
    var isDrawing = false
    var isWhole = true
    for (segment, length) in zip(subpath.segments, lengths) {
      let next = position + length.total
      defer { position = next }
      guard length.total > 0 else { continue }
      let low = max(range.lowerBound, position)
      let high = min(range.upperBound, next)
      guard low < high else {
        isWhole = false
        continue
      }
      isWhole = isWhole && low == position && high == next
      let part = segment.part(
        from: length.parameter(at: low - position), to: length.parameter(at: high - position))
      if !isDrawing { move(to: part.start) }
      isDrawing = true
      if part.isStraight {
        addLine(to: part.end)
      } else {
        addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
    }
    if isWhole, isDrawing, subpath.isClosed {
      closeSubpath()
    }
  }
}

/// The lengths along a segment at given parameters.
private struct SegmentLength {
  /// The length from the start to the end of each chord.
  private var sums: [CGFloat] = []

  init(_ segment: PathSegment) {
    var previous = segment.start
    var sum: CGFloat = 0
    for point in segment.flattened() {
      sum += previous.distance(to: point)
      sums.append(sum)
      previous = point
    }
  }

  var total: CGFloat { sums.last ?? 0 }

  /// The parameter at a length from the start, interpolated within a chord.
  func parameter(at length: CGFloat) -> CGFloat {
    guard length < total else { return 1 }
    let index = sums.firstIndex { $0 > length } ?? sums.count - 1
    let before = index == 0 ? 0 : sums[index - 1]
    let fraction = (length - before) / (sums[index] - before)
    return (CGFloat(index) + fraction) / CGFloat(sums.count)
  }
}
