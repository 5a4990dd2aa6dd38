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
  public var description: String {
    "\(flag.rawValue) = \(value): \(reason) (\(rule.row))"
  }

  private var reason: String {
    switch rule {
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

  /// At most two decimals, none when they are zero, the same on every machine.
  private func text(_ number: CGFloat) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let hundredths = (number * 100).rounded()
    let whole = (hundredths / 100).rounded(.towardZero)
    let rest = Int(abs(hundredths - whole * 100))
    let sign = hundredths < 0 && whole == 0 ? "-" : ""
    if rest == 0 { return "\(Int(whole))" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(Int(whole)).\(decimals)"
  }
}
