/// The types that belong to subscribers; never made.
public enum Subscribers {}

extension Subscribers {
  /// How many values a subscriber wants: a number from 0 on, or all there are.
  ///
  /// - Shape: sums that no number holds count as all; differences do not go below 0.
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The largest number stands for all.
    private var count: UInt

    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)

    /// - Errors: a negative number traps, as on Apple's platforms.
    public static func max(_ value: Int) -> Demand {
      precondition(
        value >= 0, "A demand of \(value) was made, expected 0 or more. Use .none for nothing.")
      return Demand(count: UInt(value))
    }

    private init(count: UInt) {
      self.count = count
    }

    /// The number; nil where all are wanted.
    public var max: Int? { count == .max ? nil : Int(clamping: count) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }

    public static func < (left: Demand, right: Int) -> Bool { left < .max(right) }
    public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
    public static func <= (left: Demand, right: Int) -> Bool { left <= .max(right) }
    public static func >= (left: Demand, right: Int) -> Bool { left >= .max(right) }
    public static func == (left: Demand, right: Int) -> Bool { left == .max(right) }
    public static func != (left: Demand, right: Int) -> Bool { left != .max(right) }

    public static func + (left: Demand, right: Demand) -> Demand {
      let (sum, overflows) = left.count.addingReportingOverflow(right.count)
      return overflows ? .unlimited : Demand(count: sum)
    }

    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }

    public static func - (left: Demand, right: Demand) -> Demand {
      guard left.count != .max else { return .unlimited }
      return Demand(count: left.count > right.count ? left.count - right.count : 0)
    }

    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }

    public static func * (left: Demand, right: Int) -> Demand {
      let (product, overflows) = left.count.multipliedReportingOverflow(by: UInt(right))
      return left.count == .max || overflows ? .unlimited : Demand(count: product)
    }

    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func += (left: inout Demand, right: Int) { left = left + right }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }
    public static func *= (left: inout Demand, right: Int) { left = left * right }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    /// The same end with another kind of failure.
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Completion<E> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
