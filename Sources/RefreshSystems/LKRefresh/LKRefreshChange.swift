import SwiftUI

/// A flag that a pass changed, with the rule that changed it.
public struct LKRefreshChange: Equatable, Sendable, CustomStringConvertible {
  public let flag: LKRefreshFlag
  /// The flag's new value.
  public let value: Bool
  public let rule: LKRefreshRule
  /// The offset of this pass. Points.
  public let offset: CGFloat
  /// The rule's conditions, as the pass found them.
  public let guards: [RefreshGuard]

  /// The rule with its numbers filled in: `headerRefreshing = true: offset 121 > threshold 120,
  /// previous offset 119 <= 120 (S0.12)`.
  public var description: String { description(decimals: 2) }

  /// The rule with its numbers filled in, each with at most `decimals` decimals, from 0 to 3.
  public func description(decimals: Int) -> String {
    "\(flag.rawValue) = \(value): \(guards.reason(decimals: decimals)) (\(rule.row))"
  }
}

extension LKRefreshChange {
  /// The change in the vocabulary that all five systems share.
  public var event: RefreshEvent {
    RefreshEvent(side: flag.side, step: step, text: description(decimals: 1), pull: offset)
  }

  private var step: RefreshEvent.Step {
    switch flag {
    case .headerRefreshing, .footerRefreshing: value ? .requested : .ended
    case .headerFrozen, .footerFrozen: value ? .held : .freed
    }
  }
}

extension LKRefreshFlag {
  /// The side that the flag belongs to.
  public var side: RefreshSide {
    switch self {
    case .headerRefreshing, .headerFrozen: .header
    case .footerRefreshing, .footerFrozen: .footer
    }
  }
}

/// A log of the flags that the passes of an ``LKRefreshView`` change, with the rules.
public typealias LKRefreshChangeLog = RefreshChangeLog<LKRefreshChange>

private enum LKRefreshChangeLogKey: EnvironmentKey {
  static let defaultValue = LKRefreshChangeLog.silent
}

extension EnvironmentValues {
  /// The log of the flags that the passes of an ``LKRefreshView`` change; silent unless set.
  public var lkRefreshChangeLog: LKRefreshChangeLog {
    get { self[LKRefreshChangeLogKey.self] }
    set { self[LKRefreshChangeLogKey.self] = newValue }
  }
}
