/// Runs one view tree: its clock, its queue, its finger, and the turn.
///
/// - Units: points in the root's space; the origin is the top leading corner, y grows downward.
/// - Isolation: one thread of the process evaluates at a time, the main actor's wherever views have
///   bodies; other threads reach a host through `inbox`.
@UncheckedAccess
package final class TreeHost {
  package let inbox: HostInbox
  /// An inner tree shares the tasks of the surrounding one, so that waiting for them covers both.
  package let tasks: HostTasks
  package let time: VirtualTime
  package var observer: (any TreeObserver)? {
    didSet { isObserved = observer != nil }
  }
  /// Whether there is an observer; checked at every measurement without reference counting.
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
  /// The nested ticks in progress.
  var openTicks = OpenTicks()
  /// The places of this turn at which the tree was too deep.
  var tooDeepPlaces = 0
  /// Whether the tree has ever contained an element that was not shown.
  var hasChoosingContainers = false
  /// Shows changes over time; nil until something is animated.
  var presentation: Presentation?
  /// The removed views that leave after the next update.
  var leaving: [Departure] = []
  /// The features that have joined, in the order in which they are called.
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

  /// The host of the surrounding tree, for a tree inside a hosted view; this one uses its clock.
  /// Nil for most hosts, and once that host is gone.
  var hostAround: TreeHost? {
    guard let owner = time.owner, owner !== self else { return nil }
    return owner as? TreeHost
  }

  /// The views leave with their host, and their last actions still run: in the surrounding tree's
  /// turn, else at once. Source: STATE-4.2.3.
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

  /// The host that is running, else the one used last; nil if there is none.
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

  /// Whether the tree is shown: in a hosted view outside any window its views have not appeared.
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

  /// Shows a new root value; identities are kept if the type is the same.
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
        // Layout is part of the change where a transaction says how it is shown.
        if mayAnimate || Transaction.isInside { updateTree() }
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

  /// Queues a closure for the action pass; in an update, at its node's place in tree order.
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

/// Growing numbers by which a node can tell what has happened since its last check.
package struct HostSerials {
  /// Incremented per body pass: each node is brought up to date once within it.
  var update: UInt32 = 0
  /// Incremented per turn: each element counts once as measured within it.
  var measure: UInt64 = 1
  /// Incremented per preference read: earlier notices have to be given again after it.
  var reading: UInt32 = 1
  /// Incremented per pass of preferences: each node reads a few times within it at most. It begins
  /// again at 0 after 255, so that a node needs one byte; then one reading too many may be counted.
  var readingPass: UInt8 = 0
  /// Incremented per applied transaction.
  var transaction: UInt64 = 1
  /// Incremented per tick: a turn and the turns that finish its work. See ``TreeHost/tick``.
  package var tick: UInt64 = 1
}

/// The number of nested ticks, and whether there were too many.
struct OpenTicks {
  var count = 0
  /// Whether all of them end without further work.
  var areAbandoned = false
}
