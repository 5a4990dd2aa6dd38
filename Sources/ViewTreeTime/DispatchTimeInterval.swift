/// A length of virtual time in a unit of choice.
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  /// Longer than any other interval.
  case never

  /// - Infinity: `never`.
  package var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    }
  }

  /// Equal lengths are equal, whatever their units.
  public static func == (first: DispatchTimeInterval, second: DispatchTimeInterval) -> Bool {
    first.inSeconds == second.inSeconds
  }
}
