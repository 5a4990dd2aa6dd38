/// The division of a line into dashes.
struct DashPattern {
  /// A drawn part of the line.
  struct Piece {
    var points: [CGPoint]
    var isClosed: Bool
  }

  private let lengths: [CGFloat]
  private let phase: CGFloat

  /// Uses the pattern of a style.
  ///
  /// - Shape: a pattern with a negative length, or without a positive one, is a solid line.
  init(_ style: StrokeStyle) {
    let isUsable =
      style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 }
    let once = isUsable ? style.dash : []
    lengths = once.count.isMultiple(of: 2) ? once : once + once
    phase = style.dashPhase.isFinite ? style.dashPhase : 0
  }

  /// The dashes along a line through points, in order; the whole line if there is no pattern.
  ///
  /// - Infinity: a line longer than 100,000 pattern lengths, or not of finite length, is solid, so
  ///   that no pattern can keep the engine busy for ever.
  func pieces(of points: [CGPoint], isClosed: Bool) -> [Piece] {
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard let first = points.first, !lengths.isEmpty, length <= lengths.reduce(0, +) * 100_000
    else {
      return points.isEmpty ? [] : [Piece(points: points, isClosed: isClosed)]
    }
    var (index, left) = patternStart()
    var pieces: [Piece] = []
    var present = index.isMultiple(of: 2) ? [first] : []
    for (start, end) in zip(points, points.dropFirst()) {
      let length = start.distance(to: end)
      var position: CGFloat = 0
      while length - position > left {
        position += left
        let cut = start.interpolated(to: end, position / length)
        if index.isMultiple(of: 2) {
          pieces.append(Piece(points: present + [cut], isClosed: false))
          present = []
        } else {
          present = [cut]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - position
      if index.isMultiple(of: 2) { present.append(end) }
    }
    if present.count > 1 { pieces.append(Piece(points: present, isClosed: false)) }
    return pieces
  }

  /// The entry of the pattern in which the line starts, and the length left in it.
  private func patternStart() -> (index: Int, left: CGFloat) {
    let total = lengths.reduce(0, +)
    var rest = phase - (phase / total).rounded(.down) * total
    for (index, length) in lengths.enumerated() {
      if rest < length { return (index, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }
}
