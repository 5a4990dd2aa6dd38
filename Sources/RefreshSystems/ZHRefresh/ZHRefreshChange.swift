import SwiftUI

/// An effect of a rule, with the conditions that it was based on.
public struct ZHRefreshChange: Equatable, Sendable, CustomStringConvertible {
  public let rule: ZHRefreshRule
  /// The rule's conditions, as it found them.
  public let guards: [RefreshGuard]
  /// The scroll view's inset at the rule's side, after the effect. Points.
  public let inset: CGFloat
  /// How far the content was below its place of rest, without the header's space. Points.
  public let pull: CGFloat

  /// The rule's effect, in the vocabulary that all five systems share.
  public var step: RefreshEvent.Step { rule.step }

  /// The change in the vocabulary that all five systems share.
  public var event: RefreshEvent {
    RefreshEvent(side: rule.side, step: step, text: description(decimals: 1), pull: pull)
  }

  /// The rule with its numbers filled in.
  public var description: String { description(decimals: 2) }

  /// The rule with its numbers filled in, each with at most `decimals` decimals, from 0 to 3:
  /// `status = releaseToRefresh: refreshOffset 60.5 > headerViewH 60 (S2.07)`.
  public func description(decimals: Int) -> String {
    "\(effect(decimals: decimals)): \(guards.reason(decimals: decimals)) (\(rule.row))"
  }

  /// The change, under the document's names.
  private func effect(decimals: Int) -> String {
    let side = rule.side.rawValue
    return switch step {
    case .armed: "status = \(ZHRefreshStatus.releaseToRefresh)"
    case .disarmed: "status = \(ZHRefreshStatus.pullToRefresh)"
    case .requested: "\(side) isRefreshing = true"
    case .ended: "\(side) isRefreshing = false"
    case .held, .freed:
      "contentInset.\(rule.side == .header ? "top" : "bottom") = "
        + RuleText.number(inset, decimals: decimals)
    case .readied, .exhausted: side
    }
  }
}

/// Something that reaches a side of document 002 from outside.
package enum ZHRefreshDelivery: Equatable, Sendable {
  /// The content has moved to an offset. Points.
  case scroll(CGFloat, isDragging: Bool)
  /// The finger has let go at an offset. Points.
  case dragEnd(CGFloat)
  /// An animation has completed.
  case completion(ZHRefreshAnimation)
  /// A call of the application, by the document's name.
  case call(String)
}
