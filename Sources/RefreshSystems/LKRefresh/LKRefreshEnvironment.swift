import SwiftUI

/// Where an ``LKRefreshView`` writes its log lines.
///
/// - Rule: S0.22: one line a pass, printed.
public struct LKRefreshLog: Sendable {
  private let receive: @Sendable (String) -> Void

  /// A log that hands every line to a function.
  public init(_ receive: @escaping @Sendable (String) -> Void) {
    self.receive = receive
  }

  /// Prints every line, as the document does.
  public static let printed = LKRefreshLog { print($0) }

  /// Drops every line.
  public static let silent = LKRefreshLog { _ in }

  func write(_ line: String) {
    receive(line)
  }
}

private enum LKRefreshLogKey: EnvironmentKey {
  static let defaultValue = LKRefreshLog.printed
}

extension EnvironmentValues {
  /// Where an ``LKRefreshView`` writes its log lines; they are printed unless set.
  public var lkRefreshLog: LKRefreshLog {
    get { self[LKRefreshLogKey.self] }
    set { self[LKRefreshLogKey.self] = newValue }
  }
}

/// Where an ``LKRefreshView`` reads the time of its last update.
///
/// The published code asks the system's clock; a test sets its own, so that the line with the time
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
  /// Where an ``LKRefreshView`` reads the time of its last update.
  public var lkRefreshClock: LKRefreshClock {
    get { self[LKRefreshClockKey.self] }
    set { self[LKRefreshClockKey.self] = newValue }
  }
}
