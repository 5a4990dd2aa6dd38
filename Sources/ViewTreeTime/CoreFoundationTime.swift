/// Seconds, as Core Foundation calls them.
public typealias CFTimeInterval = Double

/// Seconds since the reference date, as Core Foundation calls them.
public typealias CFAbsoluteTime = Double

/// The current moment of the calling code, in seconds since 1 January 2001.
///
/// Virtual time, as `DispatchTime`'s: two calls with no time between them give the same number, however
/// long the code between took. Without a host it is the real time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  VirtualDate.now.timeIntervalSinceReferenceDate
}
