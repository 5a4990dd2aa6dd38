import SwiftUI

extension ZKRefreshChange {
  /// The change in the words that all five systems share; nil for one that they have no word for.
  ///
  /// A request counts from the state `refreshing`; the closure is called when the room is open, 0.3
  /// seconds later.
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
  /// The state in the words that all five systems share.
  ///
  /// Any drag ends in `pullingInRect` and any small pull in `releaseing`, at rest too; whether the
  /// side is away from rest is told by the pull.
  ///
  /// - Parameter isPulled: whether the content stands beyond its place of rest on this side.
  public func phase(isPulled: Bool) -> RefreshPhase {
    switch self {
    case .idle, .pullingInRect, .releaseing: isPulled ? .pulling : .idle
    case .pullingOutRect: .armed
    case .refreshing: .refreshing
    case .noMoreData: .exhausted
    }
  }
}
