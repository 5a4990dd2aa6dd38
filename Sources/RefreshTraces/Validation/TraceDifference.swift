import RefreshSystems
import SwiftUI

/// The first field in which a system and a trace differ.
public struct TraceDifference: Hashable, Sendable, CustomStringConvertible {
  public let trace: String
  /// The step's number; nil for a trace without steps.
  public let step: Int?
  /// The path of the field inside the step, such as `expect.headerFrozen`.
  public let field: String
  public let expected: String
  public let actual: String

  public init(trace: String, step: Int?, field: String, expected: String, actual: String) {
    self.trace = trace
    self.step = step
    self.field = field
    self.expected = expected
    self.actual = actual
  }

  /// At most 400 characters, whatever the trace holds.
  public var description: String {
    let name = trace.shortened(to: 70)
    let place = step.map { "\(name) step \($0)" } ?? name
    return "\(place): \(field.shortened(to: 80)): expected \(expected.shortened(to: 100)), "
      + "got \(actual.shortened(to: 100))"
  }
}
