/// Behaviour that virtual time cannot reproduce as real time would show it.
package struct TimeWarning: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// An item that is not on the main queue wrote state after it had slept.
    case writeAfterSleep
    /// An item that is not on the main queue slept and scheduled nothing afterwards.
    case sleepWithoutScheduling
    /// Code on a thread that does not run the host slept.
    case sleepOnOtherThread
    /// A task continues in real time although its test has waited for it.
    case tasksLeft
    /// The real main queue, or a timer of a run loop, ran code that changed the tree.
    case realQueue
  }

  package let kind: Kind
  /// A text that says which input was given, which was expected, and how to fix it.
  package let message: String
}

extension TimeWarning {
  static func tasksLeft(_ places: [String], after seconds: Double) -> TimeWarning {
    let made = places.isEmpty ? "" : " Views made them at \(places.joined(separator: ", "))."
    return TimeWarning(
      kind: .tasksLeft,
      message: """
        settled() gave up after \(seconds) s of real time: tasks still wait for something, such as \
        Task.sleep or a ContinuousClock, which keep real time.\(made) Give code that takes \
        `any Clock<Duration>` the host's `clock`, and move it with advance(by:).
        """)
  }

  static let realQueue = TimeWarning(
    kind: .realQueue,
    message: """
      The real main queue, or a timer of a run loop, ran code that changed the tree: it does not \
      follow advance(by:). In a file that imports Foundation or Dispatch without SwiftUI, \
      DispatchQueue is the real one. Add the plug-in "VirtualTime" to the target in its manifest, \
      or import SwiftUI there.
      """)

  static func writeAfterSleep(queue: String, seconds: Double) -> TimeWarning {
    TimeWarning(
      kind: .writeAfterSleep,
      message: """
        An item on queue "\(queue)" slept \(seconds) s and then wrote state itself; the write is \
        visible \(seconds) s too early, when the item starts. Write from \
        DispatchQueue.main.async { } after the sleep.
        """)
  }

  static func sleepWithoutScheduling(queue: String, seconds: Double) -> TimeWarning {
    TimeWarning(
      kind: .sleepWithoutScheduling,
      message: """
        An item on queue "\(queue)" slept \(seconds) s and scheduled nothing afterwards; whatever \
        it did after the sleep is visible when the item starts. Do it in \
        DispatchQueue.main.async { } after the sleep.
        """)
  }

  static func sleepOnOtherThread(seconds: Double) -> TimeWarning {
    TimeWarning(
      kind: .sleepOnOtherThread,
      message: """
        sleep of \(seconds) s was called on a thread that does not run the host; it returned at \
        once and no clock moved. Sleep in DispatchQueue.global().async { } instead.
        """)
  }
}
