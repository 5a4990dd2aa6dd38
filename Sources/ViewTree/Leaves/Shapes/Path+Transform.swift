extension Path {
  /// The path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    return mapped { $0.applying(transform) }
  }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  private func mapped(_ map: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let end): .move(to: map(end))
        case .line(let end): .line(to: map(end))
        case .quadCurve(let end, let control):
          .quadCurve(to: map(end), control: map(control))
        case .curve(let end, let first, let second):
          .curve(to: map(end), control1: map(first), control2: map(second))
        case .closeSubpath: .closeSubpath
        }
      })
  }
}
