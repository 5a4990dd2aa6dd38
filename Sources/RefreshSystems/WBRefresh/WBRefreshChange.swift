import SwiftUI

/// An effect of a rule of document 004, with the number it was based on.
public struct WBRefreshChange: Equatable, Sendable, CustomStringConvertible {
  public enum Step: Hashable, Sendable {
    /// The arrow turns over or back.
    case turns(over: Bool)
    case loadingStarts
    case loadingStops
    /// The system's control has decided on a refresh and tells its targets.
    case valueChanged
    /// The application begins a refresh; its targets are not told (S4.19).
    case begins
    case ends(wasRefreshing: Bool)
  }

  public let step: Step
  /// The upper edge of the control's frame; nil where the rule used none. Points.
  public let y: CGFloat?
  /// The conditions of a turn, as it found them; empty for any other step.
  public let guards: [RefreshGuard]

  init(step: Step, y: CGFloat? = nil, guards: [RefreshGuard] = []) {
    self.step = step
    self.y = y
    self.guards = guards
  }

  /// The rule's id in the catalog.
  public var row: String {
    switch step {
    case .turns: "S4.11"
    case .loadingStarts: "S4.15"
    case .loadingStops, .begins, .ends: "S4.18"
    case .valueChanged: "S4.01"
    }
  }

  /// The rule with its number filled in: `the arrow turns over: frame y -60.5 < offset
  /// -60 (S4.11)`.
  public var description: String { description(decimals: 2) }

  /// The rule with its number filled in, with at most `decimals` decimals, from 0 to 3.
  public func description(decimals: Int) -> String {
    let sentence =
      switch step {
      case .turns(let over):
        "the arrow turns \(over ? "over" : "back"): \(guards.reason(decimals: decimals))"
      case .loadingStarts: "the loading icon turns"
      case .loadingStops: "the loading icon stops"
      case .valueChanged:
        "the system's control refreshes: frame y "
          + (y.map { RuleText.number($0, decimals: decimals) } ?? "none")
      case .begins: "the application begins a refresh"
      case .ends: "the application ends the refresh"
      }
    return "\(sentence) (\(row))"
  }

  /// The change in the vocabulary that all five systems share; nil for one that it does not cover.
  ///
  /// The turned arrow means that the pull is far enough; the request is the system's own decision.
  public var event: RefreshEvent? {
    let common: RefreshEvent.Step? =
      switch step {
      case .turns(let over): over ? .armed : .disarmed
      case .valueChanged: .requested
      case .ends(wasRefreshing: true): .ended
      case .ends, .begins, .loadingStarts, .loadingStops: nil
      }
    return common.map {
      RefreshEvent(
        side: .header, step: $0, text: description(decimals: 1), pull: y.map { -$0 })
    }
  }
}

/// Something that reaches the control of document 004 from outside.
package enum WBRefreshDelivery: Equatable, Sendable {
  /// A notification of the control's frame: its upper edge. Points.
  case frame(CGFloat)
  /// The system's control has decided on a refresh; its targets have not been told yet.
  case systemRefreshes
  /// A call of the application, by the system's name.
  case call(String)
}
