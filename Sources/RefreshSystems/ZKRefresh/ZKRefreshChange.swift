import SwiftUI

/// An effect of a rule of document 003, with the numbers it was based on.
public struct ZKRefreshChange: Equatable, Sendable, CustomStringConvertible {
  public enum Step: Hashable, Sendable {
    case state(ZKRefreshState, from: ZKRefreshState)
    case animation(ZKRefreshAnimation)
    case refreshingClosure
    case endClosure
    /// An end that waits for the previous one, with the state that it leads to.
    case queued(ZKRefreshState)
  }

  public let side: RefreshSide
  public let step: Step
  /// The rule that changed the state; nil for any other step.
  public let rule: ZKRefreshRule?
  /// The rule's conditions, as it found them; empty for any other step.
  public let guards: [RefreshGuard]
  /// The offset that was evaluated: that of the previous notification, from the place of rest.
  /// Points.
  public let judged: CGFloat?

  init(
    side: RefreshSide, step: Step, rule: ZKRefreshRule? = nil, guards: [RefreshGuard] = [],
    judged: CGFloat? = nil
  ) {
    self.side = side
    self.step = step
    self.rule = rule
    self.guards = guards
    self.judged = judged
  }

  /// The rule with its numbers filled in: `header = pullingOutRect: a finger drags, previous offset
  /// -60 < -height -50 (S3.15)`.
  public var description: String { description(decimals: 2) }

  /// The rule with its numbers filled in, each with at most `decimals` decimals, from 0 to 3.
  public func description(decimals: Int) -> String {
    switch step {
    case .state(let state, _):
      "\(side.rawValue) = \(state.rawValue): \(guards.reason(decimals: decimals))"
        + (rule.map { " (\($0.row))" } ?? "")
    case .animation(.begin): "\(side.rawValue): room opens for 0.3 s (S3.15)"
    case .animation(.end(.noMoreData)): "\(side.rawValue): the room stays (S3.12)"
    case .animation: "\(side.rawValue): room closes for 0.3 s (S3.15)"
    case .refreshingClosure: "\(side.rawValue): the refreshing closure is called (S3.01)"
    case .endClosure: "\(side.rawValue): the end closure is called (S3.19)"
    case .queued(let state): "\(side.rawValue): an end to \(state.rawValue) waits (S3.16)"
    }
  }
}

extension ZKRefreshChange {
  /// The change in the vocabulary that all five systems share; nil for one that it does not cover.
  ///
  /// A request counts from the state `refreshing`; the closure is called when the space is open,
  /// 0.3 seconds later.
  public var event: RefreshEvent? {
    commonStep.map {
      RefreshEvent(
        side: side, step: $0, text: description(decimals: 1), pull: judged.map { -$0 })
    }
  }

  private var commonStep: RefreshEvent.Step? {
    switch step {
    case .state(.pullingOutRect, _): .armed
    case .state(.refreshing, _): .requested
    case .state(.noMoreData, _): .exhausted
    case .state(.pullingInRect, .pullingOutRect), .state(.releaseing, .pullingOutRect),
      .state(.idle, .pullingOutRect):
      .disarmed
    case .state(.idle, .refreshing), .state(.idle, .noMoreData): .ended
    case .animation(.begin): .held
    case .animation(.end(.idle)), .animation(.disable): .freed
    case .state, .animation, .refreshingClosure, .endClosure, .queued: nil
    }
  }
}

extension ZKRefreshState {
  /// The state in the vocabulary that all five systems share.
  ///
  /// Any drag ends in `pullingInRect` and any small pull in `releaseing`, even at rest; the pull
  /// shows whether the side is away from rest.
  ///
  /// - Parameter isPulled: whether the content is beyond its place of rest on this side.
  public func phase(isPulled: Bool) -> RefreshPhase {
    switch self {
    case .idle, .pullingInRect, .releaseing: isPulled ? .pulling : .idle
    case .pullingOutRect: .armed
    case .refreshing: .refreshing
    case .noMoreData: .exhausted
    }
  }
}
