// The views that only give structure: lists, choices, modified views. Structure is identity: each
// step to a member, a side, an item or another type leads to another memory. Rule: STATE-4.6.

/// Builds views: members become a tuple, conditions a branch.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

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
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// A view that shows nothing and takes no part in any list.
public struct EmptyView: View, PrimitiveView {
  nonisolated public init() {}

  func outline(in place: Place) -> Outline { .list([]) }
}

/// Several views after one another, as a block of a builder makes them of a tuple of views.
public struct TupleView<T>: View, ListView {
  let members: [any View]

  func outline(in place: Place) -> Outline {
    let members = members.enumerated().map { index, member in
      place.inList.step(index).outline(of: member)
    }
    return place.gathered(.list(members))
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView, ListView where Wrapped: View {
  func outline(in place: Place) -> Outline {
    let shown = map { place.inList.step(true).outline(of: $0) }
    return place.gathered(.changing(shown.map { [$0] } ?? []))
  }
}

/// A view or another one: what `if` and `switch` build. Each side has a state of its own.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, ListView {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  public let storage: Storage

  func outline(in place: Place) -> Outline {
    let list = place.inList
    let shown =
      switch storage {
      case .trueContent(let content): list.step(true).outline(of: content)
      case .falseContent(let content): list.step(false).outline(of: content)
      }
    return place.gathered(.changing([shown]))
  }
}

/// Views taken together, without a layout of their own.
public struct Group<Content: View>: View, ModifiedView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A modified list stays one: the modifier goes around each member also in a place for one view.
  func outline(in place: Place) -> Outline {
    guard content is any ModifiedView, Content.mayBeList else { return place.outline(of: content) }
    return place.gathered(place.inList.outline(of: content))
  }
}

/// A view for each element of a collection. The element's id is the view's identity.
///
/// - Shape: two elements with one id are both shown; the second has a state of its own.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListView {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  func outline(in place: Place) -> Outline {
    var known: [ID: Int] = [:]
    let items = data.map { element in
      let id = id(element)
      let copy = known[id, default: 0]
      known[id] = copy + 1
      let item = copy == 0 ? place.inList.step(id) : place.inList.step(id).step(copy)
      return item.outline(of: content(element))
    }
    return place.gathered(.changing(items))
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
public struct AnyView: View, ListView {
  let content: any View

  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  func outline(in place: Place) -> Outline {
    .erased(place.step(ObjectIdentifier(type(of: content))).outline(of: content))
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

/// The view that a modifier stands around, for its body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let content: any View

  func outline(in place: Place) -> Outline { place.step("content").outline(of: content) }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView, ModifiedView where Content: View, Modifier: ViewModifier {
  func outline(in place: Place) -> Outline {
    let modifier = connected(modifier, to: place)
    return place.step("body").outline(of: modifier.body(content: .init(content: content)))
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Gives the view an identity. With another id it is another view: its state starts afresh.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    Surrounded<_, (Kind.Identity, ID)>(content: self) { $0 = $0.step(id) }
  }
}

/// A view around another one.
protocol ModifiedView: PrimitiveView {
  associatedtype Content: View
}

/// A view that may make any number of elements.
protocol ListView: PrimitiveView {}

extension View {
  /// Whether views of this type may make any number of elements, as far as the type tells.
  static var mayBeList: Bool {
    if let modified = Self.self as? any ModifiedView.Type { return modified.contentMayBeList }
    return Self.self is any ListView.Type
      || !(Self.self is any PrimitiveView.Type) && Body.mayBeList
  }
}

extension ModifiedView {
  fileprivate static var contentMayBeList: Bool { Content.mayBeList }
}

/// A modified view: in a list the modifier goes around each element, in a place for one view around
/// the whole, and around nothing not at all. Rule: PREF-1.4.5.
///
/// - Parameter Kind: tells modifiers apart, so that another modifier makes another type of view and
///   what is inside is another view. Rule: STATE-4.6.
struct Wrapped<Content: View, Kind>: ModifiedView {
  let content: Content
  let wrap: (Element, Place) -> Element

  func outline(in place: Place) -> Outline {
    let step = ObjectIdentifier(Kind.self)
    let content = place.step(step).outline(of: content)
    if content.showsNothing { return content }
    if place.slot != .list || content.only != nil {
      return .one(wrap(content.joined(in: place), place))
    }
    return content.map { element in
      wrap(element, place.with { $0.memory = element.place.memory.step(step) })
    }
  }
}

/// The kinds of modifiers, as types.
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
  /// Puts an element around each of this view's, at the place that is given beside it.
  func wrapped<Kind>(
    as kind: Kind.Type, _ wrap: @escaping (Element, Place) -> Element
  ) -> some View {
    Wrapped<Self, Kind>(content: self, wrap: wrap)
  }

  /// Tells each of this view's elements something about itself.
  func telling<Kind>(as kind: Kind.Type, _ tell: @escaping (Element) -> Void) -> some View {
    wrapped(as: kind) { element, _ in
      tell(element)
      return element
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
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

nonisolated private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// A value that the surroundings hand down.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, ConnectedProperty {
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
/// - Errors: traps where no view around has handed one down, in SwiftUI's words.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, ConnectedProperty {
  private var object: Object?

  public init() {}

  public var wrappedValue: Object {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(Object.self) found. A View.environmentObject(_:) for "
          + "\(Object.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  mutating func connect(to place: Place) {
    object = place.environment[ObjectKey<Object>.self]
  }
}

extension View {
  /// Hands a value down to the views inside. Rule: STATE-4.5.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Surrounded<_, (Kind.Environment, V)>(content: self) { $0.environment[keyPath: keyPath] = value }
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    Surrounded<_, (Kind.Environment, T)>(content: self) {
      $0.environment[ObjectKey<T>.self] = object
    }
  }
}

/// A view in other surroundings: another identity or environment.
struct Surrounded<Content: View, Kind>: ModifiedView {
  let content: Content
  let change: (inout Place) -> Void

  func outline(in place: Place) -> Outline {
    place.step(ObjectIdentifier(Kind.self)).with(change).outline(of: content)
  }
}
