import ViewTree

/// Writes values the way the playground shows them: short, and the same everywhere.
public enum ValueText {
  /// A number with at most two decimals, none of them a zero at the end.
  ///
  /// - NaN and infinity: `nan`, `inf` and `-inf`.
  /// - Shape: minus zero is written as 0; numbers from 10 to the 15th on are written as Swift does.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let decimals =
      rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)" + decimals
  }

  /// A rectangle as `(x, y, width, height)`.
  public static func rectangle(_ rectangle: CGRect) -> String {
    list([rectangle.minX, rectangle.minY, rectangle.width, rectangle.height])
  }

  /// Any value: numbers and geometry as above, enumerations by their case, types by their fields.
  ///
  /// - Complexity: reflects the value; for shown values only.
  public static func describe(_ value: Any) -> String {
    switch value {
    case let value as CGFloat: return number(Double(value))
    case let value as Double: return number(value)
    case let value as CGRect: return rectangle(value)
    case let value as CGSize: return list([value.width, value.height])
    case let value as CGPoint: return list([value.x, value.y])
    case let value as String: return "\"\(value)\""
    default: return reflected(value)
    }
  }

  private static func list(_ numbers: [CGFloat]) -> String {
    "(" + numbers.map { number(Double($0)) }.joined(separator: ", ") + ")"
  }

  private static func reflected(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { label, child in
      let isNamed = label.map { !$0.hasPrefix(".") } ?? false
      return (isNamed ? "\(label ?? ""): " : "") + describe(child)
    }
    switch mirror.displayStyle {
    case .collection, .set:
      return "[" + mirror.children.map { describe($0.value) }.joined(separator: ", ") + "]"
    case .optional:
      return mirror.children.first.map { describe($0.value) } ?? "nil"
    case .struct where !parts.isEmpty, .tuple:
      return "(" + parts.joined(separator: ", ") + ")"
    default:
      return "\(value)"
    }
  }
}
