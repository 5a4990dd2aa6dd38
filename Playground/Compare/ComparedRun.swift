import RefreshSystems
import ViewTree
import ViewTreeInspection

/// One system's response to a gesture, tick by tick.
@MainActor struct ComparedRun {
  struct Sample: Equatable, Sendable {
    /// Seconds since the gesture began.
    let seconds: Double
    /// How far the finger is below where it came down; nil while it is up. Points.
    let finger: CGFloat?
    /// How far the content is pulled down. Points, after the rubber band.
    let pull: CGFloat
    /// The header's phase, or the footer's while only the footer is active.
    let phase: RefreshPhase
  }

  /// An event caused by a rule, with the tick it happened in.
  struct Happening: Equatable, Sendable {
    let index: Int
    let event: RefreshEvent
    /// The touch that it answered immediately; nil if the system looked later.
    var touch: Touched?
  }

  /// A touch, and the resulting positions of finger and content.
  struct Touched: Equatable, Sendable {
    let isUp: Bool
    /// How far the finger is below where it came down; nil while it is up. Points.
    let finger: CGFloat?
    let pull: CGFloat
  }

  let system: RefreshSystemName
  /// The pull beyond which the header can ask, or is armed. Points.
  let threshold: CGFloat
  /// One per tick; the first one is the screen at rest.
  private(set) var samples: [Sample] = []
  /// In chronological order.
  private(set) var happenings: [Happening] = []

  /// Plays a path on a scene and lets it run on for a while.
  ///
  /// - Parameter rest: seconds after the path's end.
  init(_ scene: any RefreshScene, path: TouchPath, rest: Double) {
    system = scene.system
    threshold = scene.requestLine(of: .header) ?? scene.threshold
    let start = scene.host.now
    // The scene's preparation is not part of the gesture.
    _ = scene.takeEvents()
    record(scene, since: start)
    scene.host.play(path, rest: rest) {
      record(scene, since: start)
    } afterTouch: { touch in
      record(scene, answering: touch)
    }
  }

  private mutating func record(_ scene: any RefreshScene, since start: Double) {
    happenings += scene.takeEvents().map { Happening(index: samples.count, event: $0) }
    samples.append(
      Sample(
        seconds: scene.host.now - start, finger: scene.host.touch.translation?.height,
        pull: scene.pull, phase: Self.phase(of: scene)))
  }

  /// A tick may bring several touches; some systems answer each immediately.
  private mutating func record(_ scene: any RefreshScene, answering touch: TouchPath.Touch) {
    let touched = Touched(
      isUp: touch.kind == .up, finger: scene.host.touch.translation?.height, pull: scene.pull)
    happenings += scene.takeEvents().map {
      Happening(index: samples.count, event: $0, touch: touched)
    }
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
    case flying = "while going on without the finger"
    case springing = "while springing back"
  }

  var requests: [Happening] { happenings.filter { $0.event.step == .requested } }

  func occasion(of happening: Happening) -> Occasion {
    let sample = samples[happening.index]
    let before = samples[max(0, happening.index - 1)]
    let sign: CGFloat = happening.event.side == .header ? 1 : -1
    if happening.touch?.isUp == true { return .release }
    if (happening.touch?.finger ?? sample.finger) != nil {
      let pull = happening.touch?.pull ?? sample.pull
      return sign * pull >= sign * before.pull ? .pulling : .comingBack
    }
    guard let last = samples[..<happening.index].lastIndex(where: { $0.finger != nil }) else {
      return .atRest
    }
    let free = samples[(last + 1)...happening.index]
    let hasMoved = free.dropLast().contains {
      abs($0.pull - samples[last + 1].pull) >= Self.samePull
    }
    guard hasMoved else { return firstOccasion(of: happening, since: last) }
    let seen = index(judgedBy: happening)
    return sign * samples[seen].pull > sign * samples[max(0, seen - 1)].pull ? .flying : .springing
  }

  /// For an event in the first ticks after release: momentum may carry the content further than the
  /// finger did.
  private func firstOccasion(of happening: Happening, since last: Int) -> Occasion {
    let sign: CGFloat = happening.event.side == .header ? 1 : -1
    let judged = sign * (happening.event.pull ?? samples[happening.index].pull)
    let left = sign * samples[min(last + 1, happening.index)].pull
    return happening.index > last + 1 && judged > left + Self.samePull ? .flying : .firstMove
  }

  /// How far the content was pulled when a rule judged it, and where the finger was then.
  ///
  /// A system may judge a tick later than the scroll view moved, so the last sample with that pull
  /// counts.
  func judged(_ happening: Happening) -> (pull: CGFloat, finger: CGFloat?) {
    let sample = samples[happening.index]
    guard let pull = happening.event.pull else { return (sample.pull, sample.finger) }
    if let touch = happening.touch { return (pull, touch.finger) }
    return (pull, samples[index(judgedBy: happening)].finger)
  }

  /// The sample that a system has judged: the last one with the pull it has seen.
  private func index(judgedBy happening: Happening) -> Int {
    guard let pull = happening.event.pull else { return happening.index }
    return samples[...happening.index].lastIndex { abs($0.pull - pull) < Self.samePull }
      ?? happening.index
  }

  /// Points.
  private static let samePull: CGFloat = 0.01

  /// Where a side became armed and has stayed so; nil if it is not armed at the end.
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
