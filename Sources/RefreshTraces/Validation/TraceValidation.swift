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
/// A file that cannot be used is complained about and the rest still runs. Every line and every
/// complaint is at most 500 characters long and names the file that it is about.
///
/// - Shape: `total` counts traces, a row of constants as one; reference suites do not count.
@MainActor public struct TraceValidation {
  private var report = ValidationReport()
  /// Files and directories without a trace to replay, each with the reason.
  private var empty: [TraceFileError] = []

  public init() {}

  /// Replays one file.
  ///
  /// - Parameters:
  ///   - file: its name in complaints.
  ///   - text: the file's content.
  public mutating func validate(file: String, text: String) {
    do {
      switch try TraceFile(file: file, text: text) {
      case .traces(let suite): validate(suite, file: file)
      case .constants(let rows): validate(rows, file: file)
      }
    } catch {
      report.complaints.append(error.description)
    }
  }

  /// Notes a path that holds no trace, which is a complaint if no other one holds any.
  public mutating func noteEmpty(_ path: String, reason: String) {
    empty.append(TraceFileError(file: path, place: nil, reason: "no trace found: \(reason)"))
  }

  /// Notes that a path or file could not be read.
  public mutating func complain(_ error: TraceFileError) {
    report.complaints.append(error.description)
  }

  /// Adds a suite that others have compared.
  ///
  /// - Parameter lines: the words below the suite's line, such as its first difference.
  public mutating func add(_ suite: String, good: Int, of total: Int, lines: [String]) {
    report.good += good
    report.total += total
    report.lines.append("\(suite) \(good)/\(total)")
    report.lines += lines
  }

  /// Ends the run.
  public func finished() -> ValidationReport {
    var report = report
    if report.total == 0 { report.complaints += empty.map(\.description) }
    if report.total == 0, report.complaints.isEmpty { report.complaints = ["no trace found"] }
    report.lines.append("validated \(report.good)/\(report.total)")
    return report
  }

  private mutating func validate(_ suite: RefreshTraceSuite, file: String) {
    let name = suite.suite.description.shortened(to: 60)
    guard let replay = suite.suite.replay else {
      report.lines.append("\(name) skipped (reference)")
      noteEmpty(file, reason: "suite \(name) is reference material, no port is compared with it")
      return
    }
    if suite.traces.isEmpty { noteEmpty(file, reason: "suite \(name) has no traces") }
    var failures: [String] = []
    for trace in suite.traces {
      do {
        guard let difference = try replay.firstDifference(in: trace) else { continue }
        failures.append(difference.description)
      } catch {
        report.complaints.append(error.description)
        failures.append(
          "\(trace.id.shortened(to: 70)): not replayed, the file is wrong at "
            + (error.place ?? "its root").shortened(to: 90))
      }
    }
    add(name, of: suite.traces.count, failures, file: file)
  }

  private mutating func validate(_ rows: [ConstantRow], file: String) {
    if rows.isEmpty { noteEmpty(file, reason: "there are no rows of constants") }
    add("constants", of: rows.count, rows.compactMap(\.failure), file: file)
  }

  private mutating func add(
    _ suite: String, of total: Int, _ failures: [String], file: String
  ) {
    let file = TraceFileError.shown(file: file, atMost: 80)
    add(
      suite, good: total - failures.count, of: total,
      lines: failures.map { "  \(file): \($0)" })
  }
}
