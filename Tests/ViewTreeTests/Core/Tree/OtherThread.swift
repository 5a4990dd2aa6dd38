import Foundation

/// A closure on a thread of its own, which can be waited for.
final class OtherThread: @unchecked Sendable {
  private let condition = NSCondition()
  private var isDone = false

  init(_ body: @escaping @Sendable () -> Void) {
    Thread { [self] in
      body()
      condition.withLock { isDone = true }
      condition.signal()
    }.start()
  }

  func wait() {
    condition.withLock { while !isDone { condition.wait() } }
  }
}
