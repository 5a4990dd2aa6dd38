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
  public var body: Never { fatalError("Never has no value, so no body either.") }
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
  /// How many views the place takes, and what arranges several where it takes one.
  var slot: Slot
  /// The axis of the nearest stack around, for spacers; nil where none decides.
  var stackAxis: Axis?

  enum Slot {
    /// The place is in a list, which takes any number of views.
    case list
    /// The place takes one view; several are arranged in a column or a row.
    case column, row
    /// The place takes one view; several lie over one another.
    case layers
  }

  func with(_ change: (inout Place) -> Void) -> Place {
    var place = self
    change(&place)
    return place
  }

  /// The same surroundings one step further in: another identity.
  func step(_ step: some Hashable) -> Place { with { $0.memory = memory.step(step) } }

  /// The same place for the members of a list: in a place for one view they are in a stack.
  var inList: Place {
    with {
      $0.slot = .list
      switch slot {
      case .list: break
      case .column: $0.stackAxis = .vertical
      case .row: $0.stackAxis = .horizontal
      case .layers: $0.stackAxis = nil
      }
    }
  }

  /// The elements of a view at this place.
  ///
  /// A view of one's own is connected to its state, and its body takes its place. Rule: STATE-4.5.
  func outline(of view: some View) -> Outline {
    if let primitive = view as? any PrimitiveView { return primitive.outline(in: self) }
    return step("body").outline(of: connected(view, to: self).body)
  }

  /// The one element of a view in a place for one: of several, the implicit stack around them.
  func element(of view: some View, in slot: Slot) -> Element {
    let place = with { $0.slot = slot }
    return place.outline(of: view).joined(in: place)
  }

  /// A list of views at this place: itself in a list, one element elsewhere.
  func gathered(_ outline: Outline) -> Outline {
    slot == .list ? outline : .one(outline.joined(in: self))
  }
}

/// The elements that a view has made, in the shape of its lists.
///
/// The shape decides how preferences fold: a list that cannot change folds by itself before it takes
/// part in the list around it; lists that can change are one flat list of items.
/// Rules: PREF-1.2, PREF-1.3.
indirect enum Outline {
  case one(Element)
  /// The members of a tuple: always as many. Empty for a view that shows nothing.
  case list([Outline])
  /// The items of a `ForEach` or the chosen side of an `if`: as many as there are this turn.
  case changing([Outline])
  /// The content of an `AnyView`.
  case erased(Outline)
  /// A list with a watcher of the whole, as `onAppear` is. Rule: STATE-4.2.
  case watched(Outline, Watcher)

  /// The outlines one level further in.
  var members: [Outline] {
    switch self {
    case .one: []
    case .list(let members), .changing(let members): members
    case .erased(let content), .watched(let content, _): [content]
    }
  }

  /// All elements, in the order of the tree.
  var elements: [Element] {
    if case .one(let element) = self { return [element] }
    return members.flatMap(\.elements)
  }

  var canChange: Bool {
    switch self {
    case .changing, .erased: true
    default: members.contains(where: \.canChange)
    }
  }

  /// The only element of a list that cannot change; nil where there are several or none.
  var only: Element? {
    let elements = elements
    return elements.count == 1 && !canChange ? elements[0] : nil
  }

  /// The watchers of lists without an element, as `EmptyView().onChange(...)` makes one.
  var looseWatchers: [Watcher] {
    switch self {
    case .watched(let content, let watcher): content.looseWatchers + [watcher]
    default: members.flatMap(\.looseWatchers)
    }
  }

  /// Whether there is no element and never will be one.
  var showsNothing: Bool { elements.isEmpty && !canChange }

  func map(_ wrap: (Element) -> Element) -> Outline {
    switch self {
    case .one(let element): .one(wrap(element))
    case .list(let members): .list(members.map { $0.map(wrap) })
    case .changing(let items): .changing(items.map { $0.map(wrap) })
    case .erased(let content): .erased(content.map(wrap))
    case .watched(let content, let watcher): .watched(content.map(wrap), watcher)
    }
  }

  /// The whole as one element: the only one itself, an implicit stack around any others.
  func joined(in place: Place) -> Element {
    if case .erased(let content) = self { return DefaultElement(content.joined(in: place), place) }
    if case .watched(let content, let watcher) = self {
      let element = content.joined(in: place)
      element.watchers.append(watcher)
      return element
    }
    if let only {
      only.watchers += looseWatchers
      return only
    }
    if showsNothing { return Element(place) }
    switch place.slot {
    case .row: return LayoutElement(HStackLayout(), self, place)
    case .list, .column: return LayoutElement(VStackLayout(), self, place)
    case .layers: return LayoutElement(ZStackLayout(), self, place)
    }
  }
}
