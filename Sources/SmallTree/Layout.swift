// The door for layouts, the same one for your own and for the stacks of this module.

/// A way to arrange views: one answer to a proposal, and one place for each view.
///
/// - Units: points, in the container's space, from the leading edge on. From right to left the places
///   are mirrored afterwards.
/// - Cost: sizes may be asked for as often as need be; answers are remembered for the turn.
nonisolated public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Makes the value that the other functions share in one turn.
  func makeCache(subviews: Subviews) -> Cache

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Calls `place` for each subview. One that is left out is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The distances to the container's neighbours; the union of the subviews' unless you say otherwise.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The place of a guide; the subviews' guides merged unless you say otherwise. Rule: LAYOUT-3.9.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

nonisolated extension Layout {
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.dropFirst().reduce(subviews.first?.spacing ?? .zero) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, bounds, proposal, subviews, &cache)
  }

  /// Places the subviews on trial and merges their guides where they then are.
  private func mergedGuide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard key.leavesContainers, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let places = subviews.places(in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.merged(
      zip(subviews, places).compactMap { subview, place in
        subview.dimensions(in: place.proposal)[explicit: key].map { $0 + place.origin[key.axis] }
      })
  }
}

nonisolated extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The layout as a container of views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView<Self, V>(layout: self, content: content())
  }

  func element(of content: Outline, in place: Place) -> Element {
    LayoutElement(self, content, place)
  }
}

/// A layout of any type. Its views keep their state when a layout of another type takes its place.
nonisolated public struct AnyLayout {
  private let layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }

  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView<Self, V>(layout: layout, content: content())
  }
}

/// A layout with its views.
///
/// - Parameter L: the type of the layout, or `AnyLayout`, in which layouts may take turns.
public struct LayoutView<L, Content: View>: View, PrimitiveView {
  let layout: any Layout
  let content: Content
  /// Leaves the container out where it has one view that is always there. Rule: LAYOUT-3.1.10.
  var isStack = false

  func outline(in place: Place) -> Outline {
    let content = place.inList.step("content").outline(of: content)
    // It is made in any case: a spacer alone in a stack extends along that too.
    let container = layout.element(of: content, in: place)
    return .one(isStack && content.only != nil ? content.joined(in: place) : container)
  }
}

/// A container of any number of elements, arranged by a layout.
final class LayoutElement<L: Layout>: Element {
  private let layout: L
  private let content: Outline
  private let subviews: LayoutSubviews
  private lazy var cache = layout.makeCache(subviews: subviews)

  init(_ layout: L, _ content: Outline, _ place: Place) {
    self.layout = layout
    self.content = content
    subviews = content.elements.map { LayoutSubview($0) }
    super.init(place)
    let axes = (L.self as? any Axial.Type).map { [$0.axis] } ?? Axis.allCases
    for subview in subviews { subview.element.inheritAxes(axes) }
  }

  override var children: [Outline] { [content] }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeChildren() {
    let bounds = CGRect(origin: .zero, size: size)
    let places = subviews.places(in: bounds, proposal) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    for (subview, place) in zip(subviews, places) {
      self.place(subview.element, at: place.origin, place.proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, in own: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: own.size)
    return key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: own.proposal, subviews: subviews,
        cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: own.proposal, subviews: subviews,
        cache: &cache)
  }

  override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  override var priority: Double { ownPriority ?? (subviews.isEmpty ? -.infinity : 0) }
}

// MARK: What a layout sees of its views

/// One view of a container. It answers; it cannot be made to take a size.
nonisolated public struct LayoutSubview {
  let element: Element
  private let values: [ObjectIdentifier: Any]
  fileprivate let given = GivenPlace()

  @MainActor fileprivate init(_ element: Element) {
    self.element = element
    values = element.layoutValues
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { [element] in element.size(proposal) }
  }

  /// The size for a proposal, with the guides in it.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { [element] in element.dimensions(in: proposal) }
  }

  public var spacing: ViewSpacing { MainActor.assumeIsolated { [element] in element.spacing } }

  public var priority: Double { MainActor.assumeIsolated { [element] in element.priority } }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// Puts the point of this view that `anchor` names at a position. The last call counts.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    given.placement = (origin, proposal)
  }
}

/// Where a subview goes, and what it is proposed there.
private typealias Placement = (origin: CGPoint, proposal: ProposedViewSize)

/// The place that the last call of `place` has given; nil before the first one.
nonisolated private final class GivenPlace {
  var placement: Placement?
}

/// The views of a container, in the order of the tree.
public typealias LayoutSubviews = [LayoutSubview]

nonisolated extension LayoutSubviews {
  /// The places that a layout gives, in the order of the subviews. One that it leaves out is
  /// centred, with the container's own proposal. Rule: LAYOUT-3.10.
  fileprivate func places(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ layout: () -> Void
  ) -> [Placement] {
    for subview in self { subview.given.placement = nil }
    layout()
    return map { subview in
      if let placement = subview.given.placement { return placement }
      let size = subview.sizeThatFits(proposal)
      let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      return (origin, proposal)
    }
  }
}

/// A kind of value that views hand to the layout around them.
nonisolated public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    telling(as: (Kind.LayoutValue, K).self) { element in
      // The one that comes first is the innermost one.
      let id = ObjectIdentifier(key)
      element.ownValues[id] = element.ownValues[id] ?? value
    }
  }

  /// Views of a higher priority are asked first by stacks. The outermost one counts.
  /// Rule: LAYOUT-3.2.
  public func layoutPriority(_ value: Double) -> some View {
    telling(as: Kind.Priority.self) { $0.ownPriority = value.isNaN ? 0 : value }
  }
}

// MARK: Distances

/// The distances that a view would like to its neighbours, edge by edge. Rule: LAYOUT-3.3.
nonisolated public struct ViewSpacing: Sendable {
  /// The kinds of neighbour that an edge may face.
  enum Facing {
    case anything
    /// A text that faces an ordinary edge, or an ordinary edge that faces a text.
    case otherKind
    /// A text that faces a text.
    case text
  }

  typealias Wishes = [Facing: CGFloat]

  /// The edges that are not ordinary.
  private var wishes: [Edge: Wishes] = [:]

  /// The distances of an ordinary view: 8 to another such view.
  public init() {}

  /// No distance on any edge.
  public static let zero = ViewSpacing([.anything: 0], at: .all)

  init(_ wishes: Wishes, at edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self.wishes[edge] = wishes }
  }

  subscript(edge: Edge) -> Wishes {
    get { wishes[edge] ?? [.otherKind: 0] }
    set { wishes[edge] = newValue }
  }

  func ordinary(at edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    spacing.wishes = wishes.filter { !edges.contains(Edge.Set($0.key)) }
    return spacing
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      union[edge].merge(other[edge]) { max($0, $1) }
    }
    return union
  }

  /// The distance to the next view along an axis: 8 where neither has an opinion.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, other) =
      axis == .horizontal ? (self[.trailing], next[.leading]) : (self[.bottom], next[.top])
    func both(_ facing: Facing, _ joined: (CGFloat, CGFloat) -> CGFloat) -> CGFloat? {
      mine[facing].flatMap { length in other[facing].map { joined(length, $0) } }
    }
    let hasText = mine[.text] != nil || other[.text] != nil
    let besideText = both(.text, max) ?? (hasText ? both(.otherKind, +) : nil)
    let matched = [besideText, both(.anything, +)].compactMap { $0 }.max()
    return matched ?? mine[.anything] ?? other[.anything] ?? 8
  }
}
