@_exported import Testing
@_exported import UIKit
import ViewTreeInspection

/// How a host reports a call that could not do its work: a tap on a covered or disabled view, a tag
/// that no option has, a wait for tasks that do not end.
public enum Strictness: Sendable {
  /// Records an issue at the caller's line, which fails the test.
  case issues
  /// Records a warning, which leaves the test passing.
  case warnings
}

/// Lays out a view without a screen, for tests.
///
/// ```swift
/// let host = ViewHost(size: CGSize(width: 200, height: 100)) {
///   Text("Hello").padding(10).accessibilityIdentifier("greeting")
/// }
/// #expect(host.frame(of: "greeting") == CGRect(x: 47.5, y: 31.5, width: 105, height: 37))
/// ```
///
/// The tree is at rest when the initializer returns. Nothing waits in real time: `advance` and the
/// finger move the host's virtual clock.
///
/// - Units: points in the root's space, virtual seconds.
@MainActor
public final class ViewHost {
  package let tree: TreeHost
  /// Whether a wait is evaluating its condition, whose finders may find nothing yet.
  var isAsking = false
  /// The message of the finder that found nothing when the condition was last evaluated.
  var answer: String?
  /// Logs the calls of a test whose failures are shown; nil for every other test.
  var log: HostLog?
  /// How the host reports calls that could not do their work.
  public let strictness: Strictness

  /// A test's values may be released by any thread; the tree's views are released on the main
  /// actor.
  isolated deinit {}

  /// - Parameter appStorage: the store for `AppStorage` values that name none. Without one they
  ///   live in memory as long as the host, so that no test sees the values of another.
  public init<Content: View>(
    size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(), displayScale: CGFloat = 2,
    textMeasurer: any TextMeasurer = .unit, strictness: Strictness = .issues,
    appStorage: UserDefaults? = nil, @ViewBuilder content: () -> Content
  ) {
    self.strictness = strictness
    var environment = EnvironmentValues()
    environment.textMeasurer = textMeasurer
    environment.appStorage = appStorage
    tree = TreeHost(
      size: size, safeAreaInsets: safeAreaInsets, displayScale: displayScale,
      environment: environment, content: content)
    ScreenLog.current?.add(self)
  }

  /// Lays out a frame-based view, which fills the window, the unsafe edges included.
  public convenience init(
    size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(), displayScale: CGFloat = 2,
    textMeasurer: any TextMeasurer = .unit, strictness: Strictness = .issues,
    uiView: UIView
  ) {
    self.init(
      size: size, safeAreaInsets: safeAreaInsets, displayScale: displayScale,
      textMeasurer: textMeasurer, strictness: strictness
    ) { UIViewRoot(view: uiView).ignoresSafeArea() }
  }

  /// Lays out a view controller's view, which fills the window, the unsafe edges included.
  public convenience init(
    size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(), displayScale: CGFloat = 2,
    textMeasurer: any TextMeasurer = .unit, strictness: Strictness = .issues,
    viewController: UIViewController
  ) {
    self.init(
      size: size, safeAreaInsets: safeAreaInsets, displayScale: displayScale,
      textMeasurer: textMeasurer, strictness: strictness
    ) { UIViewControllerRoot(controller: viewController).ignoresSafeArea() }
  }

  /// Shows a new root value; views of the same type at the same place keep their state.
  public func update<Content: View>(@ViewBuilder _ content: () -> Content) {
    tree.update(content)
  }

  /// Runs turns until nothing is due at the present virtual time; bounded, with a warning.
  public func settle() { tree.settle() }

  /// Moves virtual time forward; due work runs on the way, and scrolling advances tick by tick.
  public func advance(by seconds: Double) {
    note("advance(by: \(seconds))")
    tree.advance(by: seconds)
  }

  /// Settles, and lets the tasks that views have started run until they are idle: those of `task`
  /// and `refreshable`, and every `Task` made in an action or callback, but not detached ones. Tasks
  /// that were started elsewhere, as by the test, get ten chances to run.
  ///
  /// A task that sleeps on ``clock`` is left asleep. One that sleeps in real time (`Task.sleep`,
  /// `ContinuousClock`) is waited for as long as the time limits below allow. After that an issue
  /// at the caller's line says where the views' tasks were made; see ``Strictness``.
  ///
  /// - Errors: a task that waits for something else does not end here. The call returns after a
  ///   second of real time without any progress of the tasks or the tree, and after ten seconds in
  ///   any case. Where other work occupies the main actor that long, tasks still get several
  ///   hundred chances to run.
  public func settled(sourceLocation: SourceLocation = #_sourceLocation) async {
    let start = ContinuousClock.now
    var news = start
    var rounds = 0
    var quietRounds = 0
    var seen = (tree.tasks.serial, tree.counters)
    tree.settle()
    repeat {
      // A task that only waits for its turn gets it at once; one that sleeps needs real time.
      if quietRounds < Self.busyRounds {
        await Task.yield()
      } else {
        try? await Task.sleep(for: .milliseconds(1))
      }
      tree.settle()
      rounds += 1
      quietRounds += 1
      let present = (tree.tasks.serial, tree.counters)
      if present != seen {
        seen = present
        news = .now
        quietRounds = 0
      }
    } while rounds < Self.unknownRounds
      || (!tree.tasks.areIdle || tree.time.hasTasks)
        && (!tree.time.hasSleepers || quietRounds < Self.busyRounds)
        && (news.duration(to: .now) < Self.patience || quietRounds < Self.patientRounds)
        && (start.duration(to: .now) < Self.patience * 10 || rounds < Self.leastRounds)
    tellTasksLeft(after: start.duration(to: .now), sourceLocation)
  }

  /// A clock that this host's time drives, for code under test that takes `any Clock<Duration>`.
  public var clock: VirtualClock { VirtualClock(tree.time) }

  /// Reports the tasks that did not end in time; tasks that sleep on the host's clock are fine.
  private func tellTasksLeft(after duration: Duration, _ location: SourceLocation) {
    guard !tree.tasks.areIdle || tree.time.hasTasks, !tree.time.hasSleepers else { return }
    let tenths = (duration / .milliseconds(100)).rounded()
    tree.time.noteTasksLeft(tree.tasks.places, after: tenths / 10)
    // A turn without work does not check for warnings; one after a work item does.
    tree.time.enqueue {}
    tree.settle()
    guard let warning = tree.warnings.last(where: { $0.kind == .virtualTime }) else { return }
    tell(strictness == .issues ? .error : .warning, warning.message, location)
  }

  /// How often `settled()` yields to tasks before it sleeps between rounds.
  private static let busyRounds = 1000

  /// The least number of rounds before patience ends: on a busy machine one can take a second.
  private static let patientRounds = busyRounds + 500

  /// The least number of rounds in any case: other work can hold the main actor beyond any limit.
  private static let leastRounds = 300

  private static let patience = Duration.seconds(1)

  /// Virtual seconds since the host was made.
  public var now: Double { tree.now }

  /// Ticks per virtual second; 60 unless set.
  ///
  /// - NaN: 60. Shape: below 1 counts as 1, above 10,000 as 10,000.
  public var framesPerSecond: Double {
    get { tree.framesPerSecond }
    set { tree.framesPerSecond = newValue }
  }

  /// The size of the window; setting it causes a new layout.
  public var size: CGSize {
    get { tree.size }
    set { tree.size = newValue }
  }

  /// The frame of the first view in tree order that has the accessibility identifier.
  ///
  /// An open sheet, alert or menu is searched before the views that it covers.
  /// A frame-based view's frame is in the root's space, whatever `space` is.
  ///
  /// - Nil: no view has it, which a test may well expect: `#expect(host.frame(of: "spinner") ==
  ///   nil)`. So nothing is recorded, except a warning where an identifier is spelled almost the
  ///   same: "heder" next to "header", but not "row 12" next to "row 11". ``find(_:)`` and
  ///   ``expectFrame(of:_:)`` fail where there is no view.
  public func frame(
    of identifier: String, in space: CoordinateSpace = .global,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGRect? {
    if let element = tree.firstElementInWindow(identifier) { return element.frame(in: space) }
    if let line = tree.firstHostedLineInWindow(identifier) { return line.frame }
    cautionIfMisspelt(identifier, "frame(of: \"\(identifier)\")", sourceLocation)
    return nil
  }

  /// The frames of all views with the identifier, in tree order; empty where none has it.
  public func frames(of identifier: String) -> [CGRect] {
    tree.treesInWindow.flatMap { tree in
      tree.elements(identifier).map { $0.frame(in: .global) }
        + tree.hostedLines(identifier).map(\.frame)
    }
  }

  /// The frame in the root's space at which the first view with the identifier is shown.
  ///
  /// It differs from ``frame(of:in:)`` while an animation brings the view to its final frame;
  /// `advance(by:)` moves it on.
  ///
  /// - Nil: no view has the identifier.
  public func presentationFrame(
    of identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGRect? {
    query(identifier, "presentationFrame", sourceLocation)?.presentedFrame
  }

  /// The frames in the root's space at which all views with the identifier are shown, in tree
  /// order. While an animation replaces one view by another, both are included, the departing one
  /// first.
  ///
  /// - Empty: no view has the identifier.
  public func presentationFrames(of identifier: String) -> [CGRect] {
    tree.treesInWindow.flatMap { $0.elements(identifier).map(\.presentedFrame) }
  }

  /// The opacity at which the first view with the identifier is shown, with the views around it
  /// included.
  ///
  /// - Nil: no view has the identifier.
  public func presentationOpacity(
    of identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double? {
    query(identifier, "presentationOpacity", sourceLocation)?.presentedOpacity
  }

  /// The outline with which the first shape with the identifier, or inside it, is shown.
  ///
  /// - Units: points in the shape's own space.
  /// - Nil: there is no such shape.
  public func presentationPath(of identifier: String) -> Path? {
    tree.treesInWindow.reversed().lazy.compactMap { $0.presentedPath(identifier) }.first
  }

  /// Whether an animation is in progress.
  public var isAnimating: Bool { tree.isAnimating }

  /// The value of a preference folded at the root; the key's default when nothing writes.
  public func value<K: PreferenceKey>(of key: K.Type) -> K.Value { tree.value(of: key) }

  /// The finger.
  public var finger: Finger { Finger(self) }

  /// The content offset of the scroll view with the identifier, or the first one inside it.
  ///
  /// - Nil: there is no such scroll view.
  public func scrollOffset(
    of identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGPoint? {
    for tree in tree.treesInWindow.reversed() {
      if let offset = tree.scrollNode(identifier)?.contentOffset { return offset }
    }
    if let line = tree.firstHostedLineInWindow(identifier) { return line.contentOffset }
    _ = query(identifier, "scrollOffset", sourceLocation)
    return nil
  }

  /// The first view with an identifier; warns where there is none but another is spelled almost the
  /// same.
  private func query(
    _ identifier: String, _ call: String, _ location: SourceLocation
  ) -> LayoutNode? {
    if let element = tree.firstElementInWindow(identifier) { return element }
    cautionIfMisspelt(identifier, "\(call)(of: \"\(identifier)\")", location)
    return nil
  }

  /// The tree as text, indented by two spaces per level: `VStack #rows (0, 0, 300, 120)`, with
  /// texts, the values of controls, and disabled, focused and selected states: `HStack #sound (0,
  /// 0, 300, 31) on`. Open sheets, alerts and menus follow, each a tree with a root of its own, the
  /// foremost last.
  public func text() -> String {
    tree.time.whileCurrent {
      tree.treesInWindow.map { TreeText.of($0.root) { TreeWords($0).text } }
        .joined(separator: "\n")
    }
  }

  /// The work done since the host was made.
  public var counters: Counters { tree.counters }

  /// The engine's warnings, in order.
  public var warnings: [TreeWarning] { tree.warnings }
}
