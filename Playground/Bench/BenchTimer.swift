import ViewTree

/// Times one row: set-up and warm-up first, then an exact number of operations.
@MainActor struct BenchTimer {
  /// How many operations to time; nil for as many as fit in a quarter of a second.
  let iterations: Int?

  /// Operations run before timing starts, whatever the number of iterations.
  static let warmUps = 3
  /// The most batches that a row is split into, so that reading the clock costs the same for any
  /// count.
  static let batches = 51

  /// Times a row.
  ///
  /// With a given number of iterations, set-up and warm-up do not depend on it, so that the difference
  /// of two instruction counts is the cost of the operations between.
  func time(_ row: BenchRow) -> BenchResult {
    let subject = row.prepare()
    let clock = ContinuousClock()
    var shortest = Duration.seconds(1)
    for _ in 0..<Self.warmUps {
      shortest = min(shortest, clock.measure { subject.run() })
    }
    let counters = subject.countedRun()
    let count = iterations ?? Self.fittingCount(for: shortest)
    var means: [Double] = []
    for size in Self.batchSizes(for: count) {
      let elapsed = clock.measure {
        for _ in 0..<size { subject.run() }
      }
      means.append(elapsed / .nanoseconds(1) / Double(size))
    }
    return BenchResult(
      name: row.name, nanoseconds: Int(Self.median(of: means).rounded()), operations: count,
      counters: counters)
  }

  /// As many operations as fit in a quarter of a second, at least 5 and at most a million.
  static func fittingCount(for one: Duration) -> Int {
    let fitting = Duration.milliseconds(250) / max(one, .nanoseconds(1))
    return Int(min(max(fitting, 5), 1_000_000))
  }

  /// At most ``batches`` sizes that add up to the count and differ by at most 1.
  static func batchSizes(for count: Int) -> [Int] {
    let number = min(count, batches)
    return (0..<number).map { count * ($0 + 1) / number - count * $0 / number }
  }

  /// The middle value, or the mean of the two middle ones.
  ///
  /// - Shape: 0 for no values.
  static func median(of values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
