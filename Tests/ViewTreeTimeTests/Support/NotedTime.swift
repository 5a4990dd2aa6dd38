import TestSupport
import ViewTreeTime

/// A virtual time, and notes of what happens in it and at which second.
struct NotedTime: Sendable {
  let time = VirtualTime()
  let log = Log()

  /// Notes a name and the second.
  func note(_ name: String) { log.note("\(name) at \(time.now)") }

  /// Runs all that is due up to a moment, as a host does.
  func run(through limit: Double = 100) {
    while time.runNext(through: limit) != nil {}
    time.advance(to: limit)
  }

  /// The notes of what some work queues and does, up to a moment.
  func notes(through limit: Double = 100, of work: () -> Void) -> [String] {
    let known = log.entries.count
    time.whileCurrent(work)
    run(through: limit)
    return Array(log.entries.dropFirst(known))
  }
}
