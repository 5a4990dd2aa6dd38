// Everyday modifiers that arrange one view. Each says at most three things: what it proposes to the
// view, which size it takes for the view's answer, and where the view goes in that.

/// How a modifier arranges its view. Unless it says otherwise, it passes the proposal on, takes the
/// answer, and centres.
struct Arrangement {
  /// The proposal to the view, for one to the modifier.
  var question: (ProposedViewSize) -> ProposedViewSize = { $0 }
  /// The size for a proposal and the view's answer.
  var size: (ProposedViewSize, CGSize) -> CGSize = { $1 }
  /// Where the view goes, in a size of the modifier.
  var origin: (ViewDimensions, CGSize) -> CGPoint = { content, size in
    CGPoint { (size[$0] - content.size[$0]) / 2 }
  }
  /// The proposal to the view in its place, in a size of the modifier; nil for the question.
  var placing: ((ProposedViewSize, CGSize) -> ProposedViewSize)?
  /// Whether the view's priority shows outside. Rule: LAYOUT-3.2.
  var keepsPriority = false
  /// Whether the view's guides move with it.
  var movesGuides = true
  /// The edges at which the view's distances to neighbours become ordinary. Rule: LAYOUT-3.3.
  var ordinaryEdges: Edge.Set = []

  /// A frame's default guide meets the view's own. Rule: LAYOUT-3.5.2.
  mutating func align(_ alignment: Alignment) {
    origin = { content, size in
      ViewDimensions(size: size, proposal: content.proposal).origin(of: content, alignment)
    }
  }
}

/// The element of such a modifier.
final class ArrangedElement: Wrapper {
  private let arrangement: Arrangement

  init(_ content: Element, _ place: Place, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(content, place)
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(proposal, content.size(arrangement.question(proposal)))
  }

  override func placeChildren() {
    let (view, origin) = placed(in: dimensions)
    place(content, at: origin, view.proposal)
  }

  private func placed(in own: ViewDimensions) -> (view: ViewDimensions, origin: CGPoint) {
    let question = arrangement.question(own.proposal)
    let proposal = arrangement.placing?(own.proposal, own.size) ?? question
    let view = content.dimensions(in: proposal)
    return (view, arrangement.origin(view, own.size))
  }

  /// All guides of the view show through, moved by its place before any mirroring. Rule: LAYOUT-3.9.
  override func explicitGuide(_ key: AlignmentKey, in own: ViewDimensions) -> CGFloat? {
    let (view, origin) = placed(in: own)
    return view[explicit: key].map { arrangement.movesGuides ? $0 + origin[key.axis] : $0 }
  }

  override var spacing: ViewSpacing {
    projectsSpacing ? content.spacing : content.spacing.ordinary(at: arrangement.ordinaryEdges)
  }

  override var priority: Double {
    ownPriority ?? (arrangement.keepsPriority ? content.priority : 0)
  }
}

extension View {
  private func arranged<Kind>(
    as kind: Kind.Type, _ arrange: @escaping (inout Arrangement, Element) -> Void
  ) -> some View {
    wrapped(as: kind) { content, place in
      var arrangement = Arrangement()
      arrange(&arrangement, content)
      return ArrangedElement(content, place, arrangement)
    }
  }

  /// Proposes and takes the given sides. The view is aligned inside, never resized or clipped.
  ///
  /// - Nil: a side goes through. A negative or endless one counts as nil. Rule: LAYOUT-3.5.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func valid(_ side: CGFloat?) -> CGFloat? { side.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
    let sides = ProposedViewSize(width: valid(width), height: valid(height))
    return arranged(as: Kind.Frame.self) { frame, _ in
      frame.align(alignment)
      frame.ordinaryEdges = Edge.Set { sides[$0.axis] != nil }
      frame.question = { proposal in ProposedViewSize { sides[$0] ?? proposal[$0] } }
      frame.size = { sides.replacingUnspecifiedDimensions(by: $1) }
    }
  }

  /// Holds the sides between bounds. Rule: LAYOUT-3.6.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let width = FlexibleSide(minWidth, idealWidth, maxWidth)
    let height = FlexibleSide(minHeight, idealHeight, maxHeight)
    func side(_ axis: Axis) -> FlexibleSide { axis == .horizontal ? width : height }
    return arranged(as: Kind.FlexibleFrame.self) { frame, _ in
      frame.align(alignment)
      frame.ordinaryEdges = Edge.Set { !side($0.axis).isFree }
      frame.question = { proposal in ProposedViewSize { side($0).question(proposal[$0]) } }
      frame.size = { proposal, answer in CGSize { side($0).length(proposal[$0], answer[$0]) } }
      frame.placing = { proposal, size in
        ProposedViewSize { side($0).placing(proposal[$0], size[$0]) }
      }
    }
  }

  /// Adds room around the view: 16 points where no length is given. It may be negative.
  /// Rule: LAYOUT-3.7.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets { edges.contains(Edge.Set($0)) ? length ?? 16 : 0 })
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func padding(_ insets: EdgeInsets) -> some View {
    let insets = EdgeInsets { insets[$0].finite }
    let room = CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    return arranged(as: Kind.Padding.self) { padding, _ in
      padding.ordinaryEdges = Edge.Set { insets[$0] != 0 }
      padding.question = { proposal in
        ProposedViewSize { axis in proposal[axis].map { max($0 - room[axis], 0) } }
      }
      padding.size = { _, answer in CGSize { max(answer[$0] + room[$0], 0) } }
      padding.origin = { _, _ in CGPoint(x: insets.leading, y: insets.top) }
    }
  }

  /// Asks the view for its ideal length on the chosen axes, whatever is proposed.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    arranged(as: Kind.FixedSize.self) { fixed, _ in
      fixed.keepsPriority = true
      fixed.question = {
        ProposedViewSize(width: horizontal ? nil : $0.width, height: vertical ? nil : $0.height)
      }
    }
  }

  /// Proposes a size of a ratio of width to height: inside the proposal to fit, around it to fill.
  /// The answer is the view's own.
  ///
  /// - Nil: without a ratio that of the ideal size, a square where that is empty or endless. A side
  ///   that is not proposed does not count; where nothing is, the ratio is lost. Rule: LAYOUT-3.7.2.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let given = aspectRatio.flatMap { $0.isFinite && $0 > 0 ? CGSize(width: $0, height: 1) : nil }
    return arranged(as: Kind.AspectRatio.self) { shaped, content in
      shaped.question = { proposal in
        guard proposal != .unspecified else { return proposal }
        let ideal = given ?? content.size(.unspecified)
        let isBox = ideal.width > 0 && ideal.height > 0 && (ideal.width + ideal.height).isFinite
        let box = isBox ? ideal : CGSize(width: 1, height: 1)
        let scales = Axis.allCases.compactMap { axis in proposal[axis].map { $0 / box[axis] } }
        let scale = contentMode == .fit ? scales.min() ?? 0 : scales.max() ?? 0
        return ProposedViewSize { box[$0] * scale }
      }
    }
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Moves the view; layout around does not notice, not even by its guides. Rule: LAYOUT-3.7.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    arranged(as: Kind.Offset.self) { moved, _ in
      moved.keepsPriority = true
      moved.movesGuides = false
      moved.origin = { _, _ in CGPoint(x: x.finite, y: y.finite) }
    }
  }

  /// Takes the whole proposal and puts the view's middle at a point of it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    arranged(as: Kind.Position.self) { positioned, _ in
      positioned.ordinaryEdges = .all
      positioned.size = { $0.replacingUnspecifiedDimensions(by: $1) }
      positioned.origin = { content, _ in
        CGPoint(x: x.finite - content.width / 2, y: y.finite - content.height / 2)
      }
    }
  }
}

/// The bounds of one side, put in order: a minimum is at least 0, an ideal at least the minimum, a
/// maximum at least the ideal. A bound that is not a number counts as nil, and so does an
/// endless minimum.
private struct FlexibleSide {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    func number(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0 } }
    let least = number(minimum).flatMap { $0 == .infinity ? nil : max($0, 0) }
    let ideal = number(ideal).map { max(least ?? 0, $0) }
    self.minimum = least
    self.ideal = ideal
    self.maximum = number(maximum).map { max(ideal ?? 0, $0) }
  }

  var isFree: Bool { minimum == nil && ideal == nil && maximum == nil }

  private func clamped(_ length: CGFloat) -> CGFloat {
    max(minimum ?? -.infinity, min(maximum ?? .infinity, length))
  }

  func question(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

  /// The length for the view's answer. An ideal that is asked for, and a proposal between two bounds,
  /// leave the view no say; with one bound the side follows the question, but only up to there.
  func length(_ proposal: CGFloat?, _ answer: CGFloat) -> CGFloat {
    switch (proposal, minimum, maximum) {
    case (nil, _, _) where ideal != nil: ideal ?? answer
    case (.some(let proposal), .some(let minimum), .some(let maximum)) where minimum <= maximum:
      clamped(proposal)
    case (_, .some(let minimum), nil): max(minimum, min(question(proposal) ?? .infinity, answer))
    case (_, nil, .some(let maximum)): min(maximum, max(question(proposal) ?? -.infinity, answer))
    default: clamped(answer)
    }
  }

  /// The proposal in the view's place: the side's length, unless nothing has decided that.
  func placing(_ proposal: CGFloat?, _ length: CGFloat) -> CGFloat? {
    let isUndecided =
      ideal == nil && proposal == nil && (minimum ?? -.infinity) < length
      && length < (maximum ?? .infinity)
    return isUndecided ? nil : length
  }
}
