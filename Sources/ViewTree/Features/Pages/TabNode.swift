/// The pages of a tab view.
package struct TabHost<Content: View> {
  private let isSelected: (() -> (AnyHashable) -> Bool)?
  private let index: Int
  private let reader: TabReader?
  private let content: Content

  /// - Parameters:
  ///   - isSelected: reads the selection and returns a test for its tag; nil without a selection.
  ///   - index: the tab shown without a selection.
  ///   - reader: notified of the tabs.
  package init(
    isSelected: (() -> (AnyHashable) -> Bool)?, index: Int = 0, reader: TabReader? = nil,
    content: Content
  ) {
    self.isSelected = isSelected
    self.index = index
    self.reader = reader
    self.content = content
  }
}

extension TabHost: ElementView {
  package static func makeElement(_ view: Self, inputs: _ViewInputs) -> TabNode {
    let node = TabNode(inputs)
    node.content =
      Content._makeView(view: view.content, inputs: _ViewInputs(parent: node, slot: .list)).node
    node.update(view.isSelected, view.index, view.reader)
    return node
  }

  package static func updateElement(_ view: Self, node: TabNode) {
    if let content = node.content {
      Content._updateView(view: view.content, outputs: _ViewOutputs(content))
    }
    node.update(view.isSelected, view.index, view.reader)
  }
}

/// The element of a tab view.
package final class TabNode: PagesNode {
  fileprivate var content: Node?
  private var readSelection: (() -> (AnyHashable) -> Bool)?
  private var isSelected: ((AnyHashable) -> Bool)?
  private var index = 0
  private var reader: TabReader?

  package override var typeLabel: String { "tabs" }

  override var contents: [Node] { content.map { [$0] } ?? [] }

  func update(
    _ isSelected: (() -> (AnyHashable) -> Bool)?, _ index: Int, _ reader: TabReader?
  ) {
    readSelection = isSelected
    self.index = index
    self.reader = reader
    performUpdate()
  }

  override func dependencyChanged() {
    super.dependencyChanged()
    queueUpdate()
  }

  /// Reads the selection again; the layout that follows shows its tab.
  override func performUpdate() {
    isQueuedForUpdate = false
    isSelected = readSelection.map { read in evaluate { read() } }
    refreshDirection()
    setNeedsLayout()
  }

  override func choice(among pages: [LayoutNode]) -> Int {
    let tags = reader.map { _ in pages.map(\.selectionTags) }
    let choice: Int =
      if let isSelected {
        pages.firstIndex { $0.selectionTags.contains(where: isSelected) } ?? 0
      } else {
        index
      }
    if let reader, let tags { reader.take(tags, shown: choice) }
    return choice
  }
}

/// Reports the tabs to a bar beside them: their tags, from the innermost outwards, and which is
/// shown.
package final class TabReader {
  private var tags: [[AnyHashable]] = []
  private var shown = 0
  private var dependents = Dependents()

  package init() {}

  /// A body or closure that reads it runs again when the tabs have changed.
  package var tabs: (tags: [[AnyHashable]], shown: Int) {
    if let reader = Tracking.current { dependents.add(reader) }
    return (tags, shown)
  }

  fileprivate func take(_ tags: [[AnyHashable]], shown: Int) {
    guard tags != self.tags || shown != self.shown else { return }
    (self.tags, self.shown) = (tags, shown)
    dependents.notify()
  }
}

/// The label of a tab, which its bar finds among the tab's tags.
///
/// Two labels are the same where the fields of their views are.
package struct TabLabel: Hashable {
  package let view: AnyView
  private let value: Any
  private let equals: (Any) -> Bool

  package init<Label: View>(_ label: Label) {
    view = AnyView(label)
    value = label
    equals = { ($0 as? Label).map { ValueComparison.areEqual($0, label) } ?? false }
  }

  package static func == (left: TabLabel, right: TabLabel) -> Bool { left.equals(right.value) }

  package func hash(into hasher: inout Hasher) {}
}

/// The text of a view's badge, which a bar finds among the tab's tags; nil for no badge.
package struct TabBadge: Hashable {
  package let text: String?

  package init(text: String?) { self.text = text }
}
