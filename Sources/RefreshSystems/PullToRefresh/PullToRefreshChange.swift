import SwiftUI

/// A changed state of a side, with the rule that changed it.
public struct PullToRefreshChange: Equatable, Sendable, CustomStringConvertible {
  public let side: RefreshSide
  public let rule: PullToRefreshRule
  /// How far the side was pulled, dead zone included; nil where no pass measured it. Points.
  public let pull: CGFloat?
  /// The rule's conditions, as it found them.
  public let guards: [RefreshGuard]

  /// The new state.
  public var state: RefreshState { rule.state }

  /// The rule with its numbers filled in: `header = triggered: pull - dead zone 60.5 > height 60
  /// (S1.16)`.
  public var description: String { description(decimals: 2) }

  /// The rule with its numbers filled in, each with at most `decimals` decimals, from 0 to 3.
  public func description(decimals: Int) -> String {
    "\(side.rawValue) = \(state): \(guards.reason(decimals: decimals)) (\(rule.row))"
  }
}

/// A log of the states that the passes of `addPullToRefresh` change, with the rules.
public typealias PullToRefreshChangeLog = RefreshChangeLog<PullToRefreshChange>

private enum PullToRefreshChangeLogKey: EnvironmentKey {
  static let defaultValue = PullToRefreshChangeLog.silent
}

extension EnvironmentValues {
  /// The log of the states that the passes of `addPullToRefresh` change; silent unless an enclosing
  /// view sets it.
  public var pullToRefreshChangeLog: PullToRefreshChangeLog {
    get { self[PullToRefreshChangeLogKey.self] }
    set { self[PullToRefreshChangeLogKey.self] = newValue }
  }
}

extension PullToRefreshChange {
  /// The change in the words that all five systems share.
  public var event: RefreshEvent {
    RefreshEvent(
      side: side, step: step, text: description(decimals: 1),
      pull: pull.map { side == .header ? $0 : -$0 })
  }

  private var step: RefreshEvent.Step {
    switch rule {
    case .activates: .readied
    case .triggers: .armed
    case .loads, .appears: .requested
    case .endsAtOnce, .ends: .ended
    }
  }
}
