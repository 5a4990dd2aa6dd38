import SwiftUI

/// Where an ``LKRefreshView`` reads the time of its last update.
///
/// - Source: the published code asks the system's clock; a test sets its own, so that the line with
///   the time repeats.
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
