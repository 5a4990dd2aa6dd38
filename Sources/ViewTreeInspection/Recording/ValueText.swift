import ViewTree

/// Writes values the way the playground shows them: short, and the same everywhere.
public enum ValueText {
  /// The most decimals that a tree's text shows.
  public static let treeDecimals = 2

  /// A number with at most so many decimals, none of them a zero at the end.
  ///
  /// - Parameter decimals: from 0 to 3.
  /// - NaN and infinity: `nan`, `inf` and `-inf`.
  /// - Shape: minus zero is written as 0; numbers from 10 to the 15th on are written as Swift does.
  public static func number(_ value: Double, decimals: Int = treeDecimals) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e15 else { return "\(value)" }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    var left = abs(scaled)
    var places = decimals
    while places > 0, left % 10 == 0 {
      left /= 10
      places -= 1
    }
    // A recording writes thousands: joining strings took 2.7 times as many instructions.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { bytes in
      var first = bytes.count
      func put(_ character: UInt8) {
        first -= 1
        bytes.initializeElement(at: first, to: character)
      }
      func putDigit() {
        put(UInt8(ascii: "0") + UInt8(left % 10))
        left /= 10
      }
      if places > 0 {
        for _ in 0..<places { putDigit() }
        put(UInt8(ascii: "."))
      }
      repeat { putDigit() } while left > 0
      if scaled < 0 { put(UInt8(ascii: "-")) }
      return String(decoding: bytes[first...], as: UTF8.self)
    }
  }

  /// A rectangle as `(x, y, width, height)`.
  public static func rectangle(_ rectangle: CGRect, decimals: Int = treeDecimals) -> String {
    list([rectangle.minX, rectangle.minY, rectangle.width, rectangle.height], decimals)
  }

  /// Any value: numbers and geometry as above, enumerations by their case, structures and tuples by
  /// their fields, an anchor by what it takes down in the root's space.
  ///
  /// An object is named by its type: its fields may lead back to it.
  ///
  /// - Complexity: reflects the value; for shown values only.
  public static func describe(_ value: Any, decimals: Int = treeDecimals) -> String {
    switch value {
    case let value as CGFloat: return number(Double(value), decimals: decimals)
    case let value as Double: return number(value, decimals: decimals)
    case let value as CGRect: return rectangle(value, decimals: decimals)
    case let value as CGSize: return list([value.width, value.height], decimals)
    case let value as CGPoint: return list([value.x, value.y], decimals)
    case let value as any AnyAnchor:
      return "anchor of " + describe(value.anyRootValue, decimals: decimals)
    case let value as String: return "\"\(value)\""
    default: return reflected(value, decimals)
    }
  }

  private static func list(_ numbers: [CGFloat], _ decimals: Int) -> String {
    "(" + numbers.map { number(Double($0), decimals: decimals) }.joined(separator: ", ") + ")"
  }

  private static func reflected(_ value: Any, _ decimals: Int) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set:
      return "["
        + mirror.children.map { describe($0.value, decimals: decimals) }.joined(separator: ", ")
        + "]"
    case .optional:
      return mirror.children.first.map { describe($0.value, decimals: decimals) } ?? "nil"
    case .struct where !mirror.children.isEmpty, .tuple:
      let parts = mirror.children.map { label, child in
        let isNamed = label.map { !$0.hasPrefix(".") } ?? false
        return (isNamed ? "\(label ?? ""): " : "") + describe(child, decimals: decimals)
      }
      return "(" + parts.joined(separator: ", ") + ")"
    default:
      return "\(value)"
    }
  }
}
