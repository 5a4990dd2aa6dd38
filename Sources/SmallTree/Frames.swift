// Everyday modifiers that arrange one view. Each says at most three things: what it proposes to the
// view, which size it takes for the view's answer, and where the view goes in that.

/// How a modifier arranges its view. Unless it says otherwise, it passes the proposal on, takes the
/// answer, and centres.
nonisolated protocol UnaryLayout {
  /// The proposal to the view, for one to the modifier.
  func question(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> ProposedViewSize

  /// The size for the view's answer. The view is asked only if `answer` is called.
  func size(_ proposal: ProposedViewSize, _ answer: () -> CGSize) -> CGSize

  /// Where the view goes, in a size of the modifier.
  func origin(_ content: ViewDimensions, in size: CGSize) -> CGPoint

  /// The proposal to the view in its place.
  func placing(
    _ proposal: ProposedViewSize, _ size: CGSize, _ content: LayoutSubview
  ) -> ProposedViewSize

  /// Whether the view's priority shows outside. Rule: LAYOUT-3.2.
  var keepsPriority: Bool { get }

  /// The edges at which the view's distances to neighbours become ordinary. Rule: LAYOUT-3.3.
  var ordinaryEdges: Edge.Set { get }
}

nonisolated extension UnaryLayout {
  func question(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> ProposedViewSize {
    proposal
  }

  func size(_ proposal: ProposedViewSize, _ answer: () -> CGSize) -> CGSize { answer() }

  func origin(_ content: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
  }

  func placing(
    _ proposal: ProposedViewSize, _ size: CGSize, _ content: LayoutSubview
  ) -> ProposedViewSize { question(proposal, content) }

  var keepsPriority: Bool { false }
  var ordinaryEdges: Edge.Set { [] }
}

/// The element of such a modifier.
final class UnaryElement<L: UnaryLayout>: Wrapper {
  private let layout: L
  private let subview: LayoutSubview

  init(_ content: Element, _ layout: L, _ place: Place) {
    self.layout = layout
    subview = LayoutSubview(only: content)
    super.init(content, place)
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    layout.size(proposal) { subview.sizeThatFits(layout.question(proposal, subview)) }
  }

  override func placeChildren() {
    let (view, origin) = placed(in: size, proposal)
    place(content, at: origin, view.proposal)
  }

  private func placed(
    in size: CGSize, _ proposal: ProposedViewSize
  ) -> (view: ViewDimensions, origin: CGPoint) {
    let view = subview.dimensions(in: layout.placing(proposal, size, subview))
    return (view, layout.origin(view, in: size))
  }

  /// All guides of the view show through, moved by its place before any mirroring. Rule: LAYOUT-3.9.
  override func explicitGuide(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let (view, origin) = placed(in: size, proposal)
    return view[explicit: key].map { $0 + origin[key.axis] }
  }

  override var spacing: ViewSpacing {
    projectsSpacing ? content.spacing : content.spacing.ordinary(at: layout.ordinaryEdges)
  }

  override var priority: Double { ownPriority ?? (layout.keepsPriority ? content.priority : 0) }
}

extension View {
  private func arranged<L: UnaryLayout>(_ layout: L) -> some View {
    wrapped(as: L.self) { UnaryElement($0, layout, $1) }
  }

  /// Proposes and takes the given sides. The view is aligned inside, never resized or clipped.
  ///
  /// - Nil: a side goes through. A negative or endless one counts as nil. Rule: LAYOUT-3.5.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func valid(_ side: CGFloat?) -> CGFloat? { side.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
    let sides = ProposedViewSize(width: valid(width), height: valid(height))
    return arranged(FixedFrame(sides: sides, alignment: alignment))
  }

  /// Holds the sides between bounds. Rule: LAYOUT-3.6.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let width = FlexibleSide(minWidth, idealWidth, maxWidth)
    let height = FlexibleSide(minHeight, idealHeight, maxHeight)
    return arranged(FlexibleFrame(width: width, height: height, alignment: alignment))
  }

  /// Adds room around the view: 16 points where no length is given. It may be negative.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    func side(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
    return padding(
      EdgeInsets(
        top: side(.top), leading: side(.leading), bottom: side(.bottom),
        trailing: side(.trailing)))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func padding(_ insets: EdgeInsets) -> some View {
    arranged(
      Padding(
        insets: EdgeInsets(
          top: insets.top.finite, leading: insets.leading.finite, bottom: insets.bottom.finite,
          trailing: insets.trailing.finite)))
  }

  /// Asks the view for its ideal length on the chosen axes, whatever is proposed.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    arranged(FixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Proposes a size of a ratio of width to height: inside the proposal to fit, around it to fill.
  /// The answer is the view's own.
  ///
  /// - Nil: without a ratio that of the ideal size. A side that is not proposed does not count; where
  ///   nothing is, the ratio is lost. Rule: LAYOUT-3.7.2.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    arranged(AspectRatio(ratio: aspectRatio, mode: contentMode))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Moves the view; layout around does not notice.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped { OffsetElement($0, CGPoint(x: x.finite, y: y.finite), $1) }
  }

  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Takes the whole proposal and puts the view's middle at a point of it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    arranged(Position(point: CGPoint(x: x.finite, y: y.finite)))
  }

  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}

/// A frame: its default guide meets the view's own. Rule: LAYOUT-3.5.2.
nonisolated private protocol Framing: UnaryLayout {
  var alignment: Alignment { get }
}

nonisolated extension Framing {
  func origin(_ content: ViewDimensions, in size: CGSize) -> CGPoint {
    let line = ViewDimensions(size: size, proposal: content.proposal)[alignment]
    let guide = content[alignment]
    return CGPoint(x: line.x - guide.x, y: line.y - guide.y)
  }
}

nonisolated private struct FixedFrame: Framing {
  let sides: ProposedViewSize
  let alignment: Alignment

  var ordinaryEdges: Edge.Set {
    Edge.Set(horizontal: sides.width != nil, vertical: sides.height != nil)
  }

  func question(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> ProposedViewSize {
    ProposedViewSize(
      width: sides.width ?? proposal.width, height: sides.height ?? proposal.height)
  }

  func size(_ proposal: ProposedViewSize, _ answer: () -> CGSize) -> CGSize {
    let isFixed = sides.width != nil && sides.height != nil
    return sides.replacingUnspecifiedDimensions(by: isFixed ? .zero : answer())
  }
}

nonisolated private struct FlexibleFrame: Framing {
  let width: FlexibleSide
  let height: FlexibleSide
  let alignment: Alignment

  var ordinaryEdges: Edge.Set { Edge.Set(horizontal: !width.isFree, vertical: !height.isFree) }

  func question(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> ProposedViewSize {
    ProposedViewSize(
      width: width.question(proposal.width), height: height.question(proposal.height))
  }

  func size(_ proposal: ProposedViewSize, _ answer: () -> CGSize) -> CGSize {
    let decided = (width.decided(proposal.width), height.decided(proposal.height))
    if let width = decided.0, let height = decided.1 { return CGSize(width: width, height: height) }
    let answer = answer()
    return CGSize(
      width: decided.0 ?? width.length(proposal.width, answer.width),
      height: decided.1 ?? height.length(proposal.height, answer.height))
  }

  func placing(
    _ proposal: ProposedViewSize, _ size: CGSize, _ content: LayoutSubview
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placing(proposal.width, size.width),
      height: height.placing(proposal.height, size.height))
  }
}

/// The bounds of one side, put in order: a minimum is at least 0, an ideal at least the minimum, a
/// maximum at least the ideal. A bound that is not a number counts as nil, and so does an
/// endless minimum.
nonisolated private struct FlexibleSide {
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

  /// The length where the view has no say.
  func decided(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    guard let minimum, let maximum, minimum <= maximum else { return nil }
    return clamped(proposal)
  }

  /// The length for the view's answer: with one bound it follows the question, but only up to there.
  func length(_ proposal: CGFloat?, _ answer: CGFloat) -> CGFloat {
    switch (minimum, maximum) {
    case (.some(let minimum), nil): max(minimum, min(question(proposal) ?? .infinity, answer))
    case (nil, .some(let maximum)): min(maximum, max(question(proposal) ?? -.infinity, answer))
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

/// Rule: LAYOUT-3.7.
nonisolated private struct Padding: UnaryLayout {
  let insets: EdgeInsets

  private var width: CGFloat { insets.leading + insets.trailing }
  private var height: CGFloat { insets.top + insets.bottom }

  var ordinaryEdges: Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  func question(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - width, 0) },
      height: proposal.height.map { max($0 - height, 0) })
  }

  func size(_ proposal: ProposedViewSize, _ answer: () -> CGSize) -> CGSize {
    let answer = answer()
    return CGSize(width: max(answer.width + width, 0), height: max(answer.height + height, 0))
  }

  func origin(_ content: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}

nonisolated private struct FixedSize: UnaryLayout {
  let horizontal: Bool
  let vertical: Bool

  var keepsPriority: Bool { true }

  func question(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

nonisolated private struct AspectRatio: UnaryLayout {
  let ratio: CGFloat?
  let mode: ContentMode

  /// A box of the ratio, of any size. An ideal size that is empty or endless counts as a square.
  private func box(_ content: LayoutSubview) -> CGSize {
    if let ratio, ratio.isFinite, ratio > 0 { return CGSize(width: ratio, height: 1) }
    let ideal = content.sizeThatFits(.unspecified)
    let hasRatio = ideal.width > 0 && ideal.height > 0 && (ideal.width + ideal.height).isFinite
    return hasRatio ? ideal : CGSize(width: 1, height: 1)
  }

  func question(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let box = box(content)
    let scales = Axis.allCases.compactMap { axis in proposal[axis].map { $0 / box[axis] } }
    let scale = mode == .fit ? scales.min() ?? 0 : scales.max() ?? 0
    return ProposedViewSize(width: box.width * scale, height: box.height * scale)
  }
}

/// Moves its content and nothing else: not even the guides that layout sees. Rule: LAYOUT-3.7.
private final class OffsetElement: Wrapper {
  private let distance: CGPoint

  init(_ content: Element, _ distance: CGPoint, _ place: Place) {
    self.distance = distance
    super.init(content, place)
  }

  override func placeChildren() { place(content, at: distance, proposal) }
}

nonisolated private struct Position: UnaryLayout {
  let point: CGPoint

  var ordinaryEdges: Edge.Set { .all }

  func size(_ proposal: ProposedViewSize, _ answer: () -> CGSize) -> CGSize {
    let isGiven = proposal.width != nil && proposal.height != nil
    return proposal.replacingUnspecifiedDimensions(by: isGiven ? .zero : answer())
  }

  func origin(_ content: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: point.x - content.width / 2, y: point.y - content.height / 2)
  }
}
