/// Something that virtual time cannot reproduce as real time would show it.
package struct TimeWarning: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// An item that is not on the main queue wrote state after it had slept.
    case writeAfterSleep
    /// An item that is not on the main queue slept and scheduled nothing afterwards.
    case sleepWithoutScheduling
    /// Code on a thread that does not run the host slept.
    case sleepOnOtherThread
  }

  package let kind: Kind
  /// What was given, what was expected, what to do.
  package let message: String
}

extension TimeWarning {
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
