import SwiftUI
import ViewSketches
import ViewTreeTesting

extension SketchScreen {
  /// Brings the host to another scene and scrolls as it says, until nothing moves any more.
  func change(to next: SketchScene) {
    let before = scene
    show(next)
    if next.scrolled != before.scrolled { scroll(next.scrolled) }
    if let number = next.revealed, number != before.revealed {
      log.reveal?(number)
      host.settle()
    }
    // Views that leave with an animation are gone when it has ended.
    if before.tree.moves || next.tree.moves { rest() }
  }

  /// Lets every motion end.
  func rest() {
    host.advance(by: 0.2)
    var seconds = 0
    while host.isAnimating, seconds < 5 {
      host.advance(by: 1)
      seconds += 1
    }
  }

  /// Moves every scroll view to a number of quarters of its way.
  private func scroll(_ quarters: Int) {
    for scroll in scrollNodes {
      func place(_ axis: Axis) -> CGFloat {
        let range = scroll.limits(axis).range
        return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(quarters) / 4
      }
      let offset = CGPoint(x: place(.horizontal), y: place(.vertical))
      if offset.x.isFinite, offset.y.isFinite { scroll.setOffset(offset) }
    }
    host.settle()
  }

  /// The scroll views of all trees in the window, in tree order.
  var scrollNodes: [ScrollNode] {
    var found: [ScrollNode] = []
    for tree in host.tree.treesInWindow {
      tree.forEachNode { if let scroll = $0 as? ScrollNode { found.append(scroll) } }
    }
    return found
  }

  /// Where every scroll view stands: the only thing that a fresh host cannot know from the scene.
  var scrollOffsets: [CGPoint] { scrollNodes.map(\.contentOffset) }

  /// Moves every scroll view to where the other host's stands.
  func followScrolling(of other: SketchScreen) { followScrolling(to: other.scrollOffsets) }

  func followScrolling(to offsets: [CGPoint]) {
    let own = scrollNodes
    guard own.map(\.contentOffset) != offsets else { return }
    for (scroll, offset) in zip(own, offsets) { scroll.setOffset(offset) }
    host.settle()
  }
}

extension Sketch {
  /// Whether something in it may be on its way when the host is at rest.
  var moves: Bool {
    [.animated, .animatable, .keyframed, .phased].contains { contains($0) }
  }
}
