/// Runs one view tree: its clock, its queue, its finger, and the turn.
///
/// - Units: points in the root's space; the origin is the top leading corner, y grows downward.
/// - Isolation: one thread of the process evaluates at a time, the main actor's wherever views have
///   bodies; other threads reach a host through `inbox`.
@UncheckedAccess
package final class TreeHost {
  package let inbox: HostInbox
  /// A tree inside another one has the tasks of that one, so that whoever waits for them waits for
  /// all.
  package let tasks: HostTasks
  package let time: VirtualTime
  package var observer: (any TreeObserver)? {
    didSet { isObserved = observer != nil }
  }
  /// Whether there is an observer: asked at every measurement, without counting a reference.
  private(set) var isObserved = false
  /// - NaN: 60. Shape: below 1 counts as 1, above 10,000 as 10,000.
  package var framesPerSecond = 60.0 {
    didSet {
      framesPerSecond = framesPerSecond.isNaN ? 60 : min(max(framesPerSecond, 1), 10_000)
    }
  }
  package internal(set) var counters = Counters()
  var warningLog = WarningLog()

  var updateQueue = DepthQueue<Node>(deepestFirst: false)
  var layoutQueue = DepthQueue<LayoutNode>(deepestFirst: true)
  var readerQueue = DepthQueue<Node>(deepestFirst: true)
  var listenerQueue = DepthQueue<Node>(deepestFirst: true)
  var layerReading = LayerReading()
  var transactions = TransactionQueue()
  var actions = ActionQueue()
  var positions = PositionReaders()
  var geometryChanged = false
  var isUpdating = false
  package var serials = HostSerials()
  /// The transaction whose changes are being applied.
  var transaction = Transaction()
  /// The ticks that are being finished, one inside the other.
  var openTicks = OpenTicks()
  /// The places of this turn at which the tree was too deep.
  var tooDeepPlaces = 0
  /// Whether anything has ever stood in the tree without being shown.
  var hasChoosingContainers = false
  /// Shows changes over time; nil until something is animated.
  var presentation: Presentation?
  /// The views that have been removed and leave after the next update.
  var leaving: [Departure] = []
  /// The features that take part, in the order in which they are called.
  package internal(set) var parts = HostParts()

  private var rootNode: RootNode?

  /// - Parameter isInWindow: see ``isInWindow``.
  package init<Content: View>(
    size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(), displayScale: CGFloat = 2,
    environment: EnvironmentValues = EnvironmentValues(), time: VirtualTime = VirtualTime(),
    isInWindow: Bool = true, content: () -> Content
  ) {
    self.time = time
    tasks = (time.owner as? TreeHost)?.tasks ?? HostTasks()
    inbox = HostInbox(thread: time.thread)
    if time.owner == nil { time.owner = self }
    var values = environment
    values.displayScale = displayScale
    let base = EnvironmentScopeOf(ObjectIdentifier(TreeHost.self), (), outer: values.scope)
    let root = RootNode(host: self, environment: base)
    root.hostSize = size
    root.safeAreaInsets = safeAreaInsets
    rootNode = root
    if !isInWindow { self.isInWindow = false }
    time.whileCurrent {
      let view = content()
      updating { root.show(view) }
    }
    settle()
  }

  /// The host of the tree that this one stands in, inside a hosted view, and whose clock it has;
  /// nil for most hosts, and once that host has gone.
  var hostAround: TreeHost? {
    guard let owner = time.owner, owner !== self else { return nil }
    return owner as? TreeHost
  }

  /// The views leave with their host, and what they say then is still heard: by the tree around in
  /// its turn, else at once. Source: STATE-4.2.3.
  deinit {
    rootNode?.destroy()
    if let hostAround { return hostAround.actions.append(actions) }
    time.whileCurrent { runActions() }
  }

  package var root: RootNode {
    guard let rootNode else {
      preconditionFailure("The host's root is used before the host is made.")
    }
    return rootNode
  }

  /// The host that runs at this moment, else the one used last; nil without any.
  package static var current: TreeHost? { VirtualTime.current?.owner as? TreeHost }

  package var size: CGSize {
    get { root.hostSize }
    set {
      guard newValue != root.hostSize else { return }
      root.hostSize = newValue
      root.setNeedsLayout()
      tellWindowChanged()
      settle()
    }
  }

  package var safeAreaInsets: EdgeInsets {
    get { root.safeAreaInsets }
    set {
      guard newValue != root.safeAreaInsets else { return }
      let wasSafe = root.safeAreaInsets == EdgeInsets()
      root.safeAreaInsets = newValue
      root.setNeedsLayout()
      if wasSafe { root.unsafeAreaAppeared() }
      tellWindowChanged()
      settle()
    }
  }

  private func tellWindowChanged() {
    for part in parts.all { part.windowChanged() }
  }

  /// Whether the tree is shown: in a hosted view outside of any window its views have not appeared.
  package var isInWindow: Bool {
    get { root.isInWindow }
    set {
      guard newValue != root.isInWindow else { return }
      root.isInWindow = newValue
      hasChoosingContainers = true
      root.tellSurroundingsChanged(.visibility)
      if time.owner == nil { runActions() }
    }
  }

  /// Shows a new root value; identities are kept where the type stays the same.
  package func update<Content: View>(_ content: () -> Content) {
    guard !isUpdating else {
      return warn(
        .stateWrittenDuringUpdate,
        "A body or a layout gave the host a new root while the tree was being updated; it is ignored."
          + " Do it in an action.", nil)
    }
    time.whileCurrent {
      let view = content()
      beginTransaction(.current)
      tooDeepPlaces = 0
      updating {
        root.show(view)
        observer?.evaluated(root)
        if Transaction.isInside { updateTree() }
      }
      endTransaction()
    }
    settle()
  }

  package var now: Double { time.now }

  package var warnings: [TreeWarning] { warningLog.all }

  package func warn(_ kind: TreeWarning.Kind, _ message: String, _ node: Node?) {
    let warning = TreeWarning(kind: kind, message: message, node: node?.typeLabel ?? "")
    warningLog.add(warning)
    observer?.warningGiven(warning)
    hostAround?.warn(kind, message, node)
  }

  /// Queues a closure for the pass over actions; in an update it takes its node's place there.
  func enqueueAction(
    _ name: String, _ node: Node, kind: ActionQueue.Kind = .life, _ action: @escaping () -> Void
  ) {
    if isUpdating {
      actions.collect(name, kind, of: node, action)
    } else {
      actions.append(name, action)
    }
    observer?.actionQueued(name, node)
  }

  /// Runs a part of an update, in which state cannot be written.
  func updating<Result>(_ body: () -> Result) -> Result {
    let outer = isUpdating
    isUpdating = true
    defer { isUpdating = outer }
    return body()
  }
}

/// Numbers that grow, by which a node tells what has happened since it looked last.
package struct HostSerials {
  /// One a pass over bodies: each node is brought up to date once while it lasts.
  var update: UInt32 = 0
  /// One a turn: each element counts once as measured while it lasts.
  var measure: UInt64 = 1
  /// One a preference read: what was told before it has to be told again after it.
  var reading: UInt32 = 1
  /// One a transaction applied.
  var transaction: UInt64 = 1
  /// One a tick: a turn and the turns that carry its unfinished work on. See ``TreeHost/tick``.
  package var tick: UInt64 = 1
}
