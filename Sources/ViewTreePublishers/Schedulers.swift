extension DispatchQueue: VirtualScheduler {
  /// A moment of a queue's virtual time.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = VirtualStride
    let seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    public init(_ time: DispatchTime) { seconds = time.seconds }

    public var dispatchTime: DispatchTime { DispatchTime(seconds: seconds) }

    public func distance(to other: Self) -> VirtualStride { VirtualStride(other.seconds - seconds) }

    public func advanced(by n: VirtualStride) -> Self { Self(seconds: seconds + n.magnitude) }
  }

  /// How an item asks to be run; accepted, and without effect in virtual time.
  public struct SchedulerOptions: Sendable {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      self.qos = qos
      self.flags = flags
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  public var virtualQueue: DispatchQueue { self }

  public func seconds(of date: SchedulerTimeType) -> Double { date.seconds }
}

/// The schedulers' moments that are dates; kept as seconds, of which a date would lose digits.
public struct VirtualSchedulerDate: Strideable, Hashable, Sendable {
  public typealias Stride = VirtualStride
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  public init(_ date: Date) { seconds = VirtualDate.seconds(at: date) }

  static var now: Self { Self(seconds: VirtualTime.current?.clock ?? 0) }

  public var date: Date { VirtualDate.date(at: seconds) }

  public func distance(to other: Self) -> VirtualStride { VirtualStride(other.seconds - seconds) }

  public func advanced(by n: VirtualStride) -> Self { Self(seconds: seconds + n.magnitude) }
}

/// Every run loop counts as the main one: it represents the main queue of virtual time.
extension RunLoop: VirtualScheduler {
  public typealias SchedulerTimeType = VirtualSchedulerDate

  /// Nothing can be asked of a run loop.
  public struct SchedulerOptions: Sendable {}

  public var now: VirtualSchedulerDate { .now }

  public var virtualQueue: DispatchQueue { .main }

  public func seconds(of date: VirtualSchedulerDate) -> Double { date.seconds }
}

/// The main operation queue represents the main queue of virtual time, any other the global one.
extension OperationQueue: VirtualScheduler {
  public typealias SchedulerTimeType = VirtualSchedulerDate

  /// Nothing can be asked of an operation queue.
  public struct SchedulerOptions: Sendable {}

  public var now: VirtualSchedulerDate { .now }

  public var virtualQueue: DispatchQueue { self === OperationQueue.main ? .main : .global() }

  public func seconds(of date: VirtualSchedulerDate) -> Double { date.seconds }
}
