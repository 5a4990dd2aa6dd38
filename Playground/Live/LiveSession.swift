import ViewTree
import ViewTreeInspection

/// A scene under somebody's finger, with virtual time and a chosen node of its tree.
@MainActor struct LiveSession {
  let scene: Scene
  private(set) var host: TreeHost
  var finger = DragFinger()
  /// How fast virtual time goes: 1 as a clock does, a tenth in slow motion.
  private(set) var speed = 1.0
  private(set) var isPaused = false
  /// Which line of the tree is chosen, from 0.
  private(set) var chosen = 0
  /// Real time that no frame has used yet. Virtual seconds.
  private var waiting = 0.0

  private static let slow = 0.1

  init(_ scene: Scene) {
    self.scene = scene
    host = scene.makeHost()
  }

  /// The views and elements as they are now, in tree order; hidden ones and all inside are left out.
  var nodes: [NodeRecord] { LookReader().records(of: host) }

  /// Where the finger comes down when a key sets it.
  var resting: CGPoint { CGPoint(x: host.size.width / 2, y: min(100, host.size.height / 2)) }

  mutating func restart() {
    var fresh = LiveSession(scene)
    fresh.speed = speed
    fresh.isPaused = isPaused
    self = fresh
  }

  mutating func toggleSlow() { speed = speed == 1 ? Self.slow : 1 }
  mutating func togglePause() { isPaused.toggle() }
  mutating func choose(by distance: Int) {
    chosen = min(max(0, chosen + distance), max(0, nodes.count - 1))
  }

  /// Lets real time pass; virtual time goes on in whole frames.
  mutating func advance(seconds: Double) {
    guard !isPaused else { return }
    waiting += ClockStep.counted(seconds) * speed
    let frame = 1 / host.framesPerSecond
    while waiting >= frame {
      waiting -= frame
      step()
    }
  }

  /// One frame.
  mutating func step() {
    host.advance(by: 1 / host.framesPerSecond)
    finger.frame(on: host)
    host.settle()
  }
}
