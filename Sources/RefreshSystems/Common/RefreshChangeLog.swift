/// A log of the changes that a system's rules make while its views run.
public struct RefreshChangeLog<Change: Sendable>: Sendable {
  private let receive: @Sendable (Change) -> Void

  /// A log that passes every change to a function, in the order of the changes.
  public init(_ receive: @escaping @Sendable (Change) -> Void) {
    self.receive = receive
  }

  /// Discards every change.
  public static var silent: Self { Self { _ in } }

  func write(_ change: Change) {
    receive(change)
  }
}
