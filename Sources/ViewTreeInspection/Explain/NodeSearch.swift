import ViewTree

/// Finds views of a tree by what somebody writes for them: an identifier, a type, or a path.
///
/// A path names printed nodes from the outside in, with a `/` between, any number of others left out:
/// `VStack/Text`. A number in brackets picks one of several, from 1 on: `VStack/Text[2]`.
package struct NodeSearch {
  private let host: TreeHost
  private let isCounted: (Node) -> Bool

  /// - Parameter isCounted: whether a node can be meant by its type; those that only measure others are
  ///   not seen, and would shift the numbers.
  package init(_ host: TreeHost, isCounted: @escaping (Node) -> Bool = { _ in true }) {
    self.host = host
    self.isCounted = isCounted
  }

  /// The placed elements that are meant, in tree order: by identifier, else by type or path.
  package func elements(_ text: String) -> [LayoutNode] {
    let all = printed
    let wanted = text.hasPrefix("#") ? String(text.dropFirst()) : text
    let named = all.filter { $0.element?.attributes?.identifiers.contains(wanted) ?? false }
    let found = named.isEmpty ? elements(path: text, among: all) : named
    var elements: [LayoutNode] = []
    for node in found {
      guard let element = node.element, !elements.contains(where: { $0 === element }) else {
        continue
      }
      elements.append(element)
    }
    return elements
  }

  /// The element under a point of the window; of several the last in tree order, which is in front
  /// of the others or inside of them.
  package func element(at point: CGPoint) -> LayoutNode? {
    printed.compactMap(\.element).last { $0.isPlaced && $0.frame(in: .global).contains(point) }
  }

  /// The names that could be searched for: identifiers, then types, each once, in tree order.
  package var names: [String] {
    var names: [String] = []
    for node in printed {
      for name in node.element?.attributes?.identifiers ?? [] where !names.contains(name) {
        names.append(name)
      }
    }
    for node in printed where isCounted(node) && !names.contains(node.typeLabel) {
      names.append(node.typeLabel)
    }
    return names
  }

  /// The path of an element: the types of the printed nodes around it, numbered where several fit.
  package func path(of element: LayoutNode) -> String {
    var types: [String] = []
    var node: Node? = element
    while let current = node {
      if current.isPrinted { types.append(current.typeLabel) }
      node = current.parent
    }
    let path = types.reversed().joined(separator: "/")
    let same = elements(path: path, among: printed)
    guard same.count > 1, let index = same.firstIndex(where: { $0.element === element }) else {
      return path
    }
    return "\(path)[\(index + 1)]"
  }

  private var printed: [Node] {
    var nodes: [Node] = []
    func visit(_ node: Node) {
      if node.hasNoPlace { return }
      if node.isPrinted { nodes.append(node) }
      node.forEachChild(visit)
    }
    for tree in host.treesInWindow { visit(tree.root) }
    return nodes
  }

  private func elements(path: String, among all: [Node]) -> [Node] {
    var text = path
    var number: Int?
    if text.hasSuffix("]"), let open = text.lastIndex(of: "[") {
      number = Int(text[text.index(after: open)...].dropLast())
      text = String(text[..<open])
    }
    let types = text.split(separator: "/").map(String.init)
    guard let last = types.last else { return [] }
    let found = all.filter { node in
      isCounted(node) && node.typeLabel.lowercased() == last.lowercased()
        && isInside(node, types.dropLast().reversed())
    }
    guard let number else { return found }
    return found.indices.contains(number - 1) ? [found[number - 1]] : []
  }

  /// Whether nodes of the types are around the node, the nearest type first.
  private func isInside(_ node: Node, _ types: [String]) -> Bool {
    var wanted = types[...]
    var next = node.parent
    while let type = wanted.first, let current = next {
      if current.isPrinted, current.typeLabel.lowercased() == type.lowercased() {
        wanted = wanted.dropFirst()
      }
      next = current.parent
    }
    return wanted.isEmpty
  }
}
