extension LayoutNode {
  /// The placed elements directly inside this one, in drawing order.
  package final var elementsFromBackToFront: [LayoutNode] {
    var children: [LayoutNode] = []
    forEachChild { $0.appendOutermostElements(to: &children) }
    children.removeAll { !$0.isPlaced || $0.layoutParent !== self || presence(of: $0) == .kept }
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }
}

extension Node {
  fileprivate func appendOutermostElements(to list: inout [LayoutNode]) {
    if let element = self as? LayoutNode {
      list.append(element)
    } else {
      forEachChild { $0.appendOutermostElements(to: &list) }
    }
  }
}
