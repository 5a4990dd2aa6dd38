import RefreshSystems
import SwiftUI

/// A file of schema `refresh-trace/1`: independent runs of one system's algorithm.
public struct RefreshTraceSuite: Sendable {
  public let suite: TraceSuiteName
  /// In the file's order.
  public let traces: [RefreshTrace]

  init(_ root: TraceCursor) throws(TraceFileError) {
    let name = try root.field("suite")
    guard let suite = TraceSuiteName(try name.text()) else {
      throw name.error(
        "unknown suite \(name.value.shown), expected one of "
          + TraceSuiteName.allNames.joined(separator: ", "))
    }
    self.suite = suite
    var traces: [RefreshTrace] = []
    for element in try root.field("traces").elements() {
      traces.append(try RefreshTrace(element))
    }
    self.traces = traces
  }
}

/// One run, from a fresh instance.
public struct RefreshTrace: Sendable {
  /// The stable identifier, such as `LK-01`.
  public let id: String
  /// The whole trace, for the parameters that only one suite has.
  public let source: TraceCursor
  /// In order; a trace that expects something itself, without steps, is one step.
  public let steps: [RefreshTraceStep]

  init(_ source: TraceCursor) throws(TraceFileError) {
    id = try source.field("id").text()
    self.source = source
    var steps: [RefreshTraceStep] = []
    if try source.optionalField("expect") != nil {
      steps.append(try RefreshTraceStep(whole: source))
    }
    for element in try source.field("steps").elements() {
      steps.append(try RefreshTraceStep(element))
    }
    self.steps = steps
  }
}

/// One event with what must be true after it.
public struct RefreshTraceStep: Sendable {
  /// The step's number as the file gives it, from 1; nil for a trace without steps.
  public let number: Int?
  /// The event's name; `fold` for a trace without steps.
  public let event: String
  public let source: TraceCursor
  /// The state after the step.
  public let expect: TraceCursor
  /// The events that the step must have emitted, in order; nil when the file does not say.
  public let emitted: TraceCursor?
  /// The frames that the layout must have given; nil when the file does not say.
  public let frames: TraceCursor?

  init(_ source: TraceCursor) throws(TraceFileError) {
    number = try source.field("n").whole()
    event = try source.field("do").text()
    self.source = source
    expect = try source.field("expect")
    let calls = try source.optionalField("calls")
    let events = try source.optionalField("events")
    emitted = calls ?? events
    frames = try source.optionalField("frames")
  }

  init(whole trace: TraceCursor) throws(TraceFileError) {
    number = nil
    event = "fold"
    source = trace
    expect = try trace.field("expect")
    emitted = nil
    frames = nil
  }

  /// The complaint about an event that the suite does not have.
  func unknownEvent(expected events: String...) -> TraceFileError {
    source.error(
      "unknown event \"\(event.shortened(to: 60))\", expected \(events.joined(separator: " or "))")
  }
}
