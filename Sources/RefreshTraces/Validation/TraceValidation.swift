import RefreshSystems
import SwiftUI

/// The result of a validation: the lines to print, the complaints about files, and the exit code.
public struct ValidationReport: Hashable, Sendable {
  /// A line a suite, the first difference of each failing trace below it, `validated GOOD/TOTAL`
  /// last.
  public internal(set) var lines: [String] = []
  /// The complaints about files and paths: file, place, reason.
  public internal(set) var complaints: [String] = []
  public internal(set) var good = 0
  public internal(set) var total = 0

  /// 0 when every trace agrees; 1 when one differs; 2 when a file cannot be used or nothing was
  /// found to replay.
  public var exitCode: Int32 {
    if !complaints.isEmpty || total == 0 { return 2 }
    return good == total ? 0 : 1
  }
}

/// Replays trace files through the five systems and compares every field.
///
/// A file that cannot be used is complained about and the rest still runs.
///
/// - Shape: `total` counts traces, a row of constants as one; reference suites do not count.
@MainActor public struct TraceValidation {
  private var report = ValidationReport()

  public init() {}

  /// Replays one file.
  ///
  /// - Parameters:
  ///   - file: its name in complaints.
  ///   - text: the file's content.
  public mutating func validate(file: String, text: String) {
    do {
      switch try TraceFile(file: file, text: text) {
      case .traces(let suite): validate(suite)
      case .constants(let rows): validate(rows)
      }
    } catch {
      report.complaints.append(error.description)
    }
  }

  /// Notes that a path or file could not be read.
  public mutating func complain(_ error: TraceFileError) {
    report.complaints.append(error.description)
  }

  /// Ends the run.
  public func finished() -> ValidationReport {
    var report = report
    if report.total == 0 { report.complaints.append("no trace found") }
    report.lines.append("validated \(report.good)/\(report.total)")
    return report
  }

  private mutating func validate(_ suite: RefreshTraceSuite) {
    guard let replay = suite.suite.replay else {
      report.lines.append("\(suite.suite) skipped (reference)")
      return
    }
    var failures: [String] = []
    for trace in suite.traces {
      do {
        guard let difference = try replay.firstDifference(in: trace) else { continue }
        failures.append(difference.description)
      } catch {
        report.complaints.append(error.description)
        failures.append("\(trace.id): not replayed, the file is wrong: \(error)")
      }
    }
    add(suite.suite.description, of: suite.traces.count, failures)
  }

  private mutating func validate(_ rows: [ConstantRow]) {
    add("constants", of: rows.count, rows.compactMap(\.failure))
  }

  private mutating func add(_ suite: String, of total: Int, _ failures: [String]) {
    let good = total - failures.count
    report.good += good
    report.total += total
    report.lines.append("\(suite) \(good)/\(total)")
    report.lines += failures.map { "  \($0)" }
  }
}
