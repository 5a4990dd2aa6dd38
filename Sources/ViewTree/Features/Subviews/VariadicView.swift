/// The names that custom containers used before ``SubviewsCollection`` existed.
///
/// - Source: SwiftUI's public interface, where these names have an underscore.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// Some content, arranged by a root that receives its views.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    nonisolated public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// A value that can be the root of a tree.
public protocol _VariadicView_Root {
  static var _viewListOptions: Int { get }
}

extension _VariadicView_Root {
  public static var _viewListOptions: Int { 0 }
}

/// A root that makes a view of the content's views; it may hold dynamic properties.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root, DynamicProperty {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is a list of views for the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View {
    RootedChildren(root: root, children: _VariadicView_Children(content))
  }
}

/// Runs a root's body.
private struct RootedChildren<Root: _VariadicView_ViewRoot>: View {
  let root: Root
  let children: _VariadicView_Children

  var body: some View { root.body(children: children) }
}

/// The views of some content; when shown, they follow one another.
public struct _VariadicView_Children: RandomAccessCollection {
  public typealias Index = Int
  private let elements: [Element]

  init<V: View>(_ content: V) {
    elements = _SubviewList.of(content).entries.map(Element.init)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> Element { elements[index] }

  /// One of the views.
  public struct Element: Identifiable {
    fileprivate var entry: SubviewEntry

    fileprivate init(_ entry: SubviewEntry) {
      self.entry = entry
    }

    public var id: AnyHashable { AnyHashable(entry.id) }

    /// The identity given by a loop or by `id(_:)`, if it is of this type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      entry.explicitID?.base as? ID
    }

    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { entry.traits[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue }
      set { entry.traits[ObjectIdentifier(key)] = newValue }
    }

    /// The values that the view passes to its container.
    public var containerValues: ContainerValues { ContainerValues(values: entry.traits) }
  }
}

extension _VariadicView_Children: View {
  public var body: some View { ForEach(elements) { $0 } }

  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    for element in view { list.append(element.entry) }
  }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { Subview(entry) }

  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    list.append(view.entry)
  }
}
