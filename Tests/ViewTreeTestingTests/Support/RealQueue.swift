import Dispatch

/// The real main queue, for a file that knows no other.
enum RealQueue {
  static func run(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { work() }
  }
}
