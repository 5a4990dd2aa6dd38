/// The states of a machine in a fixed order, with the guards of its transitions in the words of the
/// document that it comes from.
public struct StateDiagram: Equatable, Sendable {
  public struct Transition: Equatable, Sendable {
    public let from: String
    public let to: String
    public let guardText: String

    public init(_ from: String, _ to: String, when guardText: String) {
      self.from = from
      self.to = to
      self.guardText = guardText
    }
  }

  /// A change of state that a recording has seen.
  public struct Step: Equatable, Sendable {
    public let moment: Int
    public let from: String
    public let to: String
  }

  public let name: String
  public let states: [String]
  /// At most one from a state to another.
  public let transitions: [Transition]

  public init(name: String, states: [String], transitions: [Transition]) {
    self.name = name
    self.states = states
    self.transitions = transitions
  }

  /// The changes of state of a recording, in order; those that the diagram does not know are kept.
  public static func steps(of recording: Recording) -> [Step] {
    var steps: [Step] = []
    var last: String?
    for step in recording.steps {
      guard let state = step.moment.machine?.state else { continue }
      if let last, last != state {
        steps.append(Step(moment: step.moment.number, from: last, to: state))
      }
      last = state
    }
    return steps
  }
}
