/// A kind of time that can be given in seconds and their parts.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// Runs closures now or later.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure again and again, until the returned token is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// A length of virtual time, as the schedulers of queues and run loops count it.
///
/// - Units: seconds.
public struct VirtualStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable,
  ExpressibleByFloatLiteral, Hashable, Sendable
{
  public var magnitude: Double

  /// The seconds.
  public var timeInterval: Double { magnitude }

  public init(_ seconds: Double) { magnitude = seconds }

  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Double(exactly: source) else { return nil }
    self.init(seconds)
  }

  /// The length of an interval of Dispatch.
  public init(_ interval: DispatchTimeInterval) { self.init(interval.inSeconds) }

  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
  public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
  public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// A scheduler of virtual time: its moments are seconds of the host that runs now or ran last.
///
/// Without a host, what is scheduled waits for the next one, as on a `DispatchQueue`.
///
/// Public because public types conform; clients have no use for it.
public protocol VirtualScheduler: Scheduler where SchedulerTimeType.Stride == VirtualStride {
  /// The queue that the closures run on.
  var virtualQueue: DispatchQueue { get }

  func seconds(of date: SchedulerTimeType) -> Double
}

extension VirtualScheduler {
  public var minimumTolerance: VirtualStride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    virtualQueue.enqueue(action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: VirtualStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    virtualQueue.enqueue(at: seconds(of: date), action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: VirtualStride, tolerance: VirtualStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition(
      on: virtualQueue, from: seconds(of: date), every: interval.magnitude, action)
  }
}

/// Runs a closure at evenly spaced moments of virtual time until it is cancelled.
///
/// - Units: seconds; an interval shorter than a tenth of a millisecond counts as one.
/// - Source: Apple documentation, `Timer`, for the least interval.
final class Repetition: Cancellable, @unchecked Sendable {
  private let lock = NSLock()
  private let queue: DispatchQueue
  private let start: Double
  private let interval: Double
  private var action: (() -> Void)?
  private var count = 0

  init(
    on queue: DispatchQueue, from start: Double, every interval: Double,
    _ action: @escaping () -> Void
  ) {
    self.queue = queue
    self.start = start
    self.interval = max(interval, 0.0001)
    self.action = action
    enqueue()
  }

  private func enqueue() {
    queue.enqueue(at: start + Double(count) * interval) { self.run() }
  }

  private func run() {
    guard let action = lock.withLock({ action }) else { return }
    count += 1
    action()
    if lock.withLock({ self.action != nil }) { enqueue() }
  }

  func cancel() {
    lock.withLock { action = nil }
  }
}

/// Runs closures at once, on the code that schedules them.
///
/// - Errors: it has no later: what is scheduled after a moment runs at once too, and once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()

  /// The one moment there is.
  public struct SchedulerTimeType: Strideable, Sendable {
    public typealias Stride = VirtualStride

    public func distance(to other: Self) -> VirtualStride { 0 }
    public func advanced(by n: VirtualStride) -> Self { self }
  }

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: VirtualStride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: VirtualStride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: VirtualStride, tolerance: VirtualStride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
