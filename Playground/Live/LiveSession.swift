import ViewTree
import ViewTreeInspection

/// A scene under the user's finger, with virtual time and a selected node of its tree.
@MainActor struct LiveSession: FingerSession {
  let scene: Scene
  private(set) var host: TreeHost
  var finger = DragFinger()
  var clock = FingerClock()
  /// Which line of the tree is selected, from 0.
  private(set) var chosen = 0

  static let steps: (small: CGFloat, large: CGFloat) = (2, 20)

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

  var fresh: LiveSession { LiveSession(scene) }
  var resting: CGPoint { CGPoint(x: host.size.width / 2, y: min(100, host.size.height / 2)) }

  mutating func choose(by distance: Int) {
    chosen = min(max(0, chosen + distance), max(0, nodes.count - 1))
  }

  // MARK: The page

  func screen(size: TerminalSize, switches: PageSwitches) -> ScreenBuffer {
    LivePage.screen(self, size: size, switches: switches)
  }

  func ground(size: TerminalSize, switches: PageSwitches) -> FingerGround? {
    LivePage.Layout(size, showsWhy: switches.showsWhy)?.ground(of: host.size)
  }

  mutating func press(_ key: TerminalKey) {
    switch key {
    case .character("n"): choose(by: 1)
    case .character("b"): choose(by: -1)
    default: break
    }
  }

  mutating func pressed(at point: CGPoint) { choose(at: point) }
}
