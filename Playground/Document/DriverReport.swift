struct DriverReport: Equatable, Sendable {
  /// The events of the whole pull, in order.
  var pull: [String] = []
  /// Every step in which document and port differ, in order.
  private(set) var differences: [String] = []
  /// The steps compared, as reported last.
  private(set) var steps = 0
  /// The steps that differ, as reported last.
  private(set) var differenceCount = 0

  init() {}

  mutating func step(_ step: String, _ found: [String]) {
    steps += 1
    guard !found.isEmpty else { return }
    differenceCount += 1
    differences.append("step \(steps), \(step): \(found.joined(separator: "; "))")
  }

  /// Reads the output of a driver that does its own comparison; a run that broke off leaves the
  /// steps it had reported.
  ///
  /// The document's own code prints as well; only lines that begin with `viewtree` are the
  /// driver's.
  init(output: String) {
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.hasPrefix("viewtree pull ") {
        pull.append(String(line.dropFirst("viewtree pull ".count)))
      } else if line.hasPrefix("viewtree difference ") {
        differences.append(String(line.dropFirst("viewtree difference ".count)))
      } else if line.hasPrefix("viewtree steps "), words.count == 5 {
        steps = Int(words[2]) ?? steps
        differenceCount = Int(words[4]) ?? differenceCount
      }
    }
  }
}
