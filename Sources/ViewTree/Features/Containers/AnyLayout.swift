/// A type-erased layout: switching between two keeps the children, their state and their identity.
///
/// It is a container even around a single child. Spacers and dividers inside follow the axis of the
/// wrapped layout, including after a switch.
///
/// ```swift
/// func layout(isWide: Bool) -> AnyLayout {
///   isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// }
/// ```
///
/// - Source: LAYOUT-3.10.
public struct AnyLayout: Layout {
  let wrapped: WrappedLayout

  public init<L: Layout>(_ layout: L) {
    if let erased = layout as? AnyLayout {
      wrapped = erased.wrapped
    } else {
      wrapped = WrappedLayout(AnyLayoutBoxOf(layout))
    }
  }

  public var _properties: LayoutProperties { wrapped.box.properties }

  /// The wrapped layout's cache, which its calls share.
  public struct Cache {
    var box: AnyLayoutCache
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(box: wrapped.box.makeCache(subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    wrapped.box.updateCache(&cache.box, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    wrapped.box.spacing(subviews, &cache.box)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    wrapped.box.sizeThatFits(proposal, subviews, &cache.box)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    wrapped.box.placeSubviews(bounds, proposal, subviews, &cache.box)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    wrapped.box.explicitAlignment(guide, bounds, proposal, subviews, &cache.box)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    wrapped.box.explicitAlignment(guide, bounds, proposal, subviews, &cache.box)
  }
}

/// The wrapped layout; two are equal if their types and values are.
struct WrappedLayout: Equatable {
  let box: AnyLayoutBox

  init(_ box: AnyLayoutBox) {
    self.box = box
  }

  static func == (left: WrappedLayout, right: WrappedLayout) -> Bool {
    left.box === right.box || left.box.isSame(as: right.box)
  }
}

/// A cache behind a type-erased layout.
class AnyLayoutCache {}

final class AnyLayoutCacheOf<Cache>: AnyLayoutCache {
  var value: Cache

  init(_ value: Cache) {
    self.value = value
  }
}

/// The calls of a type-erased layout.
class AnyLayoutBox {
  var properties: LayoutProperties { LayoutProperties() }

  func isSame(as other: AnyLayoutBox) -> Bool { false }

  func makeCache(_ subviews: LayoutSubviews) -> AnyLayoutCache { AnyLayoutCache() }

  func updateCache(_ cache: inout AnyLayoutCache, _ subviews: LayoutSubviews) {}

  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache) -> ViewSpacing { .zero }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache
  ) -> CGSize { .zero }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayoutCache
  ) {}

  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache
  ) -> CGFloat? { nil }

  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache
  ) -> CGFloat? { nil }
}

final class AnyLayoutBoxOf<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) {
    self.layout = layout
  }

  override var properties: LayoutProperties { L.layoutProperties }

  override func isSame(as other: AnyLayoutBox) -> Bool {
    guard let other = other as? AnyLayoutBoxOf<L> else { return false }
    return ValueComparison.areEqual(layout, other.layout)
  }

  /// Uses the cache of this layout; a cache left behind by another layout is rebuilt.
  private func withCache<Result>(
    _ cache: inout AnyLayoutCache, _ subviews: LayoutSubviews,
    _ body: (inout L.Cache) -> Result
  ) -> Result {
    if let known = cache as? AnyLayoutCacheOf<L.Cache> { return body(&known.value) }
    let made = AnyLayoutCacheOf(layout.makeCache(subviews: subviews))
    cache = made
    return body(&made.value)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyLayoutCache {
    AnyLayoutCacheOf(layout.makeCache(subviews: subviews))
  }

  override func updateCache(_ cache: inout AnyLayoutCache, _ subviews: LayoutSubviews) {
    withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(
    _ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache
  ) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache
  ) -> CGSize {
    withCache(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayoutCache
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
