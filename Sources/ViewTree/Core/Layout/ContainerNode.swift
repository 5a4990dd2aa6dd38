/// The element of a layout with any number of children.
///
/// It caches the flattened list of its children and the layout's cache; both are renewed when the
/// list or a child's response has changed.
@UncheckedAccess
package class ContainerNode: LayoutNode {
  final var content: Node?
  final var elements: [LayoutNode] = []
  final var subviews = LayoutSubviews([], layoutDirection: .leftToRight)
  final var elementsAreStale = true
  /// Whether the list can change: it contains an `if`, `ForEach` or `AnyView`.
  final var isDynamic = false
  final var isImplicit = false

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    derivesTraits = true
  }

  package final override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override final var viewNode: Node { isImplicit ? content ?? self : self }

  override func takesElementChange() -> Bool {
    elementsAreStale = true
    setNeedsLayoutWithTraits()
    return true
  }

  /// Renews the list of children where it is out of date.
  @inline(__always) final func refreshElements() {
    if elementsAreStale { recollect() }
  }

  private final func recollect() {
    elementsAreStale = false
    if !elements.isEmpty {
      // The subviews share the list's storage, which would be copied on the first change.
      subviews = LayoutSubviews([], layoutDirection: layoutDirection)
      elements.removeAll(keepingCapacity: true)
    }
    content?.collectElements(into: &elements, root: nil)
    var mask = GuideMask()
    elements.visit {
      adopt($0)
      mask.formUnion($0.guides)
    }
    takeGuides(mask)
    subviews = LayoutSubviews(elements, layoutDirection: layoutDirection)
    elementsWereRefreshed()
  }

  func elementsWereRefreshed() {}

  override func refreshGuides() {
    guard !elementsAreStale else { return recollect() }
    takeGuides(elements.reduce(into: GuideMask()) { $0.formUnion($1.guides) })
  }

  private final func takeGuides(_ ofElements: GuideMask) {
    guides = answersGuides ? .all : ofElements.leavingContainer
  }

  /// Whether the layout may have guides of its own, besides those of its children.
  var answersGuides: Bool { false }

  // MARK: Preferences

  override var cachesPreferences: Bool { isDynamic }

  override func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool {
    isDynamic || super.hasPreferenceOutput(key)
  }

  override func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    guard isDynamic else { return content?.preferenceOutput(key) }
    return key.foldDynamic(in: self) {
      refreshElements()
      let items = elements.itemsInDisplayOrder
      return key.includesRemovedValues ? departingItems + items : items
    }
  }
}

extension [LayoutNode] {
  /// The roots of a dynamic container's items in list order, sorted by zIndex once any item has
  /// one.
  ///
  /// Source: PREF-1.3.
  var itemsInDisplayOrder: [Unretained<Node>] {
    let items = map { $0.itemRoot ?? Unretained($0) }
    guard contains(where: { $0.zIndex != 0 }) else { return items }
    return enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map { items[$0.offset] }
  }
}

extension ContainerNode {
  /// The items that are leaving this container, in the order of their removal.
  ///
  /// Source: PREF-1.3: they count for keys that include removed values.
  final var departingItems: [Unretained<Node>] {
    guard let departing = host.presentation?.departing, !departing.isEmpty else { return [] }
    var elements: [LayoutNode] = []
    for departure in departing where departure.node.isAlive {
      departure.node.collectElements(into: &elements, root: nil)
    }
    return elements.filter { $0.layoutParent === self }.map { $0.itemRoot ?? Unretained($0) }
  }
}

/// A container whose arrangement is a ``Layout``.
@UncheckedAccess
final class LayoutContainerNode<L: Layout>: ContainerNode {
  private(set) var layout: L
  /// Made at first use. Behind a pointer, since an optional of a type known only at run time costs
  /// a metadata look-up at every use.
  private var cache: UnsafeMutablePointer<L.Cache>?
  private var knownSpacing: KnownSpacing?
  /// The latest layout and how far the shown one lags behind; nil unless it has ever been animated.
  private var shown: ShownLayout<L>?

  init(_ layout: L, _ inputs: _ViewInputs) {
    self.layout = layout
    super.init(inputs)
  }

  package override var typeLabel: String { LayoutLabel.of(layout) }

  override var answersGuides: Bool { !layout._properties.hasOnlyGuidesOfSubviews }

  override var stackOrientation: StackOrientation? {
    switch layout._properties.stackOrientation {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case nil: .neither
    }
  }

  static func make(
    _ layout: L, isDynamic: Bool, _ inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
  ) -> LayoutContainerNode {
    let node = LayoutContainerNode(layout, inputs)
    node.isDynamic = isDynamic
    node.content = content(_ViewInputs(parent: node, slot: .list)).node
    return node
  }

  func update<Content: View>(_ layout: L, _ view: Content) {
    if L.AnimatableData.self == EmptyAnimatableData.self {
      update(layout)
    } else {
      follow(layout)
    }
    if let content { Content._updateView(view: view, outputs: _ViewOutputs(content)) }
  }

  /// Takes a new layout and shows the change over time: unlike frames, the layout is interpolated.
  ///
  /// Source: Apple documentation, `Layout`, which is animatable.
  private func follow(_ layout: L) {
    if host.mayAnimate {
      let change = layout.animatableData - (shown?.goal ?? self.layout).animatableData
      if change != .zero {
        let shown = self.shown ?? ShownLayout(layout)
        host.presentation?.begin(&shown.difference, of: self, by: change, in: transaction)
        self.shown = shown
      }
    }
    shown?.goal = layout
    update(layout.moved(by: shown?.difference?.remaining))
  }

  override func surroundingsChanged(_ change: SurroundingsChange) {
    if change == .orientation {
      let stack = self as? LayoutContainerNode<ScrolledStackLayout>
      stack?.update(ScrolledStackLayout(axis: axisOfScrolledStack))
    }
    guard change == .animation, let shown else { return }
    update(shown.goal.moved(by: shown.difference?.remaining))
  }

  func update(_ layout: L) {
    let isSame = ValueComparison.areEqual(self.layout, layout)
    guard !isSame else {
      self.layout = layout
      return
    }
    let orientation = stackOrientation
    self.layout = layout
    forgetCache()
    setNeedsLayoutWithTraits()
    if stackOrientation != orientation { content?.tellStackOrientationChanged() }
  }

  deinit { forgetCache() }

  private func forgetCache() {
    cache?.deinitialize(count: 1)
    cache?.deallocate()
    cache = nil
  }

  override func childrenResponded(isForQuestion: Bool) {
    knownSpacing = nil
    guard !elementsAreStale else { return }
    subviews.layoutDirection = layoutDirection
    guard cache != nil else { return }
    withCache { layout.updateCache(&$0, subviews: subviews) }
  }

  override func elementsWereRefreshed() {
    knownSpacing = nil
    guard cache != nil else { return }
    withCache { layout.updateCache(&$0, subviews: subviews) }
  }

  private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
    if let cache { return body(&cache.pointee) }
    if L.Cache.self == Void.self {
      // There is nothing to cache: the built-in stacks need no storage for it.
      var nothing = layout.makeCache(subviews: subviews)
      return body(&nothing)
    }
    let made = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
    made.initialize(to: layout.makeCache(subviews: subviews))
    cache = made
    return body(&made.pointee)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    refreshElements()
    return withCache {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func computeWidth(_ proposal: ProposedViewSize) -> CGFloat? {
    refreshElements()
    return withCache { layout._width(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func placeChildren() {
    refreshElements()
    placementStamp &+= 1
    let bounds = CGRect(origin: .zero, size: size)
    withCache {
      layout.placeSubviews(
        in: bounds, proposal: placedProposal, subviews: subviews, cache: &$0)
    }
    for element in elements where element.placementMark != placementStamp {
      let size = element.measure(placedProposal)
      let origin = CGPoint(
        x: (self.size.width - size.width) / 2, y: (self.size.height - size.height) / 2)
      receivePlacement(of: element, at: origin, size: size, proposal: placedProposal)
      element.tell(.question, Reason.passedOn)
      LayoutSubview(element).tellCentred(in: bounds, placedProposal)
    }
  }

  override var layoutPriority: Double {
    if let set = attributes?.layoutPriority { return set }
    refreshElements()
    return elements.isEmpty ? -.infinity : 0
  }

  /// Cached until a child changes: every container around asks for it at every measurement.
  override var spacing: ViewSpacing {
    refreshElements()
    if let knownSpacing { return knownSpacing.spacing }
    let spacing = withCache { layout.spacing(subviews: subviews, cache: &$0) }
    knownSpacing = KnownSpacing(spacing)
    return spacing
  }

  override var spacingKind: SpacingKind { .own }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    refreshElements()
    let bounds = CGRect(origin: .zero, size: size)
    return withCache { cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
    }
  }
}

/// A layout that is shown while it changes to its latest value.
private final class ShownLayout<L: Layout> {
  var goal: L
  var difference: Difference<L.AnimatableData>?

  init(_ goal: L) {
    self.goal = goal
  }
}

/// A container's spacing, stored out of line: most containers are never asked for theirs.
private final class KnownSpacing {
  let spacing: ViewSpacing

  init(_ spacing: ViewSpacing) {
    self.spacing = spacing
  }
}

/// Arranges a builder's views with a layout.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: ElementView {
  static func makeElement(_ view: Self, inputs: _ViewInputs) -> ContainerNode {
    LayoutContainerNode.make(
      view.layout, isDynamic: view.content._valueShape() == .dynamic, inputs
    ) { Content._makeView(view: view.content, inputs: $0) }
  }

  static func updateElement(_ view: Self, node: ContainerNode) {
    unsafeDowncast(node, to: LayoutContainerNode<L>.self).update(view.layout, view.content)
  }
}
