/// Lets virtual seconds pass for the calling code; no real time passes.
///
/// On the main queue, and outside any queue, the host's clock moves. On another queue only the
/// running item's own clock does: what it schedules afterwards is due that much later.
///
/// - Returns: 0, the seconds that were not slept.
/// - Errors: without a host nothing happens.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  VirtualTime.current?.sleep(for: Double(seconds))
  return 0
}

/// The same for a whole number of any size: a literal prefers it, so that it is found before the C
/// library's `sleep`.
///
/// - Shape: a negative number is 0.
@discardableResult
public func sleep(_ seconds: Int) -> UInt32 {
  VirtualTime.current?.sleep(for: Double(seconds))
  return 0
}

/// Lets virtual microseconds pass for the calling code, as `sleep` does with seconds.
///
/// - Returns: 0, which means success.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  VirtualTime.current?.sleep(for: Double(microseconds) / 1e6)
  return 0
}

/// The same for a whole number of any size, see `sleep`.
@discardableResult
public func usleep(_ microseconds: Int) -> Int32 {
  VirtualTime.current?.sleep(for: Double(microseconds) / 1e6)
  return 0
}
