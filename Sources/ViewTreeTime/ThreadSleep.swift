// Foundation declares these two in its class; declared here, they are found before them in every file
// that imports no Foundation of its own beside SwiftUI, where the compiler calls them ambiguous.

extension Thread {
  /// Lets virtual seconds pass for the calling code, as `sleep` does; on a thread that no host
  /// works on, and without a host, the thread sleeps in real time.
  ///
  /// - Shape: a negative length, NaN and infinity are 0.
  /// - Source: TIME-1.1.11.
  public class func sleep(forTimeInterval ti: TimeInterval) { _sleepThread(for: ti) }

  /// The same until a date, which is one of real time, as `Date()` gives it.
  public class func sleep(until date: Date) { _sleepThread(for: date.timeIntervalSinceNow) }
}

/// `Thread.sleep` under a name of its own, for the names that the plug-in `VirtualTime` adds.
public func _sleepThread(for seconds: TimeInterval) {
  if let time = VirtualTime.current, time.thread.isCurrent { return time.sleep(for: seconds) }
  guard seconds > 0, seconds.isFinite else { return }
  var rest = timespec(
    tv_sec: Int(min(seconds, 1e9)), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
  var left = timespec()
  while nanosleep(&rest, &left) == -1, errno == EINTR { rest = left }
}
