extension View {
  /// Puts the view into a frame whose sides have a minimum, an ideal and a maximum.
  ///
  /// Per axis, with `p` the proposal and `c` the view's answer to `clamp(p ?? ideal, min...max)`: a
  /// proposal with both bounds given is taken, clamped to them; a nil proposal gives the ideal; a
  /// minimum alone never grows beyond the proposal, a maximum alone grows to it; otherwise `c`.
  /// Contradictory constraints are put in order, with a warning: a negative minimum counts as 0, an
  /// ideal below the minimum as the minimum, a maximum below the ideal as the ideal. A bound that
  /// is not a number and an infinite minimum count as nil, with the same warning. Source:
  /// LAYOUT-3.6.
  ///
  /// ```swift
  /// Text("wide").frame(maxWidth: .infinity, alignment: .leading)
  /// Text("tall").frame(minHeight: 44)
  /// ```
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        width: FlexibleSide(minWidth, idealWidth, maxWidth),
        height: FlexibleSide(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}

/// The constraints of one side of a flexible frame.
struct FlexibleBounds: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  var ordered: FlexibleBounds {
    func number(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0 } }
    let finiteMinimum = number(minimum).flatMap { $0 == .infinity ? nil : $0 }
    let orderedMinimum = finiteMinimum.map { max($0, 0) }
    let orderedIdeal = number(ideal).map { max(orderedMinimum ?? 0, $0) }
    let orderedMaximum = number(maximum).map { max(orderedIdeal ?? 0, $0) }
    return FlexibleBounds(minimum: orderedMinimum, ideal: orderedIdeal, maximum: orderedMaximum)
  }

  var isContradictory: Bool {
    func isAbove(_ low: CGFloat?, _ high: CGFloat?) -> Bool {
      guard let low, let high else { return false }
      return !(low <= high)
    }
    return isAbove(minimum, ideal) || isAbove(ideal, maximum) || isAbove(minimum, maximum)
      || minimum.map { !$0.isFinite } ?? false || ideal?.isNaN ?? false || maximum?.isNaN ?? false
  }
}

/// One side of a flexible frame, its constraints put in order.
struct FlexibleSide: Equatable {
  /// The constraints as the caller wrote them.
  var given: FlexibleBounds {
    didSet { isInOrder = given.ordered == given }
  }
  private var isInOrder: Bool

  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    given = FlexibleBounds(minimum: minimum, ideal: ideal, maximum: maximum)
    isInOrder = given.ordered == given
  }

  var minimum: CGFloat? { isInOrder ? given.minimum : given.ordered.minimum }
  var ideal: CGFloat? { isInOrder ? given.ideal : given.ordered.ideal }
  var maximum: CGFloat? { isInOrder ? given.maximum : given.ordered.maximum }

  private func clamped(_ length: CGFloat) -> CGFloat {
    // The lower bound wins where the two contradict each other.
    max(minimum ?? -.infinity, min(maximum ?? .infinity, length))
  }

  /// The proposal to the content; nil if neither the proposal nor the ideal gives a length.
  func contentProposal(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map(clamped)
  }

  /// The side's length where the content has no influence on it; nil elsewhere.
  func decided(_ proposal: CGFloat?) -> CGFloat? {
    if let proposal {
      guard let minimum, let maximum, minimum <= maximum else { return nil }
      return clamped(proposal)
    }
    return ideal
  }

  /// The reason for the resulting length, with the bounds that bite; `content` answered `length`.
  func reason(_ axis: Axis, _ proposal: CGFloat?, content: LayoutNode, _ length: CGFloat) -> Reason
  {
    if proposal == nil, let ideal { return Reason(.ideal, .number(ideal)) }
    let asked = contentProposal(proposal)
    let followsQuestion =
      switch (minimum, maximum) {
      case (nil, nil): false
      case (.some, .some): proposal != nil
      case (.some, nil): asked.map { $0 < length } ?? false
      case (nil, .some): asked.map { $0 > length } ?? false
      }
    let term = followsQuestion ? Term.asked(axis) : .answer(content, axis, length)
    let value = (followsQuestion ? proposal : length) ?? length
    if let maximum, value > maximum { return Reason(.clamped, .atMost(term, .number(maximum))) }
    if let minimum, value < minimum { return Reason(.clamped, .atLeast(term, .number(minimum))) }
    return Reason(followsQuestion ? .took : .kept, term)
  }

  /// The side's length, given the content's answer.
  func length(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
    if let decided = decided(proposal) { return decided }
    switch (minimum, maximum) {
    case (nil, nil):
      return content
    case (.some, .some):
      return clamped(content)
    case (.some(let minimum), nil):
      return max(minimum, min(contentProposal(proposal) ?? .infinity, content))
    case (nil, .some(let maximum)):
      return min(maximum, max(contentProposal(proposal) ?? -.infinity, content))
    }
  }

  /// The proposal with which the content is placed: the side's actual length.
  ///
  /// It stays nil if neither the proposal nor the ideal nor a bound has decided the length.
  func placingProposal(_ proposal: CGFloat?, actual: CGFloat) -> CGFloat? {
    let isUndecided =
      ideal == nil && proposal == nil && (minimum ?? -.infinity) < actual
      && actual < (maximum ?? .infinity)
    return isUndecided ? nil : actual
  }
}

nonisolated struct FlexibleFrame: LayoutModifier {
  var width: FlexibleSide
  var height: FlexibleSide
  let alignment: Alignment

  var invalidInput: String? {
    width.given.isContradictory || height.given.isContradictory
      ? "Contradictory frame constraints specified." : nil
  }

  var edgesWithOrdinarySpacing: Edge.Set {
    var edges: Edge.Set = []
    if width != FlexibleSide(nil, nil, nil) { edges.formUnion(.horizontal) }
    if height != FlexibleSide(nil, nil, nil) { edges.formUnion(.vertical) }
    return edges
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let width = width.decided(proposal.width), let height = height.decided(proposal.height) {
      subviews[0].tellAround { side($0).reason($0, proposal[$0], content: subviews[0].node, 0) }
      return CGSize(width: width, height: height)
    }
    let size = subviews[0].sizeThatFits(content(proposal))
    subviews[0].tellAround {
      side($0).reason($0, proposal[$0], content: subviews[0].node, size[$0])
    }
    return CGSize(
      width: width.length(proposal.width, content: size.width),
      height: height.length(proposal.height, content: size.height))
  }

  func _width(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    width.decided(proposal.width)
      ?? width.length(
        proposal.width, content: subviews[0].node.measureWidth(content(proposal)))
  }

  private func content(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.contentProposal(proposal.width),
      height: height.contentProposal(proposal.height))
  }

  private func side(_ axis: Axis) -> FlexibleSide { axis == .horizontal ? width : height }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    FrameAlignment.place(
      subviews[0], in: bounds, alignment,
      ProposedViewSize(
        width: width.placingProposal(proposal.width, actual: bounds.width),
        height: height.placingProposal(proposal.height, actual: bounds.height)))
    subviews[0].tell(.question) { axis in
      side(axis).placingProposal(proposal[axis], actual: bounds.size[axis]) == nil
        ? Reason(.ideal, .nothing) : Reason(.asked, .own(axis))
    }
  }
}

extension FlexibleFrame: NumberNaming {
  static var numbers: [NamedNumber<Self>] {
    [
      NamedNumber("minWidth", \.width.given.minimum),
      NamedNumber("idealWidth", \.width.given.ideal),
      NamedNumber("maxWidth", \.width.given.maximum),
      NamedNumber("minHeight", \.height.given.minimum),
      NamedNumber("idealHeight", \.height.given.ideal),
      NamedNumber("maxHeight", \.height.given.maximum),
    ]
  }
}
