import ViewTree

/// One recording as curves over time: the finger, the pull and what rules did.
public struct PlotTrack: Equatable, Sendable {
  /// The end of one frame.
  public struct Sample: Equatable, Sendable {
    /// Seconds after the first sample.
    public var seconds: Double
    /// How far the finger is below where it came down; nil while it is up. Points.
    public var finger: Double?
    /// How far the content is pulled down. Points.
    public var pull: Double
    /// Nil where no system is shown.
    public var phase: RecordedMoment.Machine.Phase?
  }

  /// Something that a rule did.
  public struct Callback: Equatable, Sendable {
    /// Which sample.
    public var index: Int
    public var isRequest: Bool
    public var text: String
  }

  public let name: String
  /// Points; nil where there is none.
  public let threshold: Double?
  public private(set) var samples: [Sample] = []
  public private(set) var callbacks: [Callback] = []

  /// - Parameter name: its name in the legend.
  public init(_ recording: Recording, name: String) {
    self.name = name
    let start = recording.steps.first?.moment.seconds ?? 0
    threshold = recording.steps.first?.moment.machine?.threshold
    for step in recording.steps {
      let moment = step.moment
      samples.append(
        Sample(
          seconds: moment.seconds - start,
          finger: moment.finger.map { Double($0.translation.height) },
          pull: moment.pull ?? 0, phase: moment.machine?.phase))
      for rule in moment.machine?.rules ?? [] where moment.number > 0 {
        callbacks.append(
          Callback(index: moment.number, isRequest: rule.step == .requested, text: rule.text))
      }
    }
  }

  /// The stretches of one phase each, in order.
  public var phases: [(phase: RecordedMoment.Machine.Phase?, range: ClosedRange<Int>)] {
    var stretches: [(phase: RecordedMoment.Machine.Phase?, range: ClosedRange<Int>)] = []
    for (index, sample) in samples.enumerated() {
      if let last = stretches.last, last.phase == sample.phase {
        stretches[stretches.count - 1].range = last.range.lowerBound...index
      } else {
        stretches.append((sample.phase, index...index))
      }
    }
    return stretches
  }
}
