/// The pages of a tab view.
package struct TabHost<Content: View> {
  private let isSelected: (() -> (AnyHashable) -> Bool)?
  private let content: Content

  /// - Parameter isSelected: reads the selection and gives back a test for its tag; nil where there
  ///   is no selection.
  package init(isSelected: (() -> (AnyHashable) -> Bool)?, content: Content) {
    self.isSelected = isSelected
    self.content = content
  }
}

extension TabHost: ElementView {
  package static func makeElement(_ view: Self, inputs: _ViewInputs) -> TabNode {
    let node = TabNode(inputs)
    node.content =
      Content._makeView(view: view.content, inputs: _ViewInputs(parent: node, slot: .list)).node
    node.update(view.isSelected)
    return node
  }

  package static func updateElement(_ view: Self, node: TabNode) {
    if let content = node.content {
      Content._updateView(view: view.content, outputs: _ViewOutputs(content))
    }
    node.update(view.isSelected)
  }
}

/// The element of a tab view.
package final class TabNode: PagesNode {
  fileprivate var content: Node?
  private var readSelection: (() -> (AnyHashable) -> Bool)?
  private var isSelected: ((AnyHashable) -> Bool)?

  package override var typeLabel: String { "tabs" }

  override var contents: [Node] { content.map { [$0] } ?? [] }

  func update(_ isSelected: (() -> (AnyHashable) -> Bool)?) {
    readSelection = isSelected
    performUpdate()
  }

  override func dependencyChanged() {
    super.dependencyChanged()
    queueUpdate()
  }

  /// Reads the selection anew; the layout that follows shows its tab.
  override func performUpdate() {
    isQueuedForUpdate = false
    isSelected = readSelection.map { read in evaluate { read() } }
    refreshDirection()
    setNeedsLayout()
  }

  override func choice(among pages: [LayoutNode]) -> Int {
    guard let isSelected else { return 0 }
    return pages.firstIndex { $0.selectionTags.contains(where: isSelected) } ?? 0
  }
}
