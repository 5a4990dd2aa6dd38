/// A reported or expected value: a number, a text, or a list of values.
///
/// - Shape: a size is `[width, height]`, a point `[x, y]`, a rectangle `[x, y, width, height]`.
package enum GoldenValue: Equatable, Sendable {
  case number(Double)
  case text(String)
  case list([GoldenValue])

  /// Whether both have one shape, equal texts, and numbers no further apart than the tolerance.
  package func matches(_ other: GoldenValue, tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): abs(left - right) <= tolerance
    case (.text(let left), .text(let right)): left == right
    case (.list(let left), .list(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.matches($1, tolerance: tolerance) }
    default: false
    }
  }
}

extension GoldenValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try container.decode([GoldenValue].self))
    }
  }
}

extension GoldenValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    }
  }
}

/// A type that `report` accepts.
package protocol GoldenReportable {
  var goldenValue: GoldenValue { get }
}

extension Int: GoldenReportable {
  package var goldenValue: GoldenValue { .number(Double(self)) }
}

extension Double: GoldenReportable {
  package var goldenValue: GoldenValue { .number(self) }
}

extension String: GoldenReportable {
  package var goldenValue: GoldenValue { .text(self) }
}

extension CGSize: GoldenReportable {
  package var goldenValue: GoldenValue { [width, height].goldenValue }
}

extension CGPoint: GoldenReportable {
  package var goldenValue: GoldenValue { [x, y].goldenValue }
}

extension CGRect: GoldenReportable {
  package var goldenValue: GoldenValue { [minX, minY, width, height].goldenValue }
}

extension CGFloat: GoldenReportable {
  package var goldenValue: GoldenValue { .number(Double(self)) }
}

extension Array: GoldenReportable where Element: GoldenReportable {
  package var goldenValue: GoldenValue { .list(map(\.goldenValue)) }
}
