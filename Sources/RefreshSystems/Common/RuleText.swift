import SwiftUI

/// Formats the numbers of a rule's sentence.
enum RuleText {
  /// A number with at most `decimals` decimals, without trailing zeros, the same on every machine.
  ///
  /// - Parameter decimals: from 0 to 3.
  /// - NaN and infinity: as Swift writes them, like numbers of 10 to the 15th and more.
  static func number(_ number: CGFloat, decimals: Int) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((number * CGFloat(scale)).rounded())
    let (whole, rest) = abs(scaled).quotientAndRemainder(dividingBy: scale)
    var digits = "\(rest)"
    digits = String(repeating: "0", count: max(0, decimals - digits.count)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return (scaled < 0 ? "-" : "") + "\(whole)" + (digits.isEmpty ? "" : "." + digits)
  }
}
