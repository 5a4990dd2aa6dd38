/// An identity in the running tree: what stays when the view values that describe it are made anew.
///
/// A node remembers its parent, the environment that its content sees, and folded preferences where
/// several values meet. Subclasses add state and bodies (`BodyNode`), lists, and geometry
/// (``LayoutNode``). Public because public views and modifiers name their nodes; nothing in it is
/// meant for clients.
///
/// - Isolation: a tree is used by one thread at a time, that of its host.
@UncheckedAccess
public class Node {
  final let hostReference: Unretained<TreeHost>
  private(set) final var parentReference: Unretained<Node>?
  package final var environment: EnvironmentScope
  /// Layers between the root and this node.
  package final let depth: Int
  package final var isAlive = true
  package final var isQueuedForUpdate = false
  final var isQueuedForReading = false
  /// Whether the node only tells what it reads, so that it waits until an update changes nothing any
  /// more.
  final var isListener = false
  /// Whether what is made right below from now on is made of a preference: see ``ReadLayerNode``.
  final var makesOfPreference = false
  /// Whether the node is made of a preference, and waits for its layer to have read that.
  final let isMadeOfPreference: Bool
  /// Whether the node has a line of its own in printed trees: elements and custom views.
  package final var isPrinted = false
  /// Whether the node is a ``StandInNode``.
  final var isStandIn = false
  /// Whether the view has been removed and lives on; see ``Departure``.
  final var isLeaving = false
  /// The pass over bodies that brought this node up to date last.
  final var updateSerial: UInt32 = 0
  /// Grows whenever what this node depends on was recorded anew; older records are void.
  package final var dependencyEpoch: UInt32 = 0
  final var preferenceCells: [PreferenceCell] = []
  /// The number that a recorder has given to the node; that of no recorder is 0.
  package final var record: (recorder: UInt32, number: UInt32) = (0, 0)
  /// The reading after which news of all keys has passed here last.
  private final var newsSerial: UInt32 = 0

  init(host: TreeHost, environment: EnvironmentScope) {
    hostReference = Unretained(host)
    self.environment = environment
    depth = 0
    isMadeOfPreference = false
  }

  init(_ inputs: _ViewInputs) {
    let parent = inputs.parentReference
    parentReference = parent
    hostReference = parent.use { $0.hostReference }
    environment = inputs.environment
    depth = parent.use { $0.depth } + 1
    isMadeOfPreference = parent.use { $0.isMadeOfPreference || $0.makesOfPreference }
  }

  /// The host that the tree runs in; it outlives its nodes.
  package final var host: TreeHost { hostReference.object }

  /// The node above, which keeps this one.
  package final var parent: Node? {
    get { parentReference?.object }
    set { parentReference = newValue.map(Unretained.init) }
  }

  // MARK: Structure

  package func forEachChild(_ body: (Node) -> Void) {}

  /// Appends the elements below this node in tree order.
  ///
  /// - Parameter root: the outermost writer of preferences that belongs to a single element.
  func collectElements(into list: inout [LayoutNode], root: Node?) {}

  /// Appends the rows below this node to a lazy list; a view that is no list counts as it
  /// stands.
  func collectRows(into rows: inout RowList) {
    var elements: [LayoutNode] = []
    collectElements(into: &elements, root: nil)
    for element in elements { rows.append(element) }
  }

  /// How the rows at and below this node come about; empty for what is no list.
  var rowTraits: RowTraits { [] }

  /// The identity of the views below: an explicit one or that of a list's element; nil for most
  /// nodes.
  var identity: AnyHashable? { nil }

  /// The single element below a chain of structural nodes; nil for lists and empty content.
  package var element: LayoutNode? { nil }

  /// The first element at or below this node, in tree order.
  ///
  /// It is found without being collected: whose item an element is stays as its container has it.
  package final var firstElementInOrder: LayoutNode? {
    if let element { return element }
    var found: LayoutNode?
    forEachChild { if found == nil { found = $0.firstElementInOrder } }
    return found
  }

  /// The node that the view itself has made: behind the wrappers of modifiers that waited for it,
  /// and inside an implicit stack.
  var viewNode: Node { self }

  /// The axis along which a spacer or divider below this node extends; nil asks the parent.
  var stackOrientation: StackOrientation? { nil }

  /// Called when something around the node has changed that no value tells it.
  func surroundingsChanged(_ change: SurroundingsChange) {}

  /// Tells this node, and all below it that look for the same stack, that its axis has changed.
  final func tellStackOrientationChanged() {
    guard stackOrientation == nil else { return }
    surroundingsChanged(.orientation)
    forEachChild { $0.tellStackOrientationChanged() }
  }

  package var typeLabel: String { String(describing: type(of: self)) }

  // MARK: Life

  /// Takes the subtree out of the tree.
  final func destroy() {
    guard isAlive else { return }
    let isOutermost = host.actions.erasedFrom == nil
    if isOutermost { host.actions.erasedFrom = parent ?? self }
    leaveTree()
    if isOutermost { host.actions.erasedFrom = nil }
  }

  /// Children first, then the node itself.
  private final func leaveTree() {
    guard isAlive else { return }
    forEachChild { $0.leaveTree() }
    isAlive = false
    dependencyEpoch &+= 1
    willLeaveTree()
  }

  func willLeaveTree() {}

  /// Called when something that the node read has changed.
  func dependencyChanged() {}

  /// Moves the subtree to environments in which other keys are set, and lets it run anew.
  func moveEnvironment(_ moves: EnvironmentMoves) {
    if let new = moves[environment] { environment = new }
    dependencyChanged()
    forEachChild { $0.moveEnvironment(moves) }
  }

  /// Brings a queued node up to date in the pass over bodies; the node is queued no more.
  func performUpdate() {}

  final func queueUpdate() {
    guard isAlive, !isQueuedForUpdate else { return }
    isQueuedForUpdate = true
    host.updateQueue.insert(self)
  }

  /// Lets a reader of preferences or geometry read in the next pass over preferences, once.
  final func queueReading() {
    guard !isQueuedForReading else { return }
    isQueuedForReading = true
    if isListener { host.listenerQueue.insert(self) } else { host.readerQueue.insert(self) }
  }

  /// Tells the container around this node that its list of elements has changed.
  final func elementsChanged() {
    var node = parent
    while let current = node {
      if current.takesElementChange() { break }
      node = current.parent
    }
    invalidatePreferences(nil)
  }

  /// Whether this node consumes a change of the elements below it.
  func takesElementChange() -> Bool { false }

  // MARK: Preferences

  /// Whether folded values are kept here; such a node stops invalidation that does not concern it.
  var cachesPreferences: Bool { false }

  /// The value that this subtree reports for a key; nil when it has no output at all.
  ///
  /// Source: PREF-1.1: absence is a structural fact, different from the default.
  func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? { nil }

  /// Whether this subtree has an output for a key, without evaluating any value.
  ///
  /// Source: PREF-1.2: a sibling's value is computed only if `reduce` asks for it.
  func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool {
    var found = false
    forEachChild { found = found || $0.hasPreferenceOutput(key) }
    return found
  }

  /// Reads the preferences that this node waits for, in the pass over preferences.
  func readPreferences() {}

  /// Called on the way up when a value below has changed; true where the news ends.
  ///
  /// - Parameter source: the child that the news comes from, or the node itself.
  func preferenceBelowChanged(_ key: ObjectIdentifier?, from source: Node) -> Bool { false }

  /// Makes every folded value of this node and above for the key (all keys when nil) out of date.
  ///
  /// - Cost: the distance to the nearest node that has heard the same news since anybody has read,
  ///   else to the root.
  final func invalidatePreferences(_ key: ObjectIdentifier?) {
    passNews(of: key, from: self)
  }

  /// The same, above this node only, whose own value is what has changed.
  final func invalidatePreferencesAbove(_ key: ObjectIdentifier?) {
    parent?.passNews(of: key, from: self)
  }

  private final func passNews(of key: ObjectIdentifier?, from child: Node) {
    var node: Node? = self
    var source = child
    while let current = node {
      if current.preferenceBelowChanged(key, from: source) { return }
      if current.cachesPreferences, !current.markCellsOutOfDate(key) { return }
      source = current
      node = current.parent
    }
  }

  /// Marks the cells for the key; true where the news must go on upwards.
  ///
  /// A node without such a cell lets it pass: a dynamic container reads its items directly and
  /// leaves nothing at the lists between.
  private final func markCellsOutOfDate(_ key: ObjectIdentifier?) -> Bool {
    guard let key else { return markAllOutOfDate() }
    for cell in preferenceCells where cell.key.id == key {
      if cell.isOutOfDate { return false }
      cell.isOutOfDate = true
      return true
    }
    return true
  }

  /// The same for news of every key, which goes on unless it has passed here since the latest
  /// reading: a reader of a key that has no cell here may have read again.
  private final func markAllOutOfDate() -> Bool {
    for cell in preferenceCells {
      cell.isOutOfDate = true
      cell.hasOutput = nil
    }
    let serial = hostReference.use { $0.serials.reading }
    guard newsSerial != serial else { return false }
    newsSerial = serial
    return true
  }

  final func preferenceCell(_ key: PreferenceOperations) -> PreferenceCell? {
    for cell in preferenceCells where cell.key === key { return cell }
    return nil
  }
}

/// Along which axis the nearest stack arranges its children.
package enum StackOrientation {
  case horizontal, vertical
  /// A container without an axis of its own.
  case neither
}

/// A structural node with one child.
@UncheckedAccess
public class UnaryNode: Node {
  package final var child: Node?

  package override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func collectElements(into list: inout [LayoutNode], root: Node?) {
    child?.collectElements(into: &list, root: root)
  }

  override func collectRows(into rows: inout RowList) {
    if rowTraits.contains(.onDemand) {
      child?.collectRows(into: &rows)
    } else {
      super.collectRows(into: &rows)
    }
  }

  override var rowTraits: RowTraits { child?.rowTraits.subtracting(.deferred) ?? [] }

  package override var element: LayoutNode? { child?.element }

  override func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool {
    child?.hasPreferenceOutput(key) ?? false
  }

  override func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    child?.preferenceOutput(key)
  }

  /// Called when the content below has been made, and whenever a new value has reached the node and
  /// then the content.
  func contentIsCurrent(isNew: Bool) {}
}
