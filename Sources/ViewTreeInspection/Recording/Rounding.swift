import ViewTree

// Recorded numbers have two decimals, so that what is read from a file equals what was written.

extension BinaryFloatingPoint {
  /// The number with two decimals; never minus zero.
  var hundredths: Self { rounded(to: 100) }

  func rounded(to parts: Self) -> Self {
    guard isFinite, abs(self) < 1e12 else { return self }
    let rounded = (self * parts).rounded() / parts
    return rounded == 0 ? 0 : rounded
  }
}

extension CGPoint {
  var hundredths: CGPoint { CGPoint(x: x.hundredths, y: y.hundredths) }
}

extension CGSize {
  var hundredths: CGSize { CGSize(width: width.hundredths, height: height.hundredths) }
}

extension CGRect {
  var hundredths: CGRect { CGRect(origin: origin.hundredths, size: size.hundredths) }
}

extension Path {
  var hundredths: Path {
    var path = Path()
    forEach { element in
      switch element {
      case .move(let end): path.move(to: end.hundredths)
      case .line(let end): path.addLine(to: end.hundredths)
      case .quadCurve(let end, let control):
        path.addQuadCurve(to: end.hundredths, control: control.hundredths)
      case .curve(let end, let first, let second):
        path.addCurve(
          to: end.hundredths, control1: first.hundredths, control2: second.hundredths)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}

extension ProjectionTransform {
  /// Perspective is a matter of small numbers: a millionth is kept.
  var rounded: ProjectionTransform {
    if isIdentity { return self }
    var copy = self
    let round = { (part: inout CGFloat) in part = part.rounded(to: 1_000_000) }
    round(&copy.m11)
    round(&copy.m12)
    round(&copy.m13)
    round(&copy.m21)
    round(&copy.m22)
    round(&copy.m23)
    round(&copy.m31)
    round(&copy.m32)
    round(&copy.m33)
    return copy
  }

  nonisolated(unsafe) static let parts: [WritableKeyPath<ProjectionTransform, CGFloat>] = [
    \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
  ]
}

extension Proposal {
  var hundredths: Proposal { Proposal(width: width?.hundredths, height: height?.hundredths) }
}

extension NodeRecord {
  mutating func round() {
    frame = frame?.hundredths
    window = window?.hundredths
    proposal = proposal?.hundredths
    look?.round()
  }
}

extension Look {
  mutating func round() {
    if !marks.isEmpty { marks = marks.map(\.rounded) }
    if !layers.isEmpty { layers = layers.map(\.rounded) }
    inner = inner.rounded
    window = window?.hundredths
    depth = depth.hundredths
  }
}

extension Mark {
  fileprivate var rounded: Mark {
    switch self {
    case .fill(let path, let ink, let isEOFilled):
      return .fill(path.hundredths, ink.rounded, isEOFilled: isEOFilled)
    case .line(let path, let ink, var style):
      style.lineWidth = style.lineWidth.hundredths
      style.miterLimit = style.miterLimit.hundredths
      style.dash = style.dash.map(\.hundredths)
      style.dashPhase = style.dashPhase.hundredths
      return .line(path.hundredths, ink.rounded, style)
    case .text(var text):
      text.x = text.x.hundredths
      text.baseline = text.baseline.hundredths
      text.width = text.width.hundredths
      text.size = text.size.hundredths
      text.ink = text.ink.rounded
      text.underline = text.underline?.rounded
      text.strikethrough = text.strikethrough?.rounded
      return .text(text)
    case .placeholder(let box, let name): return .placeholder(box.hundredths, name: name)
    case .outline(let box, let name): return .outline(box.hundredths, name: name)
    }
  }
}

extension Ink {
  fileprivate var rounded: Ink {
    func rounded(_ stops: [InkStop]) -> [InkStop] {
      stops.map { InkStop($0.color, at: $0.place.hundredths) }
    }
    switch self {
    case .color: return self
    case .linear(let stops, let from, let to):
      return .linear(rounded(stops), from: from.hundredths, to: to.hundredths)
    case .radial(let stops, let center, let from, let to, let ratio):
      return .radial(
        rounded(stops), center: center.hundredths, from: from.hundredths, to: to.hundredths,
        ratio: ratio.rounded(to: 1_000_000))
    case .angular(let stops, let center, let from, let to):
      return .angular(
        rounded(stops), center: center.hundredths, from: from.rounded(to: 1_000_000),
        to: to.rounded(to: 1_000_000))
    }
  }
}

extension LookLayer {
  fileprivate var rounded: LookLayer {
    switch self {
    case .opacity(let opacity): .opacity(opacity.hundredths)
    case .clip(let path, let isEOFilled): .clip(path.hundredths, isEOFilled: isEOFilled)
    case .shadow(let color, let radius, let x, let y):
      .shadow(color, radius: radius.hundredths, x: x.hundredths, y: y.hundredths)
    case .blur(let radius): .blur(radius.hundredths)
    case .filter(let matrix): .filter(matrix.map { $0.rounded(to: 1_000) })
    case .blend: self
    case .mapping(let mapping): .mapping(mapping.rounded)
    }
  }
}
