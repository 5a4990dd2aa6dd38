import RefreshSystems
import ViewTree
import ViewTreeInspection

/// One system's answer to a gesture, frame by frame.
@MainActor struct ComparedRun {
  /// The end of one frame.
  struct Sample: Equatable, Sendable {
    /// Seconds after the gesture's beginning.
    let seconds: Double
    /// How far the finger is below where it came down; nil while it is up. Points.
    let finger: CGFloat?
    /// How far the content is pulled down. Points, after the rubber band.
    let pull: CGFloat
    /// The header's phase, or the footer's while only that one is not at rest.
    let phase: RefreshPhase
  }

  /// Something that a rule did, with the frame that it happened in.
  struct Happening: Equatable, Sendable {
    /// Which sample.
    let index: Int
    let event: RefreshEvent
  }

  let system: RefreshSystemName
  let threshold: CGFloat
  /// One a frame; the first one is the screen at rest.
  private(set) var samples: [Sample] = []
  /// In order of time.
  private(set) var happenings: [Happening] = []

  /// Plays a path on a scene and lets it go on for a while.
  ///
  /// - Parameter rest: seconds after the path's end.
  init(_ scene: any RefreshScene, path: TouchPath, rest: Double) {
    system = scene.system
    threshold = scene.threshold
    let start = scene.host.now
    // The scene's preparations are no part of the gesture.
    _ = scene.takeEvents()
    record(scene, since: start)
    scene.host.play(path, rest: rest) { record(scene, since: start) }
  }

  private mutating func record(_ scene: any RefreshScene, since start: Double) {
    happenings += scene.takeEvents().map { Happening(index: samples.count, event: $0) }
    samples.append(
      Sample(
        seconds: scene.host.now - start, finger: scene.host.touch.translation?.height,
        pull: scene.pull, phase: Self.phase(of: scene)))
  }

  private static func phase(of scene: any RefreshScene) -> RefreshPhase {
    let footer = scene.phase(of: .footer)
    return switch scene.phase(of: .header) {
    case .idle, .unready: footer == .unready ? scene.phase(of: .header) : footer
    case let header: header
    }
  }

  /// Where the finger and the content were when the host was asked.
  enum Occasion: String, CaseIterable, Sendable {
    case atRest = "before the finger came"
    case pulling = "while being pulled"
    case comingBack = "on the way back, the finger down"
    case release = "when the finger lets go"
    case firstMove = "at the first move after the finger has let go"
    case springing = "while springing back"
  }

  /// The requests, in order.
  var requests: [Happening] { happenings.filter { $0.event.step == .requested } }

  /// The occasion of something that happened.
  func occasion(of happening: Happening) -> Occasion {
    let sample = samples[happening.index]
    let before = samples[max(0, happening.index - 1)]
    guard sample.finger == nil else {
      let sign: CGFloat = happening.event.side == .header ? 1 : -1
      return sign * sample.pull >= sign * before.pull ? .pulling : .comingBack
    }
    if before.finger != nil { return .release }
    guard let last = samples[..<happening.index].lastIndex(where: { $0.finger != nil }) else {
      return .atRest
    }
    let hasMoved = samples[last..<happening.index].contains {
      abs($0.pull - samples[last].pull) >= Self.samePull
    }
    return hasMoved ? .springing : .firstMove
  }

  /// How far the content was pulled when a rule judged it, and where the finger was then.
  ///
  /// A system may judge a frame later than the scroll view moved: the last frame with that pull
  /// counts.
  func judged(_ happening: Happening) -> (pull: CGFloat, finger: CGFloat?) {
    let sample = samples[happening.index]
    guard let pull = happening.event.pull else { return (sample.pull, sample.finger) }
    let seen = samples[...happening.index].last { abs($0.pull - pull) < Self.samePull }
    return (pull, (seen ?? sample).finger)
  }

  /// Points.
  private static let samePull: CGFloat = 0.01

  /// The place where a side became armed and has waited since; nil if it is not armed at the end.
  var waiting: Happening? {
    guard let last = happenings.last(where: { Self.isDecision($0.event.step) }),
      last.event.step == .armed
    else { return nil }
    return last
  }

  private static func isDecision(_ step: RefreshEvent.Step) -> Bool {
    switch step {
    case .armed, .disarmed, .requested, .ended: true
    case .readied, .held, .freed, .exhausted: false
    }
  }
}
