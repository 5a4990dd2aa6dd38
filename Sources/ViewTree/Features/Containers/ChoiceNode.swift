/// An element that shows one of several candidates; the others are kept, hidden from all ancestors.
///
/// Hidden candidates are kept up to date and can be measured. They have not appeared, and their
/// preferences are not read.
@UncheckedAccess
public class ChoiceNode: LayoutNode {
  private(set) final var shown: LayoutNode?
  private final var knownCandidates: [LayoutNode] = []
  private final var candidatesAreStale = true

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    host.hasChoosingContainers = true
  }

  /// The nodes below, shown or not.
  var contents: [Node] { [] }

  func candidatesWereRenewed() {}

  // MARK: Structure

  package override final func forEachChild(_ body: (Node) -> Void) {
    if let shown, shown.isAlive { body(shown.outermostNode) }
  }

  override func willLeaveTree() {
    for content in contents { content.destroy() }
  }

  override final func moveEnvironment(_ moves: EnvironmentMoves) {
    if let new = moves[environment] { environment = new }
    dependencyChanged()
    for content in contents { content.moveEnvironment(moves) }
  }

  override final var stackOrientation: StackOrientation? { .neither }

  override final func takesElementChange() -> Bool {
    candidatesChanged()
    return true
  }

  final func candidatesChanged() {
    candidatesAreStale = true
    setNeedsLayoutWithTraits()
  }

  /// The elements of all contents, in tree order.
  final var candidates: [LayoutNode] {
    guard candidatesAreStale else { return knownCandidates }
    candidatesAreStale = false
    knownCandidates.removeAll(keepingCapacity: true)
    for content in contents { content.collectElements(into: &knownCandidates, root: nil) }
    for candidate in knownCandidates { adopt(candidate) }
    candidatesWereRenewed()
    return knownCandidates
  }

  override final func presence(of child: LayoutNode) -> Presence {
    child === shown ? .seen : .hidden
  }

  /// Shows another candidate; nil shows none.
  final func show(_ chosen: LayoutNode?) {
    guard chosen !== shown else { return }
    let former = shown
    shown = chosen
    // Not placed any more, so that a change of a hidden candidate reaches the choice and places
    // nothing.
    former?.isPlaced = false
    if let former {
      // If the former one is gone, the views around it are somewhere in the contents.
      let concerned = former.isAlive ? [former.outermostNode] : contents
      for node in concerned { node.tellSurroundingsChanged(.choice) }
    }
    if let chosen { chosen.outermostNode.tellSurroundingsChanged(.choice) }
    invalidatePreferences(nil)
  }

  // MARK: Preferences

  override final var cachesPreferences: Bool { true }

  override final func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool { true }

  override final func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    let visible = shown.flatMap { $0.isAlive ? $0.outermostNode : nil }
    return key.outputOrDefault(in: self, visible)
  }
}
