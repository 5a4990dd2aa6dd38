/// A row of views as a layout.
///
/// ```swift
/// let row = HStackLayout(alignment: .top, spacing: 0) {
///   Color.red
///   Color.blue
/// }
/// ```
public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A column of views as a layout.
public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The stack of several views in a scroll view: a row or a column, along the scrolling axis.
struct ScrolledStackLayout: Layout {
  let axis: Axis
  var spacing: CGFloat? { nil }
}

extension HStackLayout: AxisStackLayout {
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  var axis: Axis { .horizontal }
  var alignmentKey: AlignmentKey { alignment.key }
}

extension VStackLayout: AxisStackLayout {
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  var axis: Axis { .vertical }
  var alignmentKey: AlignmentKey { alignment.key }
}

extension ScrolledStackLayout: AxisStackLayout {
  var _properties: LayoutProperties { LayoutProperties(stackOrientation: axis) }

  var alignmentKey: AlignmentKey {
    axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
  }
}

/// A stack along either axis: one algorithm, parameterised by axis.
protocol AxisStackLayout: Layout where Cache == Void {
  var axis: Axis { get }
  var alignmentKey: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension AxisStackLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    withArrangement(subviews) { arrangement in
      arrangement.shareLength(proposal)
      let size = arrangement.size
      arrangement.tellAnswer(size)
      return size
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    withArrangement(subviews) { arrangement in
      var proposal = proposal
      // Step 4: the second pass has a concrete minor proposal even where the first had none.
      let across = proposal[axis.crossing]
      if across == nil {
        proposal[axis.crossing] = bounds.size[axis.crossing]
      }
      arrangement.shareLength(proposal)
      arrangement.place(in: bounds, proposal)
      arrangement.tellPlaces(in: bounds, isAskedAcross: across != nil)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let isRow = axis == .horizontal
    let sides: Edge.Set = isRow ? .vertical : .horizontal
    var spacing = first.spacing
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing, edges: sides) }
    let end: Edge = isRow ? .trailing : .bottom
    spacing[end] = last.spacing[end]
    return spacing
  }

  private func withArrangement<Result>(
    _ subviews: Subviews, _ body: (inout StackArrangement) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: StackChild.self, capacity: subviews.count) { children in
      for index in 0..<subviews.count {
        children.initializeElement(at: index, to: StackChild(subviews[index].reference))
      }
      defer { children.deinitialize() }
      var arrangement = StackArrangement(
        children: children, axis: axis, alignment: alignmentKey, spacing: spacing)
      return body(&arrangement)
    }
  }
}

extension HStackLayout: NumberNaming {
  package nonisolated static var numbers: [NamedNumber<Self>] {
    [NamedNumber("spacing", \.spacing)]
  }
}

extension VStackLayout: NumberNaming {
  package nonisolated static var numbers: [NamedNumber<Self>] {
    [NamedNumber("spacing", \.spacing)]
  }
}
