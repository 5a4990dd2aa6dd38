import SwiftUI
import ViewSketches
import ViewTreeTesting

extension ViewHost {
  /// Gives the first scroll view with the identifier, or inside such a view, another content offset.
  func scroll(to offset: CGPoint, in identifier: String) {
    guard let node = tree.scrollNode(identifier) else { return }
    var offset = offset
    if node.layoutDirection == .rightToLeft, node.scrolls(.horizontal) {
      offset.x = node.limits(.horizontal).range.upperBound - offset.x
    }
    node.setOffset(offset)
  }
}

extension SketchScene {
  var insets: EdgeInsets { EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0) }
}
