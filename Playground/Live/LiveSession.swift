import ViewTree
import ViewTreeInspection

/// A scene under the user's finger, with virtual time and a selected node of its tree.
@MainActor struct LiveSession {
  let scene: Scene
  private(set) var host: TreeHost
  var finger = DragFinger()
  /// The speed of virtual time: 1 for real time, a tenth for slow motion.
  private(set) var speed = 1.0
  private(set) var isPaused = false
  /// Which line of the tree is selected, from 0.
  private(set) var chosen = 0
  /// Real time that no tick has consumed yet. Virtual seconds.
  private var waiting = 0.0

  private static let slow = 0.1

  init(_ scene: Scene) {
    self.scene = scene
    host = scene.makeHost()
  }

  /// The current views and elements, in tree order; hidden ones and their contents are left out.
  var nodes: [NodeRecord] { LookReader().records(of: host) }

  /// Why the selected view has its frame, if it is laid out here.
  ///
  /// - Parameter isWhole: also gives the frame that it would have otherwise, for which the tree is
  ///   laid out twice.
  func why(isWhole: Bool) -> [String]? {
    var found: [AnyObject] = []
    _ = LookReader { node in
      found.append(node)
      return found.count - 1
    }.records(of: host)
    guard found.indices.contains(chosen), let node = found[chosen] as? Node,
      let element = node as? LayoutNode ?? node.element, element.isPlaced
    else { return nil }
    let explainer = Explainer(element, isOwn: scene.owns)
    let explanation = isWhole ? explainer.explanation : explainer.reasons
    return explanation.text.split(separator: "\n").map(String.init)
  }

  /// Selects the innermost view at a point of the screen.
  mutating func choose(at point: CGPoint) {
    let index = nodes.lastIndex { $0.frame != nil && $0.window?.contains(point) == true }
    if let index { chosen = index }
  }

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

  /// Lets real time pass; virtual time advances in whole ticks.
  mutating func advance(seconds: Double) {
    guard !isPaused else { return }
    waiting += ClockStep.counted(seconds) * speed
    let frame = 1 / host.framesPerSecond
    while waiting >= frame {
      waiting -= frame
      step()
    }
  }

  /// Advances one tick.
  mutating func step() {
    host.advance(by: 1 / host.framesPerSecond)
    finger.frame(on: host)
    host.settle()
  }
}
