/// Content to be shown over the window, with the key that identifies it.
package struct PresentedContent {
  let key: AnyHashable
  let make: () -> AnyView

  /// - Parameter key: other content has another key, and state of its own.
  package init(_ key: some Hashable, _ make: @escaping () -> AnyView) {
    self.key = AnyHashable(key)
    self.make = make
  }
}

extension View {
  /// Shows content over the whole window while there is some: a tree of its own, on top of all others.
  ///
  /// - Parameters:
  ///   - content: read like a body; nil where nothing is to be shown.
  ///   - end: takes the content away, as by setting a binding.
  ///   - onEnd: runs when the content has gone.
  /// - Cost: a node; nothing is made and laid out before there is content.
  /// - Source: PREF-1.8: presented content is not part of the presenter's tree.
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

/// Wraps the view that presents something, and knows whether it does.
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

  /// The host whose window it is: that of the outermost tree.
  private var window: TreeHost { host.hostAround ?? host }

  /// Ends the shown tree if the content has gone or is another one; outside of any update.
  fileprivate func endFormer() {
    guard isAlive, let key = shown?.key, key != content?.key else { return }
    endTree()
    if let onEnd = modifier.onEnd { host.enqueueAction("onDismiss", self, onEnd) }
  }

  /// Shows the content: updates its tree or begins one; outside of any update.
  fileprivate func present() {
    guard isAlive, let content else { return }
    let page = PresentedPage(
      make: content.make, dismissal: Dismissal(modifier.end),
      presenterFrame: firstElementInOrder?.frame(in: .global))
    if let tree = shown?.tree {
      tree.update { page }
    } else {
      beginTree(content.key, page)
    }
  }

  /// Whether it has to wait because another view of its tree presents content.
  ///
  /// - Source: STATE-4.7.6.
  fileprivate func mustWait(behind presenters: [PresentingNode]) -> Bool {
    isAlive && content != nil && shown == nil
      && presenters.contains { $0.host === host && $0 !== self }
  }

  private func beginTree(_ key: AnyHashable, _ page: PresentedPage) {
    let values = EnvironmentValues(environment)
    let tree = TreeHost(
      size: window.size, safeAreaInsets: window.safeAreaInsets,
      displayScale: values.displayScale, environment: values, time: window.time
    ) { page }
    shown = (key, tree)
    window.part(PresentedTrees.self).presenters.append(self)
    window.hostedTrees.add(tree)
    window.touch.covers.append(tree)
    if window.isObserved { window.gestureObserver?.treePresented(tree) }
  }

  private func endTree() {
    guard let tree = shown?.tree else { return }
    shown = nil
    window.part(PresentedTrees.self).presenters.removeAll { $0 === self }
    window.hostedTrees.remove(tree)
    window.touch.covers.removeAll { $0 === tree }
  }
}

/// The content of a presented tree, evaluated there.
private struct PresentedPage {
  let make: () -> AnyView
  let dismissal: Dismissal
  let presenterFrame: CGRect?
}

extension PresentedPage: View {
  var body: some View {
    make()
      .environment(\.navigator, nil)
      .environment(\.pageDepth, 0)
      .environment(\.controlPlace, .page)
      .environment(\.dismiss, DismissAction(dismissal: dismissal))
      .environment(\.presenterFrame, presenterFrame)
  }
}

extension EnvironmentValues {
  /// The frame, in the window, of the view that presents the surrounding tree; nil outside of such
  /// trees, and if that view has no element.
  @Entry package var presenterFrame: CGRect? = nil
}

/// The trees that are shown over a window.
package final class PresentedTrees: HostPart {
  /// The views whose content is shown, in the order of their trees.
  fileprivate var presenters: [PresentingNode] = []
  private var news: [PresentingNode] = []
  /// The views that wait until their tree presents nothing else, in the order in which they asked.
  private var waiting: [(presenter: PresentingNode, isTold: Bool)] = []

  private unowned(unsafe) let host: TreeHost

  package init(host: TreeHost) { self.host = host }

  /// After the hosted trees, whose actions may end or begin a presentation.
  package static var order: Int { 5 }

  package var hasWork: Bool {
    !news.isEmpty || waiting.contains { !$0.isTold || !$0.presenter.mustWait(behind: presenters) }
  }

  fileprivate func add(_ presenter: PresentingNode) {
    if !news.contains(where: { $0 === presenter }) { news.append(presenter) }
  }

  package func actionsEnded() {
    let before = waiting
    let others = news.filter { one in !before.contains { $0.presenter === one } }
    news = []
    waiting = []
    for presenter in before.map(\.presenter) + others { presenter.endFormer() }
    for (presenter, isTold) in before where !presents(presenter) {
      // A view that leaves in the same turn has left by now.
      if !isTold { warnOfWaiting(presenter) }
      waiting.append((presenter, true))
    }
    for presenter in others where !presents(presenter) { waiting.append((presenter, false)) }
  }

  /// Presents a view's content, if it has any; false if the view has to wait.
  private func presents(_ presenter: PresentingNode) -> Bool {
    if presenter.mustWait(behind: presenters) { return false }
    presenter.present()
    return true
  }

  private func warnOfWaiting(_ presenter: PresentingNode) {
    host.warn(
      .presentationWaits,
      """
      Another view of the same tree presents something already. This is presented when that has \
      gone. Present it from inside the other one, or one after the other.
      """, presenter)
  }

  package func windowChanged() {
    for tree in trees {
      tree.size = host.size
      tree.safeAreaInsets = host.safeAreaInsets
    }
    // Their presenters have moved.
    for presenter in presenters { add(presenter) }
  }

  /// From back to front.
  var trees: [TreeHost] { host.touch.covers }
}

extension TreeHost {
  /// The trees in the window from back to front: this one and those presented over it.
  package var treesInWindow: [TreeHost] {
    [self] + (parts.joined(PresentedTrees.self)?.trees ?? [])
  }

  /// Whether something is presented over the window.
  package var isCovered: Bool { !touch.covers.isEmpty }

  /// The first view in tree order with an accessibility identifier, of the foremost tree that has one.
  package func firstElementInWindow(_ identifier: String) -> LayoutNode? {
    treesInWindow.reversed().lazy.compactMap { $0.firstElement(identifier) }.first
  }

  /// The same for a view inside a hosted view.
  package func firstHostedLineInWindow(_ identifier: String) -> HostedLine? {
    treesInWindow.reversed().lazy.compactMap { $0.hostedLines(identifier).first }.first
  }
}
