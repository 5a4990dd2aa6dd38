import SwiftUI

/// A rule of document 001 that changes a side's state.
///
/// - Rules: S1.06 to S1.20.
public enum PullToRefreshRule: String, CaseIterable, Hashable, Sendable {
  /// The side was seen at its place of rest.
  case activates
  /// The pull exceeded dead zone plus threshold.
  case triggers
  /// The pull came back to dead zone plus threshold.
  case loads
  /// The host finished before its callback returned.
  case endsAtOnce
  /// The host cleared its flag.
  case ends
  /// The header refreshes automatically.
  case appears

  /// The rule's id in the catalog.
  public var row: String {
    switch self {
    case .activates, .triggers, .endsAtOnce: "S1.16"
    case .loads: "S1.06"
    case .ends: "S1.07"
    case .appears: "S1.20"
    }
  }
}

/// A changed state of a side, with the rule that changed it and the numbers it was based on.
public struct PullToRefreshChange: Equatable, Sendable, CustomStringConvertible {
  public let side: RefreshSide
  /// The new state.
  public let state: RefreshState
  public let rule: PullToRefreshRule
  /// How far the side was pulled, dead zone included; nil where no pass measured it. Points.
  public let pull: CGFloat?
  /// Points.
  public let deadZone: CGFloat
  /// The side's threshold. Points.
  public let thresold: CGFloat

  /// The rule with its numbers filled in: `header = triggered: pull 90.5 > 30 + 60 (S1.16)`.
  public var description: String { description(decimals: 2) }

  /// The rule with its numbers filled in, each with at most `decimals` decimals, from 0 to 3.
  public func description(decimals: Int) -> String {
    "\(side.rawValue) = \(state): \(reason(decimals: decimals)) (\(rule.row))"
  }

  /// Why the side has its state: the rule's comparison in numbers.
  public func reason(decimals: Int) -> String {
    let text = { (number: CGFloat) in RuleText.number(number, decimals: decimals) }
    let line = "\(text(deadZone)) + \(text(thresold))"
    let pull = pull.map(text) ?? "none"
    return switch rule {
    case .activates: "it stands at its place of rest, threshold \(text(thresold))"
    case .triggers: "pull \(pull) > \(line)"
    case .loads: "pull \(pull) <= \(line)"
    case .endsAtOnce: "the host was done before its callback returned"
    case .ends: "the host took its flag down"
    case .appears: "the list appeared"
    }
  }
}

/// A log of the states that the passes of `addPullToRefresh` change, with the rules.
public struct PullToRefreshChangeLog: Sendable {
  private let receive: @Sendable (PullToRefreshChange) -> Void

  /// A log that passes every change to a function, in the order of the changes.
  public init(_ receive: @escaping @Sendable (PullToRefreshChange) -> Void) {
    self.receive = receive
  }

  /// Discards every change.
  public static let silent = PullToRefreshChangeLog { _ in }

  func write(_ change: PullToRefreshChange) {
    receive(change)
  }
}

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
