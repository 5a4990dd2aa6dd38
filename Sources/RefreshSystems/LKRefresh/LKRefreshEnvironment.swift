import SwiftUI

/// The log of an ``LKRefreshView``.
///
/// - Rule: S0.22: one line per pass, printed.
public struct LKRefreshLog: Sendable {
  private let receive: @Sendable (String) -> Void

  /// A log that passes every line to a function.
  public init(_ receive: @escaping @Sendable (String) -> Void) {
    self.receive = receive
  }

  /// Prints every line, as the document does.
  public static let printed = LKRefreshLog { print($0) }

  /// Discards every line.
  public static let silent = LKRefreshLog { _ in }

  func write(_ line: String) {
    receive(line)
  }
}

private enum LKRefreshLogKey: EnvironmentKey {
  static let defaultValue = LKRefreshLog.printed
}

extension EnvironmentValues {
  /// The log of an ``LKRefreshView``; it prints unless set.
  public var lkRefreshLog: LKRefreshLog {
    get { self[LKRefreshLogKey.self] }
    set { self[LKRefreshLogKey.self] = newValue }
  }
}

/// The clock from which an ``LKRefreshView`` reads the time of its last update.
///
/// The published code uses the system's clock. A test sets its own, so that the line with the time
/// is the same on every run (S0.29).
public struct LKRefreshClock: Sendable {
  let now: @Sendable () -> Date

  public init(_ now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// The system's clock.
  public static let system = LKRefreshClock { Date() }
}

private enum LKRefreshClockKey: EnvironmentKey {
  static let defaultValue = LKRefreshClock.system
}

extension EnvironmentValues {
  /// The clock from which an ``LKRefreshView`` reads the time of its last update.
  public var lkRefreshClock: LKRefreshClock {
    get { self[LKRefreshClockKey.self] }
    set { self[LKRefreshClockKey.self] = newValue }
  }
}
