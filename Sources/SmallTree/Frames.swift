// Everyday modifiers that arrange one view: each is two functions, its size and its place.

/// How a modifier arranges its view.
nonisolated protocol UnaryLayout {
  /// The answer to a proposal.
  func size(of content: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize

  /// Where the view goes in the modifier's own size, and what it is proposed there.
  func place(
    _ content: LayoutSubview, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement

  /// Whether the view's priority shows outside. Rule: LAYOUT-3.2.
  var keepsPriority: Bool { get }

  /// The edges at which the view's distances to neighbours become ordinary. Rule: LAYOUT-3.3.
  var ordinaryEdges: Edge.Set { get }
}

nonisolated extension UnaryLayout {
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
    super.init(content, "\(L.self)", in: place)
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    layout.size(of: subview, proposal)
  }

  override func placeChildren() {
    let placement = layout.place(subview, in: size, proposal)
    place(content, at: placement.origin, placement.proposal)
  }

  /// All guides of the view show through, moved by its place before any mirroring. Rule: LAYOUT-3.9.
  override func explicitGuide(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let placement = layout.place(subview, in: size, proposal)
    return subview.dimensions(in: placement.proposal)[explicit: key]
      .map { $0 + placement.origin[key.axis] }
  }

  override var spacing: ViewSpacing {
    var spacing = content.spacing
    if !projectsSpacing { spacing.reset(layout.ordinaryEdges) }
    return spacing
  }

  override var priority: Double { ownPriority ?? (layout.keepsPriority ? content.priority : 0) }
}

extension View {
  fileprivate func arranged(_ layout: some UnaryLayout) -> some View {
    wrapped { UnaryElement($0, layout, $1) }
  }

  /// Proposes and takes the given sides. The view is aligned inside, never resized or clipped.
  ///
  /// - Nil: a side goes through. A negative or endless one counts as nil. Rule: LAYOUT-3.5.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func valid(_ side: CGFloat?) -> CGFloat? { side.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
    return arranged(
      FixedFrame(sides: .init(width: valid(width), height: valid(height)), alignment: alignment))
  }

  /// Holds the sides between bounds. Rule: LAYOUT-3.6, whose table is ``FlexibleSide``.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    arranged(
      FlexibleFrame(
        width: FlexibleSide(minWidth, idealWidth, maxWidth),
        height: FlexibleSide(minHeight, idealHeight, maxHeight), alignment: alignment))
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

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Moves the view; layout around does not notice.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    arranged(Offset(distance: CGPoint(x: x.finite, y: y.finite)))
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

nonisolated extension LayoutSubview {
  /// The view at a frame's alignment: the frame's default guide meets the view's own.
  /// Rule: LAYOUT-3.5.2.
  fileprivate func placed(
    in size: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize
  ) -> Placement {
    let line = ViewDimensions(size: size, proposal: proposal)[alignment]
    let guide = dimensions(in: proposal)[alignment]
    return Placement(
      origin: CGPoint(x: line.x - guide.x, y: line.y - guide.y), proposal: proposal)
  }

  fileprivate func centred(in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
    let own = sizeThatFits(proposal)
    return Placement(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      proposal: proposal)
  }
}

nonisolated extension Edge.Set {
  fileprivate init(horizontal: Bool, vertical: Bool) {
    self = []
    if horizontal { formUnion(.horizontal) }
    if vertical { formUnion(.vertical) }
  }
}

nonisolated private struct FixedFrame: UnaryLayout {
  let sides: ProposedViewSize
  let alignment: Alignment

  var ordinaryEdges: Edge.Set {
    Edge.Set(horizontal: sides.width != nil, vertical: sides.height != nil)
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: sides.width ?? proposal.width, height: sides.height ?? proposal.height)
  }

  func size(of content: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
    if let width = sides.width, let height = sides.height {
      return CGSize(width: width, height: height)
    }
    return sides.replacingUnspecifiedDimensions(by: content.sizeThatFits(inside(proposal)))
  }

  func place(
    _ content: LayoutSubview, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    content.placed(in: size, alignment, inside(proposal))
  }
}

/// The bounds of one side, put in order: a minimum is at least 0, an ideal at least the minimum, a
/// maximum at least the ideal. What is not a number counts as nil, and so does an endless minimum.
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

  /// What the view is proposed.
  func inside(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

  /// The length where the view has no say.
  func decided(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    guard let minimum, let maximum, minimum <= maximum else { return nil }
    return clamped(proposal)
  }

  /// The length for the view's answer.
  func length(_ proposal: CGFloat?, _ answer: CGFloat) -> CGFloat {
    if let decided = decided(proposal) { return decided }
    switch (minimum, maximum) {
    case (nil, nil): return answer
    case (.some, .some): return clamped(answer)
    case (.some(let minimum), nil):
      return max(minimum, min(inside(proposal) ?? .infinity, answer))
    case (nil, .some(let maximum)):
      return min(maximum, max(inside(proposal) ?? -.infinity, answer))
    }
  }

  /// What the view is proposed in its place: the side's length, unless nothing has decided that.
  func placing(_ proposal: CGFloat?, _ length: CGFloat) -> CGFloat? {
    let isUndecided =
      ideal == nil && proposal == nil && (minimum ?? -.infinity) < length
      && length < (maximum ?? .infinity)
    return isUndecided ? nil : length
  }
}

nonisolated private struct FlexibleFrame: UnaryLayout {
  let width: FlexibleSide
  let height: FlexibleSide
  let alignment: Alignment

  var ordinaryEdges: Edge.Set {
    Edge.Set(horizontal: !width.isFree, vertical: !height.isFree)
  }

  func size(of content: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
    if let width = width.decided(proposal.width), let height = height.decided(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let answer = content.sizeThatFits(
      ProposedViewSize(
        width: width.inside(proposal.width), height: height.inside(proposal.height)))
    return CGSize(
      width: width.length(proposal.width, answer.width),
      height: height.length(proposal.height, answer.height))
  }

  func place(
    _ content: LayoutSubview, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    content.placed(
      in: size, alignment,
      ProposedViewSize(
        width: width.placing(proposal.width, size.width),
        height: height.placing(proposal.height, size.height)))
  }
}

/// Rule: LAYOUT-3.7.
nonisolated private struct Padding: UnaryLayout {
  let insets: EdgeInsets

  var ordinaryEdges: Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  func size(of content: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
    let answer = content.sizeThatFits(inside(proposal))
    return CGSize(
      width: max(answer.width + insets.leading + insets.trailing, 0),
      height: max(answer.height + insets.top + insets.bottom, 0))
  }

  func place(
    _ content: LayoutSubview, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inside(proposal))
  }
}

nonisolated private struct FixedSize: UnaryLayout {
  let horizontal: Bool
  let vertical: Bool

  var keepsPriority: Bool { true }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size(of content: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(inside(proposal))
  }

  func place(
    _ content: LayoutSubview, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    content.centred(in: size, inside(proposal))
  }
}

nonisolated private struct AspectRatio: UnaryLayout {
  let ratio: CGFloat?
  let mode: ContentMode

  /// A box of the ratio, of any size. An ideal size that is empty or endless has no ratio: it is 1.
  private func box(_ content: LayoutSubview) -> CGSize {
    if let ratio, ratio.isFinite, ratio > 0 { return CGSize(width: ratio, height: 1) }
    let ideal = content.sizeThatFits(.unspecified)
    let hasRatio = ideal.width > 0 && ideal.height > 0 && (ideal.width + ideal.height).isFinite
    return hasRatio ? ideal : CGSize(width: 1, height: 1)
  }

  private func inside(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> ProposedViewSize {
    let box = box(content)
    let scales = [
      proposal.width.map { $0 / box.width }, proposal.height.map { $0 / box.height },
    ].compactMap { $0 }
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: box.width * scale, height: box.height * scale)
  }

  func size(of content: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(inside(proposal, content))
  }

  func place(
    _ content: LayoutSubview, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    content.centred(in: size, inside(proposal, content))
  }
}

nonisolated private struct Offset: UnaryLayout {
  let distance: CGPoint

  var keepsPriority: Bool { true }

  func size(of content: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }

  func place(
    _ content: LayoutSubview, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    Placement(origin: distance, proposal: proposal)
  }
}

nonisolated private struct Position: UnaryLayout {
  let point: CGPoint

  var ordinaryEdges: Edge.Set { .all }

  func size(of content: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions()
    }
    return proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal))
  }

  func place(
    _ content: LayoutSubview, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    let own = content.sizeThatFits(proposal)
    return Placement(
      origin: CGPoint(x: point.x - own.width / 2, y: point.y - own.height / 2), proposal: proposal)
  }
}
