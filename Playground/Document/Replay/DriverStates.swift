import Foundation

/// The output of a driver that reports states: the reaction of the document's code to each step.
///
/// Its lines begin with `viewtree` and have tab-separated fields; the document's own code prints
/// other lines.
struct DriverStates: Equatable, Sendable {
  /// The values of the document's view when its host passes no arguments.
  private(set) var defaults: [String] = []
  private(set) var steps: [Step] = []

  struct Step: Equatable, Sendable {
    /// The changes that the document's code has evaluated, in order.
    var events: [[String]] = []
    /// Its memory after the step.
    var state: [String: String] = [:]

    func number(_ name: String) -> Double { state[name].flatMap(Double.init) ?? .nan }
    /// The upper edge of a view.
    func top(of name: String) -> Double {
      CGRect(told: state["\(name) frame"] ?? "").map { Double($0.minY) } ?? .nan
    }
  }

  /// Reads the available output; a run that broke off has reported fewer steps.
  init(output: String) {
    var events: [[String]] = []
    for line in output.split(whereSeparator: \.isNewline) where line.hasPrefix("viewtree\t") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).dropFirst()
        .map(String.init)
      switch fields.first {
      case "defaults": defaults = Array(fields.dropFirst())
      case "event": events.append(Array(fields.dropFirst()))
      case "state":
        let pairs = stride(from: 1, to: fields.count - 1, by: 2).map {
          (fields[$0], fields[$0 + 1])
        }
        steps.append(Step(events: events, state: Dictionary(pairs) { $1 }))
        events = []
      default: break
      }
    }
  }
}
