/// A structural node that is told when its content comes and goes.
///
/// In a list the content is present while it has at least one element: the arrival of the first and
/// the departure of the last count. In a slot for one view it is present as long as the node. A row
/// of a lazy container is present while it is visible.
///
/// - Source: STATE-4.2: on a list the calls are merged, first in, last out.
class PresenceNode: UnaryNode {
  private final let isInList: Bool
  private(set) final var isPresent = false

  override init(_ inputs: _ViewInputs) {
    isInList = inputs.slot.isList
    super.init(inputs)
  }

  func contentAppeared() {}

  func contentDisappeared() {}

  override final func contentIsCurrent(isNew: Bool) {
    if isNew { comparePresence() }
  }

  override final func surroundingsChanged(_ change: SurroundingsChange) {
    if change == .choice || change == .visibility { comparePresence() }
  }

  override final func takesElementChange() -> Bool {
    if !isPresent || presence == .seen {
      comparePresence()
    } else if presence != .hidden {
      // A lazy container learns of new rows when it has placed them.
      queueReading()
    }
    // The choice that showed the former content reports once it has looked at the new one.
    return false
  }

  override final func readPreferences() { comparePresence() }

  override final func willLeaveTree() {
    guard isPresent else { return }
    isPresent = false
    contentDisappeared()
  }

  /// Checks whether the content is present, and reports a change.
  final func comparePresence() {
    // Content that is still being made is not present yet, so that its own actions come first.
    guard let child else { return }
    let isPresentNow = (!isInList || child.hasElements) && presence == .seen
    guard isPresentNow != isPresent else { return }
    isPresent = isPresentNow
    if isPresentNow { contentAppeared() } else { contentDisappeared() }
  }
}

extension Node {
  /// Whether this node is an element or has at least one below it.
  fileprivate final var hasElements: Bool {
    if self is LayoutNode { return true }
    var found = false
    forEachChild { found = found || $0.hasElements }
    return found
  }
}
