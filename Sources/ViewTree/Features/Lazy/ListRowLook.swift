/// The look of a list's rows, for renderers; none of it takes space.
package enum ListLook: Sendable {
  /// Rows on the page's own ground, with lines between them.
  case plain
  /// Rows on cards over a ground of their own.
  case grouped
}

extension EnvironmentValues {
  /// How the rows of the lists inside look.
  @Entry package var listLook = ListLook.plain
  /// Whether the view is in a row of a list.
  @Entry package var isInList = false
  /// Whether the view is on a raised surface, such as a sheet: its grounds are lighter in the dark.
  @Entry package var isElevated = false
  /// Whether grouped lists omit their background.
  @Entry package var hidesListGround = false
}

extension View {
  /// Shows or hides the line under a row of a list; it takes no room, so that hiding it moves nothing.
  ///
  /// A line above the row belongs to the row before and stays.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(
      key: HidesSeparatorKey.self, value: visibility == .hidden && edges.contains(.bottom))
  }

  /// Says whether a tap opens a page: as a row of a list the view then has a chevron at its end.
  nonisolated package func opensPage(_ opensPage: Bool) -> some View {
    layoutValue(key: OpensPageKey.self, value: opensPage)
  }
}

private enum HidesSeparatorKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

private enum OpensPageKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension ListRowNode {
  /// Whether the row is on a card. Headers and footers are on the ground.
  package var isOnCard: Bool { !isSupplementary && listLook == .grouped }

  /// Where the line under the row is: from the content's leading edge to the row's end; nil without one.
  ///
  /// - Parameter width: of the line. Points.
  package func separator(_ width: CGFloat) -> CGRect? {
    guard !isSupplementary, !holds(HidesSeparatorKey.self) else { return nil }
    let start = insets.leading
    return CGRect(
      x: layoutDirection == .leftToRight ? start : 0, y: size.height - width,
      width: max(size.width - start, 0), height: width)
  }

  /// Whether a tap on the row opens a page.
  package var opensPage: Bool { holds(OpensPageKey.self) }

  private var listLook: ListLook { EnvironmentValues(environment).listLook }

  private func holds<Key: LayoutValueKey>(_: Key.Type) -> Bool where Key.Value == Bool {
    contentElement?.layoutValue(ObjectIdentifier(Key.self)) as? Bool ?? false
  }
}

extension ScrollNode {
  /// Whether the ground of a grouped list is behind the content.
  package var showsListGround: Bool {
    let values = EnvironmentValues(environment)
    guard values.listLook == .grouped, !values.hidesListGround else { return false }
    // A scroll view in a row is on the row's card.
    var node = parent
    while let around = node {
      if around is ListRowNode { return false }
      node = around.parent
    }
    return true
  }
}
