/// A closure that can be cancelled until it runs, and that others can wait for.
///
/// - Isolation: any thread.
public final class DispatchWorkItem: @unchecked Sendable {
  private let lock = NSLock()
  private let block: () -> Void
  private var cancelled = false
  private var hasEnded = false
  /// Entered once here, and left when the item has ended for the first time.
  private let ending = DispatchGroup()

  public convenience init(block: @escaping @convention(block) () -> Void) {
    self.init(qos: .unspecified, flags: [], block: block)
  }

  public convenience init(
    qos: DispatchQoS, block: @escaping @convention(block) () -> Void
  ) {
    self.init(qos: qos, flags: [], block: block)
  }

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @convention(block) () -> Void
  ) {
    self.block = block
    ending.enter()
  }

  /// Runs the closure now, on the caller's clock; a cancelled item ends without running it.
  public func perform() {
    if !isCancelled { block() }
    let isFirstEnd = lock.withLock {
      defer { hasEnded = true }
      return !hasEnded
    }
    if isFirstEnd { ending.leave() }
  }

  /// Keeps the closure from running; a closure that runs already is not stopped.
  public func cancel() {
    lock.withLock { cancelled = true }
  }

  public var isCancelled: Bool {
    lock.withLock { cancelled }
  }

  /// Queues a closure once the item has ended, cancelled or not.
  public func notify(queue: DispatchQueue, execute work: @escaping @convention(block) () -> Void) {
    ending.notify(queue: queue, execute: work)
  }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @convention(block) () -> Void
  ) {
    ending.notify(queue: queue, execute: work)
  }

  public func notify(queue: DispatchQueue, execute workItem: DispatchWorkItem) {
    ending.notify(queue: queue, execute: workItem.perform)
  }
}
