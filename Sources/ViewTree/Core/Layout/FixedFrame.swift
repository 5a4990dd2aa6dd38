extension View {
  /// Puts the view into a frame of a fixed size.
  ///
  /// A given side is proposed and reported; with nil, the proposal and the view's own side pass
  /// through. The view is aligned by its guide against the frame's default one; it is never resized
  /// or clipped. A negative or non-finite side counts as nil, with a warning. Source: LAYOUT-3.5.
  ///
  /// ```swift
  /// let host = ViewHost(size: CGSize(width: 100, height: 100)) {
  ///   Color.red.frame(width: 20, height: 10)
  ///     .accessibilityIdentifier("inner")
  ///     .frame(width: 60, height: 40, alignment: .topLeading)
  /// }
  /// // The frame of 60 x 40 is centred in the window; the view sits in its corner.
  /// #expect(host.frame(of: "inner") == CGRect(x: 20, y: 30, width: 20, height: 10))
  /// ```
  @inlinable nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// A frame without any constraint.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  @inlinable nonisolated public func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }
}

/// A frame of a fixed size; public so that `frame(width:height:alignment:)` inlines into clients.
public nonisolated struct _FrameLayout: LayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  let isInvalid: Bool

  public init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
    isInvalid = (self.width == nil) != (width == nil) || (self.height == nil) != (height == nil)
  }

  private static func valid(_ side: CGFloat?) -> CGFloat? {
    guard let side, side >= 0, side.isFinite else { return nil }
    return side
  }

  public var invalidInput: String? {
    isInvalid ? "Invalid frame dimension (negative or non-finite)." : nil
  }

  public var edgesWithOrdinarySpacing: Edge.Set {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return edges
  }

  public var respondsAlike: Bool { width != nil && height != nil }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let width, let height {
      subviews[0].tellAround { side($0).map { Reason(.fixed, .number($0)) } }
      return CGSize(width: width, height: height)
    }
    let size = subviews[0].sizeThatFits(content(proposal))
    subviews[0].tellAround { axis in
      side(axis).map { Reason(.fixed, .number($0)) } ?? subviews[0].kept(axis, size)
    }
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  public func _width(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    width ?? subviews[0].node.measureWidth(content(proposal))
  }

  private func side(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  private func content(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    FrameAlignment.place(subviews[0], in: bounds, alignment, content(proposal))
    subviews[0].tell(.question) { axis in
      side(axis).map { Reason(.fixed, .number($0)) } ?? .passedOn(axis)
    }
  }
}

extension _FrameLayout: NumberNaming {
  package nonisolated static var numbers: [NamedNumber<Self>] {
    [NamedNumber("width", \.[.horizontal]), NamedNumber("height", \.[.vertical])]
  }

  private nonisolated subscript(axis: Axis) -> CGFloat? {
    get { side(axis) }
    set {
      self = Self(
        width: axis == .horizontal ? newValue : width,
        height: axis == .vertical ? newValue : height, alignment: alignment)
    }
  }
}

/// Aligns a view in a frame: the frame's default guide meets the view's own.
///
/// Source: LAYOUT-3.5.2.
enum FrameAlignment {
  static func place(
    _ subview: LayoutSubview, in bounds: CGRect, _ alignment: Alignment,
    _ proposal: ProposedViewSize
  ) {
    let size = subview.sizeThatFits(proposal)
    func origin(_ key: AlignmentKey) -> CGFloat {
      let frame =
        key.builtInValue(in: bounds.size)
        ?? key.defaultValue(
          in: ViewDimensions(size: bounds.size, proposal: proposal, source: nil))
      let guide = subview.reference.use { $0.guide(key, size: size, proposal: proposal) }
      subview.tell(.place) { axis in
        guard axis == key.axis else { return nil }
        return .placed(
          axis, line: frame, in: bounds.size[axis], guide: guide, of: subview.node, size[axis])
      }
      return frame - guide
    }
    subview.place(
      at: CGPoint(
        x: bounds.minX + origin(alignment.horizontal.key),
        y: bounds.minY + origin(alignment.vertical.key)),
      size: size, proposal: proposal)
  }
}
