/// A structural node that is told when its content comes and when it goes.
///
/// In a list the content is there while it has at least one element: the first one's coming and the
/// last one's going count. In a place for one view it is there as long as the node. A row of a lazy
/// container is there while it can be seen.
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
    if !isPresent || standing == .seen {
      comparePresence()
    } else if standing != .hidden {
      // A lazy container knows of new rows when it has placed them.
      queueReading()
    }
    // A choice that has shown the former content tells when it has looked at the new one.
    return false
  }

  override final func readPreferences() { comparePresence() }

  override final func willLeaveTree() {
    guard isPresent else { return }
    isPresent = false
    contentDisappeared()
  }

  /// Looks whether the content is there now, and tells where that has changed.
  final func comparePresence() {
    // Content that is still being made is not there yet, so that its own actions come first.
    guard let child else { return }
    let isPresentNow = (!isInList || child.hasElements) && standing == .seen
    guard isPresentNow != isPresent else { return }
    isPresent = isPresentNow
    if isPresentNow { contentAppeared() } else { contentDisappeared() }
  }
}

extension Node {
  /// Whether at least one element lies below this node or is this node.
  fileprivate final var hasElements: Bool {
    if self is LayoutNode { return true }
    var found = false
    forEachChild { found = found || $0.hasElements }
    return found
  }
}
