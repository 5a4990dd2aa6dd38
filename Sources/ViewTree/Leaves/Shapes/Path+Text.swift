extension Path: LosslessStringConvertible {
  /// The elements as points followed by m, l, q, c or h, as in PostScript, each after a space.
  /// Source: VALUES-6.5.
  public var description: String {
    elements.map { " " + $0.text }.joined()
  }

  /// Parses the text that `description` gives.
  ///
  /// - Shape: numbers and letters separated by any white space; an empty string is an empty path.
  /// - Returns: nil for any other letter, too few or too many numbers, or a line without a start
  ///   point.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else {
        guard let element = Element(word, numbers), draws(element) else { return nil }
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  private mutating func draws(_ element: Element) -> Bool {
    let count = elements.count
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let first, let second):
      addCurve(to: end, control1: first, control2: second)
    case .closeSubpath: closeSubpath()
    }
    return elements.count > count
  }
}

extension Path.Element {
  fileprivate init?(_ letter: Substring, _ numbers: [CGFloat]) {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): self = .move(to: point(0))
    case ("l", 2): self = .line(to: point(0))
    case ("q", 4): self = .quadCurve(to: point(1), control: point(0))
    case ("c", 6): self = .curve(to: point(2), control1: point(0), control2: point(1))
    case ("h", 0): self = .closeSubpath
    default: return nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .move(let end): "\(end.text) m"
    case .line(let end): "\(end.text) l"
    case .quadCurve(let end, let control): "\(control.text) \(end.text) q"
    case .curve(let end, let first, let second): "\(first.text) \(second.text) \(end.text) c"
    case .closeSubpath: "h"
    }
  }
}

extension CGPoint {
  fileprivate var text: String { "\(x.briefly) \(y.briefly)" }
}

extension CGFloat {
  /// The number, without a fraction if it is whole.
  fileprivate var briefly: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
