// Dispatch's names that would reach real threads and real time past the virtual queues. They are
// declared so that the compiler explains, where a test would hang or a timer would stay silent.

@available(
  *, unavailable,
  message: "waiting would block the one thread that could signal; use DispatchGroup.notify"
)
public final class DispatchSemaphore {
  public init(value: Int) {}
}

public enum DispatchSource {
  @available(
    *, unavailable,
    message: "a source fires in real time; use DispatchQueue.asyncAfter, and queue again to repeat"
  )
  public static func makeTimerSource(queue: DispatchQueue? = nil) {}
}
