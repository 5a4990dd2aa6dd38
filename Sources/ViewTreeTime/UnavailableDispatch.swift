// A name of Dispatch's that would reach real threads past the virtual queues. It is declared so that
// the compiler explains, where a test would hang.

@available(
  *, unavailable,
  message: "waiting would block the one thread that could signal; use DispatchGroup.notify"
)
public final class DispatchSemaphore {
  public init(value: Int) {}
}
