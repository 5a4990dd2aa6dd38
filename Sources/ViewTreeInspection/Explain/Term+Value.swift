import ViewTree

extension Term {
  /// The number, worked out.
  ///
  /// - Parameters:
  ///   - asked: the question along an axis; nil where nothing is asked.
  ///   - own: the deciding element's length along an axis.
  ///   - answer: the length of a child, given the one that it had when the term was made.
  /// - Nil: arithmetic on nothing is nothing.
  func value(
    asked: (Axis) -> CGFloat?, own: (Axis) -> CGFloat,
    answer: (LayoutNode, Axis, CGFloat) -> CGFloat
  ) -> CGFloat? {
    func value(_ term: Term) -> CGFloat? { term.value(asked: asked, own: own, answer: answer) }
    func both(_ left: Term, _ right: Term, _ body: (CGFloat, CGFloat) -> CGFloat) -> CGFloat? {
      guard let left = value(left), let right = value(right) else { return nil }
      return body(left, right)
    }
    func either(
      _ left: Term, _ right: Term, _ body: (CGFloat, CGFloat) -> CGFloat
    ) -> CGFloat? {
      guard let left = value(left), let right = value(right) else {
        return value(left) ?? value(right)
      }
      return body(left, right)
    }
    switch self {
    case .number(let number): return number
    case .nothing: return nil
    case .asked(let axis): return asked(axis)
    case .own(let axis): return own(axis)
    case .answer(let node, let axis, let length): return answer(node, axis, length)
    case .plus(let left, let right): return both(left, right, +)
    case .minus(let left, let right): return both(left, right, -)
    case .times(let term, let factor): return value(term).map { $0 * factor }
    case .over(let term, let divisor): return value(term).map { $0 / divisor }
    case .atLeast(let left, let right): return either(left, right, max)
    case .atMost(let left, let right): return either(left, right, min)
    }
  }

  /// Whether the deciding element's own length takes part.
  var namesOwn: Bool {
    switch self {
    case .own: true
    case .plus(let left, let right), .minus(let left, let right), .atLeast(let left, let right),
      .atMost(let left, let right):
      left.namesOwn || right.namesOwn
    case .times(let term, _), .over(let term, _): term.namesOwn
    case .number, .nothing, .asked, .answer: false
    }
  }
}
