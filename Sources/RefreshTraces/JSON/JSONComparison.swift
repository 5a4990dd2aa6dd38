import RefreshSystems
import SwiftUI

extension JSONValue {
  /// The largest difference between two numbers that count as equal.
  static let tolerance = 1e-6

  /// Compares this expected value with an actual one, field by field in this value's order.
  ///
  /// Numbers may differ by ``tolerance``; the sign of zero plays no part. Every field expected
  /// must be there; fields that only the actual value has are no difference.
  ///
  /// - Parameter path: the path of this value, for the report.
  /// - Returns: the first field that differs with both values as text, nil when none does.
  func firstDifference(
    from actual: JSONValue?, path: String
  ) -> (path: String, expected: String, actual: String)? {
    guard let actual else { return (path, description, "nothing: the system does not report it") }
    switch (self, actual) {
    case (.number(let expected), .number(let number)):
      let isEqual = expected == number || abs(expected - number) <= Self.tolerance
      return isEqual ? nil : (path, description, actual.description)
    case (.object(let fields), .object):
      for field in fields {
        let difference = field.value.firstDifference(
          from: actual[field.name], path: "\(path).\(field.name)")
        if let difference { return difference }
      }
      return nil
    case (.list(let expected), .list(let values)):
      guard expected.count == values.count else { return (path, description, actual.description) }
      for (index, pair) in zip(expected, values).enumerated() {
        let difference = pair.0.firstDifference(from: pair.1, path: "\(path)[\(index)]")
        if let difference { return difference }
      }
      return nil
    default:
      return self == actual ? nil : (path, description, actual.description)
    }
  }
}
