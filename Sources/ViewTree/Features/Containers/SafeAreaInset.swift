extension View {
  /// Puts a view at an edge and reduces this view's safe area by it.
  ///
  /// The inset view is measured first, with the space that this view leaves at its smallest; this
  /// view is proposed the rest. Along the edge's axis both lengths and the distance add up. Across
  /// it the larger length counts, and this view is centred. Preferences combine in the order this
  /// view, inset.
  ///
  /// - Parameters:
  ///   - edge: the edge at which the inset view is placed.
  ///   - alignment: the alignment of both views along that edge.
  ///   - spacing: the distance between both; nil, NaN and infinity mean the preferred distance of
  ///     the two, 8 if neither has a preference.
  ///   - content: builds the inset view; several views are layered, as in a `ZStack`.
  /// - Source: PREF-1.5, LAYOUT-3.12; OpenSwiftUI, `Layout/Modifier/InsetViewModifier.swift` for
  ///   the smallest size, the preferred distance and the size across.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        content: content(), edge: Edge(edge), alignment: alignment.key,
        spacing: spacing?.ifFinite))
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        content: content(), edge: Edge(edge), alignment: alignment.key,
        spacing: spacing?.ifFinite))
  }
}

nonisolated struct SafeAreaInset<Inset: View>: ForwardingModifier {
  let content: Inset
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?

  static func makeElement(_ modifier: Self, inputs: _ViewInputs) -> SafeAreaInsetNode {
    let node = SafeAreaInsetNode(modifier.edge, modifier.alignment, modifier.spacing, inputs)
    node.show(
      Inset._makeView(
        view: modifier.content, inputs: _ViewInputs(parent: node, slot: .layered)
      ).node)
    return node
  }

  static func updateElement(_ modifier: Self, node: SafeAreaInsetNode) {
    node.update(modifier.edge, modifier.alignment, modifier.spacing)
    if let inset = node.secondary {
      Inset._updateView(view: modifier.content, outputs: _ViewOutputs(inset))
    }
  }
}

/// A primary view and, at one of its edges, a view excluded from the primary's safe area.
@UncheckedAccess
final class SafeAreaInsetNode: SecondaryNode {
  private var edge: Edge
  private var alignment: AlignmentKey
  private var givenDistance: CGFloat?

  /// Whether the inset view took no room when it was last placed.
  private var leftAllSafe = false

  init(_ edge: Edge, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ inputs: _ViewInputs) {
    self.edge = edge
    self.alignment = alignment
    givenDistance = spacing
    super.init(isBehind: false, inputs)
  }

  package override var typeLabel: String { "safeAreaInset" }

  func update(_ edge: Edge, _ alignment: AlignmentKey, _ spacing: CGFloat?) {
    guard edge != self.edge || alignment != self.alignment || spacing != givenDistance else {
      return
    }
    self.edge = edge
    self.alignment = alignment
    givenDistance = spacing
    setNeedsLayout()
  }

  // MARK: Layout

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private var isBeforePrimary: Bool { edge == .top || edge == .leading }

  /// How a proposal is divided between the two views.
  private struct Division {
    var distance: CGFloat
    var insetProposal: ProposedViewSize
    var insetSize: CGSize
    var primaryProposal: ProposedViewSize
    var primarySize: CGSize
  }

  /// - Infinity: the rest of an infinite length is infinite, whatever is taken from it.
  private func division(_ proposal: ProposedViewSize) -> Division {
    let distance = distance
    func rest(of whole: CGFloat?, without taken: CGFloat) -> CGFloat? {
      whole.map { $0.isFinite ? max($0 - taken, 0) : $0 }
    }
    var smallest = proposal
    if proposal[axis] != nil { smallest[axis] = 0 }
    var ofInset = proposal
    ofInset[axis] = rest(
      of: rest(of: proposal[axis], without: distance),
      without: contentElement?.measure(smallest)[axis] ?? 0)
    let insetSize = secondaryElement?.measure(ofInset) ?? .zero
    var ofPrimary = proposal
    ofPrimary[axis] = rest(of: proposal[axis], without: insetSize[axis] + distance)
    return Division(
      distance: distance, insetProposal: ofInset, insetSize: insetSize,
      primaryProposal: ofPrimary, primarySize: contentElement?.measure(ofPrimary) ?? .zero)
  }

  private var distance: CGFloat {
    guard let secondaryElement else { return 0 }
    if let givenDistance { return givenDistance }
    let primary = contentElement?.spacing ?? ViewSpacing()
    return primary.distance(to: secondaryElement.spacing, along: axis)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let division = division(proposal)
    tell(.answer) { answer($0, division) }
    var size = division.primarySize
    size[axis] += division.insetSize[axis] + division.distance
    size[axis.crossing] = max(size[axis.crossing], division.insetSize[axis.crossing])
    return size
  }

  private func primaryOrigin(_ division: Division, in size: CGSize) -> CGPoint {
    var origin = CGPoint.zero
    if isBeforePrimary { origin[axis] = division.insetSize[axis] + division.distance }
    origin[axis.crossing] = (size[axis.crossing] - division.primarySize[axis.crossing]) / 2
    return origin
  }

  private func answer(_ side: Axis, _ division: Division) -> Reason? {
    guard let contentElement else { return nil }
    let primary = Term.answer(contentElement, side, division.primarySize[side])
    let inset = secondaryElement.map { Term.answer($0, side, division.insetSize[side]) }
    guard let inset else { return Reason(.kept, primary) }
    if side == axis { return Reason(.sum, (primary + inset).adding(division.distance)) }
    return Reason(
      .largest, division.primarySize[side] >= division.insetSize[side] ? primary : inset)
  }

  /// Reports why both get their proposals, and where they are placed.
  private func tellPlaces(_ division: Division, _ primary: CGPoint, _ inset: CGPoint) {
    contentElement?.tell(.question) { side in
      guard side == axis, division.primaryProposal[side] != nil else { return asked(side) }
      let taken = Term.asked(side).less(division.insetSize[side]).less(division.distance)
      return Reason(
        .safeArea,
        taken.orZero(
          placedProposal[side].map { $0 - division.insetSize[side] - division.distance }))
    }
    contentElement?.tell(.place) { side in
      guard side != axis, let contentElement else {
        return Reason(.safeArea, .number(primary[side]))
      }
      let answer = Term.answer(contentElement, side, division.primarySize[side])
      return Reason(.placed, (.own(side) - answer) / 2)
    }
    secondaryElement?.tell(.question) { side in
      side == axis && division.insetProposal[side] != nil
        ? Reason(.safeArea, division.insetProposal[side].map(Term.number) ?? .nothing)
        : asked(side)
    }
    secondaryElement?.tell(.place) { side in
      guard side == axis, !isBeforePrimary, let secondaryElement else {
        return Reason(.placed, .number(inset[side]))
      }
      return Reason(
        .safeArea, .own(side) - .answer(secondaryElement, side, division.insetSize[side]))
    }
  }

  private func asked(_ side: Axis) -> Reason {
    placedProposal[side] == nil && side != axis ? Reason(.asked, .own(side)) : .passedOn(side)
  }

  override func placeChildren() {
    // If no size is proposed across, both are proposed the resulting one.
    var placing = placedProposal
    if placing[axis.crossing] == nil { placing[axis.crossing] = size[axis.crossing] }
    let division = division(placing)
    let takesRoom = division.insetSize[axis] + division.distance != 0
    if takesRoom, leftAllSafe { unsafeAreaAppeared() }
    leftAllSafe = !takesRoom
    let primaryOrigin = primaryOrigin(division, in: size)
    var primaryGuide = alignment.defaultValue(
      in: dimensions(size: size, proposal: placing))
    if let contentElement {
      receivePlacement(
        of: contentElement, at: primaryOrigin, size: division.primarySize,
        proposal: division.primaryProposal)
      primaryGuide =
        primaryOrigin[axis.crossing]
        + contentElement.guide(
          alignment, size: division.primarySize, proposal: division.primaryProposal)
    }
    guard let secondaryElement else { return tellPlaces(division, primaryOrigin, .zero) }
    var origin = CGPoint.zero
    origin[axis.crossing] =
      primaryGuide
      - secondaryElement.guide(
        alignment, size: division.insetSize, proposal: division.insetProposal)
    if !isBeforePrimary { origin[axis] = size[axis] - division.insetSize[axis] }
    tellPlaces(division, primaryOrigin, origin)
    receivePlacement(
      of: secondaryElement, at: origin, size: division.insetSize, proposal: division.insetProposal)
  }

  override func safeAreaShare(for child: LayoutNode) -> SafeAreaShare? {
    guard child === contentElement else { return nil }
    let outer = CGRect(origin: .zero, size: size)
    // Across, the inset view does not overlap a primary that is thinner than itself.
    var inner = outer
    inner.origin[axis] = child.origin[axis]
    inner.size[axis] = child.size[axis]
    return .band(SafeAreaBand(outer: outer, inner: inner))
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let contentElement else { return nil }
    let division = division(proposal)
    let value = contentElement.rememberedGuide(
      key, size: division.primarySize, proposal: division.primaryProposal)
    return value.map { $0 + primaryOrigin(division, in: size)[key.axis] }
  }
}
