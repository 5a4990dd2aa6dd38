@_exported import Foundation

// Idea 1: a view value is a description. In each turn it makes elements, which live until the next.

/// A description of a part of the screen.
///
/// A view of your own has a ``body`` made of other views. The views of this module have none: they
/// make their elements themselves.
///
/// ```swift
/// struct Badge: View {
///   var body: some View { Text("3").padding(4).background { Color.red } }
/// }
/// ```
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  /// The content, evaluated once a turn for each place where the view is used.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

/// A view without a body, which makes its elements itself.
protocol PrimitiveView: View where Body == Never {
  func outline(in place: Place) -> Outline
}

extension View where Body == Never {
  /// - Errors: traps. A view of this module is laid out in a ``ViewHost``; it has no body to ask for.
  public var body: Never {
    fatalError("\(Self.self) has no body. Lay it out in a ViewHost instead.")
  }
}

/// Where a view is used: all that its elements take from their surroundings.
struct Place {
  /// The memory that lasts from turn to turn at this place: its identity.
  var memory: Memory
  var environment: EnvironmentValues
  /// The stack around several views where the place takes one; nil in a list, which takes any number.
  var implicitStack: (any Layout)?

  func with(_ change: (inout Place) -> Void) -> Place {
    var place = self
    change(&place)
    return place
  }

  /// The same surroundings one step further in: another identity.
  func step(_ step: some Hashable) -> Place { with { $0.memory = memory.step(step) } }

  /// The same place for the members of a list.
  var inList: Place { with { $0.implicitStack = nil } }

  var isInList: Bool { implicitStack == nil }

  /// The elements of a view at this place.
  ///
  /// A custom view is connected to its state, and its body takes its place. Rule: STATE-4.5.
  func outline(of view: some View) -> Outline {
    if let primitive = view as? any PrimitiveView { return primitive.outline(in: self) }
    return step("body").outline(of: connected(view, to: self).body)
  }

  /// The one element of a view in a place for one: of several, the implicit stack around them.
  func element(of view: some View, in stack: any Layout) -> Element {
    let place = with { $0.implicitStack = stack }
    return place.outline(of: view).joined(in: place)
  }

  /// A list of views at this place: itself in a list, one element elsewhere.
  func gathered(_ outline: Outline) -> Outline {
    isInList ? outline : .one(outline.joined(in: self))
  }
}

/// The elements that a view has made, in the shape of its lists.
///
/// The shape decides how preferences fold: a list that cannot change folds by itself before it takes
/// part in the list around it; lists that can change are one flat list of items.
/// Rules: PREF-1.2, PREF-1.3.
indirect enum Outline {
  case one(Element)
  case list(Kind, [Outline])

  enum Kind {
    /// The members of a tuple: always as many. Empty for a view that shows nothing.
    case fixed
    /// The items of a `ForEach` or the chosen side of an `if`: as many as there are this turn.
    case changing
    /// The content of an `AnyView`.
    case erased
    /// A list with a watcher of the whole, as `onAppear` is. Rule: STATE-4.2.
    case watched(Watcher)
  }

  /// The outlines one level further in.
  var members: [Outline] {
    if case .list(_, let members) = self { members } else { [] }
  }

  /// All elements, in the order of the tree.
  var elements: [Element] {
    if case .one(let element) = self { return [element] }
    return members.flatMap(\.elements)
  }

  var canChange: Bool {
    switch self {
    case .list(.changing, _), .list(.erased, _): true
    default: members.contains(where: \.canChange)
    }
  }

  /// The only element of a list that cannot change; nil where there are several or none.
  var only: Element? {
    let elements = elements
    return elements.count == 1 && !canChange ? elements[0] : nil
  }

  /// The watchers, in the order of the tree; those of a list come after what is in it.
  func watchers(of elements: (Element) -> [Watcher]) -> [Watcher] {
    switch self {
    case .one(let element): elements(element)
    case .list(.watched(let watcher), _):
      members.flatMap { $0.watchers(of: elements) } + [watcher]
    case .list: members.flatMap { $0.watchers(of: elements) }
    }
  }

  func map(_ wrap: (Element) -> Element) -> Outline {
    switch self {
    case .one(let element): .one(wrap(element))
    case .list(let kind, let members): .list(kind, members.map { $0.map(wrap) })
    }
  }

  /// Whether several views were written here, whatever of them shows anything.
  private var isOfSeveral: Bool { members.count > 1 || members.contains(where: \.isOfSeveral) }

  /// The whole as one element: the only one itself, an implicit stack around any others.
  func joined(in place: Place) -> Element {
    switch self {
    case .list(.erased, let content): return DefaultElement(content[0].joined(in: place), place)
    case .list(.watched(let watcher), let content):
      let element = content[0].joined(in: place)
      element.watchers.append(watcher)
      return element
    default: break
    }
    let stack = { (place.implicitStack ?? VStackLayout()).element(of: self, in: place) }
    guard let only else { return stack() }
    // A spacer that is left of several views extends along the stack around them, which is left out.
    if isOfSeveral, !place.isInList { _ = stack() }
    // Of members without an element, as `EmptyView().onChange(...)` is one.
    only.watchers += watchers { _ in [] }
    return only
  }
}
