import RefreshSystems
import ViewTree

/// A refresh system under the user's finger: the scene, virtual time, and the history of events.
@MainActor struct DragSession {
  /// One past tick.
  struct Sample {
    let pull: CGFloat
    let isDown: Bool
    let phase: RefreshPhase
  }

  /// An event caused by a rule, and its time. Virtual seconds.
  struct Happening {
    let seconds: Double
    let event: RefreshEvent
  }

  let system: RefreshSystemName
  private let parameters: SceneParameters
  private(set) var scene: any RefreshScene
  var finger = DragFinger()
  /// The speed of virtual time: 1 for real time, a tenth for slow motion.
  private(set) var speed = 1.0
  private(set) var isPaused = false
  /// The last ticks, newest at the end.
  private(set) var samples: [Sample] = []
  private(set) var happenings: [Happening] = []
  private var start: Double
  /// Real time that no tick has consumed yet. Virtual seconds.
  private var waiting = 0.0

  private static let slow = 0.1
  private static let keptSamples = 600
  private static let keptHappenings = 50

  init(_ system: RefreshSystemName, _ parameters: SceneParameters = SceneParameters()) {
    self.system = system
    self.parameters = parameters
    scene = RefreshScenes.scene(of: system, parameters)
    start = scene.host.now
    _ = scene.takeEvents()
    record()
  }

  /// Virtual seconds since the scene was at rest.
  var seconds: Double { scene.host.now - start }

  /// A new scene; speed and pause are kept.
  mutating func restart() {
    var fresh = DragSession(system, parameters)
    fresh.speed = speed
    fresh.isPaused = isPaused
    self = fresh
  }

  mutating func toggleSlow() { speed = speed == 1 ? Self.slow : 1 }
  mutating func togglePause() { isPaused.toggle() }

  /// Lets real time pass; virtual time advances in whole ticks.
  mutating func advance(seconds: Double) {
    guard !isPaused else { return }
    waiting += ClockStep.counted(seconds) * speed
    let frame = 1 / scene.host.framesPerSecond
    while waiting >= frame {
      waiting -= frame
      step()
    }
  }

  /// Advances one tick.
  mutating func step() {
    scene.host.advance(by: 1 / scene.host.framesPerSecond)
    finger.frame(on: scene.host)
    scene.host.settle()
    record()
  }

  private mutating func record() {
    let now = seconds
    happenings += scene.takeEvents().map { Happening(seconds: now, event: $0) }
    happenings.removeFirst(max(0, happenings.count - Self.keptHappenings))
    samples.append(
      Sample(
        pull: scene.pull, isDown: scene.host.touch.isDown, phase: scene.phase(of: .header)))
    samples.removeFirst(max(0, samples.count - Self.keptSamples))
  }
}
