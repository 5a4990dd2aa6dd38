extension View {
  /// Adds space around the view, 16 points if no length is given.
  ///
  /// The proposal shrinks by the insets and the answer grows by them; neither falls below 0. A
  /// negative length lets the view extend beyond its bounds; one that is not finite counts as 0,
  /// with a warning. Source: LAYOUT-3.7.
  ///
  /// ```swift
  /// Text("a").padding(.horizontal, 12)
  /// Text("b").padding()  // 16 on all edges
  /// ```
  @inlinable nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(_PaddingLayout(edges: edges, length: length))
  }

  @inlinable nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, length: length))
  }

  @inlinable nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }
}

/// Space around a view; public so that `padding` inlines into clients.
public nonisolated struct _PaddingLayout: LayoutModifier {
  static let defaultLength: CGFloat = 16

  let insets: EdgeInsets
  let isInvalid: Bool

  public init(edges: Edge.Set, length: CGFloat?) {
    self.init(insets: EdgeInsets(length ?? Self.defaultLength, edges: edges))
  }

  public init(insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.ifFinite ?? 0, leading: insets.leading.ifFinite ?? 0,
      bottom: insets.bottom.ifFinite ?? 0, trailing: insets.trailing.ifFinite ?? 0)
    isInvalid = self.insets != insets
  }

  public var invalidInput: String? { isInvalid ? "Invalid padding (not a finite number)." : nil }

  public var edgesWithOrdinarySpacing: Edge.Set {
    var edges: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { edges.formUnion(Edge.Set(edge)) }
    return edges
  }

  private func ends(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  private func content(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(content(proposal))
    subviews[0].tellAround { axis in
      let (start, end) = ends(axis)
      let answer = Term.answer(subviews[0].node, axis, size[axis])
      return Reason(.kept, answer.adding(start).adding(end).orZero(size[axis] + start + end))
    }
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  public func _width(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    max(subviews[0].node.measureWidth(content(proposal)) + insets.horizontal, 0)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: content(proposal))
    subviews[0].tell(.question) { axis in
      let (start, end) = ends(axis)
      let rest = Term.asked(axis).less(start).less(end)
      return Reason(.asked, rest.orZero(proposal[axis].map { $0 - start - end }))
    }
    subviews[0].tell(.place) { Reason(.placed, .number(ends($0).start)) }
  }
}

extension _PaddingLayout: NumberNaming {
  package nonisolated static var numbers: [NamedNumber<Self>] {
    [
      NamedNumber("top", \.[.top]), NamedNumber("leading", \.[.leading]),
      NamedNumber("bottom", \.[.bottom]), NamedNumber("trailing", \.[.trailing]),
    ]
  }

  private nonisolated subscript(edge: Edge) -> CGFloat {
    get { insets[edge] }
    set {
      var insets = insets
      insets[edge] = newValue
      self = Self(insets: insets)
    }
  }
}
