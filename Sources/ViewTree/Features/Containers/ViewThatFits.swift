/// Shows the first of several views whose ideal size fits the proposal, the last where none does.
///
/// Only the shown view is in the tree: the others have no preferences, no frames, and do not appear.
/// Each keeps its state while another one is shown. The shown view is laid out with the proposal.
///
/// - Shape: the candidates are the elements of the content, a `ForEach`'s among them; without any
///   the size is zero.
/// - Nil: a side without a proposal fits everything.
/// - Source: PREF-1.8, LAYOUT-3.14. It counts as a dynamic container (1.3): what is shown can
///   change, so that it always has an output.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// - Parameters:
  ///   - axes: the sides that have to fit.
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

/// The element of a ``ViewThatFits``: several candidates, of which one is on stage.
///
/// The candidates off stage are measured and kept up to date, but nobody above sees them.
public final class FittingNode: StageNode {
  @exclusivity(unchecked) fileprivate var content: Node?
  @exclusivity(unchecked) private var axes: Axis.Set
  @exclusivity(unchecked) private var candidates: [LayoutNode] = []
  @exclusivity(unchecked) private var candidatesAreStale = true
  @exclusivity(unchecked) private var shown: LayoutNode?

  fileprivate init(_ axes: Axis.Set, _ inputs: _ViewInputs) {
    self.axes = axes
    super.init(inputs)
    host.hasChoices = true
  }

  package override var typeLabel: String { "ViewThatFits" }

  fileprivate func update(_ axes: Axis.Set) {
    guard axes != self.axes else { return }
    self.axes = axes
    setNeedsLayout()
  }

  // MARK: Structure

  package override func forEachChild(_ body: (Node) -> Void) {
    if let shown, shown.isAlive { body(outermost(shown)) }
  }

  override func willLeaveTree() { content?.destroy() }

  override func moveEnvironment(from old: EnvironmentScope, to new: EnvironmentScope) {
    super.moveEnvironment(from: old, to: new)
    content?.moveEnvironment(from: old, to: new)
  }

  override var stackOrientation: StackOrientation? { .neither }

  override func takesElementChange() -> Bool {
    candidatesAreStale = true
    setNeedsLayoutWithTraits()
    return true
  }

  private func refreshCandidates() {
    guard candidatesAreStale else { return }
    candidatesAreStale = false
    candidates.removeAll(keepingCapacity: true)
    content?.collectElements(into: &candidates, root: nil)
    for candidate in candidates {
      candidate.layoutParent = self
      candidate.refreshOnAdoption()
    }
    refreshGuides()
  }

  /// The node that stands for a candidate alone, with everything put round it.
  private func outermost(_ candidate: LayoutNode) -> Node {
    var node: Node = candidate
    while let parent = node.parent, parent !== self, parent.element === candidate { node = parent }
    return node
  }

  override func isOnStage(_ element: LayoutNode?) -> Bool {
    guard let element else { return true }
    return element === shown
  }

  // MARK: Layout

  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    refreshCandidates()
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
    choice(proposal)?.measure(proposal) ?? .zero
  }

  override func placeChildren() {
    let chosen = choice(placedProposal)
    if chosen !== shown { show(chosen) }
    chosen?.place(at: .zero, proposal: placedProposal)
  }

  private func show(_ chosen: LayoutNode?) {
    let former = shown
    shown = chosen
    // Forgotten, so that a change off stage reaches the choice and places nothing.
    former?.isPlaced = false
    if let former, former.isAlive { outermost(former).tellStageChanged() }
    if let chosen { outermost(chosen).tellStageChanged() }
    invalidatePreferences(nil)
  }

  override var derivesTraits: Bool { true }

  override func refreshGuides() {
    refreshCandidates()
    guides = candidates.reduce(into: []) { $0.formUnion($1.guides) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(proposal)?.rememberedGuide(key, size: size, proposal: proposal)
  }

  /// That of the first candidate: distances are asked for before there is a proposal.
  override var spacing: ViewSpacing {
    refreshCandidates()
    return candidates.first?.spacing ?? ViewSpacing()
  }

  override var hasDefaultSpacing: Bool {
    refreshCandidates()
    return candidates.first?.hasDefaultSpacing ?? true
  }

  // MARK: Preferences

  override var cachesPreferences: Bool { true }

  override func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool { true }

  package override func preferenceOutput(_ key: PreferenceOperations) -> PreferenceCell? {
    let visible = shown.flatMap { $0.isAlive ? outermost($0) : nil }
    return key.outputOrDefault(in: self, visible)
  }
}

/// An element that shows one of several views; the others are kept, and nobody above sees them.
public class StageNode: LayoutNode {
  /// Whether a node below this one belongs to the shown view, or to no single one of them.
  ///
  /// - Parameter element: the outermost element between the node and this one.
  func isOnStage(_ element: LayoutNode?) -> Bool { true }
}

extension Node {
  /// Whether every choice around this node shows what it belongs to.
  ///
  /// - Cost: one step an ancestor in a host that has made a choice, else nothing.
  final var isOnStage: Bool {
    guard host.hasChoices else { return true }
    var outermost = element
    var node = parent
    while let current = node {
      if let stage = current as? StageNode, !stage.isOnStage(outermost) { return false }
      if let element = current as? LayoutNode { outermost = element }
      node = current.parent
    }
    return true
  }

  /// Tells this node and all below that what they belong to has been shown or hidden.
  final func tellStageChanged() {
    forEachChild { $0.tellStageChanged() }
    stageChanged()
  }
}
