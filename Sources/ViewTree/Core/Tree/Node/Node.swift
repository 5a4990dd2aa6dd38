/// An identity in the running tree, which outlives the view values that describe it.
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
  /// The number of layers between the root and this node.
  package final let depth: Int
  package final var isAlive = true
  package final var isQueuedForUpdate = false
  final var isQueuedForReading = false
  /// The last pass of preferences in which the node has read, and how often it has.
  private final var readings: (pass: UInt8, count: UInt8) = (0, 0)
  /// Whether the node only reports what it reads, so that it waits until the update has settled.
  final var isListener = false
  /// Whether children made from now on are made from a preference: see ``ReadLayerNode``.
  final var makesOfPreference = false
  /// Whether the node is made from a preference, and waits until its layer has read it.
  final let isMadeOfPreference: Bool
  /// Whether the node has its own line in printed trees: elements and custom views.
  package final var isPrinted = false
  /// Whether the node is a ``StandInNode``.
  final var isStandIn = false
  /// Whether the view has been removed but is kept; see ``Departure``.
  final var isLeaving = false
  /// The last body pass that brought this node up to date.
  final var updateSerial: UInt32 = 0
  /// Grows whenever the node's dependencies are recorded again; older records are void.
  package final var dependencyEpoch: UInt32 = 0
  final var preferenceCells: [PreferenceCell] = []
  /// The number that a recorder has given to the node; recorder 0 means none.
  package final var record: (recorder: UInt32, number: UInt32) = (0, 0)
  /// The reading serial at which a change of all keys last passed through here.
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

  /// The parent, which keeps this node alive.
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

  /// Appends the rows below this node to a lazy list; a view that is not a list counts as one row.
  func collectRows(into rows: RowCollector) {
    var elements: [LayoutNode] = []
    collectElements(into: &elements, root: nil)
    for element in elements { rows.append(element) }
  }

  /// How the rows at and below this node are made; empty if it is not a list.
  var rowTraits: RowTraits { [] }

  /// The identity of the views below: an explicit one or that of a list's element; nil for most
  /// nodes.
  var identity: AnyHashable? { nil }

  /// The single element below a chain of structural nodes; nil for lists and empty content.
  package var element: LayoutNode? { nil }

  /// The first element at or below this node, in tree order.
  ///
  /// Nothing is collected: each element keeps the item that its container has given it.
  package final var firstElementInOrder: LayoutNode? {
    if let element { return element }
    var found: LayoutNode?
    forEachChild { if found == nil { found = $0.firstElementInOrder } }
    return found
  }

  /// The node that the view itself has made, behind pending modifiers' wrappers and inside an
  /// implicit stack.
  var viewNode: Node { self }

  /// The axis along which a spacer or divider below this node extends; nil asks the parent.
  var stackOrientation: StackOrientation? { nil }

  /// Called when something around the node has changed that no value reports.
  func surroundingsChanged(_ change: SurroundingsChange) {}

  /// Tells this node, and all below it that depend on the same stack, that the stack's axis has
  /// changed.
  final func tellStackOrientationChanged() {
    guard stackOrientation == nil else { return }
    surroundingsChanged(.orientation)
    forEachChild { $0.tellStackOrientationChanged() }
  }

  package var typeLabel: String { String(describing: type(of: self)) }

  // MARK: Life

  /// Removes the subtree from the tree.
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

  /// Moves the subtree to environments in which other keys are set, and runs it again.
  func moveEnvironment(_ moves: EnvironmentMoves) {
    if let new = moves[environment] { environment = new }
    dependencyChanged()
    forEachChild { $0.moveEnvironment(moves) }
  }

  /// Brings a queued node up to date in the body pass; the node is then no longer queued.
  func performUpdate() {}

  final func queueUpdate() {
    guard isAlive, !isQueuedForUpdate else { return }
    isQueuedForUpdate = true
    host.updateQueue.insert(self)
  }

  /// Queues a reader of preferences or geometry for the next preference pass, once.
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

  /// Whether folded values are cached here; such a node stops invalidation that does not concern
  /// it.
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

  /// Reads the preferences that this node waits for, in the preference pass.
  func readPreferences() {}

  /// Counts a reading, and says whether the pass has room for it.
  final func countReading() -> Bool {
    let pass = host.serials.readingPass
    readings = (pass, readings.pass == pass ? readings.count + 1 : 1)
    return readings.count <= TreeHost.innerRounds
  }

  /// Called on the way up when a value below has changed; true if the change need go no further.
  ///
  /// - Parameter source: the child that the change comes from, or the node itself.
  func preferenceBelowChanged(_ key: ObjectIdentifier?, from source: Node) -> Bool { false }

  /// Marks every folded value of this node and above for the key (all keys if nil) as out of date.
  ///
  /// - Cost: the distance to the nearest node that has had the same notice since the last read,
  ///   else to the root.
  final func invalidatePreferences(_ key: ObjectIdentifier?) {
    passNews(of: key, from: self)
  }

  /// The same, only above this node, whose own value has changed.
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

  /// Marks the cells for the key; true if the change must go on upwards.
  ///
  /// A node without such a cell passes it on: a dynamic container reads its items directly and
  /// leaves no cell at the lists in between, or one that was only asked whether there is an output and
  /// is never folded.
  private final func markCellsOutOfDate(_ key: ObjectIdentifier?) -> Bool {
    guard let key else { return markAllOutOfDate() }
    for cell in preferenceCells where cell.key.id == key {
      if cell.hasPassedNews { return false }
      cell.hasPassedNews = !cell.isOutOfDate
      cell.isOutOfDate = true
      return true
    }
    return true
  }

  /// The same for a change of every key, which goes on unless one has passed here since the last
  /// read: a reader of a key without a cell here may have read again.
  private final func markAllOutOfDate() -> Bool {
    for cell in preferenceCells {
      cell.isOutOfDate = true
      cell.hasPassedNews = false
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

/// The axis along which the nearest stack arranges its children.
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

  override func collectRows(into rows: RowCollector) {
    if rowTraits.contains(.onDemand) {
      child?.collectRows(into: rows)
    } else {
      super.collectRows(into: rows)
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

  /// Called when the content below has been made, and whenever a new value has been applied to the
  /// node and then to the content.
  func contentIsCurrent(isNew: Bool) {}
}
