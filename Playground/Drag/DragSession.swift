import RefreshSystems
import ViewTree

/// A refresh system under the user's finger: the scene, virtual time, and the history of events.
@MainActor struct DragSession: FingerSession {
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
  var clock = FingerClock()
  /// The last ticks, newest at the end.
  private(set) var samples: [Sample] = []
  private(set) var happenings: [Happening] = []
  private var start: Double

  static let steps: (small: CGFloat, large: CGFloat) = (1, 10)
  private static let keptSamples = 600
  private static let keptHappenings = 50

  init(_ system: RefreshSystemName, _ parameters: SceneParameters = SceneParameters()) {
    self.system = system
    self.parameters = parameters
    scene = RefreshScenes.scene(of: system, parameters)
    start = scene.host.now
    _ = scene.takeEvents()
    ticked()
  }

  var host: TreeHost { scene.host }
  var fresh: DragSession { DragSession(system, parameters) }
  var resting: CGPoint { CGPoint(x: 150, y: 100) }

  /// Virtual seconds since the scene was at rest.
  var seconds: Double { scene.host.now - start }

  func screen(size: TerminalSize, switches: PageSwitches) -> ScreenBuffer {
    DragPage.screen(self, size: size, switches: switches)
  }

  func ground(size: TerminalSize, switches: PageSwitches) -> FingerGround? {
    DragLayout(size: size)?.ground
  }

  mutating func ticked() {
    let now = seconds
    happenings += scene.takeEvents().map { Happening(seconds: now, event: $0) }
    happenings.removeFirst(max(0, happenings.count - Self.keptHappenings))
    samples.append(
      Sample(
        pull: scene.pull, isDown: scene.host.touch.isDown, phase: scene.phase(of: .header)))
    samples.removeFirst(max(0, samples.count - Self.keptSamples))
  }
}
