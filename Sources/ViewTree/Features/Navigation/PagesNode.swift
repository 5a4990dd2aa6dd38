/// An element that shows one of several pages in its whole size: a plain host without any bar.
///
/// The page is proposed the host's size and centred in it. The host takes the proposal, the page's own
/// size where there is none. Pages off stage keep their state; they are not laid out, they have not
/// appeared, and their preferences are not seen. What the shown page writes goes on outwards.
///
/// - Source: PREF-1.8 and PREF-1.8.4 for preferences, 3.14: it is a container of relative frames.
class PagesNode: StageNode {
  @exclusivity(unchecked) private final var shown: LayoutNode?
  @exclusivity(unchecked) private final var candidates: [LayoutNode] = []
  @exclusivity(unchecked) private final var candidatesAreStale = true
  private final let frames = RelativeFrames()

  init(_ inputs: _ViewInputs) {
    super.init(inputs)
    host.hasChoices = true
  }

  // MARK: What subclasses say

  /// The nodes below, on stage or not.
  var contents: [Node] { [] }

  /// Which of the pages is shown; an index outside of them shows none.
  func choice(among pages: [LayoutNode]) -> Int { 0 }

  // MARK: Structure

  package override final func forEachChild(_ body: (Node) -> Void) {
    if let shown, shown.isAlive { body(outermost(shown)) }
  }

  override func willLeaveTree() {
    for content in contents { content.destroy() }
  }

  override final func moveEnvironment(from old: EnvironmentScope, to new: EnvironmentScope) {
    if environment === old { environment = new }
    dependencyChanged()
    for content in contents { content.moveEnvironment(from: old, to: new) }
  }

  override final var stackOrientation: StackOrientation? { .neither }

  override final func takesElementChange() -> Bool {
    pagesChanged()
    return true
  }

  final func pagesChanged() {
    candidatesAreStale = true
    setNeedsLayoutWithTraits()
  }

  private final func refreshCandidates() {
    guard candidatesAreStale else { return }
    candidatesAreStale = false
    candidates.removeAll(keepingCapacity: true)
    for content in contents { content.collectElements(into: &candidates, root: nil) }
    for candidate in candidates {
      candidate.layoutParent = self
      candidate.refreshOnAdoption()
    }
  }

  /// The node that stands for a page alone, with everything put round it.
  private final func outermost(_ page: LayoutNode) -> Node {
    var node: Node = page
    while let parent = node.parent, parent !== self, parent.element === page { node = parent }
    return node
  }

  override final func isOnStage(_ element: LayoutNode?) -> Bool {
    guard let element else { return true }
    return element === shown
  }

  // MARK: Layout

  private final var chosen: LayoutNode? {
    refreshCandidates()
    let index = choice(among: candidates)
    return candidates.indices.contains(index) ? candidates[index] : nil
  }

  override final var relativeFrames: RelativeFrames? { frames }

  override final func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    frames.use(filledByWindow(proposal), in: self)
    defer { if isPlaced { frames.use(size, in: self) } }
    let page = chosen?.measure(proposal) ?? .zero
    func side(_ axis: Axis) -> CGFloat {
      guard let length = proposal[axis], length.isFinite else { return page[axis] }
      return max(length, 0)
    }
    return CGSize(width: side(.horizontal), height: side(.vertical))
  }

  override final func placeChildren() {
    let page = chosen
    if page !== shown { show(page) }
    guard let page else { return }
    frames.use(size, in: self)
    let proposal = ProposedViewSize(size)
    let pageSize = page.measure(proposal)
    page.place(
      at: CGPoint(
        x: (size.width - pageSize.width) / 2, y: (size.height - pageSize.height) / 2),
      proposal: proposal)
  }

  private final func show(_ page: LayoutNode?) {
    let former = shown
    shown = page
    // Forgotten, so that a change off stage reaches the choice and places nothing.
    former?.isPlaced = false
    if let former, former.isAlive { outermost(former).tellStageChanged() }
    if let page { outermost(page).tellStageChanged() }
    invalidatePreferences(nil)
  }

  override final func refreshGuides() { guides = [] }

  // MARK: Preferences

  override final var cachesPreferences: Bool { true }

  override final func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool { true }

  package override final func preferenceOutput(_ key: PreferenceOperations) -> PreferenceCell? {
    let visible = shown.flatMap { $0.isAlive ? outermost($0) : nil }
    return key.outputOrDefault(in: self, visible)
  }
}
