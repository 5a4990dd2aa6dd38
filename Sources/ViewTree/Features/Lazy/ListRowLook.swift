extension EnvironmentValues {
  /// How the rows of the list around look.
  @Entry package var listLook = ListLook.plain
  /// Whether the view is on a raised surface, such as a sheet, whose backgrounds are lighter in the
  /// dark scheme.
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
  /// The radii of the card behind the row; nil without a card. Headers and footers are on the
  /// list's background.
  package var cardRadii: (top: CGFloat, bottom: CGFloat)? {
    guard !isSupplementary, listLook != .plain else { return nil }
    let radius = listLook.cornerRadius
    return (isOutermost(.top) ? radius : 0, isOutermost(.bottom) ? radius : 0)
  }

  private func isOutermost(_ edge: VerticalEdge) -> Bool {
    (layoutParent as? LazyNode)?.isOutermost(self, edge) ?? true
  }

  /// Where the line under the row is; nil without one, as under the last row of a card with round corners.
  ///
  /// It begins and ends at the guides `listRowSeparatorLeading` and `listRowSeparatorTrailing` where the
  /// content sets them, else at its text or leading edge and at the row's end.
  ///
  /// - Parameters:
  ///   - width: of the line. Points.
  ///   - text: from the row's leading edge to the text, if the line begins there. Points.
  package func separator(_ width: CGFloat, text: CGFloat?) -> CGRect? {
    guard !isSupplementary, !holds(HidesSeparatorKey.self),
      listLook.cornerRadius == 0 || !isOutermost(.bottom)
    else { return nil }
    let start = place(of: .listRowSeparatorLeading) ?? text ?? insets.leading
    let end = place(of: .listRowSeparatorTrailing) ?? size.width
    return CGRect(
      x: layoutDirection == .leftToRight ? start : size.width - end, y: size.height - width,
      width: max(end - start, 0), height: width)
  }

  /// The distance from the row's leading edge to a guide that the content sets.
  private func place(of guide: HorizontalAlignment) -> CGFloat? {
    guard let contentElement else { return nil }
    let place = contentElement.explicitGuide(
      guide.key, size: contentElement.size, proposal: contentElement.placedProposal)
    return place.map { insets.leading + $0 }
  }

  /// Whether a tap on the row opens a page.
  package var opensPage: Bool { holds(OpensPageKey.self) }

  private var listLook: ListLook { EnvironmentValues(environment).listLook }

  private func holds<Key: LayoutValueKey>(_: Key.Type) -> Bool where Key.Value == Bool {
    contentElement?.layoutValue(ObjectIdentifier(Key.self)) as? Bool ?? false
  }
}

extension LazyNode {
  /// Whether an element is the first or last of its section's rows, as far as these are made.
  fileprivate func isOutermost(_ element: LayoutNode, _ edge: VerticalEdge) -> Bool {
    let made = window.lines.firstIndex { $0.elements.contains { $0 === element } }
    guard let made else { return true }
    let beside = window.lines[made].elements
    guard (edge == .top ? beside.first : beside.last) === element else { return false }
    let row = window.first + made
    let content = rows.group(of: row).content
    let further = edge == .top ? content.prefix { $0 < row } : content.drop { $0 <= row }
    return further.allSatisfy {
      $0 >= window.first && $0 <= window.last && window.lines[$0 - window.first].isEmpty
    }
  }
}

extension ScrollNode {
  /// Whether the background of a grouped list is behind the content.
  package var showsListGround: Bool {
    let values = EnvironmentValues(environment)
    guard values.listLook != .plain, !values.hidesListGround else { return false }
    // A scroll view in a row is on the row's card.
    var node = parent
    while let around = node {
      if around is ListRowNode { return false }
      node = around.parent
    }
    return true
  }
}
