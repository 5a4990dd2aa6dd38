// Rows, columns, piles and scroll views. Rows and columns share one algorithm; LAYOUT-3.1 has its
// steps, LAYOUT-3.4 those of the pile, SCROLL-3.13 those of scroll views.

/// Arranges views in a row, from the leading edge on.
public typealias HStack<Content: View> = LayoutView<HStackLayout, Content>

/// Arranges views in a column, from the top down.
public typealias VStack<Content: View> = LayoutView<VStackLayout, Content>

/// Lays views over one another.
public typealias ZStack<Content: View> = LayoutView<ZStackLayout, Content>

extension LayoutView {
  /// - Parameter spacing: the distance between neighbours; nil asks for what they prefer.
  public init<Guide>(
    alignment: Guide = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) where L == AxisStack<Guide> {
    self.init(layout: L(alignment: alignment, spacing: spacing), content: content(), isStack: true)
  }

  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) where L == ZStackLayout {
    self.init(layout: L(alignment: alignment), content: content(), isStack: true)
  }
}

public typealias HStackLayout = AxisStack<VerticalAlignment>
public typealias VStackLayout = AxisStack<HorizontalAlignment>

/// A row or a column: it runs across the axis of its guides. "Length" is along it, "thickness" across.
nonisolated public struct AxisStack<Guide: AlignmentGuide>: Layout, Axial {
  public var alignment: Guide
  public var spacing: CGFloat?

  public init(alignment: Guide = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { Guide.center.key.axis.crossing }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let children = asked(subviews, proposal)
    let (before, after) = extent(children)
    var size = CGSize.zero
    size[Self.axis] = children.reduce(0) { $0 + $1.gap + $1.size[Self.axis] }
    size[Self.axis.crossing] = before + after
    return size
  }

  /// Step 4: one after the other from the start. Children that do not fit go beyond the end.
  ///
  /// The children are asked once more, now across the stack's own thickness where nothing was
  /// proposed: so they can fill it.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let across = Self.axis.crossing
    var proposal = proposal
    proposal[across] = proposal[across] ?? bounds.size[across]
    let children = asked(subviews, proposal)
    let line = extent(children).before
    var origin = bounds.origin
    for child in children {
      origin[Self.axis] += child.gap
      origin[across] = bounds.origin[across] + line - child.guide
      child.subview.place(at: origin, proposal: child.proposal)
      origin[Self.axis] += child.size[Self.axis]
    }
  }

  /// The wishes of the first and the last child at the ends, of all at the sides.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let sides = Edge.Set { $0.axis != Self.axis }
    var spacing = subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing, edges: sides) }
    let end: Edge = Self.axis == .horizontal ? .trailing : .bottom
    spacing[end] = last.spacing[end]
    return spacing
  }

  /// Steps 0 to 3: the children with their gaps, answers and guides, in the order of the tree.
  private func asked(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [StackChild] {
    var children = subviews.map { StackChild(subview: $0) }
    for index in children.indices.dropFirst() {
      let (before, after) = (children[index - 1].subview, children[index].subview)
      children[index].gap =
        spacing.flatMap { $0.isFinite ? $0 : nil }
        ?? before.spacing.distance(to: after.spacing, along: Self.axis)
    }
    shareLength(among: &children, proposal)
    for index in children.indices {
      let child = children[index]
      children[index].guide = child.subview.dimensions(in: child.proposal)[alignment.key]
    }
    return children
  }

  /// Steps 1 and 2: without a length each child is asked for its ideal; a length is shared.
  ///
  /// - Higher priorities come first; inside one the least flexible child, then, of endlessly flexible
  ///   ones, the one with the larger minimum.
  /// - What those of lower priorities need at least is kept back for them.
  /// - Each is proposed an equal share of what those before it have left, and takes what it takes.
  private func shareLength(among children: inout [StackChild], _ proposal: ProposedViewSize) {
    func ask(_ index: Int, _ length: CGFloat?) {
      children[index].proposal = proposal
      children[index].proposal[Self.axis] = length
      children[index].size = children[index].subview.sizeThatFits(children[index].proposal)
    }
    guard let length = proposal[Self.axis] else {
      for index in children.indices { ask(index, nil) }
      return
    }
    for index in children.indices { children[index].probe(Self.axis, proposal) }
    let order = children.indices.sorted { children[$0].rank($0) < children[$1].rank($1) }
    var left = length - children.reduce(0) { $0 + $1.gap }
    var waiting = order[...]
    while let first = waiting.first {
      let group = waiting.prefix { children[$0].priority == children[first].priority }
      waiting = waiting.dropFirst(group.count)
      let kept = waiting.reduce(0) { $0 + children[$1].minimum }
      for (turn, index) in group.enumerated() {
        ask(index, max(left.less(kept) / CGFloat(group.count - turn), 0))
        left = left.less(children[index].size[Self.axis])
      }
    }
  }

  /// Step 3: how far the children reach before and behind the line on which their guides are. The
  /// line itself counts: a guide outside of its child makes the stack thicker.
  private func extent(_ children: [StackChild]) -> (before: CGFloat, after: CGFloat) {
    children.reduce((0, 0)) { extent, child in
      (max(extent.0, child.guide), max(extent.1, child.size[Self.axis.crossing] - child.guide))
    }
  }
}

/// A layout along one axis, along which spacers in it extend.
nonisolated protocol Axial {
  static var axis: Axis { get }
}

/// A child of a stack while its length is being decided.
nonisolated private struct StackChild {
  let subview: LayoutSubview
  /// The distance to the child before.
  var gap: CGFloat = 0
  var priority = 0.0
  /// The length that it takes when it is offered none, and how much more when there is no end.
  var minimum: CGFloat = 0
  var flexibility: CGFloat = 0
  var proposal = ProposedViewSize.unspecified
  var size = CGSize.zero
  /// The place of the guide across the stack.
  var guide: CGFloat = 0

  mutating func probe(_ axis: Axis, _ proposal: ProposedViewSize) {
    func length(_ length: CGFloat) -> CGFloat {
      var question = proposal
      question[axis] = length
      return subview.sizeThatFits(question)[axis]
    }
    priority = subview.priority
    minimum = length(0)
    // Endless less endless: such a child does not give way.
    let range = length(.infinity) - minimum
    flexibility = range.isNaN ? 0 : range
  }

  /// The child of the lowest rank is asked first.
  func rank(_ index: Int) -> (Double, CGFloat, CGFloat, Int) {
    (-priority, flexibility, flexibility == .infinity ? -minimum : 0, index)
  }
}

nonisolated extension CGFloat {
  /// The rest of a length. From an endless one an endless length can be taken for ever.
  func less(_ taken: CGFloat) -> CGFloat {
    let rest = self - taken
    return rest.isNaN ? self : rest
  }
}

/// Views over one another. Those of the highest priority decide the size: the union of their frames
/// with their guides on one line. All are placed in that size. Rule: LAYOUT-3.4.
nonisolated public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (before, after) = extent(subviews, proposal)
    return CGSize { before[$0] + after[$0] }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let line = extent(subviews, proposal).before
    for subview in subviews {
      let view = subview.dimensions(in: proposal)
      let origin = CGPoint { bounds.origin[$0] + line[$0] - view[alignment[$0]] }
      subview.place(at: origin, proposal: proposal)
    }
  }

  private func extent(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (before: CGPoint, after: CGPoint) {
    let highest = subviews.map(\.priority).max()
    let deciding = subviews.filter { $0.priority == highest }.map { $0.dimensions(in: proposal) }
    // An endless child reaches endlessly far behind the line, wherever its guide is.
    func rest(_ view: ViewDimensions, _ axis: Axis) -> CGFloat {
      view.size[axis].isFinite ? view.size[axis] - view[alignment[axis]] : view.size[axis]
    }
    return (
      CGPoint { axis in deciding.map { $0[alignment[axis]] }.max() ?? 0 },
      CGPoint { axis in deciding.map { rest($0, axis) }.max() ?? 0 }
    )
  }
}

/// A window on content of any length, moved by an offset that a host gives.
///
/// Along its axes it proposes nothing to the content and takes the whole proposal itself; across it
/// is as thick as the content. Rule: SCROLL-3.13.
public struct ScrollView<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// - Parameter showsIndicators: without effect here; nothing is drawn.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  func outline(in place: Place) -> Outline {
    let stack: any Layout = axes == .horizontal ? HStackLayout() : VStackLayout()
    let content = place.step("content").element(of: content, in: stack)
    return .one(ScrollElement(axes, content, place))
  }
}

final class ScrollElement: Element {
  private let axes: Axis.Set
  private let content: Element
  /// How far the content has moved up and to the left: the one thing about it that lasts.
  let offset: Cell<CGPoint>

  init(_ axes: Axis.Set, _ content: Element, _ place: Place) {
    self.axes = axes
    self.content = content
    offset = place.memory.cell { .zero }
    super.init(place)
  }

  override var children: [Outline] { [.one(content)] }

  /// From right to left the offset is counted from the right.
  override var contentOffset: CGPoint {
    let isMirrored = place.environment.layoutDirection == .rightToLeft
    return CGPoint(x: isMirrored ? -offset.value.x : offset.value.x, y: offset.value.y)
  }

  private func scrolls(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize { scrolls($0) ? nil : proposal[$0] }
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    let content = content.size(inside(proposal))
    return CGSize { scrolls($0) ? proposal[$0] ?? content[$0] : content[$0] }
  }

  override func placeChildren() {
    let answer = content.size(inside(proposal))
    let origin = CGPoint { scrolls($0) ? 0 : (size[$0] - answer[$0]) / 2 }
    place(content, at: origin, inside(proposal))
  }
}

extension ViewHost {
  /// Gives the first scroll view with the identifier, or inside such a view, another content offset.
  /// The next turn shows it.
  ///
  /// - Units: points, from the leading end of the content; y is negative while it is pulled down.
  /// - Errors: without such a scroll view nothing happens, with a warning.
  public func scroll(to offset: CGPoint, in identifier: String) {
    let scrolling = elements(identifier).flatMap(\.all).lazy.compactMap { $0 as? ScrollElement }
    guard let found = scrolling.first else {
      return warn("No scroll view has the identifier \"\(identifier)\".")
    }
    found.offset.write(offset)
  }
}
