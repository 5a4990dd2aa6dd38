/// Shows the first of several views whose ideal size fits the proposal, or else the last.
///
/// Only the shown view is in the tree: the others have no preferences, no frames, and do not appear.
/// Each keeps its state while another one is shown. The shown view is laid out with the proposal.
///
/// - Shape: the candidates are the elements of the content, including those of a `ForEach`; without
///   any the size is zero.
/// - Nil: every view fits along a side without a proposal.
/// - Source: PREF-1.8, LAYOUT-3.14. It counts as a dynamic container (1.3): the shown view can
///   change, so it always has an output.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// - Parameters:
  ///   - axes: the axes along which a view has to fit.
  ///   - content: builds the candidates, the best one first.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> FittingNode {
    let node = FittingNode(view.axes, inputs)
    node.content =
      Content._makeView(view: view.content, inputs: _ViewInputs(parent: node, slot: .list)).node
    return node
  }

  nonisolated public static func updateElement(_ view: Self, node: FittingNode) {
    node.update(view.axes)
    if let content = node.content {
      Content._updateView(view: view.content, outputs: _ViewOutputs(content))
    }
  }
}

/// The element of a ``ViewThatFits``: it measures its candidates and shows the first that fits.
@UncheckedAccess
public final class FittingNode: ChoiceNode {
  fileprivate var content: Node?
  private var axes: Axis.Set

  fileprivate init(_ axes: Axis.Set, _ inputs: _ViewInputs) {
    self.axes = axes
    super.init(inputs)
    derivesTraits = true
  }

  package override var typeLabel: String { "ViewThatFits" }

  fileprivate func update(_ axes: Axis.Set) {
    guard axes != self.axes else { return }
    self.axes = axes
    setNeedsLayout()
  }

  override var contents: [Node] { content.map { [$0] } ?? [] }

  override func candidatesWereRenewed() { refreshGuides() }

  // MARK: Layout

  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    let candidates = candidates
    let fitting = candidates.dropLast().first { candidate in
      let ideal = candidate.measure(.unspecified)
      return fits(ideal, proposal, .horizontal) && fits(ideal, proposal, .vertical)
    }
    return fitting ?? candidates.last
  }

  private func fits(_ ideal: CGSize, _ proposal: ProposedViewSize, _ axis: Axis) -> Bool {
    guard axes.contains(Axis.Set(axis)), let length = proposal[axis] else { return true }
    return ideal[axis] <= length
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let chosen = choice(proposal) else { return .zero }
    let size = chosen.measure(proposal)
    tell(.answer) { Reason(.chosen, .answer(chosen, $0, size[$0])) }
    return size
  }

  override func placeChildren() {
    let chosen = choice(placedProposal)
    show(chosen)
    chosen?.place(at: .zero, proposal: placedProposal)
  }

  override func refreshGuides() {
    guides = candidates.reduce(into: []) { $0.formUnion($1.guides) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(proposal)?.rememberedGuide(key, size: size, proposal: proposal)
  }

  /// The first candidate's spacing: distances are asked for before there is a proposal.
  override var spacing: ViewSpacing { candidates.first?.spacing ?? ViewSpacing() }

  override var spacingKind: SpacingKind { candidates.first?.spacingKind ?? .ordinary }
}
