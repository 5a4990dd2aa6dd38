import RefreshSystems
import SwiftUI

/// A system in the state that a trace describes, ready to be taken through the trace's steps.
///
/// - Errors: a step or parameter that the suite does not know is the file's mistake and is thrown
///   as one; a wrong answer of the system is never thrown, it shows in the outcome.
@MainActor protocol TraceReplay {
  init(_ trace: RefreshTrace) throws(TraceFileError)
  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome
}

/// A system's report after a step.
struct TraceOutcome {
  /// The state, under the names of the trace's `expect`.
  var state: JSONValue
  /// The events that the step emitted, in order; nil when the system has no such report.
  var emitted: [String]?
  /// The frames that the layout gave; nil when the system has no such report.
  var frames: JSONValue?
}

extension TraceReplay {
  /// Takes a system through a whole trace.
  ///
  /// - Returns: the first difference, nil when every field of every step agrees.
  static func firstDifference(in trace: RefreshTrace) throws(TraceFileError) -> TraceDifference? {
    var replay = try Self(trace)
    for step in trace.steps {
      let outcome = try replay.outcome(of: step)
      let emitted = outcome.emitted.map { JSONValue.list($0.map(JSONValue.text)) }
      let comparisons: [(TraceCursor?, JSONValue?, String)] = [
        (step.emitted, emitted, "events"),
        (step.expect, outcome.state, "expect"),
        (step.frames, outcome.frames, "frames"),
      ]
      for (expected, actual, path) in comparisons {
        guard let expected,
          let difference = expected.value.firstDifference(from: actual, path: path)
        else { continue }
        return TraceDifference(
          trace: trace.id, step: step.number, field: difference.path,
          expected: difference.expected, actual: difference.actual)
      }
    }
    return nil
  }
}
