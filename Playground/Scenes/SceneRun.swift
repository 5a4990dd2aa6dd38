import ViewTree
import ViewTreeInspection

/// A scene and a gesture on it, up to a moment: what `picture`, `record` and `explain` are pointed at.
///
/// Moment 0 is the scene at rest; then one a frame, 60 a virtual second, while the gesture lasts and
/// for three seconds after it.
@MainActor struct SceneRun {
  let scene: Scene
  /// Nil where no gesture was asked for: the scene stays at rest.
  let gesture: ComparedGesture?
  let moment: Int

  /// How long the scene goes on after the gesture. Seconds.
  static let rest = 3.0

  /// The gesture that a moment belongs to unless another one is asked for.
  static let standardGesture = StandardGesture.pull140Release

  /// Reads the scene and the gesture from the words, and the moment from `--at`.
  ///
  /// - Errors: `BadArgument` for an unknown scene or gesture and for what is no moment of it.
  init(_ arguments: ParsedArguments) throws {
    try self.init(
      scene: Scene.named(arguments.firstWord(called: "SCENE"), in: arguments),
      gesture: arguments.otherWords, moment: arguments.values["--at"])
  }

  /// A scene with a gesture, at its beginning.
  init(scene: Scene, gesture: ComparedGesture?) {
    self.scene = scene
    self.gesture = gesture
    moment = 0
  }

  init(scene: Scene, gesture name: String, moment: String?) throws {
    self.scene = scene
    let number = moment.map { Int($0) ?? -1 } ?? 0
    if !name.isEmpty {
      gesture = try ComparedGesture(named: name)
    } else {
      gesture = number > 0 ? ComparedGesture(Self.standardGesture) : nil
    }
    let last = gesture.map(Self.lastMoment) ?? 0
    guard (0...last).contains(number) else {
      throw BadArgument(
        given: "--at \(moment ?? "")", accepted: "a moment from 0 to \(last)",
        nearest: "--at \(number < 0 ? 0 : last)")
    }
    self.moment = number
  }

  var title: String {
    let gesture = gesture.map { ", \($0.title)" } ?? ""
    return "\(scene.name)\(gesture), moment \(moment)"
  }

  private static func lastMoment(of gesture: ComparedGesture) -> Int {
    Int(((gesture.path.duration + rest) * 60 - 1e-6).rounded(.up))
  }

  /// Calls a body at each moment of a host, from the scene at rest up to a last one.
  func play(on host: TreeHost, until last: Int = .max, _ body: (Int) -> Void) {
    body(0)
    guard let gesture, last > 0 else { return }
    var moment = 0
    host.play(gesture.path, rest: Self.rest) {
      moment += 1
      if moment <= last { body(moment) }
    }
  }

  /// Makes the scene, plays the gesture up to the moment, and hands over each moment with what has
  /// made bodies and closures run until then.
  func playLogged(_ body: (TreeHost, CauseLog, Int) -> Void) {
    var log: CauseLog?
    let host = scene.makeHost { log = CauseLog($0) }
    guard let log else {
      preconditionFailure("The scene \(scene.name) has handed over no host to listen to.")
    }
    withExtendedLifetime(host) {
      play(on: host, until: moment) { number in
        log.mark()
        body(host, log, number)
      }
    }
  }
}
