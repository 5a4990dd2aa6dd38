// The views that only give structure: lists, choices, modified views. Structure is identity: each
// step to a member, a side, an item or another type leads to another memory. Rule: STATE-4.6.

/// Builds views: members become a tuple, conditions a branch.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var members: [any View] = []
    repeat members.append(each content)
    return TupleView(members: members)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(isFirst: true, content: first)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(isFirst: false, content: second)
  }
}

/// A view that shows nothing and takes no part in any list.
public struct EmptyView: View, PrimitiveView {
  nonisolated public init() {}

  func outline(in place: Place) -> Outline { .list(.fixed, []) }
}

/// Several views after one another, as a block of a builder makes them of a tuple of views.
public struct TupleView<T>: View, PrimitiveView {
  let members: [any View]

  func outline(in place: Place) -> Outline {
    let members = members.enumerated().map { index, member in
      place.inList.step(index).outline(of: member)
    }
    return place.gathered(.list(.fixed, members))
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  func outline(in place: Place) -> Outline {
    let shown = map { place.inList.step(true).outline(of: $0) }
    return place.gathered(.list(.changing, shown.map { [$0] } ?? []))
  }
}

/// A view or another one: what `if` and `switch` build. Each side has a state of its own.
public struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  let isFirst: Bool
  let content: any View

  func outline(in place: Place) -> Outline {
    place.gathered(.list(.changing, [place.inList.step(isFirst).outline(of: content)]))
  }
}

/// Views taken together, without a layout of their own.
public struct Group<Content: View>: View, PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A modified list stays one: the modifier goes around each member also in a place for one view.
  func outline(in place: Place) -> Outline {
    let list = place.inList.outline(of: content)
    return place.gathered(content is AnyView ? list : .list(.fixed, [list]))
  }
}

/// A view for each element of a collection. The element's id is the view's identity.
///
/// - Shape: two elements with one id are both shown; the second has a state of its own.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  func outline(in place: Place) -> Outline {
    var known: [ID: Int] = [:]
    let items = data.map { element in
      let id = id(element)
      let copy = known[id, default: 0]
      known[id] = copy + 1
      return place.inList.step(id).step(copy).outline(of: content(element))
    }
    return place.gathered(.list(.changing, items))
  }
}

extension ForEach {
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// A view of any type. Another type in its place is another identity.
public struct AnyView: View, PrimitiveView {
  let content: any View

  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  func outline(in place: Place) -> Outline {
    .list(.erased, [place.step(ObjectIdentifier(type(of: content))).outline(of: content)])
  }
}

/// The content of an `AnyView` in a place for one view: it always has an output. Rule: PREF-1.3.4.
final class DefaultElement: Wrapper {
  override func makeOutput<K: PreferenceKey>(_ key: K.Type) -> Output<K.Value>? {
    content.output(key) ?? { K.defaultValue }
  }
}

/// A description of what to put around a view.
///
/// ```swift
/// struct Framed: ViewModifier {
///   func body(content: Content) -> some View { content.padding(8).background { Color.red } }
/// }
/// ```
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body
}

/// The view inside a modifier, for its body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let content: any View

  func outline(in place: Place) -> Outline { place.step("content").outline(of: content) }
}

extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> some View {
    Modified<_, T>(content: self) { content, inside, place in
      let modifier = connected(modifier, to: place)
      return inside.outline(of: modifier.body(content: .init(content: content)))
    }
  }

  /// Gives the view an identity. With another id it is another view: its state starts afresh.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    surrounded(as: (Kind.Identity, ID).self) { $0 = $0.step(id) }
  }
}

/// A view with a modifier.
///
/// - Parameter Kind: tells modifiers apart, so that another modifier makes another type of view and
///   what is inside is another view. Rule: STATE-4.6.
private struct Modified<Content: View, Kind>: PrimitiveView {
  let content: Content
  /// The outline at a place, of the content and the place for that.
  let make: (_ content: Content, _ inside: Place, _ place: Place) -> Outline

  func outline(in place: Place) -> Outline {
    make(content, place.step(ObjectIdentifier(Kind.self)), place)
  }
}

/// The kinds of this module's modifiers, as types.
enum Kind {
  enum Frame {}
  enum FlexibleFrame {}
  enum Padding {}
  enum FixedSize {}
  enum AspectRatio {}
  enum Offset {}
  enum Position {}
  enum Guide {}
  enum Overlay {}
  enum Background {}
  enum Hidden {}
  enum Depth {}
  enum Priority {}
  enum LayoutValue {}
  enum Space {}
  enum Identifier {}
  enum Writing {}
  enum Transforming {}
  enum Anchoring {}
  enum Reading {}
  enum Identity {}
  enum Environment {}
  enum Appearance {}
  enum Change {}
}

extension View {
  /// Puts this view into other surroundings: another identity or environment.
  func surrounded<Kind>(
    as kind: Kind.Type, _ change: @escaping (inout Place) -> Void
  ) -> some View {
    Modified<_, Kind>(content: self) { content, inside, _ in
      inside.with(change).outline(of: content)
    }
  }

  /// Puts an element around each of this view's, at the place that is given beside it.
  ///
  /// In a list it goes around each element, and in a place for one view around the whole, even where
  /// that shows nothing. Rules: PREF-1.4.5, LAYOUT-3.7.11.
  func wrapped<Kind>(
    as kind: Kind.Type, _ wrap: @escaping (Element, Place) -> Element
  ) -> some View {
    Modified<_, Kind>(content: self) { content, inside, place in
      let content = inside.outline(of: content)
      let wrapped = { (element: Element, memory: Memory) in
        let wrapped = wrap(element, place.with { $0.memory = memory })
        wrapped.memory = memory
        return wrapped
      }
      if !place.isInList || content.only != nil {
        return .one(wrapped(content.joined(in: place), place.memory))
      }
      return content.map { wrapped($0, $0.memory.step(ObjectIdentifier(kind))) }
    }
  }

  /// Tells each of this view's elements something about itself.
  func telling<Kind>(as kind: Kind.Type, _ tell: @escaping (Element) -> Void) -> some View {
    wrapped(as: kind) { element, _ in
      tell(element)
      return element
    }
  }

  /// Adds a watcher of all elements together.
  func watched<Kind>(
    as kind: Kind.Type, by watch: @escaping (Place, Outline) -> Watcher
  ) -> some View {
    Modified<_, Kind>(content: self) { content, inside, place in
      let content = inside.outline(of: content)
      let watched = Outline.list(.watched(watch(place, content)), [content])
      return place.gathered(watched)
    }
  }
}

// MARK: The environment

nonisolated public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a place hands down to the views in it.
nonisolated public struct EnvironmentValues {
  /// The direction in which a reader goes along a line: where "leading" is.
  public var layoutDirection = LayoutDirection.leftToRight
  public var font: Font?
  /// By their keys; objects by their types.
  fileprivate var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that the surroundings hand down.
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private var values = EnvironmentValues()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    path = keyPath
  }

  public var wrappedValue: Value { values[keyPath: path] }

  mutating func connect(to place: Place) {
    values = place.environment
  }
}

/// A class whose changes a view shows. Each turn asks every body, so it need not tell them.
public protocol ObservableObject: AnyObject {}

/// An object that the surroundings hand down.
///
/// - Errors: traps where no view around has handed one down.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: ConnectedProperty {
  private var object: Object?

  public init() {}

  public var wrappedValue: Object {
    guard let object else {
      fatalError("No \(Object.self) found: a view around has to say environmentObject(_:).")
    }
    return object
  }

  mutating func connect(to place: Place) {
    object = place.environment.values[ObjectIdentifier(Object.self)] as? Object
  }
}

extension View {
  /// Hands a value down to the views inside. Rule: STATE-4.5.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    surrounded(as: (Kind.Environment, V).self) { $0.environment[keyPath: keyPath] = value }
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    surrounded(as: (Kind.Environment, T).self) {
      $0.environment.values[ObjectIdentifier(T.self)] = object
    }
  }
}
