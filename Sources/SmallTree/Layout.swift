// The door for layouts, the same one for your own and for the stacks of this module.

/// A way to arrange views: one answer to a proposal, and one place for each view.
///
/// - Units: points, in the container's space, from the leading edge on. From right to left the places
///   are mirrored afterwards.
/// - Cost: sizes may be asked for as often as need be; answers are remembered for the turn.
nonisolated public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  /// What the other functions share in one turn.
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Calls `place` for each subview. One that is left out is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The distances to the container's neighbours; the union of the subviews' unless you say other.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Where a guide is; what the subviews say together unless you say other. Rule: LAYOUT-3.9.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

nonisolated public struct LayoutProperties {
  /// The axis along which a spacer inside extends; nil for both.
  public var stackOrientation: Axis?

  public init() {}
}

nonisolated extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

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
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let values = subviews.compactMap { subview in
      subview.onMain { element in
        let (origin, proposal) = subview.place(in: bounds.size, proposal)
        return element.explicit(key, element.size(proposal), proposal)
          .map { $0 + origin[key.axis] }
      }
    }
    return key.merged(values)
  }
}

nonisolated extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

extension Layout {
  /// The layout as a container of views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content(), leavesOutSingle: false)
  }
}

/// A layout with its views.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content
  /// Whether the container is left out around a single view, as stacks are. Rule: LAYOUT-3.1.10.
  let leavesOutSingle: Bool

  func outline(in place: Place) -> Outline {
    var inside = place.inList.step("content")
    inside.stackAxis = L.layoutProperties.stackOrientation
    let content = inside.outline(of: content)
    if leavesOutSingle, content.only != nil { return .one(content.joined(in: inside)) }
    return .one(LayoutElement(layout, content, place))
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
    subviews = LayoutSubviews(
      content.elements.map(LayoutSubview.init), layoutDirection: place.environment.layoutDirection)
    super.init(place)
  }

  override var children: [Outline] { [content] }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeChildren() {
    let bounds = CGRect(origin: .zero, size: size)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let places = subviews.map { $0.place(in: size, proposal) }
    for (element, place) in zip(content.elements, places) {
      self.place(element, at: place.origin, place.proposal)
    }
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
  }

  override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  override var priority: Double { ownPriority ?? (subviews.isEmpty ? -.infinity : 0) }

  override func makeOutput<K: PreferenceKey>(_ key: K.Type) -> (() -> K.Value)? {
    content.output(key)
  }
}
