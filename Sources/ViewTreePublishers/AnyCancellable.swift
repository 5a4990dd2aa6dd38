/// Something that goes on until it is cancelled.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection: it is cancelled when the collection lets go of it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// Cancels once: when told to, or when the last reference to it is released.
///
/// - Isolation: any thread; the closure runs on the thread that cancels.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
