/// The pages of a navigation stack, as a view: a root and the pages pushed on it.
package struct NavigationHost<Root: View> {
  private let root: Root
  private let path: NavigationPathAccess?
  private let pushed: (AnyView) -> AnyView

  /// - Parameters:
  ///   - path: the values of the pages above the root; nil if the stack keeps them itself.
  ///   - pushed: wraps each page above the root.
  package init(
    root: Root, path: NavigationPathAccess?, pushed: @escaping (AnyView) -> AnyView = { $0 }
  ) {
    self.root = root
    self.path = path
    self.pushed = pushed
  }
}

extension NavigationHost: ElementView {
  package static func makeElement(_ view: Self, inputs: _ViewInputs) -> NavigationNode {
    let node = NavigationNode(inputs)
    node.show(view.root, view.path, view.pushed)
    return node
  }

  package static func updateElement(_ view: Self, node: NavigationNode) {
    node.show(view.root, view.path, view.pushed)
  }
}

/// The values of a stack's pages, in the stack's own path or in a binding.
package struct NavigationPathAccess {
  let read: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: () -> Void

  /// Values of any types.
  package init(_ path: Binding<[AnyHashable]>) {
    read = { path.wrappedValue }
    append = { path.wrappedValue.append($0) }
    removeLast = { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }
  }

  /// A value of another type than the collection's cannot be appended.
  package init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
    removeLast = {
      var values = path.wrappedValue
      guard !values.isEmpty else { return }
      values.remove(at: values.index(values.endIndex, offsetBy: -1))
      path.wrappedValue = values
    }
  }
}

/// The element of a navigation stack: the root page and one page per pushed value, of which the
/// last is shown.
///
/// Pages are matched by position and value; a page whose value changes is a different page. After
/// the path's values come the pages that bindings present.
package final class NavigationNode: PagesNode {
  private var path: NavigationPathAccess?
  private var pushed: (AnyView) -> AnyView = { $0 }
  private var root: Node?
  private var pages: [(entry: Entry, node: Node)] = []
  private var destinations: [DestinationNode] = []
  private lazy var ownPath = NavigationPathAccess(
    Binding(location: StateBinding(StateLocation([AnyHashable](), host: host))))
  private(set) lazy var navigator = Navigator(self)
  /// The nodes that have read a page's reported values, most of them on the next page.
  private var pageReaders = Dependents()

  /// The reason for a page: a value of the path, or a destination that presents one.
  private enum Entry: Equatable {
    case value(AnyHashable)
    case presented(ObjectIdentifier, AnyHashable)
  }

  package override var typeLabel: String { "pages" }

  override var contents: [Node] { (root.map { [$0] } ?? []) + pages.map(\.node) }

  override func choice(among pages: [LayoutNode]) -> Int { pages.count - 1 }

  private var pageInputs: _ViewInputs { _ViewInputs(parent: self, slot: .vertical) }

  func show<Root: View>(
    _ view: Root, _ path: NavigationPathAccess?, _ pushed: @escaping (AnyView) -> AnyView
  ) {
    self.path = path
    self.pushed = pushed
    let page = Page(content: view, navigator: navigator, depth: 0)
    if let root {
      Page<Root>._updateView(view: page, outputs: _ViewOutputs(root))
    } else {
      root = Page<Root>._makeView(view: page, inputs: pageInputs).node
    }
    performUpdate()
  }

  override func dependencyChanged() {
    super.dependencyChanged()
    queueUpdate()
  }

  // MARK: Pages

  private var access: NavigationPathAccess { path ?? ownPath }

  private func readEntries() -> [(entry: Entry, make: () -> AnyView)] {
    let values = evaluate { access.read() }
    refreshDirection()
    var entries: [(entry: Entry, make: () -> AnyView)] = values.map { value in
      (.value(value), { [weak self] in self?.destination(of: value) ?? AnyView(EmptyView()) })
    }
    for destination in destinations {
      guard let key = reading({ destination.presentedKey }) else { continue }
      entries.append(
        (
          .presented(ObjectIdentifier(destination), key),
          { [weak destination] in destination?.presentedView() ?? AnyView(EmptyView()) }
        ))
    }
    return entries
  }

  /// The view of the innermost destination that takes a value.
  ///
  /// - Errors: a value that no destination takes shows an empty page, with a warning.
  private func destination(of value: AnyHashable) -> AnyView {
    for destination in destinations.reversed() {
      if let view = destination.view(for: value) { return view }
    }
    host.warn(
      .missingDestination,
      """
      No navigationDestination(for:) of the stack takes a value of type \
      \(type(of: value.base)); the page is empty. Add one inside the stack.
      """, self)
    return AnyView(EmptyView())
  }

  override func performUpdate() {
    isQueuedForUpdate = false
    let entries = readEntries()
    var kept = 0
    while kept < min(entries.count, pages.count), pages[kept].entry == entries[kept].entry {
      let page = page(entries[kept].make, kept + 1)
      Page<DestinationPage>._updateView(view: page, outputs: _ViewOutputs(pages[kept].node))
      kept += 1
    }
    guard kept < max(entries.count, pages.count) else { return }
    for page in pages[kept...].reversed() { page.node.destroy() }
    pages.removeSubrange(kept...)
    for (entry, make) in entries[kept...] {
      let node = Page<DestinationPage>._makeView(
        view: page(make, pages.count + 1), inputs: pageInputs
      ).node
      pages.append((entry, node))
    }
    candidatesChanged()
  }

  private func page(_ make: @escaping () -> AnyView, _ depth: Int) -> Page<DestinationPage> {
    let pushed = pushed
    return Page(
      content: DestinationPage { pushed(make()) }, navigator: navigator, depth: depth)
  }

  /// The value that a page reports for a key, shown or not; nil without such a page or output.
  fileprivate func value<K: PreferenceKey>(of key: K.Type, onPage depth: Int) -> K.Value? {
    let pages = contents
    guard pages.indices.contains(depth) else { return nil }
    if let reader = Tracking.current { pageReaders.add(reader) }
    return PreferenceRegistry.operations(of: K.self).value(of: pages[depth])
  }

  override func preferenceBelowChanged(_ key: ObjectIdentifier?, from _: Node) -> Bool {
    // Taken first: a reader's notification may re-enter here.
    for reader in pageReaders.take() { reader.dependencyChanged() }
    return false
  }

  fileprivate var pushedCount: Int { pages.count }

  // MARK: Destinations

  func add(_ destination: DestinationNode) {
    destinations.append(destination)
    queueUpdate()
  }

  func remove(_ destination: DestinationNode) {
    destinations.removeAll { $0 === destination }
    queueUpdate()
  }

  // MARK: Moving

  func push(_ value: AnyHashable) { access.append(value) }

  /// Removes the last page; the root stays.
  func pop() {
    switch pages.last?.entry {
    case .value:
      access.removeLast()
    case .presented(let id, _):
      destinations.first { ObjectIdentifier($0) == id }?.endPresentation()
    case nil:
      break
    }
  }
}

/// One page, with the environment that lets it push and pop pages.
struct Page<Content: View> {
  let content: Content
  let navigator: Navigator
  /// How many pages are below it.
  let depth: Int
  @Environment(\.dismiss) private var outerDismiss

  init(content: Content, navigator: Navigator, depth: Int) {
    self.content = content
    self.navigator = navigator
    self.depth = depth
  }
}

extension Page: View {
  var body: some View {
    content
      .environment(\.navigator, navigator)
      .environment(\.pageDepth, depth)
      .environment(\.controlPlace, .page)
      .environment(\.dismiss, depth > 0 ? DismissAction(navigator: navigator) : outerDismiss)
  }
}

/// The content of a pushed page, evaluated where it is shown.
struct DestinationPage {
  let make: () -> AnyView
}

extension DestinationPage: View {
  var body: some View { make() }
}

/// A page's reference to its stack.
package final class Navigator: Sendable {
  private nonisolated(unsafe) weak var node: NavigationNode?

  init(_ node: NavigationNode) {
    self.node = node
  }

  package func push(_ value: AnyHashable) { node?.push(value) }

  /// Removes the last page.
  package func pop() { node?.pop() }

  /// How many pages are above the root.
  package var pushedCount: Int { node?.pushedCount ?? 0 }

  /// The value that a page reports for a key, shown or not; the root is page 0.
  package func value<K: PreferenceKey>(of key: K.Type, onPage depth: Int) -> K.Value? {
    node?.value(of: key, onPage: depth)
  }
}

extension TreeHost {
  /// The innermost stack of pages that is shown and has a page above its root; nil without any.
  package var navigatorToGoBack: Navigator? {
    var found: NavigationNode?
    func visit(_ node: Node) {
      if let stack = node as? NavigationNode, stack.pushedCount > 0 { found = stack }
      node.forEachChild(visit)
    }
    visit(root)
    return found?.navigator
  }
}

private enum PageDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

private enum NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(navigator: nil) }
}

extension EnvironmentValues {
  package var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  /// How many pages of its stack are below the view's own.
  package var pageDepth: Int {
    get { self[PageDepthKey.self] }
    set { self[PageDepthKey.self] = newValue }
  }

  /// Removes the page that contains the view. On a root it is the action of the surroundings.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

/// Removes a page, or the content presented over the window, when it is called.
public struct DismissAction: Sendable {
  var navigator: Navigator?
  var dismissal: Dismissal?

  /// Whether the view is on a page that can be removed.
  package var takesAway: Bool { navigator != nil || dismissal != nil }

  public func callAsFunction() {
    dismissal?.end()
    navigator?.pop()
  }
}

/// Ends the presentation over the window.
final class Dismissal: Sendable {
  nonisolated(unsafe) let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }
}
