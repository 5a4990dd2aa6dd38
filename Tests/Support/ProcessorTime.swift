import Foundation

/// The seconds that the calling thread's processor works for some code.
///
/// Other programs and other threads do not count, so that a ratio of two such times says how work
/// grows, on a busy machine too.
public func processorSeconds(_ work: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
  let start = now()
  try work()
  return now() - start
}
