import SwiftUI

/// A flag that a pass changed, with the rule that changed it and the numbers it was judged by.
public struct LKRefreshChange: Equatable, Sendable, CustomStringConvertible {
  public let flag: LKRefreshFlag
  /// The flag's new value.
  public let value: Bool
  public let rule: LKRefreshRule
  /// The offset of this pass. Points.
  public let offset: CGFloat
  /// The offset of the pass before. Points.
  public let previousOffset: CGFloat
  public let threshold: CGFloat
  public let listHeight: CGFloat
  public let contentHeight: CGFloat

  /// The rule with its numbers put in: `headerRefreshing = true: offset 121 > 120 ... (S0.12)`.
  public var description: String { description(decimals: 2) }

  /// The rule with its numbers put in, each with at most so many decimals, from 0 to 3.
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
