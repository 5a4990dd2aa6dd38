import SwiftUI

/// Where an ``LKRefreshView`` tells which flags its passes change, and by which rule.
public struct LKRefreshChangeLog: Sendable {
  private let receive: @Sendable (LKRefreshChange) -> Void

  /// A log that hands every change to a function, in the order of the changes.
  public init(_ receive: @escaping @Sendable (LKRefreshChange) -> Void) {
    self.receive = receive
  }

  /// Drops every change.
  public static let silent = LKRefreshChangeLog { _ in }

  func write(_ change: LKRefreshChange) {
    receive(change)
  }
}

private enum LKRefreshChangeLogKey: EnvironmentKey {
  static let defaultValue = LKRefreshChangeLog.silent
}

extension EnvironmentValues {
  /// Where an ``LKRefreshView`` tells which flags its passes change; nowhere unless set.
  public var lkRefreshChangeLog: LKRefreshChangeLog {
    get { self[LKRefreshChangeLogKey.self] }
    set { self[LKRefreshChangeLogKey.self] = newValue }
  }
}
