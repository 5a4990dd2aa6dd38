/// The namespace of the subscriber types; never instantiated.
public enum Subscribers {}

extension Subscribers {
  /// How many values a subscriber wants: a number from 0 on, or unlimited.
  ///
  /// - Shape: sums and products that overflow `Int` count as unlimited; differences do not go below
  ///   0.
  /// - Errors: adding or multiplying a negative number traps if the result is below 0.
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// One more than any number means all.
    private var count: UInt

    public static let unlimited = Demand(count: UInt(Int.max) + 1)
    public static let none = Demand(count: 0)

    /// - Errors: a negative number traps, as on Apple's platforms.
    public static func max(_ value: Int) -> Demand {
      precondition(
        value >= 0, "A demand of \(value) was made, expected 0 or more. Use .none for nothing.")
      return Demand(count: UInt(value))
    }

    private init(count: UInt) { self.count = count }

    /// The number; nil where all are wanted.
    public var max: Int? { Int(exactly: count) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public init(from decoder: any Decoder) throws {
      self.init(count: Swift.min(try UInt(from: decoder), Self.unlimited.count))
    }

    public func encode(to encoder: any Encoder) throws { try count.encode(to: encoder) }

    public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }

    public static func < (left: Demand, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
    public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
    public static func >= (left: Demand, right: Int) -> Bool { !(left < right) }
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    public static func != (left: Demand, right: Int) -> Bool { left.max != right }
    public static func < (left: Int, right: Demand) -> Bool { right > left }
    public static func > (left: Int, right: Demand) -> Bool { right < left }
    public static func <= (left: Int, right: Demand) -> Bool { right >= left }
    public static func >= (left: Int, right: Demand) -> Bool { right <= left }
    public static func == (left: Int, right: Demand) -> Bool { right == left }
    public static func != (left: Int, right: Demand) -> Bool { right != left }

    public static func + (left: Demand, right: Demand) -> Demand {
      right.max.map { left + $0 } ?? .unlimited
    }

    public static func + (left: Demand, right: Int) -> Demand {
      left.with(right) { $0.addingReportingOverflow($1) }
    }

    public static func - (left: Demand, right: Demand) -> Demand {
      right.max.map { left - $0 } ?? (left == .unlimited ? .unlimited : .none)
    }

    public static func - (left: Demand, right: Int) -> Demand {
      guard let count = left.max else { return .unlimited }
      let (difference, overflows) = count.subtractingReportingOverflow(right)
      return overflows ? .none : .max(Swift.max(difference, 0))
    }

    public static func * (left: Demand, right: Int) -> Demand {
      left.with(right) { $0.multipliedReportingOverflow(by: $1) }
    }

    private func with(
      _ number: Int, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> Demand {
      guard let max else { return .unlimited }
      let (value, overflows) = operation(max, number)
      return overflows ? .unlimited : .max(value)
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

/// - Source: the keys are those that Apple's completions are written with.
private enum CompletionKeys: String, CodingKey { case success, error }

extension Subscribers.Completion: Encodable where Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKeys.self)
    guard case .failure(let error) = self else {
      return try container.encode(true, forKey: .success)
    }
    try container.encode(false, forKey: .success)
    try container.encode(error, forKey: .error)
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKeys.self)
    self =
      try container.decode(Bool.self, forKey: .success)
      ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
