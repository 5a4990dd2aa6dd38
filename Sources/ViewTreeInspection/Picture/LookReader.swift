import UIKit
import ViewTree

/// Reads what a running tree looks like.
///
/// - Shape: views that are hidden have no look, and what is inside of them is left out; rows that a
///   lazy container keeps and does not place are left out too.
/// - Safety: `@unchecked` because it is used on the thread of its host only.
@UncheckedAccess
package final class LookReader: @unchecked Sendable {
  private var records: [NodeRecord] = []
  let number: (AnyObject) -> Int
  /// The node in which elements are read and not what is inside of them; nil where all is read.
  private var shallow: Node?

  /// - Parameter number: gives each node its number; without one they are counted in tree order.
  package init(number: ((AnyObject) -> Int)? = nil) {
    var count = 0
    self.number =
      number ?? { _ in
        defer { count += 1 }
        return count
      }
  }

  /// The records of a tree, and of what is presented over its window, as if that were in its root.
  ///
  /// - Parameter withCovers: whether presented trees are read too.
  package func records(of host: TreeHost, withCovers: Bool = true) -> [NodeRecord] {
    records = []
    shallow = nil
    visit(host.root, parent: nil, LookContext())
    guard withCovers, host.isCovered, let root = records.first?.number else { return takeRecords() }
    for cover in host.treesInWindow.dropFirst() {
      visit(cover.root, parent: root, LookContext())
    }
    return takeRecords()
  }

  /// The records of one node and its content, equal to those among the records of its host.
  ///
  /// - Parameter isDeep: whether the content of the node's elements is read too.
  func records(below node: Node, parent: Int?, isDeep: Bool) -> [NodeRecord] {
    records = []
    shallow = isDeep ? nil : node
    visit(node, parent: parent, context(around: node))
    return takeRecords()
  }

  /// Hands the records over and keeps no reference, so that a change of the array copies nothing.
  private func takeRecords() -> [NodeRecord] {
    defer { records = [] }
    return records
  }

  /// The context that the nodes around a node give it.
  private func context(around node: Node) -> LookContext {
    var context = changes(around: node)
    var around = node.parent
    while let parent = around {
      if let element = parent as? LayoutNode {
        context.isDark = element.isDark
        break
      }
      around = parent.parent
    }
    return context
  }

  /// The same without the scheme, which only the nearest element decides.
  private func changes(around node: Node) -> LookContext {
    guard let parent = node.parent else { return LookContext() }
    var context = changes(around: parent)
    guard let element = parent as? LayoutNode else { return context }
    for change in element.lookChanges.reversed() { context.take(change) }
    if let layer = (element as? LayerNode)?.secondaryElement, node.element === layer {
      context.isInLayer = true
    }
    return context
  }

  private func inside(
    _ element: LayoutNode, _ changes: [AppearanceChange], _ context: LookContext
  ) -> LookContext {
    var inside = context
    inside.isDark = element.isDark
    for change in changes.reversed() { inside.take(change) }
    return inside
  }

  private func visit(_ node: Node, parent: Int?, _ context: LookContext) {
    if node.hasNoPlace { return }
    guard let element = node as? LayoutNode else {
      visitView(node, parent, context)
      return
    }
    let own = number(element)
    let changes = element.lookChanges
    let inside = inside(element, changes, context)
    let isHidden = changes.contains { if case .hidden = $0 { true } else { false } }
    let text = element.textShown
    records.append(
      NodeRecord(
        number: own, parent: parent, type: element.typeLabel,
        identifiers: element.attributes?.identifiers ?? [],
        label: text?.string,
        frame: CGRect(origin: element.presentedOrigin, size: element.presentedSize),
        window: element.frame(in: .global), proposal: Proposal(element.placedProposal),
        look: isHidden ? nil : Look(of: element, text, changes: changes, inside)))
    let isRead = shallow.map { $0 === element } ?? true
    if !isHidden, isRead { visitChildren(of: element, own, inside) }
  }

  /// A view that has no element of its own: what it shows is that of its content.
  private func visitView(_ node: Node, _ parent: Int?, _ context: LookContext) {
    var own = parent
    if node.isPrinted {
      let counted = number(node)
      records.append(
        NodeRecord(
          number: counted, parent: parent, type: node.typeLabel, identifiers: [], label: nil,
          frame: nil, window: node.element?.frame(in: .global), proposal: nil, look: nil))
      own = counted
    }
    node.forEachChild { visit($0, parent: own, context) }
  }

  private func visitChildren(of element: LayoutNode, _ own: Int, _ context: LookContext) {
    let layer = (element as? LayerNode)?.secondaryElement
    element.forEachChild { child in
      var inside = context
      if let layer, child.element === layer { inside.isInLayer = true }
      visit(child, parent: own, inside)
    }
    if let hosted = (element as? HostedNode)?.hosted as? any ViewShowing {
      nonisolated(unsafe) let hosted = hosted
      let isDark = context.isDark
      MainActorAccess.run { visit(hosted.shownView, parent: own, isDark: isDark) }
    }
  }

  /// A frame-based view and its subviews; a hidden one has a record without a look, and no subviews.
  @MainActor private func visit(_ view: UIView, parent: Int?, isDark: Bool) {
    let own = number(view)
    records.append(UIViewLooks(isDark: isDark).record(of: view, number: own, parent: parent))
    guard !view.isHidden else { return }
    for subview in view.subviews { visit(subview, parent: own, isDark: isDark) }
    if let tree = view.shownTree { visit(tree.root, parent: own, LookContext()) }
  }
}

extension LayoutNode {
  /// The changes of look, the innermost first. Headers and footers of lists have secondary text.
  fileprivate var lookChanges: [AppearanceChange] {
    let own = (attributes?.presentedAppearance ?? []).compactMap { $0 as? AppearanceChange }
    guard let row = self as? ListRowNode, row.isSupplementary else { return own }
    return own + [.foregroundDefault(.color(.secondary))]
  }

  fileprivate var isDark: Bool { EnvironmentValues(environment).colorScheme == .dark }

  /// The text that the element shows; nil for all others. The look is asked first: looking for a
  /// protocol in each element's type would cost more than the rest of a record.
  fileprivate var textShown: ShownText? {
    guard let leaf = self as? LeafNode, case .text = leaf.look else { return nil }
    return (leaf as? any TextShowing)?.shownText
  }
}

extension ShownText {
  /// The lines, one after the other.
  package var string: String {
    lines.map { $0.pieces.map(\.text).joined() }.joined(separator: " ")
  }
}
