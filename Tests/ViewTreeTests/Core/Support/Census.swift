import Synchronization

/// Counts its tokens as long as they are alive.
final class Census: Sendable {
  private let number = Mutex(0)

  var alive: Int { number.withLock { $0 } }

  final class Token: Sendable {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.number.withLock { $0 += 1 }
    }

    deinit { census.number.withLock { $0 -= 1 } }
  }
}
