import ViewTree

struct BenchResult: Equatable {
  let name: String
  /// The time of one operation: the median of the batches' means, rounded.
  let nanoseconds: Int
  let operations: Int
  let counters: Counters

  /// The counters with their names, in declaration order.
  var namedCounters: [(name: String, count: Int)] {
    [
      ("bodies", counters.bodies), ("measurements", counters.measurements),
      ("measuredNodes", counters.measuredNodes), ("placements", counters.placements),
      ("reduces", counters.reduces), ("geometryClosures", counters.geometryClosures),
      ("actions", counters.actions),
    ]
  }

  /// One printed line: name, time per operation, operations timed, and the nonzero work counters.
  func line(operation: String) -> String {
    let work = namedCounters.filter { $0.count != 0 }.map { "\($0.name) \($0.count)" }
    let time = "\(nanoseconds) ns"
    return name + " " + time.rightAligned(in: 31 - name.count) + "  x \(operations)  "
      + (work.isEmpty ? "no work" : work.joined(separator: ", ")) + "  (\(operation))"
  }
}

extension BenchResult: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, nanoseconds, operations, counters
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(nanoseconds, forKey: .nanoseconds)
    try container.encode(operations, forKey: .operations)
    try container.encode(
      Dictionary(uniqueKeysWithValues: namedCounters.map { ($0.name, $0.count) }),
      forKey: .counters)
  }
}

/// The file that `bench --json` writes.
struct BenchReport: Encodable, Equatable {
  let schema = "viewtree-bench/1"
  let rows: [BenchResult]
}
