import SwiftUI
import ViewSketches
import ViewTreeTesting

@testable import SwiftUISketches
@testable import ViewTree

extension SketchScreen {
  /// The fault of the offsets after the scene has scrolled to one of its views; nil when the view
  /// is where it should: at the anchor in its scroll view, and in sight in those around, or as near
  /// to that as they can scroll.
  ///
  /// - Source: SCROLL-3.13.
  var revealingFault: String? {
    // A position that a binding holds, and rows of which the place is an estimate, have a say too.
    guard let number = scene.revealed, !scene.tree.contains(.scrollPosition), !scene.hasLazyRows,
      let element = host.tree.root.view(with: number)
    else { return nil }
    let rect = CGRect(origin: .zero, size: element.size)
    var anchor = SketchScene.anchor(scene.token)
    var around: Node? = element.parent
    while let node = around {
      around = node.parent
      guard let scroll = node as? ScrollNode else { continue }
      // A bar that collapses on the way takes the viewport's edge along.
      if scroll.settings.collapsedBar > 0 { return nil }
      var place = element.convert(rect, to: scroll)
      place.origin = scroll.contentMapping.toContent(place.origin)
      let due = scroll.resting(scroll.offset(showing: place, at: anchor))
      let present = scroll.contentOffset
      guard areClose([due.x, due.y], [present.x, present.y]) else {
        return "scrolled to #\(number), which asks for \(due), a scroll view is at \(present)\n"
          + host.text()
      }
      anchor = nil
    }
    return nil
  }
}

extension Node {
  /// The first element in the tree with an identity.
  fileprivate func view(with number: Int) -> LayoutNode? {
    if identity == AnyHashable(number) { return firstElementInOrder }
    var found: LayoutNode?
    forEachChild { if found == nil { found = $0.view(with: number) } }
    return found
  }
}

extension SketchScene {
  var hasLazyRows: Bool {
    SketchKind.allCases.contains { $0.isLazy && tree.contains($0) } || tree.contains(.table)
  }
}
