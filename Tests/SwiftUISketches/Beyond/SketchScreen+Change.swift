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

  /// The elements that are shown in the window, also in trees inside of UIKit's views, in tree order.
  ///
  /// Which rows a lazy container keeps beside the visible ones is its past.
  private var shownElements: [LayoutNode] {
    var found: [LayoutNode] = []
    func visit(_ view: UIView) {
      if let tree = view.shownTree { visit(tree.root) }
      for inner in view.subviews { visit(inner) }
    }
    func visit(_ node: Node) {
      if let element = node as? LayoutNode {
        guard element.presence == .seen else { return }
        found.append(element)
        let hosted = (element as? HostedNode)?.hosted as? any ViewShowing
        if let view = hosted?.shownView { visit(view) }
      }
      node.forEachChild { visit($0) }
    }
    for tree in host.tree.treesInWindow { visit(tree.root) }
    return found
  }

  /// The scroll views of all trees in the window.
  var scrollNodes: [ScrollNode] { shownElements.compactMap { $0 as? ScrollNode } }

  /// The frame-based scroll views in the tree.
  private var kitScrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    func visit(_ view: UIView) {
      if let scroll = view as? UIScrollView { found.append(scroll) }
      for inner in view.subviews { visit(inner) }
    }
    for case let hosted as HostedNode in shownElements {
      if let view = (hosted.hosted as? any ViewShowing)?.shownView { visit(view) }
    }
    return found
  }

  /// The offset of every scroll view: the only thing that a fresh host cannot know from the scene.
  var scrollOffsets: [CGPoint] {
    scrollNodes.map(\.contentOffset) + kitScrollViews.map(\.contentOffset)
  }

  /// Moves every scroll view to the offset of the other host's.
  func followScrolling(of other: SketchScreen) { followScrolling(to: other.scrollOffsets) }

  func followScrolling(to offsets: [CGPoint]) {
    // A scroll view in a row of another one may be there only when that has moved; and a bar that
    // collapses takes along half of a scroll view that is higher than the room below the bar, so that
    // each step leaves half of the way.
    for _ in 0..<60 where scrollOffsets != offsets {
      let own = scrollNodes
      for (scroll, offset) in zip(own, offsets) { scroll.setOffset(offset) }
      for (scroll, offset) in zip(kitScrollViews, offsets.dropFirst(own.count)) {
        scroll.contentOffset = offset
      }
      host.settle()
    }
  }
}

extension Sketch {
  /// Whether something in it may be on its way when the host is at rest.
  var moves: Bool {
    [.animated, .animatable, .keyframed, .phased].contains { contains($0) }
  }
}
