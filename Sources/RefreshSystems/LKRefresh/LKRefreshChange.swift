import SwiftUI

/// A rule of document 000's pass that changes a flag.
///
/// - Rules: S0.12 to S0.21.
public enum LKRefreshRule: String, CaseIterable, Hashable, Sendable {
  case headerFires
  case headerCancelsFooter
  case headerFreezes
  case headerThaws
  case footerFiresBelowLongList
  case footerFiresBelowShortList
  case footerCancelsHeader
  case footerFreezes
  case footerThaws

  /// The rule's id in the catalog.
  public var row: String {
    switch self {
    case .headerFires: "S0.12"
    case .headerCancelsFooter: "S0.13"
    case .headerFreezes, .headerThaws: "S0.14"
    case .footerFiresBelowLongList: "S0.15"
    case .footerFiresBelowShortList: "S0.16"
    case .footerCancelsHeader: "S0.18"
    case .footerFreezes, .footerThaws: "S0.21"
    }
  }
}

/// A flag that a pass changed, with the rule that changed it and the numbers it was based on.
public struct LKRefreshChange: Equatable, Sendable, CustomStringConvertible {
  public let flag: LKRefreshFlag
  /// The flag's new value.
  public let value: Bool
  public let rule: LKRefreshRule
  /// The offset of this pass. Points.
  public let offset: CGFloat
  /// The offset of the previous pass. Points.
  public let previousOffset: CGFloat
  public let threshold: CGFloat
  public let listHeight: CGFloat
  public let contentHeight: CGFloat

  /// The rule with its numbers filled in: `headerRefreshing = true: offset 121 > 120 ... (S0.12)`.
  public var description: String { description(decimals: 2) }

  /// The rule with its numbers filled in, each with at most `decimals` decimals, from 0 to 3.
  public func description(decimals: Int) -> String {
    "\(flag.rawValue) = \(value): \(reason(decimals: decimals)) (\(rule.row))"
  }

  /// Why the flag has its value: the rule's comparison in numbers.
  public func reason(decimals: Int) -> String {
    let text = { (number: CGFloat) in RuleText.number(number, decimals: decimals) }
    return switch rule {
    case .headerFires:
      "offset \(text(offset)) > threshold \(text(threshold)), "
        + "previous offset \(text(previousOffset)) <= \(text(threshold))"
    case .headerCancelsFooter:
      "the header fired at offset \(text(offset))"
    case .headerFreezes:
      "previous offset \(text(previousOffset)) > threshold \(text(threshold)), "
        + "offset \(text(offset)) <= \(text(threshold))"
    case .headerThaws:
      "the header is not refreshing"
    case .footerFiresBelowLongList:
      "content \(text(contentHeight)) + threshold \(text(threshold)) "
        + "<= |offset \(text(offset)) - list \(text(listHeight))|"
    case .footerFiresBelowShortList:
      "|offset \(text(offset))| > threshold \(text(threshold)), "
        + "content \(text(contentHeight)) <= list \(text(listHeight))"
    case .footerCancelsHeader:
      "the footer fired at offset \(text(offset))"
    case .footerFreezes:
      "the footer is refreshing and offset \(text(offset)) is beyond the end"
    case .footerThaws:
      "the footer is not refreshing"
    }
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
public struct LKRefreshChangeLog: Sendable {
  private let receive: @Sendable (LKRefreshChange) -> Void

  /// A log that passes every change to a function, in the order of the changes.
  public init(_ receive: @escaping @Sendable (LKRefreshChange) -> Void) {
    self.receive = receive
  }

  /// Discards every change.
  public static let silent = LKRefreshChangeLog { _ in }

  func write(_ change: LKRefreshChange) {
    receive(change)
  }
}

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
