/// A row of a list as its modifiers see it; tests drive it in the user's place.
package final class ListRow {
  private weak var node: RowModifierNode?
  private weak var element: ListRowNode?
  /// The actions behind the row that the modifier adds; nil while there are none.
  package var swipe: RowSwipe?
  /// Deletes the row; nil while it cannot be deleted.
  package var delete: (() -> Void)?
  /// Moves the row to before an index; nil while it cannot be moved.
  package var move: ((Int) -> Void)?

  init(_ node: RowModifierNode, _ element: ListRowNode) {
    self.node = node
    self.element = element
    if element.attributes?.ownSpaceNames.contains(ListRow.space) != true {
      element.madeAttributes.ownSpaceNames.append(ListRow.space)
    }
  }

  private enum SpaceName: ImplicitSpaceName {
    case row
  }

  private static var space: AnyHashable { AnyHashable(SpaceName.row) }

  /// The space of the nearest row around.
  package static var coordinateSpace: NamedCoordinateSpace { NamedCoordinateSpace(name: space) }

  // MARK: Geometry

  /// The whole row in the space of the modified view.
  package var bounds: CGRect? {
    guard let element, let own = node?.element, own.isAlive else { return nil }
    let origin = own.convert(.zero, to: element) as CGPoint
    return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: element.size)
  }

  private var list: LazyNode? { element.flatMap { $0.layoutParent as? LazyNode } }

  // MARK: The row's place

  /// The loop and the index of the row's element; nil for a row that no loop has made.
  private var place: (loop: any RowSource, index: Int)? {
    var found: (loop: any RowSource, index: Int)?
    var current: Node? = node
    while let place = current, !(place is LazyNode), node?.isList(place) != true {
      found = Self.place(of: place) ?? found
      current = place.parent
    }
    return found
  }

  private static func place(of node: Node) -> (loop: any RowSource, index: Int)? {
    guard let id = node.identity, let loop = node.parent as? any RowSource else { return nil }
    return loop.rowIndex(of: id).map { (loop, $0) }
  }

  /// The index of the row's element in the data of its loop.
  package var index: Int? { place?.index }

  package var count: Int { place?.loop.rowCount ?? 0 }

  /// The index before which the row would be inserted if it were dropped there.
  ///
  /// It passes the existing rows whose centres its own centre has passed: this engine's choice, as
  /// Apple states no rule.
  ///
  /// - Parameter distance: down, in points.
  /// - Returns: an index in the data that still contains the row; the row's own if it passes none.
  package func destination(movedBy distance: CGFloat) -> Int? {
    guard let place, let list, let element else { return nil }
    let middle = element.middle + distance
    var destination = place.index
    for other in list.rowElements where other !== element {
      guard let index = Self.index(of: other, in: place.loop) else { continue }
      if index > place.index, other.middle < middle {
        destination = max(destination, index + 1)
      } else if index < place.index, other.middle > middle {
        destination = min(destination, index)
      }
    }
    return destination
  }

  private static func index(of element: LayoutNode, in loop: any RowSource) -> Int? {
    var node: Node? = element
    while let current = node, !(current is LazyNode) {
      if current.parent === loop, let id = current.identity { return loop.rowIndex(of: id) }
      node = current.parent
    }
    return nil
  }

  // MARK: Opening

  /// Tells that the row's actions are open, which closes those of another row.
  package func didOpen(close: @escaping () -> Void) {
    guard let node, let element else { return }
    node.host.part(OpenRow.self).open(node, of: element, in: element.nearestScroll, close)
  }
}

extension LayoutNode {
  fileprivate var middle: CGFloat { origin.y + size.height / 2 }
}

/// The actions behind one edge of a row.
package struct RowSwipe {
  package let edge: HorizontalEdge
  package let allowsFullSwipe: Bool
  package let open: () -> Void
  /// Runs the first of the open actions.
  package let runFirst: () -> Void

  package init(
    edge: HorizontalEdge, allowsFullSwipe: Bool, open: @escaping () -> Void,
    runFirst: @escaping () -> Void
  ) {
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    self.open = open
    self.runFirst = runFirst
  }
}

extension Node {
  /// The row of a list that this node is part of.
  package var listRow: ListRowNode? {
    var node: Node? = self
    while let current = node, !(current is LazyNode) {
      if let row = current as? ListRowNode { return row }
      node = current.parent
    }
    return nil
  }

  /// The row as each of its modifiers knows it, from the innermost modifier outwards.
  package var rowModifiers: [ListRow] {
    var found: [ListRow] = []
    func visit(_ node: Node) {
      if let row = (node as? RowModifierNode)?.row { found.append(row) }
      if !(node is LazyNode) { node.forEachChild(visit) }
    }
    visit(self)
    return found.reversed()
  }
}
