// Actions: closures of views that run after an update, and closures that wait on the main queue.

/// Something that compares the tree with what it was, after each update.
struct Watcher {
  /// Whether it follows what is folded from the placed tree; else what comes and what a body says.
  var readsPreferences = false
  /// The action to run; nil where nothing has changed.
  let look: () -> (() -> Void)?

  /// The watcher of an action that runs at most twice a tick. Rule: PREF-1.7.6.
  func limited(by memory: Memory) -> Watcher {
    let runs = memory.cell { (tick: 0, count: 0) }
    return Watcher(readsPreferences: readsPreferences) { [unowned host = memory.host] in
      guard let action = look() else { return nil }
      runs.value = (host.ticks, runs.value.tick == host.ticks ? runs.value.count + 1 : 1)
      guard runs.value.count > 2 else { return action }
      host.warn("An action tried to update multiple times per frame.")
      return nil
    }
  }
}

extension View {
  /// Runs an action when the view comes into the tree, before the first turn ends.
  ///
  /// On several views it belongs to the list: it runs when the first of them comes. Rule: STATE-4.2.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    watched(as: Kind.Appearance.self) { place, content in
      let isPresent = place.memory.cell { false }
      return Watcher {
        let wasPresent = isPresent.value
        isPresent.value = !place.isInList || !content.elements.isEmpty
        return isPresent.value && !wasPresent ? action : nil
      }
    }
  }

  /// Runs an action when a value has changed between two updates. Rule: STATE-4.3.
  ///
  /// - Parameter initial: runs it also when the view comes, with both values equal.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    watched(as: (Kind.Change, V).self) { place, _ in
      let seen = place.memory.cell { nil as V? }
      let watcher = Watcher {
        let old = seen.value
        seen.value = value
        guard let old else { return initial ? { action(value, value) } : nil }
        return old == value ? nil : { action(old, value) }
      }
      return watcher.limited(by: place.memory)
    }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

/// Closures that wait for their moment on the virtual clock of one host.
final class MainQueue {
  private var items: [(due: Double, work: () -> Void)] = []

  /// Adds an item behind those of the same moment.
  func add(due: Double, _ work: @escaping () -> Void) {
    let place = items.firstIndex { $0.due > due } ?? items.endIndex
    items.insert((due, work), at: place)
  }

  var nextMoment: Double? { items.first?.due }

  func next(until moment: Double) -> (() -> Void)? {
    guard let due = nextMoment, due <= moment else { return nil }
    return items.removeFirst().work
  }
}

/// The main queue on virtual time. It hides Dispatch's own where a file imports this module alone.
public final class DispatchQueue {
  nonisolated public static let main = DispatchQueue()

  nonisolated private init() {}

  /// Runs work between two turns, after what was enqueued before. Without a host it is lost.
  public func async(execute work: @escaping () -> Void) {
    guard let host = ViewHost.current else { return }
    host.queue.add(due: host.now, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    ViewHost.current?.queue.add(due: deadline.seconds, work)
  }
}

/// A moment on the virtual clock.
public struct DispatchTime {
  let seconds: Double

  public static func now() -> DispatchTime { DispatchTime(seconds: ViewHost.current?.now ?? 0) }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }
}
