import UIKit
import ViewTreeInspection

/// Waiting for the results of tasks, timers or animations.
///
/// Tasks run to their first suspension before a condition is evaluated, and from one to the next
/// between two evaluations; so a state that lasts for one suspension is seen. Virtual time moves only
/// while a call waits for it: from one due moment to the next, and tick by tick while something
/// moves. Real time passes only while a task waits for something that is not virtual, and for a tenth
/// of a second before a wait gives up: a host does not know of tasks that were started outside of its
/// views, as by a model that the test made or by the test.
///
/// ```swift
/// @MainActor @Test func theNameComesAfterThreeSeconds() async {
///   struct Loading: View {
///     @State private var name: String?
///
///     var body: some View {
///       Text(name ?? "Loading").onAppear {
///         DispatchQueue.main.asyncAfter(deadline: .now() + 3) { name = "Ada" }
///       }
///     }
///   }
///
///   let host = ViewHost(size: CGSize(width: 200, height: 100)) { Loading() }
///   await host.waitFor { host.find(text: "Ada").exists }
///   #expect(host.now == 3)
/// }
/// ```
extension ViewHost {
  /// Waits until a condition holds. Finders in it record nothing until it does.
  ///
  /// - Parameter seconds: how far virtual time may move. Virtual seconds.
  /// - Returns: whether the condition holds.
  /// - Errors: an issue at the caller's line, with the message of the condition's finder and the
  ///   places of unfinished tasks: when virtual time has moved that far, a tenth of a second of real
  ///   time after nothing is left that the host knows of, and after a second of real time in which a
  ///   task waits for something other than virtual time.
  @discardableResult
  public func waitFor(
    within seconds: Double = 60, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () -> Bool
  ) async -> Bool {
    await wait("waitFor", seconds, sourceLocation, condition)
  }

  /// The view with an accessibility identifier, as soon as there is one; see
  /// ``waitFor(within:sourceLocation:_:)``.
  public func find(
    _ identifier: String, in scope: FoundView? = nil, within seconds: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> FoundView {
    await wait(for: Wanted(.identifier(identifier), scope), seconds, sourceLocation)
  }

  /// The view that shows a text, as soon as there is one.
  public func find(
    text: String, in scope: FoundView? = nil, within seconds: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> FoundView {
    await wait(for: Wanted(.text(text), scope), seconds, sourceLocation)
  }

  /// The view that has a label, as soon as there is one.
  public func find(
    label: String, in scope: FoundView? = nil, within seconds: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> FoundView {
    await wait(for: Wanted(.label(label), scope), seconds, sourceLocation)
  }

  /// The view of a role, as soon as there is one.
  public func find(
    role: ViewRole, text: String? = nil, label: String? = nil, in scope: FoundView? = nil,
    within seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> FoundView {
    await wait(for: Wanted(.role(role, text, label), scope), seconds, sourceLocation)
  }

  private func wait(
    for wanted: Wanted, _ seconds: Double, _ location: SourceLocation
  ) async -> FoundView {
    let isThere = await wait(wanted.call, seconds, location) { find(wanted, location).exists }
    return isThere ? find(wanted, location) : FoundView(in: self)
  }

  private func wait(
    _ call: String, _ seconds: Double, _ location: SourceLocation, _ condition: () -> Bool
  ) async -> Bool {
    let start = now
    var realStart: ContinuousClock.Instant?
    while true {
      if await runTasks(until: condition) { return true }
      if hasBusyTasks {
        // Computation on other threads gets a chance before virtual time moves.
        try? await Task.sleep(for: .milliseconds(1))
        if await runTasks(until: condition) { return true }
      }
      if moveTime(to: start + seconds) { continue }
      let began = realStart ?? .now
      realStart = began
      if !hasTasks { try? await Task.sleep(for: .milliseconds(1)) }
      let limit = hasTasks ? Self.realLimit : Self.unknownLimit
      guard !tree.time.hasSleepers, began.duration(to: .now) < limit else {
        tell(.error, report(call, seconds, from: start), location)
        return false
      }
    }
  }

  private func ask(_ condition: () -> Bool) -> Bool {
    let wasAsking = isAsking
    isAsking = true
    answer = nil
    defer { isAsking = wasAsking }
    return condition()
  }

  /// Lets tasks run from suspension to suspension until a condition holds or none makes progress.
  private func runTasks(until condition: () -> Bool) async -> Bool {
    var seen = (tree.tasks.serial, tree.counters)
    var quiet = 0
    settle()
    while quiet < (hasTasks ? Self.quietRounds : Self.unknownRounds) {
      await Task.yield()
      settle()
      let present = (tree.tasks.serial, tree.counters)
      quiet = present == seen ? quiet + 1 : 0
      if present != seen, ask(condition) { return true }
      seen = present
    }
    return ask(condition)
  }

  private var hasTasks: Bool { !tree.tasks.areIdle || tree.time.hasTasks }

  /// Whether there are tasks, none of which is known to wait for virtual time.
  private var hasBusyTasks: Bool { hasTasks && !tree.time.hasSleepers }

  /// Moves virtual time to the next moment at which something happens; false where nothing will.
  private func moveTime(to end: Double) -> Bool {
    guard now < end else { return false }
    let frame = 1 / framesPerSecond
    if !tree.isAtRest {
      advance(by: min(frame, end - now))
      return true
    }
    guard let due = tree.time.nextDue, due <= end else { return false }
    advance(by: max(due - now, 1e-9))
    return true
  }

  private func report(_ call: String, _ seconds: Double, from start: Double) -> String {
    let places = tree.tasks.places
    let passed = ValueText.number(now - start)
    let reason =
      if now >= start + seconds {
        "\(passed) s of virtual time, the limit, have passed"
      } else if hasTasks {
        "a second of real time has passed, in which tasks waited for something else than virtual"
          + " time"
          + (places.isEmpty ? "" : "; views made them at \(places.joined(separator: ", "))")
      } else {
        "no task of the views runs, nothing is due within \(ValueText.number(seconds)) s, and a tenth of"
          + " a second of real time has brought no news from elsewhere: nothing will change"
      }
    let texts = ShownTree(tree.treesInWindow.last ?? tree).texts(in: 0)
    return "\(call) gave up after \(passed) virtual seconds: \(reason). "
      + (answer ?? "The condition does not hold.")
      + " The screen shows \(Wanted.list(texts.map { "\"\($0)\"" }))."
  }

  /// How often tasks that the host does not know of get a chance to run.
  static let unknownRounds = 10

  /// How often tasks get a turn without progress before the wait tries something else.
  private static let quietRounds = 50

  private static let realLimit = Duration.seconds(1)

  /// For tasks that the host does not know of.
  private static let unknownLimit = Duration.milliseconds(100)
}
