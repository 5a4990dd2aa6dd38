/// A root view, and the pages pushed on it.
///
/// It takes the whole proposal and shows its last page in all of it, under the page's bar: see
/// `NavigationPage` for which bars there are and how high. Pages below keep their state and have
/// disappeared. User preferences of the shown page continue outwards if they are read there; those
/// of its bars do not. Several views of a page form an implicit `VStack`. A drag from the leading
/// edge goes back.
///
/// - Source: PREF-1.8, PREF-1.8.4; Apple documentation, `NavigationStack`.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: NavigationPathAccess?
}

extension NavigationStack: View {
  public var body: some View { BarredStack(root: root, path: path) }
}

extension NavigationStack {
  /// A stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), path: nil)
  }

  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.init(root: root(), path: NavigationPathAccess(path.items))
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(root: root(), path: NavigationPathAccess(path))
  }
}

/// The values of a stack's pages, of any types.
public struct NavigationPath: Equatable {
  var items: [AnyHashable]

  nonisolated public init() {
    items = []
  }

  nonisolated public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    items = elements.map { AnyHashable($0) }
  }

  public var count: Int { items.count }

  public var isEmpty: Bool { items.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { items.append(AnyHashable(value)) }

  /// Removes values from the end.
  ///
  /// - Errors: traps when there are fewer.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0 && k <= items.count,
      "removeLast(\(k)) of a path with \(items.count) values. Ask its count before.")
    items.removeLast(k)
  }
}

/// The older form of ``NavigationStack``; one column.
public struct NavigationView<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  public var body: some View { BarredStack(root: content, path: nil) }
}

/// A stack whose pages have bars.
struct BarredStack<Root: View>: View {
  let root: Root
  let path: NavigationPathAccess?

  var body: some View {
    NavigationHost(root: NavigationPage(content: root), path: path) {
      AnyView(NavigationPage(content: $0))
    }
  }
}
