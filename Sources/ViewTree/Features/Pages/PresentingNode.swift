/// Content to be shown over the window, with its identity.
package struct PresentedContent {
  let key: AnyHashable
  let make: () -> AnyView

  /// - Parameter key: another key is other content, with its own state.
  package init(_ key: some Hashable, _ make: @escaping () -> AnyView) {
    self.key = AnyHashable(key)
    self.make = make
  }
}

extension View {
  /// Shows content over the whole window while there is some: a separate tree, on top of all
  /// others.
  ///
  /// - Parameters:
  ///   - content: read like a body; nil while nothing is presented.
  ///   - end: dismisses the content, for example by setting a binding.
  ///   - onEnd: runs when the content has gone.
  /// - Cost: a node; nothing is made or laid out before there is content.
  /// - Source: PREF-1.8: what is presented is no part of the presenter's tree.
  nonisolated package func presenting(
    _ content: @escaping () -> PresentedContent?, end: @escaping () -> Void,
    onEnd: (() -> Void)? = nil
  ) -> some View {
    modifier(PresentingModifier(content: content, end: end, onEnd: onEnd))
  }
}

nonisolated struct PresentingModifier: StructuralModifier {
  let content: () -> PresentedContent?
  let end: () -> Void
  let onEnd: (() -> Void)?

  static var appliesToEachElement: Bool { false }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PresentingNode {
    PresentingNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: PresentingNode) { node.update(modifier) }
}

/// Wraps the view that presents something, and knows whether it is presenting.
package final class PresentingNode: UnaryNode {
  private(set) var modifier: PresentingModifier
  private var content: PresentedContent?
  private(set) var shown: (key: AnyHashable, tree: TreeHost)?

  fileprivate init(_ modifier: PresentingModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    performUpdate()
  }

  fileprivate func update(_ modifier: PresentingModifier) {
    self.modifier = modifier
    performUpdate()
  }

  override func dependencyChanged() { queueUpdate() }

  override func performUpdate() {
    isQueuedForUpdate = false
    content = evaluate { modifier.content() }
    if content != nil || shown != nil { window.part(PresentedTrees.self).add(self) }
  }

  override func willLeaveTree() {
    content = nil
    endTree()
  }

  /// The host that owns the window: that of the outermost tree.
  private var window: TreeHost { host.hostAround ?? host }

  /// Updates the presented tree to match the content; outside any update.
  func present() {
    guard isAlive else { return }
    if let key = shown?.key, key != content?.key {
      endTree()
      if let onEnd = modifier.onEnd { host.enqueueAction("onDismiss", self, onEnd) }
    }
    guard let content else { return }
    let page = PresentedPage(make: content.make, dismissal: Dismissal(modifier.end))
    if let tree = shown?.tree {
      tree.update { page }
    } else {
      beginTree(content.key, page)
    }
  }

  private func beginTree(_ key: AnyHashable, _ page: PresentedPage) {
    let values = EnvironmentValues(environment)
    let tree = TreeHost(
      size: window.size, safeAreaInsets: window.safeAreaInsets,
      displayScale: values.displayScale, environment: values, time: window.time
    ) { page }
    shown = (key, tree)
    window.hostedTrees.add(tree)
    window.touch.covers.append(tree)
    if window.isObserved { window.gestureObserver?.treePresented(tree) }
  }

  private func endTree() {
    guard let tree = shown?.tree else { return }
    shown = nil
    window.hostedTrees.remove(tree)
    window.touch.covers.removeAll { $0 === tree }
  }
}

/// The content of a presented tree, evaluated there.
private struct PresentedPage {
  let make: () -> AnyView
  let dismissal: Dismissal
}

extension PresentedPage: View {
  var body: some View {
    make()
      .environment(\.navigator, nil)
      .environment(\.pageDepth, 0)
      .environment(\.dismiss, DismissAction(dismissal: dismissal))
  }
}

/// The trees that are shown over a window.
package final class PresentedTrees: HostPart {
  private var news: [PresentingNode] = []

  private unowned(unsafe) let host: TreeHost

  package init(host: TreeHost) { self.host = host }

  /// After the hosted trees, whose actions may end or begin a presentation.
  package static var order: Int { 5 }

  package var hasWork: Bool { !news.isEmpty }

  fileprivate func add(_ presenter: PresentingNode) {
    if !news.contains(where: { $0 === presenter }) { news.append(presenter) }
  }

  package func actionsEnded() {
    let changed = news
    news = []
    for presenter in changed { presenter.present() }
  }

  package func windowChanged() {
    for tree in trees {
      tree.size = host.size
      tree.safeAreaInsets = host.safeAreaInsets
    }
  }

  /// From back to front.
  var trees: [TreeHost] { host.touch.covers }
}

extension TreeHost {
  /// The trees in the window from back to front: this one and what is presented over it.
  package var treesInWindow: [TreeHost] {
    [self] + (parts.joined(PresentedTrees.self)?.trees ?? [])
  }

  /// Whether something is presented over the window.
  package var isCovered: Bool { !touch.covers.isEmpty }
}

extension TreeHost {
  /// The first view in tree order with an accessibility identifier, of the foremost tree that has one.
  package func firstElementInWindow(_ identifier: String) -> LayoutNode? {
    treesInWindow.reversed().lazy.compactMap { $0.firstElement(identifier) }.first
  }

  /// The same for a view inside a hosted view.
  package func firstHostedLineInWindow(_ identifier: String) -> HostedLine? {
    treesInWindow.reversed().lazy.compactMap { $0.hostedLines(identifier).first }.first
  }
}
