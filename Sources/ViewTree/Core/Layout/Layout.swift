/// A way to arrange views: one answer to a proposal, one placement inside the agreed size.
///
/// The engine's own layouts and layout modifiers are written against this protocol too.
///
/// ```swift
/// /// Puts its subviews on a diagonal.
/// struct Stairs: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     subviews.reduce(into: CGSize.zero) { size, subview in
///       let step = subview.sizeThatFits(.unspecified)
///       size = CGSize(width: size.width + step.width, height: size.height + step.height)
///     }
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       let step = subview.sizeThatFits(.unspecified)
///       subview.place(at: corner, proposal: .unspecified)
///       corner = CGPoint(x: corner.x + step.width, y: corner.y + step.height)
///     }
///   }
/// }
///
/// let stairs = Stairs {
///   Text("a")
///   Text("b")
/// }
/// ```
///
/// - Units: points; coordinates run from the top leading corner, left to right, whatever the
///   writing direction: the engine mirrors.
/// - Infinity: an infinite size is a valid answer; a view that is placed with one gets 0 on that
///   side. An infinite place counts as 0, an infinite guide as the default one.
/// - NaN: a size or place that is not a number counts as 0, a guide as the default one.
/// - Errors: each of these is a warning of kind `invalidGeometry`, and so are two layouts that ask
///   each other in a circle: the second question is answered with its own proposal.
/// - Checked by: `BadLayoutTests`.
/// - Source: LAYOUT-3.10.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  /// The properties of this value; a type-erased layout has those of the layout it holds.
  var _properties: LayoutProperties { get }

  /// Makes the state that later calls share; called at first use.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache when the subviews or their answers have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The layout's size for a proposal. May be called any number of times, with any proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// The width of that size, from a layout that finds it without the height; nil from any other.
  func _width(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?

  /// Places the subviews inside bounds whose origin need not be zero, for the original proposal.
  ///
  /// A subview that is not placed is centred; if it is placed several times, the last place wins.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties that all values of a layout type share.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks; spacers and dividers follow it.
  public var stackOrientation: Axis?
  /// Whether the explicit guides are those of the subviews, merged as the default implementation
  /// does; the engine then asks only where a subview has one.
  package var hasOnlyGuidesOfSubviews = false

  public init() {}

  package init(stackOrientation: Axis?) {
    self.stackOrientation = stackOrientation
    hasOnlyGuidesOfSubviews = true
  }
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public var _properties: LayoutProperties { Self.layoutProperties }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func _width(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
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

  /// The children's explicit guides at the places where this layout puts them, combined.
  ///
  /// - Infinity: nil for bounds that are not finite.
  /// - Source: LAYOUT-3.9.
  private func mergedGuide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard key.isExportedByContainers, bounds.width.isFinite, bounds.height.isFinite,
      let container = subviews.first?.node.layoutParent
    else { return nil }
    let places = PlacementRecorder.record(in: container) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.combinedExplicit(
      subviews.map { places.guide(key, of: $0.node, in: bounds, proposal) })
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

extension Layout {
  /// Lays out the views of a builder.
  ///
  /// Disfavoured: where a type is both a view that takes content and, with other arguments, a
  /// layout, braces give the view's content. Source: LAYOUT-3.10.8.
  @_disfavoredOverload
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// A key for a value that a view gives to the layout around it.
///
/// ```swift
/// struct SpanKey: LayoutValueKey {
///   static let defaultValue = 1
/// }
///
/// let wide = Text("a").layoutValue(key: SpanKey.self, value: 2)
/// func span(of subview: LayoutSubview) -> Int { subview[SpanKey.self] }
/// ```
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
