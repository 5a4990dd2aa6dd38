/// Wall time is virtual time: a host's clock cannot be set.
///
/// Source: TIME-1.1.10.
public typealias DispatchWallTime = DispatchTime

/// A moment of virtual time, for code that names it as Dispatch does.
///
/// - Units: seconds since the host was made, kept as a floating-point number so that a deadline of
///   now plus a whole number of ticks meets the tick.
/// - NaN: adding NaN gives `distantFuture`. Moments before 0 are 0.
/// - Source: the treatment of NaN is swift-corelibs-libdispatch's, `Time.swift`.
public struct DispatchTime: Comparable, Sendable {
  package let seconds: Double

  package init(seconds: Double) {
    self.seconds = seconds.isNaN ? .infinity : max(0, seconds)
  }

  public init(uptimeNanoseconds: UInt64) {
    seconds = Double(uptimeNanoseconds) / 1e9
  }

  /// The time of the code that asks: its item's own clock, else the host's; 0 without a host.
  public static func now() -> DispatchTime {
    DispatchTime(seconds: VirtualTime.current?.clock ?? 0)
  }

  /// The moment that never comes.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// Whole nanoseconds since the host was made; the largest number for `distantFuture`.
  public var uptimeNanoseconds: UInt64 {
    UInt64(exactly: nanoseconds(seconds)) ?? .max
  }

  public static func < (first: DispatchTime, second: DispatchTime) -> Bool {
    first.seconds < second.seconds
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds - seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.inSeconds
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time - interval.inSeconds
  }

  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
    self + interval
  }

  /// The interval from this moment to another, in whole nanoseconds; `never` when one never comes.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    Int(exactly: nanoseconds(other.seconds - seconds)).map { .nanoseconds($0) } ?? .never
  }
}
