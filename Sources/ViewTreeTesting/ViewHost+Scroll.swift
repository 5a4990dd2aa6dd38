import UIKit
import ViewTreeInspection

/// Scrolling to a view, as a user who looks for it would.
extension ViewHost {
  /// Scrolls at once, in every scroll view around it, until the view with an identity is visible.
  ///
  /// ```swift
  /// let host = ViewHost(size: CGSize(width: 200, height: 100)) {
  ///   List(0..<100, id: \.self) { Text("Row \($0)").accessibilityIdentifier("row \($0)") }
  /// }
  /// host.scroll(to: 70)
  /// #expect(host.find("row 70").frame.maxY <= 100)
  /// ```
  ///
  /// - Parameters:
  ///   - id: that of `id(_:)` or of a `ForEach` element, whose row need not exist yet.
  ///   - anchor: the point of the view that is aligned with the same point of the viewport; nil for
  ///     the shortest way.
  /// - Errors: an issue at the caller's line where no view has the identity; nothing moves then.
  public func scroll<ID: Hashable>(
    to id: ID, anchor: UnitPoint? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let root = (tree.treesInWindow.last ?? tree).root
    guard root.knows(AnyHashable(id)) else {
      return tell(
        .error,
        "scroll(to: \(ValueText.describe(id))): no view has this identity of type \(ID.self), of"
          + " `id(_:)` or of an element of a ForEach. reveal(_:) takes an accessibility identifier.",
        sourceLocation)
    }
    note("scroll(to: \(ValueText.describe(id)))")
    tree.time.whileCurrent { root.reveal(AnyHashable(id), at: anchor, below: nil, nil) }
    settle()
  }

  /// Scrolls until the view with an accessibility identifier is visible. A view that a lazy
  /// container has not made yet is searched for page by page, from the beginning.
  ///
  /// - Errors: an issue at the caller's line where no view has it in any scroll view, to the end;
  ///   the offsets are then restored.
  public func reveal(
    _ identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    note("reveal(\"\(identifier)\")")
    if tree.firstElementInWindow(identifier) == nil, !turnPages(to: identifier) {
      return recordUnknown(identifier, "reveal(\"\(identifier)\")", sourceLocation)
    }
    guard let element = tree.firstElementInWindow(identifier) else { return }
    tree.time.whileCurrent { element.revealItself() }
    settle()
  }

  /// Scrolls each scroll view page by page until a view has the identifier.
  private func turnPages(to identifier: String) -> Bool {
    for scroll in scrollViews {
      let start = scroll.contentOffset
      for axis in [Axis.vertical, .horizontal] {
        let page = scroll.viewport[axis]
        guard page > 0 else { continue }
        var place = scroll.limits(axis).range.lowerBound
        var hasMore = true
        while hasMore {
          var offset = start
          offset[axis] = place
          tree.time.whileCurrent { scroll.travel(to: offset, nil) }
          settle()
          if tree.firstElementInWindow(identifier) != nil { return true }
          // The range grows as a lazy container learns its rows' heights.
          hasMore = place < scroll.limits(axis).range.upperBound
          place = min(place + page, scroll.limits(axis).range.upperBound)
        }
      }
      tree.time.whileCurrent { scroll.travel(to: start, nil) }
      settle()
    }
    return false
  }

  /// The scroll views of the foremost tree.
  private var scrollViews: [ScrollNode] {
    var found: [ScrollNode] = []
    func visit(_ node: Node) {
      if node.hasNoPlace { return }
      if let scroll = node as? ScrollNode { found.append(scroll) }
      node.forEachChild(visit)
    }
    visit((tree.treesInWindow.last ?? tree).root)
    return found
  }
}
