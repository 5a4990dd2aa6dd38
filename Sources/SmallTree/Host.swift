// The turn: what happens between a write to state and the tree that shows it, as one function.

/// Lays out a view without a screen, on a clock of its own.
///
/// ```swift
/// let host = ViewHost(size: CGSize(width: 100, height: 40)) {
///   HStack(spacing: 0) { Color.red.accessibilityIdentifier("a"); Color.blue }
/// }
/// print(host.frame(of: "a"))  // (0, 0, 50, 40)
/// ```
///
/// - Units: points in the root's space, virtual seconds. Nothing waits in real time.
public final class ViewHost {
  /// The window. The tree is laid out in a new size by the next turn.
  public var size: CGSize
  /// Virtual seconds since the host was made.
  public private(set) var now = 0.0
  /// The warnings, in the order in which they were given; each message once.
  public private(set) var warnings: [String] = []

  private var makeContent: (Place) -> Element = { Element($0) }
  private lazy var memory = Memory(self)
  private(set) var root: Element?
  /// How often the tree has been made.
  private(set) var updates = 0
  /// How many ticks there were: a tick is the turns until the tree is at rest.
  private(set) var ticks = 0
  /// Whether state has another value since the last update; without, there is nothing new to show. A
  /// body that enqueues an item would otherwise never come to rest.
  var hasChanged = false
  /// Whether bodies and layouts run just now.
  private(set) var isUpdating = false
  let queue = MainQueue()

  /// The host whose turn or action runs, or ran last: where `DispatchQueue.main` leads.
  private(set) static weak var current: ViewHost?

  /// Settles, so that frames can be read at once.
  public init<Content: View>(size: CGSize, @ViewBuilder content: () -> Content) {
    self.size = size
    update(content)
  }

  /// Shows another value. Views that keep their type and their place keep their state.
  public func update<Content: View>(@ViewBuilder _ content: () -> Content) {
    let content = content()
    makeContent = {
      $0.step(ObjectIdentifier(Content.self)).element(of: content, in: VStackLayout())
    }
    settle()
  }

  // MARK: Turns

  /// One turn. Each round makes the whole tree, places it, and runs the actions that it asks for; a
  /// second round shows what those have written. Rule: STATE-4.1.
  ///
  /// Returns whether the second round's actions have written too, so that another turn has to follow.
  private func turn() -> Bool {
    for _ in 0..<2 {
      for action in update() { action() }
      if !hasChanged { return false }
    }
    return true
  }

  /// Makes and places all elements, and gives back the actions that are due.
  ///
  /// First come those of appearance and change, then those that read preferences; each kind children
  /// before parents, in the order of the tree. Rule: STATE-4.2.
  private func update() -> [() -> Void] {
    isUpdating = true
    defer { isUpdating = false }
    updates += 1
    hasChanged = false
    memory.comeBy()

    // Bodies make elements. Layout places them, and makes the content of readers on the way.
    let place = Place(memory: memory, environment: EnvironmentValues())
    // An arrangement without any wish proposes the window's size and centres the answer.
    let root = ArrangedElement(makeContent(place.step("content")), place, Arrangement())
    self.root = root
    root.placeAsRoot(size)
    memory.forgetTheRest()

    // Nothing moves any more: watchers compare, preferences fold where somebody asks.
    let watchers = root.allWatchers
    let life = watchers.filter { !$0.readsPreferences }.compactMap { $0.look() }
    return life + watchers.filter(\.readsPreferences).compactMap { $0.look() }
  }

  /// Runs turns until the tree is at rest and nothing is due at the present time.
  ///
  /// - Errors: both are bounded; a warning says what goes on.
  public func settle() {
    Self.current = self
    finishTick()
    var items = 0
    while let item = queue.next(until: now) {
      item()
      if hasChanged { finishTick() }
      items += 1
      guard items < 10_000 else {
        return warn("10000 items ran at one moment: an item enqueues itself without a delay.")
      }
    }
  }

  private func finishTick() {
    ticks += 1
    for _ in 0..<16 where !turn() { return }
    warn("The tree still changes after 16 turns: an action changes what it is told of.")
  }

  /// Shows what has changed so far, and moves the clock to each item that is due on the way, and to
  /// the end.
  public func advance(by seconds: Double) {
    let end = now + max(seconds, 0)
    if hasChanged { settle() }
    repeat {
      now = max(now, min(queue.nextMoment ?? end, end))
      settle()
    } while now < end && (queue.nextMoment ?? end) > now
    now = end
  }

  func warn(_ message: String) {
    if !warnings.contains(message) { warnings.append(message) }
  }

  // MARK: Questions

  /// The frame of the first view, in the order of the tree, that has the identifier.
  public func frame(of identifier: String, in space: CoordinateSpace = .global) -> CGRect? {
    elements(identifier).first?.frame(in: space)
  }

  /// The frames of all views with the identifier; empty where none has it.
  public func frames(of identifier: String) -> [CGRect] {
    elements(identifier).map { $0.frame(in: .global) }
  }

  func elements(_ identifier: String) -> [Element] {
    (root?.all ?? []).filter { $0.identifiers.contains(identifier) }
  }

  /// A preference folded at the root; the key's default where nothing writes. Rule: PREF-1.9.
  public func value<K: PreferenceKey>(of key: K.Type) -> K.Value {
    root?.value(of: key) ?? K.defaultValue
  }
}
